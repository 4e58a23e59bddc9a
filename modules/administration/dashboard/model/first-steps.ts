import type { Permission } from '#access/services.ts'
import { type YearMonth, monthTitle } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a company does, in this order, until its first payslip is released. */
export const FirstStep = catalog('FirstStep', {
  BUSINESS: 'Razón social',
  OPTIONS: 'Opciones',
  BANK_ACCOUNT: 'Cuenta bancaria',
  INDICATORS: 'Indicadores del mes',
  CONCEPTS: 'Conceptos',
  STRUCTURE: 'Estructura',
  PEOPLE: 'Personas',
  CONTRACTS: 'Contratos',
  BALANCES: 'Saldos de vacaciones de partida',
  MONTH: 'Abrir el mes',
  CALCULATE: 'Calcular',
  CHECKS: 'Controles',
  CLOSE: 'Cerrar el mes',
  RELEASE: 'Liberar las liquidaciones',
})
export type StepCode = ValueOf<typeof FirstStep>

export const StepState = catalog('FirstStepState', {
  DONE: 'Hecho',
  NOW: 'Por hacer',
  LEFT: 'Para después',
  WAITING: 'Más adelante',
})

/** What is needed to do a step, and the step before it without which it has nothing to work on. */
const rules = {
  BUSINESS: { permission: 'businesses.create', optional: true },
  OPTIONS: { permission: 'businessOptions.update', after: 'BUSINESS', optional: true },
  BANK_ACCOUNT: { permission: 'bankAccounts.create', after: 'BUSINESS', optional: true },
  INDICATORS: { permission: 'indicators.read' },
  CONCEPTS: { permission: 'items.read', optional: true },
  STRUCTURE: { permission: 'organization.create', optional: true },
  PEOPLE: { permission: 'users.create' },
  CONTRACTS: { permission: 'contracts.create', after: 'PEOPLE' },
  BALANCES: { permission: 'vacationConfig.update', after: 'CONTRACTS', optional: true },
  MONTH: { permission: 'payrollMonths.create', after: 'BUSINESS' },
  CALCULATE: { permission: 'payrollProcesses.create', after: 'MONTH' },
  CHECKS: { permission: 'payrollMonths.read', after: 'CALCULATE' },
  CLOSE: { permission: 'payrollClosing.create', after: 'CALCULATE' },
  RELEASE: { permission: 'payrollClosing.create', after: 'CLOSE' },
} as const satisfies Rules
type Rules = Readonly<
  Record<StepCode, { permission: Permission; after?: StepCode; optional?: true }>
>
export const stepRules: Rules = rules

/** A step that a company may leave for later. */
export type OptionalStep = {
  [K in StepCode]: (typeof rules)[K] extends { optional: true } ? K : never
}[StepCode]
export const mayBeLeft = (step: StepCode): step is OptionalStep => 'optional' in rules[step]

/** Something that a step still misses, said by name, and whose page puts it right. */
export type Lack = { text: string; businessId: number | null; userId: number | null }

export type SetUpFacts = {
  businesses: readonly {
    id: number
    name: string
    lacks: readonly string[]
    accounts: number
    decided: boolean
  }[]
  /** Items that the company made or copied. */
  items: number
  /** Whoever is to be paid: administrators count once they have a contract. */
  people: number
  /**
   * People whose record lacks something the payroll needs, each with what is missing, and people
   * without a contract.
   */
  incomplete: readonly { id: number; name: string; lacks: readonly string[] }[]
  uncontracted: readonly { id: number; name: string }[]
  contracts: number
  /** Whether there is an area, a branch or a unit that a contract may name. */
  structured: boolean
  /** People who worked before the first month, and of whose vacations nothing is written. */
  unbalanced: readonly { id: number; name: string }[]
  /** The first month: the oldest of remuneraciones that was opened. */
  month: {
    id: number
    yearMonth: YearMonth
    isOpen: boolean
    payslips: number
    failed: number
  } | null
  missingIndicators: string | null
  /** Why the first month cannot close, once it is calculated. */
  obstacle: string | null
  released: boolean
}

export type Step = {
  step: StepCode
  state: ValueOf<typeof StepState>
  optional: boolean
  lacks: Lack[]
}

/**
 * The first steps that the reader may do, each with its state according to the data. Some steps can
 * be postponed; a step whose previous step is not done waits for it.
 */
export function stepsOf(
  facts: SetUpFacts,
  left: ReadonlySet<string>,
  may: (permission: Permission) => boolean,
): Step[] {
  return FirstStep.values
    .filter((step) => may(stepRules[step].permission))
    .map((step) => {
      const { after, optional = false } = stepRules[step]
      const lacks = lacksOf(step, facts)
      const state = isDone(step, facts)
        ? 'DONE'
        : after !== undefined && !hasBegun(after, facts)
          ? 'WAITING'
          : optional && left.has(step)
            ? 'LEFT'
            : 'NOW'
      return { step, state, lacks, optional: optional && mayWait(step, facts) }
    })
}

/** Nothing can be paid without a razón social: only what it misses may wait. */
const mayWait = (step: StepCode, { businesses }: SetUpFacts): boolean =>
  step !== 'BUSINESS' || businesses.length > 0

/** Whether what comes after a step has something to work on. */
const hasBegun = (step: StepCode, facts: SetUpFacts): boolean =>
  step === 'BUSINESS'
    ? facts.businesses.length > 0
    : step === 'PEOPLE'
      ? facts.people > 0 && facts.businesses.length > 0
      : isDone(step, facts)

function isDone(step: StepCode, facts: SetUpFacts): boolean {
  const { businesses, month, released } = facts
  const some = businesses.length > 0
  const calculated = month !== null && month.payslips > 0
  const closed = month !== null && !month.isOpen
  const done: Record<StepCode, boolean> = {
    BUSINESS: some && businesses.every(({ lacks }) => lacks.length === 0),
    OPTIONS: some && businesses.every(({ decided }) => decided),
    BANK_ACCOUNT: some && businesses.every(({ accounts }) => accounts > 0),
    INDICATORS: facts.missingIndicators === null,
    CONCEPTS: facts.items > 0,
    STRUCTURE: facts.structured,
    PEOPLE: facts.people > 0 && facts.incomplete.length === 0,
    CONTRACTS: facts.contracts > 0 && facts.uncontracted.length === 0,
    BALANCES: facts.contracts > 0 && facts.unbalanced.length === 0,
    MONTH: month !== null,
    CALCULATE: calculated,
    CHECKS: calculated && (closed || facts.obstacle === null),
    CLOSE: closed,
    RELEASE: released,
  }
  return done[step]
}

function lacksOf(step: StepCode, facts: SetUpFacts): Lack[] {
  const { businesses, month } = facts
  const of = (found: typeof businesses, words: (one: (typeof businesses)[number]) => string) =>
    found.map((one) => ({ text: words(one), businessId: one.id, userId: null }))
  switch (step) {
    case 'BUSINESS':
      return of(
        businesses.filter(({ lacks }) => lacks.length > 0),
        ({ name, lacks }) => `${name}: ${lacks.join(', ')}`,
      )
    case 'BANK_ACCOUNT':
      return of(
        businesses.filter(({ accounts }) => accounts === 0),
        ({ name }) => `${name}: sin cuenta bancaria`,
      )
    case 'INDICATORS':
      return plain(facts.missingIndicators)
    case 'PEOPLE':
      return facts.incomplete.map(({ id, name, lacks }) => ({
        text: `${name}: falta ${lacks.join(', ')}`,
        businessId: null,
        userId: id,
      }))
    case 'CONTRACTS':
      return facts.uncontracted.map(({ id, name }) => ({
        text: `${name}: sin contrato`,
        businessId: null,
        userId: id,
      }))
    case 'BALANCES':
      return facts.unbalanced.map(({ id, name }) => ({
        text: `${name}: sin saldo de partida`,
        businessId: null,
        userId: id,
      }))
    case 'CALCULATE':
      return month && month.failed > 0 ? plain(failedIn(month.failed, month.yearMonth)) : []
    case 'CHECKS':
      return plain(facts.obstacle)
    default:
      return []
  }
}

const failedIn = (failed: number, yearMonth: YearMonth): string => {
  const contracts = failed === 1 ? '1 contrato' : `${failed} contratos`
  return `${monthTitle(yearMonth)}: ${contracts} con error`
}

const plain = (text: string | null): Lack[] =>
  text === null ? [] : [{ text, businessId: null, userId: null }]
