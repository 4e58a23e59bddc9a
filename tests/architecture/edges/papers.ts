/** The edges of the modules of papers: see `modules.ts`. */
export const PAPERS_EDGES: Record<string, readonly string[]> = {
  annexes: ['authority', 'businesses', 'contracts', 'documents', 'people', 'sight'],
  documents: ['accounts', 'contracts', 'people', 'sight'],
  'company-certificates': ['businesses', 'notices', 'second-person', 'session'],
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
