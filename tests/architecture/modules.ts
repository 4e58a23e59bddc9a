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
    'businesses',
    'concept-library',
    'concepts',
    'formula-editor',
    'indicators',
    'payroll-engine',
    'payroll-frame',
    'payroll-input',
    'payroll-months',
    'payroll-results',
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
  absences: ['contracts', 'time-off'],
  'time-off': [],
  vacations: ['absences', 'contracts', 'time-off'],
  'payroll-months': [
    'businesses',
    'payroll-engine',
    'payroll-frame',
    'payroll-input',
    'payroll-results',
    'sight',
  ],
  'user-items': [
    'concept-library',
    'contracts',
    'payroll-frame',
    'payroll-input',
    'payroll-months',
    'payroll-results',
    'sight',
  ],
  payslips: ['payroll-frame', 'payroll-months', 'payroll-results', 'sight'],
  'payslip-history': [],
  'payslip-verification': ['payslips', 'session'],
  'payroll-closing': ['businesses', 'payroll-frame', 'payroll-months', 'session'],
  'payroll-processes': [
    'absences',
    'businesses',
    'payroll-frame',
    'payroll-input',
    'payroll-months',
    'payslips',
    'people',
    'sight',
  ],
  retroactivity: [
    'businesses',
    'concept-library',
    'contracts',
    'indicators',
    'payroll-engine',
    'payroll-frame',
    'payroll-input',
    'payroll-months',
    'payroll-results',
    'people',
  ],
  'payroll-checks': [
    'concept-library',
    'payroll-engine',
    'payroll-frame',
    'payroll-months',
    'payroll-results',
    'payroll-review',
    'retroactivity',
  ],
  advances: ['payroll-frame', 'payroll-input', 'payroll-processes', 'sight'],
  'additional-papers': ['additional-payments', 'payroll-results', 'payslips', 'sight'],
  'additional-payments': [
    'payroll-frame',
    'payroll-processes',
    'payroll-results',
    'payslips',
    'sight',
    'user-items',
  ],
  settlements: ['payroll-frame', 'payroll-processes', 'payslips', 'sight'],
  'employer-loans': ['contracts', 'payroll-frame', 'payroll-input', 'payroll-results', 'sight'],
  audit: [
    'businesses',
    'concept-library',
    'indicators',
    'payroll-processes',
    'people',
    'scenarios',
    'sight',
  ],
  'payroll-review': ['payroll-frame', 'payroll-months', 'payroll-results', 'sight'],
  grants: ['businesses', 'people', 'session'],
  scenarios: [
    'businesses',
    'concept-library',
    'indicators',
    'payroll-engine',
    'payroll-input',
    'payslips',
    'sight',
  ],
  dashboard: ['companies', 'contracts', 'payroll-frame', 'payroll-months', 'people', 'presence'],
  reports: [
    'absences',
    'additional-payments',
    'concept-library',
    'contracts',
    'employer-loans',
    'payslips',
    'people',
    'sight',
    'user-items',
    'vacations',
  ],
  directory: ['people', 'session'],
  presence: ['businesses', 'contracts', 'payroll-frame', 'people', 'session'],
  'payroll-engine': [
    'businesses',
    'concept-library',
    'indicators',
    'payroll-input',
    'payroll-results',
  ],
  'payroll-frame': ['indicators'],
  'payroll-input': [
    'absences',
    'businesses',
    'contracts',
    'indicators',
    'payroll-results',
    'sight',
  ],
  'payroll-results': ['sight'],
}

/**
 * The modules that calculate, or choose how it is done, and so may import `law/` and
 * `formula/`.
 */
export const CALCULATING_MODULES = [
  'absences',
  'payroll-input',
  'payroll-results',
  'payroll-engine',
  'payroll-frame',
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

/**
 * Doors that show more than twelve names, and how many. A number here may fall and never rise; a
 * door of twelve or fewer leaves the list.
 */
export const DOORS_WIDER: Readonly<Record<string, number>> = {
  session: 33,
  'payroll-input': 17,
  'payroll-results': 15,
  payslips: 14,
}
