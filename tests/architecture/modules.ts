/**
 * Which module may use which other one, through its door: `server/index.ts`, its `model/`, or what
 * its `web/index.ts` names. The arrows form no circle, so that every module can be understood, and
 * taken out, after those that stand on it.
 */
export const MODULE_EDGES: Record<string, readonly string[]> = {
  session: [],
  studio: [
    'concept-library',
    'concepts',
    'formula-editor',
    'indicators',
    'payroll-months',
    'payslips',
  ],
  'formula-editor': [],
  companies: ['businesses', 'company-services', 'session'],
  'company-services': ['session'],
  businesses: [],
  'concept-library': [],
  concepts: ['concept-library'],
  contracts: ['businesses'],
  people: ['businesses', 'contracts', 'session'],
  indicators: [],
  absences: ['contracts'],
  'payroll-time': ['absences', 'contracts'],
  'payroll-months': ['businesses', 'concept-library', 'indicators', 'payroll-time'],
  'user-items': ['concept-library', 'contracts', 'payroll-months', 'payslips'],
  payslips: ['payroll-months'],
  'payslip-history': [],
  'payslip-verification': ['payslips', 'session'],
  'payroll-closing': ['businesses', 'payroll-months', 'session'],
  'payroll-processes': ['absences', 'businesses', 'payroll-months', 'payslips'],
  retroactivity: ['concept-library', 'contracts', 'indicators', 'payroll-months', 'payslips'],
  'payroll-checks': ['payroll-months', 'payroll-review', 'payslips'],
  advances: ['payroll-months', 'payroll-processes'],
  'additional-papers': ['payroll-months', 'payslips'],
  'additional-payments': [
    'additional-papers',
    'advances',
    'payroll-months',
    'payroll-processes',
    'payslips',
    'user-items',
  ],
  settlements: ['advances', 'payroll-months', 'payroll-processes', 'payslips'],
  'employer-loans': ['contracts', 'payroll-months', 'payslips'],
  audit: [
    'absences',
    'businesses',
    'companies',
    'company-services',
    'contracts',
    'people',
    'payroll-months',
    'user-items',
  ],
  'payroll-review': ['payroll-months', 'payslips'],
  grants: ['businesses', 'people', 'session'],
  scenarios: ['businesses', 'concept-library', 'indicators', 'payroll-months', 'payslips'],
  dashboard: ['companies', 'contracts', 'payroll-months', 'people', 'presence'],
  directory: ['people', 'session'],
  presence: ['businesses', 'contracts', 'people', 'session'],
  reports: ['concept-library', 'contracts', 'payroll-months', 'payslips', 'people'],
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
