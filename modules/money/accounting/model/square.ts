import { previredConcepts } from '#law/filings/square.ts'
import type { EntryLine } from './entry.ts'
import {
  type AccountingSource,
  besidePayslips,
  contributions,
  earnings,
  type Side,
} from './sources.ts'

/** What an entry says of one thing, beside the payslips and what was declared. Whole pesos. */
export type AccountingSquare = {
  readonly kind: string
  readonly entry: number
  readonly payslips: number
  /** What the file of Previred says; nothing where the month has none. */
  readonly filed: number | null
}

/** Totals of the payslips of a month. */
export type PaidTotals = {
  readonly earnings: number
  readonly deductions: number
  readonly contributions: number
  readonly net: number
}

/** Pesos by kind of contribution: of the payslips and of the file of Previred. */
export type Filed = { readonly kind: string; readonly filed: number; readonly payslips: number }

type Line = Pick<EntryLine, 'source' | 'side' | 'code' | 'amount'>

const apart: readonly AccountingSource[] = [
  'NET',
  'OVERDRAWN',
  ...besidePayslips,
  ...earnings,
  ...contributions,
]

/** An entry beside the totals of its payslips and, kind by kind, the newest file of Previred. */
export function squareEntry(
  lines: readonly Line[],
  paid: PaidTotals,
  filed: readonly Filed[],
): readonly AccountingSquare[] {
  const sum = (side: Side, of: (line: Line) => boolean) =>
    lines.reduce(
      (all, line) => all + (of(line) ? (line.side === side ? line.amount : -line.amount) : 0),
      0,
    )
  const has = (sources: readonly AccountingSource[]) => (line: Line) =>
    sources.includes(line.source)
  const oneSide = (side: Side, sources: readonly AccountingSource[]) =>
    lines.reduce(
      (all, line) => all + (line.side === side && sources.includes(line.source) ? line.amount : 0),
      0,
    )
  return [
    row('Total haberes', sum('DEBIT', has(earnings)), paid.earnings),
    row(
      'Total descuentos',
      sum('CREDIT', (line) => !apart.includes(line.source)),
      paid.deductions,
    ),
    row('Aportes del empleador', oneSide('DEBIT', contributions), paid.contributions),
    row('Líquido a pagar', sum('CREDIT', has(['NET'])), paid.net),
    ...previred(lines, filed),
  ]
}

const row = (kind: string, entry: number, payslips: number): AccountingSquare => ({
  kind,
  entry,
  payslips,
  filed: null,
})

/** What each kind of contribution is owed: the credit of its concepts, or the debit of a refund. */
function previred(lines: readonly Line[], filed: readonly Filed[]): AccountingSquare[] {
  const byKind = Map.groupBy(filed, ({ kind }) => kind)
  return [...byKind].flatMap(([kind, rows]) => {
    const concepts = previredConcepts.get(kind)
    if (!concepts) return []
    const side = concepts.includes('ASIGNACION_FAMILIAR') ? 'DEBIT' : 'CREDIT'
    const entry = lines
      .filter((line) => line.side === side && concepts.includes(line.code))
      .reduce((all, { amount }) => all + amount, 0)
    const total = (of: (one: Filed) => number) => rows.reduce((all, one) => all + of(one), 0)
    return [
      {
        kind: `Previred: ${kind}`,
        entry,
        payslips: total((one) => one.payslips),
        filed: total((one) => one.filed),
      },
    ]
  })
}
