import type { AnswerLine, AnswerStatus } from '#chile/bank-lists/bank-answer.ts'
import { lowerFirst } from '#chile/text.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, longText, optional, text, timestamp } from '#platform/model/field.ts'
import type { RowState } from './payment-list.ts'

export const AnswerSource = catalog('PaymentAnswerSource', {
  TEMPLATE: 'Archivo por la plantilla',
  PASTED: 'Lista pegada',
})

/** What becomes of a line of an answer. */
export const AnswerOutcome = catalog('PaymentAnswerOutcome', {
  MARKED: 'Cambia el pago',
  SAME: 'Ya estaba así',
  NOBODY: 'No está en la nómina',
  AMOUNT: 'Está con otro monto',
  TWICE: 'Está repetida',
  CONTRADICTION: 'Se contradice con otra línea',
  STATUS: 'No se entiende el resultado',
  MOVED: 'Ya está en otra nómina',
})
export type AnswerOutcome = ValueOf<typeof AnswerOutcome>

/** What a bank answered about a list, as it was read. */
export const PaymentAnswer = entity({
  name: 'PaymentAnswer',
  table: 'payment_answer',
  label: 'Respuesta del banco',
  fields: {
    id: id('paymentAnswer'),
    source: choice(AnswerSource, 'Origen'),
    sha256: text('Huella', { max: 64 }),
    paid: integer('Pagados'),
    rejected: integer('Rechazados'),
    unmatched: integer('Sin efecto'),
    at: timestamp('Leída el'),
    undoneAt: optional(timestamp('Deshecha el')),
    undoReason: optional(longText('Motivo', { max: 500 })),
    version: integer('Versión'),
  },
})

/** A payment of a list, as an answer meets it. */
export type ListedRow = {
  readonly n: number
  readonly rut: string
  readonly amount: number
  readonly state: RowState
  /** It was rejected, and a newer list pays it. */
  readonly isMoved: boolean
}

export type Matched = AnswerLine & {
  readonly outcome: AnswerOutcome
  /** The payment that the line is about. */
  readonly rowN: number | null
}

/**
 * What each line of an answer does to the payments of a list. A payment is known by its RUT and its
 * amount; two of the same are taken in their order. Lines that say opposite things of one payment
 * change nothing.
 */
export function matchAnswer(rows: readonly ListedRow[], lines: readonly AnswerLine[]): Matched[] {
  const byKey = Map.groupBy(rows, (row) => keyOf(row.rut, row.amount))
  const ruts = new Set(rows.map(({ rut }) => rut))
  const usable = lines.filter(({ rut, status }) => rut !== null && status !== null)
  const said = Map.groupBy(usable, ({ rut, amount }) => keyOf(rut, amount))
  const taken = new Map<string, number>()
  return lines.map((line): Matched => {
    const key = keyOf(line.rut, line.amount)
    const own = byKey.get(key)
    const none = (outcome: AnswerOutcome): Matched => ({ ...line, outcome, rowN: null })
    if (!own) return none(line.rut !== null && ruts.has(line.rut) ? 'AMOUNT' : 'NOBODY')
    if (line.status === null) return none('STATUS')
    const same = said.get(key) ?? []
    if (same.length > own.length && same.some(({ status }) => status !== line.status)) {
      return none('CONTRADICTION')
    }
    const place = taken.get(key) ?? 0
    taken.set(key, place + 1)
    const row = own[place]
    if (!row) return none('TWICE')
    return { ...line, rowN: row.n, outcome: outcomeOf(row, line.status) }
  })
}

function outcomeOf({ state, isMoved }: ListedRow, status: AnswerStatus): AnswerOutcome {
  if (state === status) return 'SAME'
  return isMoved || state === 'CANCELED' ? 'MOVED' : 'MARKED'
}

const keyOf = (rut: string | null, amount: number | null) => `${rut} ${amount}`

/** How many payments an answer marks, and how many of its lines change nothing. */
export function countsOf(matched: readonly Matched[]) {
  const marked = matched.filter(({ outcome }) => outcome === 'MARKED')
  const paid = marked.filter(({ status }) => status === 'PAID').length
  const unmatched = matched.filter(({ outcome }) => !['MARKED', 'SAME'].includes(outcome)).length
  return { paid, rejected: marked.length - paid, unmatched }
}

/**
 * Why an answer is not kept: none of its lines is about a payment of the list. Nothing where one
 * is, even if that payment is already so.
 */
export function noAnswerOf(matched: readonly Matched[]): string | undefined {
  if (matched.some(({ outcome }) => outcome === 'MARKED' || outcome === 'SAME')) return undefined
  const counts = [...Map.groupBy(matched, ({ outcome }) => outcome)].map(
    ([outcome, lines]) => `${lowerFirst(AnswerOutcome.label(outcome))}: ${lines.length}`,
  )
  return `Ninguna línea marca un pago de esta nómina (${counts.join('; ')})`
}
