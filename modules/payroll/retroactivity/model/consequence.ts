import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthsLabel, type YearMonth } from '#chile/period.ts'
import { wordList } from '#chile/text.ts'

/** What a change would make a razón social owe of its closed months. */
export type Consequence = {
  businessName: string
  closedMonths: readonly YearMonth[]
  /** The open month that pays; null until one is opened. */
  payIn: { yearMonth: YearMonth } | null
  /** Whether the amounts are hidden from this reader. */
  hidden: boolean
  owed: readonly { originMonth: YearMonth; toPay: number }[]
}

/** Before a change is saved: which closed months stay, what they will owe, where it is paid. */
export function consequenceWords({ closedMonths, payIn, hidden, owed }: Consequence): string {
  const closed = closedWords(closedMonths)
  if (hidden) return `${closed} Lo que deban se verá en «Retroactivos».`
  if (owed.length === 0) return `${closed} Este cambio no les hace deber nada.`
  const total = owed.reduce((sum, { toPay }) => sum + toPay, 0)
  const where = payIn
    ? `en ${monthLabel(payIn.yearMonth)}, desde «Retroactivos»`
    : 'en el próximo mes que se abra, desde «Retroactivos»'
  if (total === 0) {
    return `${closed} Cambian sus haberes, descuentos o aportes: la diferencia se agrega ${where}.`
  }
  const months = monthWords(owed)
  return total > 0
    ? `${closed} Se deberán ${formatPesos(total)} líquidos${months}, que se pagan ${where}.`
    : `${closed} Quedarán ${formatPesos(-total)} líquidos pagados de más${months}, ` +
        `que se recuperan ${where}.`
}

function closedWords(months: readonly YearMonth[]): string {
  const [first] = months
  if (first === undefined) return ''
  const few = months.length <= 3
  const named = few ? monthsLabel(months) : `Los meses desde ${monthLabel(first)}`
  const sentence = `${(named[0] ?? '').toUpperCase()}${named.slice(1)}`
  return months.length === 1
    ? `${sentence} ya está cerrado y no cambia.`
    : `${sentence} ya están cerrados y no cambian.`
}

/** ` (julio 2026 $65.000 y agosto 2026 $130.000)`, of a few months. */
function monthWords(owed: Consequence['owed']): string {
  const byMonth = [...Map.groupBy(owed, ({ originMonth }) => originMonth)]
  if (byMonth.length < 2 || byMonth.length > 6) return ''
  const words = byMonth.map(([month, of]) => {
    const sum = of.reduce((all, { toPay }) => all + toPay, 0)
    return `${monthLabel(month)} ${sum < 0 ? '−' : ''}${formatPesos(Math.abs(sum))}`
  })
  return ` (${wordList(words)})`
}
