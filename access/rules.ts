import { actionOf, type Letter, partsOf, type Permission, type Word } from './services.ts'
import type { CompanyOptions } from './actor.ts'
import type { Group } from './roles.ts'

/**
 * The rule table by flag. Each row gives one group of people some actions (c r u d m, as in
 * `services.ts`) over some records:
 *
 * - `self`: their own; `supervised`: of the people who report to them;
 * - `reach`: as far as their role reaches (company, own razones sociales, own people, themselves).
 *
 * `lawful` rights no profile takes away. `ceiling` rights no profile gives: they stay in the group.
 * `when` asks for an option of the razón social.
 */
export const rules: readonly Rule[] = [
  {
    to: 'person',
    over: 'self',
    lawful: true,
    why: 'Cada persona ve su ficha, su contrato y sus liquidaciones (Código del Trabajo, arts. 9 y 54; ley 19.628)',
    may: { users: 'r', contracts: 'r', annexes: 'r', payslips: 'r', passwords: 'u' },
  },
  {
    to: 'person',
    over: 'self',
    why: 'Lo propio de cada persona',
    may: {
      family: 'r',
      paymentMethods: 'r',
      userFieldData: 'r',
      userBusinesses: 'r',
      avatars: 'u',
      contractFiles: 'rd',
      contractSettlements: 'r',
      digitalFolder: 'r',
      digitalSignature: 'r',
      absences: 'rc',
      absencesA: 'c',
      vacations: 'r',
      vacationConfig: 'r',
      evaluations: 'r',
      surveyAnswers: 'ru',
      performanceResults: 'r',
      feedback: 'rc',
      actionPlans: 'r',
      milestones: 'r',
      actionPlanProgress: 'u',
    },
  },
  {
    to: 'person',
    over: 'self',
    when: 'vacationPublic',
    why: 'La razón social permite pedir las vacaciones propias',
    may: { vacations: 'c' },
  },
  {
    to: 'person',
    over: 'reach',
    why: 'Lo que la empresa muestra a todos',
    may: {
      dashboard: 'r',
      announcements: 'r',
      companyFeed: 'r',
      celebrations: 'r',
      holidays: 'r',
      orgChart: 'r',
      areas: 'r',
      courses: 'r',
      climateFeedback: 'c',
      uploads: 'c',
    },
  },
  {
    to: 'external',
    over: 'self',
    lawful: true,
    why: 'Un externo ve solo su ficha',
    may: { users: 'r', passwords: 'u' },
  },
  { to: 'external', over: 'self', why: 'Un externo ve solo su ficha', may: { avatars: 'u' } },
  {
    to: 'external',
    over: 'reach',
    why: 'Para cambiar su imagen de perfil',
    may: { uploads: 'c' },
  },
  {
    to: 'nonEmployee',
    over: 'reach',
    why: 'Quien no es solo trabajador',
    may: { documents: 'r', managementTime: 'r', subAnnouncements: 'r' },
  },
  {
    to: 'supervisor',
    over: 'supervised',
    why: 'Quien supervisa ve a su equipo, sin sus remuneraciones',
    may: {
      users: 'rm',
      evaluations: 'r',
      performanceResults: 'r',
      feedback: 'rc',
      actionPlans: 'rcu',
      milestones: 'rcu',
      actionPlanApprovals: 'u',
    },
  },
  {
    to: 'supervisor',
    over: 'supervised',
    when: 'vacationPublicSupervisor',
    why: 'La razón social muestra las vacaciones a quien supervisa',
    may: { vacations: 'ru' },
  },
  {
    to: 'supervisor',
    over: 'supervised',
    when: 'payrollPublicSupervisor',
    why: 'La razón social muestra las liquidaciones a quien supervisa',
    may: { payslips: 'r' },
  },
  {
    to: 'manager',
    over: 'reach',
    why: 'Un gerente ve a las personas y las remuneraciones',
    may: {
      users: 'rm',
      contracts: 'rm',
      annexes: 'r',
      directory: 'r',
      digitalFolder: 'r',
      userFields: 'r',
      userFieldData: 'r',
      userBusinesses: 'r',
      costCenterContracts: 'r',
      newHires: 'r',
      absences: 'rm',
      vacations: 'rm',
      vacationConfig: 'r',
      managementTime: 'm',
      company: 'r',
      businesses: 'r',
      businessOptions: 'r',
      costCenters: 'r',
      syndicates: 'r',
      organization: 'r',
      payrollMonths: 'r',
      payrollProcesses: 'r',
      payrollDashboard: 'r',
      payrollReports: 'rm',
      payslips: 'rm',
      items: 'r',
      indicators: 'r',
      documentFolders: 'r',
      documentTemplates: 'r',
      surveys: 'r',
      climateResults: 'r',
      performanceResults: 'rm',
      evaluations: 'r',
    },
  },
  {
    to: 'manager',
    over: 'reach',
    why: 'Un gerente lleva los planes de acción y los procesos de evaluación',
    may: {
      avatars: 'u',
      actionPlans: 'crudm',
      milestones: 'crud',
      actionPlanApprovals: 'u',
      actionPlanProgress: 'u',
      evaluationProcesses: 'cru',
    },
  },
  {
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente crea, modifica y elimina',
    may: {
      users: 'cud',
      contracts: 'cu',
      family: 'crud',
      paymentMethods: 'crud',
      passwords: 'u',
      userFields: 'cud',
      userFieldData: 'u',
      userBusinesses: 'cud',
      annexes: 'cud',
      contractFiles: 'crd',
      contractSettlements: 'cru',
      digitalFolder: 'c',
      digitalSignature: 'cru',
      costCenterContracts: 'cu',
      absences: 'ud',
      absenceResponses: 'u',
      vacations: 'cud',
      vacationConfig: 'u',
      holidays: 'cud',
      company: 'u',
      businesses: 'cu',
      businessOptions: 'u',
      bankAccounts: 'cru',
      costCenters: 'cud',
      syndicates: 'cud',
      organization: 'cud',
      suppliers: 'crud',
      accountingPlan: 'crud',
      announcements: 'cud',
      companyFeed: 'cud',
      documents: 'cud',
      documentFolders: 'cud',
      documentTemplates: 'cud',
      courses: 'cud',
      audit: 'r',
    },
  },
  {
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente lleva las remuneraciones',
    may: {
      payrollMonths: 'cu',
      payrollProcesses: 'c',
      userItems: 'crud',
      centralization: 'cr',
      transfers: 'ru',
      settlements: 'crud',
      settlementIssues: 'c',
      settlementPayments: 'c',
      items: 'cud',
      formulas: 'crud',
      variables: 'cru',
      tables: 'crud',
      importPayroll: 'cr',
      importPeople: 'cr',
      importSystem: 'cr',
    },
  },
  {
    to: 'superManager',
    over: 'reach',
    why: 'Un supergerente crea y administra encuestas',
    may: {
      surveys: 'cud',
      climateResults: 'm',
      climateFeedback: 'r',
      evaluations: 'cud',
      evaluationProcesses: 'd',
      feedback: 'crud',
    },
  },
  {
    to: 'admin',
    over: 'reach',
    ceiling: true,
    why: 'Solo administradores',
    may: {
      contracts: 'd',
      variables: 'd',
      importFirefighter: 'c',
      profiles: 'crud',
      profileAssignments: 'u',
      restrictions: 'crud',
      integrationTokens: 'crd',
    },
  },
  {
    to: 'admin',
    over: 'reach',
    why: 'Un administrador cierra y reabre meses, ve los reportes y reparte los gastos',
    may: {
      payrollClosing: 'cd',
      companyServices: 'r',
      reports: 'rm',
      peopleReports: 'rm',
      clientModule: 'r',
      expenses: 'r',
      expenseReports: 'r',
      expensePermissions: 'ru',
      expensePolicies: 'cru',
      expenseCategories: 'crud',
    },
  },
  {
    to: 'expenseIssuer',
    over: 'self',
    why: 'Rinde gastos',
    may: { expenses: 'crud', expenseReports: 'cru' },
  },
  {
    to: 'expenseIssuer',
    over: 'reach',
    why: 'Rinde gastos',
    may: { expensePolicies: 'r', expenseCategories: 'r' },
  },
  {
    to: 'expenseApprover',
    over: 'company',
    why: 'Aprueba rendiciones',
    may: { expenses: 'r', expenseReports: 'r', expenseApprovals: 'u' },
  },
  {
    to: 'expenseAdmin',
    over: 'company',
    why: 'Administra los gastos',
    may: {
      expenses: 'r',
      expenseReports: 'r',
      expensePolicies: 'cru',
      expenseCategories: 'crud',
      expensePermissions: 'ru',
    },
  },
]

export type Over = 'self' | 'supervised' | 'reach' | 'company'

export type Rule = {
  to: Group
  over: Over
  why: string
  may: Partial<Record<Word, string>>
  lawful?: true
  ceiling?: true
  when?: keyof CompanyOptions
}

/** The rules that give a permission, in the order of the table. */
export const rulesFor = (permission: Permission): readonly Rule[] => index.get(permission) ?? []

/** Whether only a group may have this permission, and no profile gives it to anybody else. */
export const hasCeiling = (permission: Permission): boolean =>
  rulesFor(permission).some((rule) => rule.ceiling)

/** The permissions that a rule gives. */
export function given(rule: Rule): readonly Permission[] {
  return Object.entries(rule.may).flatMap(([word, letters]) =>
    [...letters].map((letter) => `${word}.${actionOf[letter as Letter]}` as Permission),
  )
}

/** Whether an action only looks. */
export function onlyReads(permission: Permission): boolean {
  const { action } = partsOf(permission)
  return action === 'read' || action === 'massRead'
}

const index: ReadonlyMap<Permission, readonly Rule[]> = indexed()

function indexed(): Map<Permission, Rule[]> {
  const found = new Map<Permission, Rule[]>()
  for (const rule of rules) {
    for (const permission of given(rule)) {
      found.set(permission, [...(found.get(permission) ?? []), rule])
    }
  }
  return found
}
