/** The edges of the modules of papers: see `modules.ts`. */
export const PAPERS_EDGES: Record<string, readonly string[]> = {
  annexes: ['authority', 'businesses', 'contracts', 'documents', 'people', 'sight', 'signature'],
  'company-certificates': ['businesses', 'notices', 'second-person', 'session'],
  documents: ['accounts', 'companies', 'contracts', 'people', 'sight'],
  signature: [
    'businesses',
    'companies',
    'company-certificates',
    'credentials',
    'documents',
    'identities',
    'notices',
    'people',
    'second-person',
    'session',
    'sight',
  ],
  templates: [
    'accounts',
    'businesses',
    'chosen-people',
    'contracts',
    'documents',
    'people',
    'sight',
  ],
}
