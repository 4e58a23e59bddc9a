import { formatPesos } from '#chile/numbers.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import type { ISODate } from '#chile/dates.ts'
import { lastDay, shiftMonth, type YearMonth } from '#chile/period.ts'

export const LoanState = catalog('LoanState', { ACTIVE: 'Vigente', PAID: 'Pagado' })

/** How a payment outside the payslip changes the quotas that follow. */
export const LoanWay = catalog('LoanWay', {
  LAST: 'Terminar antes: se van las últimas cuotas',
  SMALLER: 'Mismo plazo: cuotas más bajas',
})

/** Months over which a loan may be paid back. */
export const mostQuotas = 120

/** A loan of the employer to a person: without interest, paid back in quotas of the payslip. */
export const EmployerLoan = entity({
  name: 'EmployerLoan',
  table: 'employer_loan',
  label: 'Préstamo de la empresa',
  fields: {
    id: id('loan'),
    contractId: ref('contract', 'Contrato'),
    person: text('Persona', { sensitivity: 'B' }),
    amount: pesos('Monto', { min: 1, sensitivity: 'A' }),
    totalQuotas: integer('Cuotas', { min: 1, max: mostQuotas }),
    startMonth: yearMonth('Primera cuota'),
    grantedOn: date('Fecha del préstamo'),
    comment: optional(longText('Comentario', { max: 500 })),
    version: integer('Versión'),
  },
})

/** What somebody pays of a loan outside the payslip. */
export const LoanPayment = entity({
  name: 'LoanPayment',
  table: 'loan_movement',
  label: 'Pago anticipado',
  fields: {
    amount: pesos('Monto', { min: 1, sensitivity: 'A' }),
    paidOn: date('Fecha de pago'),
    way: choice(LoanWay, '¿Cómo siguen las cuotas?'),
    comment: optional(longText('Comentario', { max: 500 })),
  },
})

/** Quotas that wait. */
export const LoanPause = entity({
  name: 'LoanPause',
  table: 'loan_movement',
  label: 'Suspensión de cuotas',
  fields: {
    fromMonth: yearMonth('Desde'),
    months: integer('Meses que espera', { min: 1, max: 24 }),
    reason: longText('Motivo', { max: 300 }),
  },
})

export type Quota = { yearMonth: YearMonth; amount: number }

/** Equal quotas of whole pesos; the last one takes what is left over. */
export function scheduleOf(amount: number, quotas: number, start: YearMonth): Quota[] {
  const each = Math.floor(amount / quotas)
  return Array.from({ length: quotas }, (_, index) => ({
    yearMonth: shiftMonth(start, index),
    amount: index === quotas - 1 ? amount - each * (quotas - 1) : each,
  }))
}

/** What became of a quota, in words. */
export const QuotaState = catalog('QuotaState', {
  DISCOUNTED: 'Descontada',
  PARTIAL: 'Descontada en parte',
  CARRIED: 'No descontada',
  EARLY: 'Pago anticipado',
  PENDING: 'Pendiente',
})
type StateOfQuota = ValueOf<typeof QuotaState>

/** The state of a quota, and the pesos that its payslip could not take. */
export const quotaWords = ({ state, carried }: { state: StateOfQuota; carried: number }): string =>
  carried === 0
    ? QuotaState.label(state)
    : `${QuotaState.label(state)}: ${formatPesos(carried)} pasan al final del plan`

/** What is left of a schedule when part of it is paid early: the last quotas go first. */
export function afterPayment(pending: readonly Quota[], paid: number): Quota[] {
  let left = pending.reduce((sum, { amount }) => sum + amount, 0) - paid
  const kept: Quota[] = []
  for (const quota of pending) {
    if (left <= 0) break
    kept.push({ ...quota, amount: Math.min(quota.amount, left) })
    left -= quota.amount
  }
  return kept
}

/**
 * What is left of a schedule when part of it is paid early and its months stay: equal quotas, whose
 * first ones take the pesos left over, so that none is higher than the highest was. Less than a
 * peso for each month is paid by the first months.
 */
export function smallerQuotas(pending: readonly Quota[], paid: number): Quota[] {
  const left = pending.reduce((sum, { amount }) => sum + amount, 0) - paid
  const count = Math.min(pending.length, Math.max(0, left))
  const each = count === 0 ? 0 : Math.floor(left / count)
  const first = left - each * count
  return pending
    .slice(0, count)
    .map((quota, index) => ({ ...quota, amount: index < first ? each + 1 : each }))
}

/** What happens to a loan on its way: a quota of a month, or a payment on a day. */
export type LoanStep = {
  yearMonth: YearMonth
  amount: number
  /** Whole pesos of the quota that its payslip could not discount. */
  carried: number
  /** The day of a payment outside the payslip; null for a quota. */
  paidOn: ISODate | null
}

/**
 * Whole pesos that are owed of a loan at the end of a day: a quota is paid on the last day of its
 * month, by the payslip. Of days to come, it is what is owed if the plan is kept.
 */
export const balanceOn = (amount: number, steps: readonly LoanStep[], day: ISODate): number =>
  steps
    .filter(({ paidOn, yearMonth }) => (paidOn ?? lastDay(yearMonth)) <= day)
    .reduce((left, step) => left - (step.amount - step.carried), amount)

/**
 * What a payslip could not take of the quotas of a month, of the oldest loan first: what it took
 * pays the oldest, and the rest of each is still owed.
 *
 * @param taken whole pesos that the payslip discounted for loans of the employer
 */
export function carriedOf<Q extends { amount: number }>(quotas: readonly Q[], taken: number) {
  let left = Math.max(0, taken)
  return quotas.flatMap((quota) => {
    const paid = Math.min(quota.amount, left)
    left -= paid
    return paid < quota.amount ? [{ quota, amount: quota.amount - paid }] : []
  })
}

/** A schedule whose quotas from a month on wait some months. */
export const afterPause = (pending: readonly Quota[], from: YearMonth, months: number): Quota[] =>
  pending.map((quota) =>
    quota.yearMonth < from ? quota : { ...quota, yearMonth: shiftMonth(quota.yearMonth, months) },
  )

/**
 * Agreed discounts take at most 15 % of the pay (Código del Trabajo, art. 58 inc. 3). Answers the
 * fewest quotas with which a loan stays within, beside what is discounted already.
 */
export function fewestQuotas(amount: number, salary: number, others: number): number | undefined {
  const room = Math.floor((salary * 15) / 100) - others
  if (room < 1) return undefined
  const quotas = Math.ceil(amount / room)
  return quotas <= mostQuotas ? quotas : undefined
}
