import { monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import type { Scenario } from './words.ts'

/** A change as its form holds it; people by the ids of their contracts. */
export type ChangeValues = {
  kind: string
  from: number
  scope?: string | null
  area?: string | null
  percent?: string | null
  figure?: string | null
  value?: string | null
  raiseToMinimum?: boolean
  law?: string | null
  asOf?: number | null
  count?: string | number | null
  salary?: string | number | null
  people?: readonly string[]
}

/** The months that may be chosen, to the end of the reform. */
export const scenarioMonths = (): number[] =>
  monthRange(shiftMonth(yearMonthOf(today()), -24), 203312)

const nextMonth = () => shiftMonth(yearMonthOf(today()), 1)

/** The year that begins next month, with nothing changed. */
export const blankScenario = () => ({
  firstMonth: nextMonth(),
  months: 12,
  yearly: false,
  monthlyGrowth: '0',
  repeatItems: false,
  changes: [],
})

/** A change of a kind, with what is usual in it. */
export function blankChange(kind: string): ChangeValues {
  const from = nextMonth()
  switch (kind) {
    case 'RAISE':
      return { kind, from, scope: 'ALL' }
    case 'FIGURE':
      return { kind, from, figure: 'IMM', raiseToMinimum: true }
    case 'LAW':
      return { kind, from, law: 'LEY_21735', asOf: 203308 }
    case 'LEAVE':
      return { kind, from, scope: 'LIST', people: [] }
    default:
      return { kind, from, count: 1 }
  }
}

/** A stored scenario as its form holds it. */
export const valuesOf = ({ changes, ...scenario }: Scenario): FormValues => ({
  ...scenario,
  changes: changes.map(({ contracts, ...change }) => ({
    ...change,
    people: contracts.map(({ contractId }) => contractId),
  })),
})

const isChange = (value: unknown): value is ChangeValues =>
  typeof value === 'object' && value !== null && 'kind' in value && 'from' in value

/** What travels: the fields of the scenario, and of each change those of its kind. */
export function inputOf(values: FormValues): Record<string, unknown> {
  const { name, description, businessId, firstMonth, months, yearly } = values
  const changes = Array.isArray(values['changes']) ? values['changes'].filter(isChange) : []
  return {
    name,
    description: description ?? null,
    businessId: businessId ?? null,
    firstMonth,
    months: numberOf(months),
    yearly: yearly ?? false,
    monthlyGrowth: values['monthlyGrowth'] ?? '0',
    repeatItems: values['repeatItems'] ?? false,
    changes: changes.map(changeOf),
  }
}

function changeOf(change: ChangeValues) {
  const { people = [], raiseToMinimum = false, count, salary, ...rest } = change
  const chosen = rest.scope === 'LIST' ? people : []
  return {
    scope: null,
    area: null,
    percent: null,
    figure: null,
    value: null,
    law: null,
    asOf: null,
    ...rest,
    raiseToMinimum,
    count: numberOf(count),
    salary: numberOf(salary),
    contracts: chosen.map((contractId) => ({ contractId })),
  }
}

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value)
