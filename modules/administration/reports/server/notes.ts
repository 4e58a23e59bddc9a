import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { wordList } from '#chile/text.ts'
import {
  type OpenPayments,
  openPayments,
} from '#modules/payroll/additional-payments/server/index.ts'
import type { ReportedPayslip } from '#modules/payroll/payslips/server/index.ts'
import { type ReportSource, sum } from './report.ts'

/** How many processes are named; beyond it only their sums are given. */
const namedAtMost = 3

/**
 * Notes about payments apart: those that the totals of some months include, and those they do not.
 */
export async function apartNotes(
  source: ReportSource,
  rows: readonly ReportedPayslip[],
  from: YearMonth,
  to: YearMonth = from,
): Promise<string[]> {
  const processes = [
    ...Map.groupBy(
      rows.filter(({ apart }) => apart),
      ({ payrollMonthId }) => payrollMonthId,
    ).values(),
  ]
  return [
    ...includedWords(processes),
    ...openWords(await openPayments(source.tx, source.wanted(from, to))),
  ]
}

function includedWords(processes: readonly (readonly ReportedPayslip[])[]): string[] {
  if (processes.length > namedAtMost) {
    const all = processes.flat()
    return [`Incluye ${formatNumber(processes.length)} procesos adicionales: ${sumsOf(all)}.`]
  }
  return processes.flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { businessName, yearMonth, processName } = first
    const what =
      processName === null ? 'el proceso adicional' : `el pago adicional «${processName}»`
    return [`Incluye ${what} de ${businessName}, ${monthLabel(yearMonth)}: ${sumsOf(own)}.`]
  })
}

function sumsOf(rows: readonly ReportedPayslip[]): string {
  const count = rows.length === 1 ? '1 pago' : `${formatNumber(rows.length)} pagos`
  return `${count}, ${formatPesos(sum(rows, ({ net }) => net))} líquidos`
}

const openWords = (open: readonly OpenPayments[]): string[] =>
  open.map(({ processName, businessName, yearMonth }) => {
    const what = processName === null ? 'el proceso adicional' : `«${processName}»`
    const month = monthLabel(yearMonth)
    return `No incluye ${what} de ${businessName}, ${month}: el proceso sigue abierto.`
  })

/** Names the razones sociales with payslips in only one of two compared months. */
export function lackingNotes(
  before: readonly ReportedPayslip[],
  now: readonly ReportedPayslip[],
  months: readonly [YearMonth, YearMonth],
): string[] {
  const namesIn = (rows: readonly ReportedPayslip[]) =>
    new Set(rows.filter(({ apart }) => !apart).map(({ businessName }) => businessName))
  const [past, present] = [namesIn(before), namesIn(now)]
  return [
    ...lackWords(
      [...past].filter((name) => !present.has(name)),
      months[1],
      months[0],
    ),
    ...lackWords(
      [...present].filter((name) => !past.has(name)),
      months[0],
      months[1],
    ),
  ]
}

function lackWords(names: readonly string[], month: YearMonth, other: YearMonth): string[] {
  if (names.length === 0) return []
  const who = wordList(names.toSorted((a, b) => a.localeCompare(b, 'es')))
  const them = names.length === 1 ? 'ella' : 'ellas'
  return [
    `Sin liquidaciones en ${monthLabel(month)}: ${who}. ` +
      `Lo que se compara de ${them} es solo ${monthLabel(other)}.`,
  ]
}
