/**
 * The areas of the product, in the words of its menu, and what each stands on. `modules/<area>/`
 * holds their modules. The arrows form no circle.
 */
export const AREA_EDGES: Record<string, readonly string[]> = {
  company: [],
  people: ['company'],
  time: ['people'],
  concepts: ['company'],
  payroll: ['company', 'concepts', 'people', 'time'],
  money: ['payroll', 'people'],
  administration: ['company', 'concepts', 'payroll', 'people', 'time'],
}

/**
 * Which module may use which other one, through its door: `server/index.ts`, its `model/`, or what
 * its `web/index.ts` names. The arrows form no circle, so that every module can be understood, and
 * taken out, after those that stand on it.
 */
export const MODULE_EDGES: Record<string, readonly string[]> = {
  session: ['second-factor'],
  sight: [],
  'second-factor': [],
  accounts: ['second-factor', 'session'],
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
  companies: ['accounts', 'businesses', 'company-services', 'second-factor', 'session'],
  'company-services': ['session'],
  businesses: [],
  'concept-library': [],
  concepts: ['concept-library'],
  contracts: ['businesses', 'session', 'sight'],
  people: ['accounts', 'businesses', 'contracts', 'session', 'sight'],
  holidays: [],
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
  retroactivity: [
    'concept-library',
    'contracts',
    'indicators',
    'payroll-months',
    'payslips',
    'people',
  ],
  'payroll-checks': ['payroll-months', 'payroll-review', 'payslips', 'retroactivity'],
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
    'businesses',
    'concept-library',
    'indicators',
    'payroll-processes',
    'people',
    'scenarios',
    'sight',
  ],
  'payroll-review': ['payroll-months', 'payslips', 'sight'],
  grants: ['businesses', 'people', 'session'],
  scenarios: ['businesses', 'concept-library', 'indicators', 'payroll-months', 'payslips', 'sight'],
  dashboard: ['companies', 'contracts', 'payroll-months', 'people', 'presence'],
  reports: [
    'absences',
    'additional-papers',
    'concept-library',
    'contracts',
    'employer-loans',
    'payroll-months',
    'payslips',
    'people',
    'sight',
    'user-items',
  ],
  directory: ['people', 'session'],
  presence: ['businesses', 'contracts', 'payroll-months', 'people', 'session'],
}

/**
 * The modules that calculate, or choose how it is done, and so may import `law/` and
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
