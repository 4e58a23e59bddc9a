import type { ReportedPayslip } from '#modules/payroll/payslips/server/index.ts'
import type { ReportColumn, ReportTable } from '../../model/report.ts'
import type { Cell } from '../../model/cell.ts'
import { apartNotes } from '../notes.ts'
import {
  personCells,
  personColumns,
  pesos,
  processColumn,
  type ReportDefinition,
  sum,
} from '../report.ts'

/**
 * Libro de remuneraciones (art. 62 of the Código del Trabajo): a row for every payslip and payment
 * apart of a month, and a column for every concept that anybody had, in the order and groups of the
 * payslip.
 */
export const book: ReportDefinition = {
  name: 'libro-remuneraciones',
  label: 'Libro de remuneraciones',
  description:
    'Cada liquidación y pago adicional del mes en una fila, cada concepto en una columna',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  inOrder: true,
  run: async (source) => {
    const rows = await source.paid(source.month)
    return { ...bookOf(rows), notes: await apartNotes(source, rows, source.month) }
  },
}

type Known = { code: string; label: string; lre: number | undefined }

export function bookOf(payslips: readonly ReportedPayslip[]): ReportTable {
  const read = payslips.map((payslip) => ({ payslip, sections: payslip.sections() }))
  const groups = new Map<string, { label: string; concepts: Map<string, Known> }>()
  for (const { sections } of read) {
    for (const { key, label, lines } of sections) {
      if (key === 'totals') continue
      const group = groups.get(key) ?? { label, concepts: new Map<string, Known>() }
      groups.set(key, group)
      for (const line of lines) {
        group.concepts.set(line.code, { code: line.code, label: line.label, lre: line.lre })
      }
    }
  }
  const parts = [...groups].filter(([, { concepts }]) => concepts.size > 0)
  const columns: ReportColumn[] = [
    ...personColumns,
    { label: 'Razón social', kind: 'text' },
    processColumn,
    { label: 'Cargo', kind: 'text' },
    { label: 'Días trabajados', kind: 'number', sum: true },
    ...parts.flatMap(([, { label, concepts }]) => [
      ...[...concepts.values()].map((known) => pesos(titleOf(known), label)),
      pesos(`Total ${label.toLowerCase()}`, label),
    ]),
    pesos('Total haberes', 'Totales'),
    pesos('Total descuentos', 'Totales'),
    pesos('Líquido a pagar', 'Totales'),
    pesos('Costo empresa', 'Totales'),
  ]
  const rows = read.map(({ payslip, sections }): Cell[] => {
    const amounts = new Map(
      sections.flatMap(({ key, lines }) =>
        lines.map((line): [string, number] => [`${key}:${line.code}`, line.amount]),
      ),
    )
    return [
      ...personCells(payslip),
      payslip.businessName,
      payslip.process,
      payslip.jobTitle,
      payslip.apart ? null : payslip.valueOf('DIAS_TRABAJADOS'),
      ...parts.flatMap(([key, { concepts }]) => {
        const cells = [...concepts.keys()].map((code) => amounts.get(`${key}:${code}`) ?? 0)
        return [...cells, sum(cells, (cell) => cell)]
      }),
      payslip.earnings,
      payslip.deductions,
      payslip.net,
      payslip.employerCost,
    ]
  })
  return { columns, rows }
}

/**
 * A title with the code of the Libro de Remuneraciones Electrónico, by which the law groups
 * concepts.
 */
const titleOf = ({ label, lre }: Known) => (lre === undefined ? label : `${label} (${lre})`)
