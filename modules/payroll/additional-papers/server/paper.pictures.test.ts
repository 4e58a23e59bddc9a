// The paper of a payment apart as a reader sees it: no words over words, no ink where its margins
// are and no blank page, however long its names and however many its lines, months and reasons.
import { expect, test } from 'vitest'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { paperFaults, pdfPages } from '#tests/pdf-boxes.ts'
import { inkFaults, inkOf } from '#tests/pdf-pixels.ts'
import { printedPaper } from './paper.page.ts'
import type { AdditionalPaper } from './paper.queries.ts'
import { paperTemplate } from './paper.template.ts'

const printer = createPrinter()

type Size = { lines: number; months: number; wordy: boolean; net?: number }

const longest = {
  legalName:
    'Comercializadora e Importadora de Productos Agrícolas y Vitivinícolas del Sur Limitada',
  businessAddress: 'Camino a Los Lingues kilómetro cuatro y medio, parcela 12, San Fernando',
  processName: 'Bono extraordinario por término de la temporada de vendimia de los valles',
  name: 'María Fernanda Alejandra de los Ángeles Undurraga Errázuriz-Larraín',
  jobTitle: 'Encargada de coordinación de operaciones logísticas y distribución de la zona sur',
}
const shortest = {
  legalName: 'Boreal SpA',
  businessAddress: null,
  processName: 'Aguinaldo',
  name: 'Ana Soto',
  jobTitle: 'Operaria',
}

const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => 202_501 + Math.floor(at / 12) * 100 + (at % 12))

function paperOf({ lines, months, wordy, net = 99_999_999 }: Size): AdditionalPaper {
  const label = wordy ? 'Bono de responsabilidad por reemplazo de jefatura en temporada' : 'Bono'
  const groups = ['EARNING', 'DEDUCTION', 'EMPLOYER']
  return {
    ...(wordy ? longest : shortest),
    payrollMonthId: 1,
    contractId: 1,
    userId: 1,
    userContractId: 1,
    contractCode: '41000069-1',
    rut: '41000069-5',
    documentLabel: 'RUT',
    documentNumber: '41.000.069-5',
    yearMonth: 202_609,
    businessName: 'Boreal',
    businessRut: '78991204-5',
    isOpen: wordy,
    isOwn: true,
    paymentLabel: 'Por pagar',
    releasedAt: null,
    net,
    earnings: 99_999_999,
    deductions: 9_999_999,
    employerCost: 99_999_999,
    lines: groups.flatMap((group) =>
      Array.from({ length: lines }, (_, at) => ({
        code: `${group}${at}`,
        label: `${label} ${at + 1}`,
        group,
        difference: 99_999_999,
      })),
    ),
    months: monthsOf(months).map((yearMonth) => ({
      yearMonth,
      runId: 1,
      part: '99999999',
      earnings: 99_999_999,
      deductions: 99_999_999,
      net: 99_999_999,
      employerCost: 99_999_999,
      tax: 99_999_999,
      taxAtPayment: 9_999_999,
      lines: [],
    })),
    gratification:
      months === 0
        ? null
        : {
            year: 2025,
            reasons: Array.from(
              { length: 4 },
              () => 'El tope, 4,75 ingresos mínimos de $529.000 por 12 meses, es $2.512.750.',
            ),
            yearMonths: monthsOf(12).map((yearMonth) => ({
              yearMonth,
              base: 99_999_999,
              paid: 99_999_999,
              share: '1',
            })),
          },
  }
}

const sizes: readonly Size[] = [0, 1, 9, 24, 60].flatMap((lines) =>
  [0, 1, 14].flatMap((months) => [
    { lines, months, wordy: false },
    { lines, months, wordy: true },
  ]),
)

test.each([...sizes, { lines: 3, months: 3, wordy: true, net: 98_765_432_109 }])(
  '$lines lines of $months months (long names: $wordy) are legible on every page',
  async (size) => {
    const pdf = await printer.render(paperTemplate, printedPaper(paperOf(size)))
    const pages = await pdfPages(pdf)
    expect(paperFaults(pages)).toEqual([])
    const words = pages.flatMap(({ boxes }) => boxes.map(({ text }) => text)).join(' ')
    expect(words.match(/Firma del trabajador/g)).toHaveLength(1)
    // No sheet holds the signatures alone.
    expect(pages.every(({ boxes }) => boxes.some(({ text }) => /\$\d/.test(text)))).toBe(true)
    expect(inkFaults(await inkOf(pdf), { around: 40 })).toEqual([])
  },
)
