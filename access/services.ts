import { services } from './service-table.ts'

export { services } from './service-table.ts'
export type { Rows } from './service-row.ts'

/** What a permission is about: one word everywhere, also folder, operation and table. */
export type Word = keyof typeof services

/** The letters of the tables and the actions they stand for. */
export const actionOf = {
  c: 'create',
  r: 'read',
  u: 'update',
  d: 'delete',
  m: 'massRead',
} as const

export type Letter = keyof typeof actionOf
export type Action = (typeof actionOf)[Letter]

/** `word.action`, for the actions that exist: `audit.create` does not compile. */
export type Permission = {
  [W in Word]: `${W}.${ActionsIn<(typeof services)[W]['actions']>}`
}[Word]

/** Words that show or move what people earn: not for sub-managers, nor over private roles. */
export const payWords: ReadonlySet<Word> = new Set<Word>([
  'contracts',
  'contractSettlements',
  'annexes',
  'payslips',
  'payslipDisputes',
  'certificates',
  'userItems',
  'piecework',
  'vacationCompensations',
  'healthPlans',
  'leaveSubsidies',
  'payrollReports',
  'payrollDashboard',
  'payrollMonths',
  'payrollProcesses',
  'payrollClosing',
  'scenarios',
  'transfers',
  'bankTemplates',
  'filings',
  'centralization',
  'settlements',
  'ownSettlements',
  'settlementIssues',
  'settlementPayments',
  'paymentMethods',
])

/** Every permission that exists, in the order of the table. */
export const permissions: readonly Permission[] = (Object.keys(services) as Word[]).flatMap(
  (word) =>
    [...services[word].actions].map(
      (letter) => `${word}.${actionOf[letter as Letter]}` as Permission,
    ),
)

type Parts = { readonly word: Word; readonly action: Action }

/** Every permission with its parts: what somebody may is asked hundreds of times for a ficha. */
const known: ReadonlyMap<string, Parts> = new Map(
  permissions.map((permission) => {
    const [word, action] = permission.split('.')
    return [permission, { word: word as Word, action: action as Action }]
  }),
)

/** Whether a text names a permission of the table. */
export const isPermission = (text: unknown): text is Permission =>
  typeof text === 'string' && known.has(text)

/**
 * Splits a permission of the table.
 *
 * @throws TypeError for a text that is none
 */
export function partsOf(permission: Permission): Parts {
  const parts = known.get(permission)
  if (!parts) throw new TypeError(`${permission} is no permission`)
  return parts
}

/** Permission in words for people: «Contratos: modificar». */
export function labelOf(permission: Permission): string {
  const { word, action } = partsOf(permission)
  return `${services[word].label}: ${actionLabels[action]}`
}

export const actionLabels: Readonly<Record<Action, string>> = {
  create: 'crear',
  read: 'ver',
  update: 'modificar',
  delete: 'eliminar',
  massRead: 'ver y exportar en masa',
}

type ActionsIn<Letters extends string> = Letters extends `${infer First}${infer Rest}`
  ? (First extends Letter ? (typeof actionOf)[First] : never) | ActionsIn<Rest>
  : never
