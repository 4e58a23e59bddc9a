import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { pesosInWords } from '#chile/words.ts'
import { paperTitle } from '../model/title.ts'
import type { AdditionalPaper } from './paper.queries.ts'
import type { PrintedPaper, PrintedTable } from './paper.template.ts'

/** A payment apart as the template reads it: every amount already formatted for print. */
export function printedPaper(paper: AdditionalPaper): PrintedPaper {
  const { gratification, businessRut, businessAddress } = paper
  const address = businessAddress ? ` · ${businessAddress}` : ''
  const ofGroup = (group: string) =>
    paper.lines
      .filter((line) => line.group === group)
      .map(({ label, difference }) => ({ label, amount: formatPesos(difference) }))
  return {
    employer: { name: paper.legalName, rut: `RUT ${formatRut(businessRut)}${address}` },
    title: paperTitle(paper),
    month: `Pagado con ${monthLabel(paper.yearMonth)}`,
    draft: paper.isOpen,
    person: [
      { label: 'Nombre', value: paper.name },
      { label: paper.documentLabel, value: paper.documentNumber },
      { label: 'Cargo', value: paper.jobTitle },
      { label: 'Contrato', value: paper.contractCode },
    ],
    earnings: ofGroup('EARNING'),
    deductions: ofGroup('DEDUCTION'),
    employerSide: ofGroup('EMPLOYER'),
    totals: {
      earnings: formatPesos(paper.earnings),
      deductions: formatPesos(paper.deductions),
      net: formatPesos(paper.net),
      words: `Son: ${pesosInWords(paper.net)}`,
    },
    accrued: accruedTable(paper.months),
    why: gratification && {
      title: `Por qué: la gratificación del año ${gratification.year}`,
      reasons: gratification.reasons,
      months: yearTable(gratification.yearMonths),
    },
  }
}

function accruedTable(months: AdditionalPaper['months']): PrintedTable | null {
  if (months.length === 0) return null
  return tableOf(
    ['Devengado en', 'Parte', 'Cotizaciones', 'Impuesto del mes', 'Impuesto al pago', 'Líquido'],
    months.map((one) => ({
      month: one.yearMonth,
      amounts: [
        Number(one.part),
        one.deductions - one.taxAtPayment,
        one.tax,
        one.taxAtPayment,
        one.net,
      ],
    })),
  )
}

const yearTable = (months: NonNullable<AdditionalPaper['gratification']>['yearMonths']) =>
  tableOf(
    ['Mes', 'Remuneraciones que gratifican', 'Gratificación pagada'],
    months.map(({ yearMonth, base, paid }) => ({ month: yearMonth, amounts: [base, paid] })),
  )

type Row = { month: number; amounts: readonly number[] }

function tableOf(head: readonly string[], rows: readonly Row[]): PrintedTable {
  const total = head
    .slice(1)
    .map((_, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0))
  return {
    head,
    rows: rows.map(({ month, amounts }) => [
      monthTitle(month),
      ...amounts.map((amount) => formatPesos(amount)),
    ]),
    total: ['Total', ...total.map((amount) => formatPesos(amount))],
  }
}
