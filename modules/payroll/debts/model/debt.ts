import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, monthsBetween, type YearMonth } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What something owed is. */
export const OwedKind = catalog('OwedKind', {
  LOAN: 'Préstamo',
  QUOTA: 'Cuotas',
  ADVANCE: 'Anticipo',
  RETROACTIVE: 'Diferencia de un mes cerrado',
  ORDER: 'Orden judicial',
  COMPENSATION: 'Feriado progresivo en dinero',
})
export type OwedKind = ValueOf<typeof OwedKind>

/** The creditor: the company, somebody else by its hand, or the person. */
export const OwedTo = catalog('OwedTo', {
  COMPANY: 'La empresa',
  OTHER: 'Un tercero',
  PERSON: 'La persona',
})
export type OwedTo = ValueOf<typeof OwedTo>

/** Something that a person owes, or is owed, after the last payslip that asks for it. */
export type Owed = {
  readonly contractId: number
  /** The same debt has the same key each time that it is read. */
  readonly key: string
  readonly kind: OwedKind
  readonly to: OwedTo
  readonly label: string
  /** Whole pesos; null where a formula or a percentage says it in each month alone. */
  readonly amount: number | null
}

/** A part of a debt: quotas to come, or what a payslip could not take. */
export type OwedPart = Omit<Owed, 'label'> & {
  readonly name: string
  readonly quotas: number
  /** Pesos of it that payslips could not take. */
  readonly rest: number
  /** Of what has no known amount: how it is calculated, and what was discounted until now. */
  readonly unknown?: string
}

/** The parts of each debt as one, in the order of their first parts, without those of no pesos. */
export function joined(parts: readonly OwedPart[]): Owed[] {
  const byKey = Map.groupBy(parts, ({ contractId, key }) => `${contractId} ${key}`)
  return [...byKey.values()].flatMap((same): Owed[] => {
    const [first] = same
    if (!first) return []
    const { contractId, key, kind, to, name } = first
    const sum = (of: (part: OwedPart) => number) => same.reduce((all, part) => all + of(part), 0)
    const unknown = same.find((part) => part.amount === null)?.unknown
    const known = sum((part) => part.amount ?? 0)
    const amount = unknown === undefined ? known : null
    if (amount !== null && amount <= 0) return []
    const [quotas, rest] = [sum((part) => part.quotas), sum((part) => part.rest)]
    const words = [
      ...(quotas > 0 ? [counted(quotas, 'cuota')] : []),
      ...(rest > 0 && kind !== 'ADVANCE' ? ['lo que una liquidación no alcanzó'] : []),
    ].join(' y ')
    const label = words ? `${name}: ${words}` : name
    const said = unknown === undefined ? label : `${label}, sin monto conocido (${unknown})`
    return [{ contractId, key, kind, to, label: said, amount }]
  })
}

type Lasting = {
  readonly status: 'ACTIVE' | 'SUSPENDED'
  readonly startMonth: YearMonth
  readonly endMonth: YearMonth | null
  readonly totalQuotas: number | null
}

/** How many quotas an item still asks for after a month; suspended ones wait, all of them. */
export function quotasAfter(item: Lasting, last: YearMonth): number {
  const { status, startMonth, endMonth, totalQuotas } = item
  if (status === 'SUSPENDED') return totalQuotas ?? 0
  if (endMonth === null || endMonth <= last) return 0
  return startMonth > last ? monthsBetween(startMonth, endMonth) + 1 : monthsBetween(last, endMonth)
}

/** Whether an item asks its payslip for something in a month. */
export const asksIn = ({ status, startMonth, endMonth }: Lasting, month: YearMonth): boolean =>
  status === 'ACTIVE' && startMonth <= month && (endMonth === null || endMonth >= month)

export const loanName = (grantedOn: ISODate): string => `Préstamo del ${formatDate(grantedOn)}`
export const advanceName = (month: YearMonth): string => `Anticipo de ${monthLabel(month)}`
