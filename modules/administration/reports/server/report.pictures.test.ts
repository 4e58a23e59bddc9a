// A report as a reader sees it: drawn, with names of sixty letters and amounts of eleven digits.
import { expect, test } from 'vitest'
import { paperFaults, pdfPages } from '#tests/pdf-boxes.ts'
import { inkFaults, inkOf } from '#tests/pdf-pixels.ts'
import type { ReportColumn, ReportTable } from '../model/report.ts'
import type { Cell } from '../model/cell.ts'
import { printReport } from './report.pdf.ts'

const NAME = 'María Fernanda Alejandra de los Ángeles Undurraga Errázuriz-L'
/** 1.2 cm in points, less the rounding of a line; the page number is printed in the foot. */
const MARGIN = { around: 33, foot: 14 }

function tableOf(lines: number, amounts: number): ReportTable {
  const columns: ReportColumn[] = [
    { label: 'RUT', kind: 'rut' },
    { label: 'Nombre', kind: 'text' },
    { label: 'Cargo', kind: 'text' },
    { label: 'Fecha de ingreso', kind: 'date' },
    ...Array.from({ length: amounts }, (_, at) => ({
      label: at % 2 ? 'Bono de responsabilidad por reemplazo de jefatura' : 'Sueldo base',
      kind: 'pesos' as const,
      sum: true,
    })),
  ]
  const rows = Array.from({ length: lines }, (_, at): Cell[] => [
    '41000069-5',
    NAME,
    'Encargada de coordinación de operaciones logísticas de la zona',
    '2021-10-04',
    ...Array.from({ length: amounts }, () => 98_765_432_109 - at),
  ])
  return { columns, rows, notes: ['Incluye 2 procesos adicionales: $98.765.432.109 líquidos.'] }
}

test.each([
  [1, 1],
  [1, 8],
  [60, 8],
  [60, 26],
])('%i lines with %i columns of amounts', async (lines, amounts) => {
  const pdf = await printReport('Libro de remuneraciones', tableOf(lines, amounts), [NAME])
  expect(paperFaults(await pdfPages(pdf))).toEqual([])
  expect(inkFaults(await inkOf(pdf), MARGIN)).toEqual([])
})
