import { payableProblem } from '#chile/accounts.ts'
import type { DocumentKind } from '#chile/identity-document.ts'
import { whyNoTransfer } from '#modules/payroll/payroll-release/model/payment-way.ts'
import { catalog } from '#platform/model/catalog.ts'
import type { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

export const ControlLevel = catalog('ControlLevel', {
  REJECTED: 'No se pagará',
  WARNING: 'Revise',
})

/** Ways of payment that leave a signature. */
export const ByHand = catalog('ByHand', { CASH: 'Efectivo', CHECK: 'Cheque' })

/** A payment that nobody has made yet, as the control reads it. */
export type Payment = {
  readonly contractId: number
  readonly userId: number
  readonly name: string
  readonly identificationType: DocumentKind
  readonly rut: string
  readonly net: number
  readonly kind: ValueOf<typeof PaymentKind> | null
  readonly bankCode: string | null
  readonly accountType: string | null
  readonly accountNumber: string | null
  /** The finiquito that is paid; nothing where it is a payslip. */
  readonly settlementId: number | null
  /** Why it is not paid by a list, whatever its account. */
  readonly problem: string | null
}

/** Names a payment among others of the same person: their payslip or their finiquito. */
export const paymentKey = ({
  contractId,
  settlementId,
}: Pick<Payment, 'contractId' | 'settlementId'>) =>
  settlementId === null ? `payslip ${contractId}` : `finiquito ${settlementId}`

export type Finding = Pick<Payment, 'contractId' | 'name' | 'rut' | 'net'> & {
  readonly level: ValueOf<typeof ControlLevel>
  readonly words: string
  readonly settlementId: number | null
}

/** What a bank would refuse of some payments, person by person, and what is to be looked at. */
export function findingsOf(payments: readonly Payment[]): Finding[] {
  const holders = holdersOf(payments)
  return payments.flatMap((payment) => {
    const { contractId, settlementId, name, rut, net } = payment
    const found = (level: Finding['level'], words: string): Finding[] => [
      { contractId, settlementId, name, rut, net, level, words },
    ]
    const refused = whyRefused(payment)
    if (refused) return found('REJECTED', refused)
    const others = [...(holders.get(accountKey(payment)) ?? [])].filter(
      ([userId]) => userId !== payment.userId,
    )
    if (others.length === 0) return []
    return found('WARNING', `La misma cuenta es de ${others.map(([, other]) => other).join(', ')}`)
  })
}

/** Why a bank would refuse a payment, or there is nothing to pay; nothing where neither is so. */
export function whyRefused(
  payment: Omit<Payment, 'contractId' | 'userId' | 'name' | 'settlementId'>,
) {
  const { kind, bankCode, accountType, accountNumber, rut, net } = payment
  if (payment.problem !== null) return payment.problem
  if (net <= 0) return 'El monto es cero: no hay nada que pagar'
  if (kind === null) return 'Falta la forma de pago'
  if (kind !== 'TRANSFER') return undefined
  const unknown = whyNoTransfer(payment)
  if (unknown) return unknown
  if (bankCode === null || accountType === null || accountNumber === null) {
    return 'Falta la cuenta bancaria'
  }
  return payableProblem({ bank: bankCode, type: accountType, number: accountNumber, rut })?.message
}

const accountKey = ({ bankCode, accountNumber }: Payment) =>
  `${bankCode ?? ''} ${(accountNumber ?? '').replaceAll(/^0+/g, '')}`

/** The people of each account, by their id. */
function holdersOf(payments: readonly Payment[]): Map<string, Map<number, string>> {
  const holders = new Map<string, Map<number, string>>()
  for (const payment of payments) {
    if (payment.kind !== 'TRANSFER' || payment.accountNumber === null) continue
    const key = accountKey(payment)
    const people = holders.get(key) ?? new Map<number, string>()
    holders.set(key, people.set(payment.userId, payment.name))
  }
  return holders
}

export type Sum = { readonly label: string; readonly people: number; readonly total: number }

/** The payments of people who have more than one among these: each says which one it is. */
export function ofSeveral<One extends Pick<Payment, 'userId'>>(payments: readonly One[]): One[] {
  const counts = new Map<number, number>()
  for (const { userId } of payments) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return payments.filter(({ userId }) => (counts.get(userId) ?? 0) > 1)
}

/** Payments and pesos by some label, the greatest sum first. */
export function sumsBy(payments: readonly Payment[], labelOf: (payment: Payment) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const payment of payments) {
    const label = labelOf(payment)
    const { people, total } = sums.get(label) ?? { people: 0, total: 0 }
    sums.set(label, { label, people: people + 1, total: total + payment.net })
  }
  return [...sums.values()].toSorted((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1))
}
