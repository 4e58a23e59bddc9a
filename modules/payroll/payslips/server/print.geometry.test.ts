import { expect, test } from 'vitest'
import { payslipSummary } from '#law/index.ts'
import { paperFaults, pdfPages, type PdfPage } from '#tests/pdf-boxes.ts'
import { inkFaults, inkOf } from '#tests/pdf-pixels.ts'
import { printedGroups, printPayslip } from './payslip.pdf.ts'
import type { PayslipView } from './payslip.service.ts'
import { sealer } from '#modules/payroll/payslip-seal/server/index.ts'

type Section = PayslipView['sections'][number]

/** Names as long as the forms take them. */
const long = {
  legalName:
    'Comercializadora e Importadora de Productos Agrícolas y Vitivinícolas del Sur Limitada',
  businessAddress: 'Camino a Los Lingues kilómetro cuatro y medio, parcela 12, San Fernando',
  name: 'María Fernanda Alejandra de los Ángeles Undurraga Errázuriz-Larraín',
  jobTitle: 'Encargada de coordinación de operaciones logísticas y distribución de la zona sur',
  area: 'Gerencia de operaciones, logística y distribución',
}
const short = {
  legalName: 'Boreal SpA',
  businessAddress: null,
  name: 'Ana Soto',
  jobTitle: 'Operaria',
  area: null,
}
const labels = ['Bono de responsabilidad por reemplazo de jefatura en la temporada alta', 'Bono']

function sectionOf(key: Section['key'], label: string, count: number, wordy: boolean): Section {
  const lines = Array.from({ length: count }, (_, at) => ({
    code: `${key}${at}`,
    label: `${labels[wordy ? at % 2 : 1]} ${at + 1}`,
    amount: 99_999_999 - at,
    source: '',
    detail: at % 3 === 0 ? '182,25 h' : null,
    lre: null,
  }))
  return { key, label, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

/** A payslip with so many lines of earnings, and as many of what is discounted. */
function payslip(count: number, wordy: boolean): PayslipView {
  const of = (key: Section['key'], label: string, share: number) =>
    sectionOf(key, label, Math.ceil(count * share), wordy)
  return {
    ...(wordy ? long : short),
    payrollMonthId: 1,
    contractId: count,
    runId: 1,
    inputsHash: 'a'.repeat(32),
    userId: 1,
    yearMonth: 202609,
    isOpen: count % 2 === 0,
    paymentStatus: 'UNPAID',
    paymentLabel: 'Por pagar',
    releasedAt: null,
    acknowledgedAt: null,
    businessName: 'Boreal',
    businessRut: '78991204-5',
    rut: '41000069-5',
    documentLabel: 'RUT',
    documentNumber: '41.000.069-5',
    healthLabel: 'Fonasa',
    branchOffice: null,
    contractCode: '41000069-1',
    contractType: 'INDEFINITE',
    initialDate: '2021-10-04',
    finalDate: null,
    pensionInstitution: 'CAPITAL',
    healthInstitution: 'FONASA',
    hoursPerWeek: '42.00',
    isPrivate: false,
    net: 99_999_999,
    earnings: 999_999_999,
    deductions: 899_999_999,
    employerCost: 1,
    workedDays: 30,
    warnings: [],
    summary: payslipSummary({}),
    bases: ['Días trabajados', 'Total imponible', 'Tope imponible', 'Base de AFP y salud'].map(
      (label, at) => ({ code: `B${at}`, label, amount: 99_999_999, unit: 'pesos' as const }),
    ),
    sections: [
      of('taxable', 'Haberes imponibles', 1),
      of('nonTaxable', 'Haberes no imponibles', 0.4),
      of('legal', 'Descuentos legales', 0.5),
      of('other', 'Otros descuentos', 0.6),
      of('employer', 'Aportes del empleador', 0.5),
      { key: 'totals', label: 'Totales', lines: [], total: 0 },
    ],
  }
}
const seal = sealer('https://remuneraciones.example', 999_999)
const textOf = ({ boxes }: PdfPage) => boxes.map(({ text }) => text).join(' ')
/** The last page of a payslip holds some of its amounts, and not the signatures alone. */
const hasAmounts = (page: PdfPage) => /\$\d/.test(textOf(page))

/** The least margin of the sheet, 1.5 cm in points, less the rounding of a drawn line. */
const MARGIN = { around: 40 }

const counts = [0, 1, 4, 7, 9, 10, 11, 12, 13, 14, 16, 19, 23, 30, 45]

test.each([
  ['short names', false],
  ['long names', true],
])(
  'no words over words and no blank page, with %s and whatever number of lines',
  async (_, wordy) => {
    for (const count of counts) {
      const pages = await pdfPages(await printPayslip(payslip(count, wordy), seal))
      const paper = `${count} lines on ${pages.length} pages`
      expect(paperFaults(pages), paper).toEqual([])
      expect(pages.every(hasAmounts), paper).toBe(true)
      const words = pages.map(textOf).join(' ')
      // Nothing is cut off at the foot of a page.
      for (const { lines } of payslip(count, wordy).sections) {
        for (const { label } of lines) expect(words, paper).toContain(label.split(' ').at(-1))
      }
      expect(words.match(/Firma del trabajador/g), paper).toHaveLength(1)
    }
  },
)

test.each([
  [0, false],
  [1, true],
  [60, true],
])('drawn, %i lines leave the margins white', async (count, wordy) => {
  const pdf = await printPayslip({ ...payslip(count, wordy), net: 98_765_432_109 }, seal)
  expect(inkFaults(await inkOf(pdf), MARGIN)).toEqual([])
})

test('a payslip with eleven lines of taxable earnings is still a page', async () => {
  for (const count of [6, 9, 11]) {
    expect(await pdfPages(await printPayslip(payslip(count, false), seal))).toHaveLength(1)
  }
})

test('printed together each begins on a page of its own, and none is blank', async () => {
  const views = [3, 30, 9, 12, 45, 1].map((count) => payslip(count, true))
  const batches = (async function* batchesOf() {
    yield views.slice(0, 4)
    yield views.slice(4)
  })()
  const starts: number[] = []
  for await (const { views: some, pdf } of printedGroups(batches, seal)) {
    const pages = await pdfPages(pdf)
    expect(paperFaults(pages)).toEqual([])
    expect(inkFaults(await inkOf(pdf), MARGIN)).toEqual([])
    const titled = pages.filter((page) => textOf(page).includes('Liquidación de remuneraciones'))
    expect(titled).toHaveLength(some.length)
    starts.push(...some.map(({ contractId }) => contractId))
  }
  expect(starts).toEqual([3, 30, 9, 12, 45, 1])
})
