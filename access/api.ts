import { type Actor, type Company, nobody } from './actor.ts'
import { decide, type Decision } from './decide.ts'
import { operations, type Policy } from './operations.ts'
import type { Permission } from './services.ts'

/** Operations that the product's list does not name and that its screens need. */
const own = {
  updateUiConfig: 'signedIn',
  signInSecond: 'public',
  passwordLink: 'public',
  proveIdentity: 'signedIn',
  proveSecond: 'signedIn',
  ownFactors: 'signedIn',
  startTotp: 'signedIn',
  confirmTotp: 'signedIn',
  removeTotp: 'signedIn',
  startPasskey: 'signedIn',
  confirmPasskey: 'signedIn',
  removePasskey: 'signedIn',
  newRecoveryCodes: 'signedIn',
  ownSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  userAccess: 'passwords.update',
  sendAccess: 'passwords.update',
  endUserSessions: 'passwords.update',
  resetSecondFactor: 'passwords.update',
  companySecurity: 'company.read',
  updateCompanySecurity: 'company.update',
  inviteCompanyAdmins: 'companies.update',
  orgChartSearch: 'orgChart.read',
  studioConcept: 'formulas.read',
  studioMonths: 'formulas.read',
  formulaLibrary: 'formulas.read',
  previewConcept: 'formulas.read',
  explainDraft: 'formulas.read',
  conceptImpact: 'formulas.read',
  conceptCases: 'formulas.read',
  caseFacts: 'formulas.read',
  createConceptCase: 'formulas.update',
  updateConceptCase: 'formulas.update',
  deleteConceptCase: 'formulas.update',
  saveConcept: ['formulas.update', 'formulas.create', 'items.update', 'items.create'],
  firstSteps: 'firstSteps.read',
  leaveFirstStep: 'firstSteps.update',
  inviteUsers: 'users.create',
  invitableUsers: 'users.create',
  onlineUsers: 'dashboard.read',
  activity: 'dashboard.read',
  directory: 'directory.read',
  companyDashboard: 'companies.read',
  companyPeople: 'companies.read',
  removeCompanyImage: 'company.update',
  companyExceptions: ['companyServices.read', 'companies.read'],
  giveException: 'companies.update',
  endException: 'companies.update',
  fileLink: 'signedIn',
  verifyPayslip: 'public',
  reports: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  reportPreview: ['reports.read', 'peopleReports.read', 'payrollReports.read'],
  conceptHistory: ['items.read', 'formulas.read', 'variables.read', 'tables.read'],
  conceptUses: ['items.read', 'formulas.read', 'variables.read', 'tables.read'],
  userHistory: 'users.read',
  userCounts: 'users.massRead',
  createLogin: 'passwords.update',
  updateLogin: 'passwords.update',
  vouchForLogin: 'passwords.update',
  userContracts: 'contracts.read',
  userContract: 'contracts.read',
  contractHistory: 'contracts.read',
  userBusinesses: 'userBusinesses.read',
  contractOptions: 'contracts.read',
  absenceContracts: 'absences.create',
  legalPermitDays: 'absences.create',
  absenceMonth: 'absences.read',
  absenceAlerts: 'absenceResponses.update',
  answerAbsences: 'absenceResponses.update',
  userAbsenceYear: 'absences.read',
  teamAbsences: 'absences.create',
  teamCalendar: 'absences.read',
  calendarFeeds: 'signedIn',
  createCalendarFeed: 'signedIn',
  revokeCalendarFeed: 'signedIn',
  absenceSteps: 'absences.read',
  withdrawAbsence: 'absences.create',
  withdrawVacation: 'vacations.create',
  vacationContracts: 'vacations.read',
  vacationVoucher: 'vacations.read',
  vacationLedger: 'vacationConfig.read',
  createVacationAdjustment: 'vacationConfig.update',
  createVacationLot: 'vacationConfig.update',
  costCenterGroup: 'costCenters.read',
  costCenterGaps: 'costCenterContracts.read',
  saveCostCenterSplit: 'costCenterContracts.update',
  syndicates: 'syndicates.read',
  syndicate: 'syndicates.read',
  payrollMonth: 'payrollMonths.read',
  payrollClosing: 'payrollMonths.read',
  requestPayrollClosing: 'payrollProcesses.create',
  answerPayrollClosing: ['payrollClosing.create', 'payrollProcesses.create'],
  processRules: 'businessOptions.read',
  saveProcessRule: 'businessOptions.update',
  payrollRun: 'payrollMonths.read',
  payrollRunErrors: 'payrollMonths.read',
  recalculations: 'payslips.read',
  payslipRevisions: 'payslips.read',
  payrollComparison: 'payslips.read',
  payrollComparisonTotals: 'payslips.read',
  payrollDifference: 'payslips.read',
  reviewPayslips: 'payrollMonths.update',
  payrollHistory: 'payslips.read',
  explainPayslip: 'payslips.read',
  acknowledgePayslip: 'payslips.read',
  payslipRelease: 'payrollMonths.read',
  additionalPayments: 'payslips.massRead',
  saveAdditionalPayments: 'userItems.update',
  nameAdditional: 'userItems.update',
  gratification: 'payslips.massRead',
  gratificationRows: 'payslips.massRead',
  gratificationOf: 'payslips.massRead',
  saveGratification: 'userItems.update',
  removeGratification: 'userItems.update',
  excludeFromGratification: 'userItems.update',
  additionalRelease: 'payrollMonths.read',
  releaseAdditionalPayments: 'payrollClosing.create',
  ownAdditionalPayments: 'payslips.read',
  additionalPaper: 'payslips.read',
  additionalPdf: 'payslips.read',
  payrollDeadlines: 'payrollDashboard.read',
  markPayrollDeadline: 'payrollMonths.update',
  processPayments: 'transfers.read',
  transferFormats: 'transfers.update',
  createTransferFile: 'transfers.update',
  settlementContracts: 'payslips.massRead',
  advances: 'userItems.read',
  saveAdvances: 'userItems.update',
  proposeAdvances: 'userItems.update',
  employerLoans: 'userItems.read',
  employerLoan: 'userItems.read',
  createEmployerLoan: 'userItems.create',
  payEmployerLoan: 'userItems.update',
  suspendEmployerLoan: 'userItems.update',
  payrollProcess: 'payrollMonths.read',
  updatePayrollProcess: 'payrollMonths.update',
  payslipReceipts: 'payslips.massRead',
  payslipsWithoutMail: 'payslips.massRead',
  additionalWithoutMail: 'payslips.massRead',
  releasePayslips: 'payrollClosing.create',
  remindPayslips: 'payrollClosing.create',
  payrollStart: ['users.create', 'users.update', 'contracts.create'],
  retroactivity: 'payrollMonths.read',
  owedByContractChange: 'contracts.update',
  owedByPersonChange: 'users.update',
  postRetroactive: 'userItems.create',
  undoRetroactive: 'userItems.delete',
  createLateItem: 'userItems.create',
  removeLateItem: 'userItems.delete',
  payrollChecks: 'payrollMonths.read',
  notePayrollChecks: 'payrollMonths.update',
  inputItems: 'userItems.read',
  enteredItems: 'userItems.read',
  saveUserItems: 'userItems.update',
  suspendUserItem: 'userItems.update',
  resumeUserItem: 'userItems.update',
  previousUserItems: 'userItems.read',
  cancelJob: 'payrollProcesses.create',
  orderedItems: 'items.read',
  orderItems: 'items.update',
  familyAllowance: 'indicators.read',
  indicatorHistory: 'indicators.read',
  enterIndicator: 'indicators.create',
  confirmIndicator: 'indicators.update',
  revokeIndicator: 'indicators.update',
  enterIndicatorTable: 'indicators.create',
  confirmIndicatorTable: 'indicators.update',
  revokeIndicatorTable: 'indicators.update',
  netToGross: 'scenarios.create',
  explainNetToGross: 'scenarios.create',
  scenarios: 'scenarios.read',
  scenario: 'scenarios.read',
  scenarioRun: 'scenarios.read',
  scenarioOptions: 'scenarios.create',
  createScenario: 'scenarios.create',
  updateScenario: 'scenarios.update',
  calculateScenario: 'scenarios.update',
  deleteScenario: 'scenarios.delete',
  job: 'signedIn',
  mailOutbox: 'mailOutbox.read',
  verifyAudit: 'audit.read',
  updateProfile: 'profiles.update',
  profileAssignments: 'profiles.read',
} as const satisfies Record<string, Policy>

const policies = { ...operations, ...own } as const

/**
 * All operations open to a person who must choose another password first, besides those that need
 * no session: reading who they are, changing the password, and signing out.
 */
export const forcedMay: ReadonlySet<ApiOperation> = new Set<ApiOperation>([
  'me',
  'updatePassword',
  'logout',
])

/** The same for a person who must add a second factor and has none yet. */
export const enrollingMay: ReadonlySet<ApiOperation> = new Set<ApiOperation>([
  'me',
  'logout',
  'updateUiConfig',
  'ownFactors',
  'startTotp',
  'confirmTotp',
  'startPasskey',
  'confirmPasskey',
  'proveIdentity',
  'proveSecond',
])

/** The name of anything the API answers. An operation that is not here does not compile. */
export type ApiOperation = keyof typeof policies

export const apiOperations = Object.keys(policies) as ApiOperation[]

export const policyOf = (name: ApiOperation): Policy | undefined =>
  Object.hasOwn(policies, name) ? policies[name] : undefined

/** Whether the name is of an operation that asks for no session. */
export const mayCallOpenly = (name: string): boolean =>
  apiOperations.some((known) => known === name && policies[known] === 'public')

/**
 * Whether somebody may call an operation at all; which rows it then answers, its reach narrows.
 * `null` is a request without a session. Of several permissions one is enough.
 */
export function mayCall(
  actor: Actor | null,
  company: Company | null,
  name: ApiOperation,
): Decision {
  const policy = policyOf(name)
  if (policy === undefined) return refused('La operación no tiene política')
  if (policy === 'public') return { allowed: true, because: 'Es pública', scope: 'company' }
  if (actor === null) return refused('Hay que ingresar primero')
  if (policy === 'signedIn')
    return { allowed: true, because: 'Basta con haber ingresado', scope: 'company' }
  const asked: readonly Permission[] = typeof policy === 'string' ? [policy] : policy
  const decisions = asked.map((permission) => decide(actor ?? nobody, company, permission))
  return decisions.find(({ allowed }) => allowed) ?? decisions[0] ?? refused('Sin permiso')
}

const refused = (because: string): Decision => ({ allowed: false, because, scope: [] })
