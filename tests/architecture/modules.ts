/**
 * Which module may use which other one, through its door: `server/index.ts`, its `model/`, or what
 * its `web/index.ts` names. The arrows form no circle, so that every module can be understood, and
 * taken out, after those that stand on it.
 */
export const MODULE_EDGES: Record<string, readonly string[]> = {
  session: [],
  sight: [],
  studio: [
    'concept-library',
    'concepts',
    'formula-editor',
    'indicators',
    'payroll-months',
    'payslips',
    'sight',
  ],
  'formula-editor': [],
  companies: ['businesses', 'session'],
  businesses: [],
  'concept-library': [],
  concepts: ['concept-library'],
  contracts: ['businesses', 'session', 'sight'],
  people: ['businesses', 'contracts', 'session', 'sight'],
  indicators: ['session'],
  absences: ['contracts'],
  'payroll-time': ['absences', 'businesses', 'contracts', 'people', 'sight'],
  'payroll-months': [
    'businesses',
    'concept-library',
    'contracts',
    'indicators',
    'payroll-time',
    'sight',
  ],
  'user-items': ['concept-library', 'contracts', 'payroll-months', 'payslips', 'sight'],
  payslips: ['payroll-months', 'sight'],
  'payslip-history': [],
  'payslip-verification': ['payslips', 'session'],
  'payroll-closing': ['businesses', 'payroll-months', 'session'],
  'payroll-processes': ['absences', 'businesses', 'payroll-months', 'payslips', 'sight'],
  retroactivity: ['concept-library', 'contracts', 'indicators', 'payroll-months', 'payslips'],
  'payroll-checks': ['payroll-months', 'payroll-review', 'payslips'],
  advances: ['payroll-months', 'payroll-processes', 'sight'],
  'additional-papers': ['payroll-months', 'payslips', 'sight'],
  'additional-payments': [
    'additional-papers',
    'advances',
    'payroll-months',
    'payroll-processes',
    'payslips',
    'user-items',
    'sight',
  ],
  settlements: ['advances', 'payroll-months', 'payroll-processes', 'payslips', 'sight'],
  'employer-loans': ['contracts', 'payroll-months', 'payslips', 'sight'],
  audit: [
    'absences',
    'businesses',
    'companies',
    'contracts',
    'people',
    'payroll-months',
    'user-items',
    'sight',
  ],
  'payroll-review': ['payroll-months', 'payslips', 'sight'],
  grants: ['businesses', 'people', 'session'],
  scenarios: ['businesses', 'concept-library', 'indicators', 'payroll-months', 'payslips', 'sight'],
  dashboard: ['contracts', 'payroll-months', 'people'],
  reports: ['concept-library', 'contracts', 'payroll-months', 'payslips', 'people', 'sight'],
}

/**
 * The modules that calculate, or choose how it is done, and so may import `payroll/` and
 * `formula/`.
 */
export const CALCULATING_MODULES = [
  'absences',
  'payroll-time',
  'studio',
  'formula-editor',
  'payroll-months',
  'payslips',
  'businesses',
  'concept-library',
  'concepts',
  'payroll-checks',
  'indicators',
  'scenarios',
  'payroll-review',
  'additional-payments',
  'retroactivity',
]
