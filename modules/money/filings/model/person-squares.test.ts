import { expect, test } from 'vitest'
import { lreFileColumns } from '#chile/lre/columns.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import { bookSquares, unsquaredPeople } from './person-squares.ts'

const paid = (rut: string, names: string, pension: number): FiledContract => ({
  contractId: 1,
  userId: 1,
  rut,
  identificationType: 'RUT',
  disability: 'NONE',
  paternalLastname: 'Rojas',
  maternalLastname: null,
  names,
  sex: 'F',
  foreign: false,
  health: null,
  start: '2020-03-01',
  end: null,
  cause: null,
  jobTitle: 'Operaria',
  place: null,
  commune: null,
  syndicateRut: null,
  specialWorkday: null,
  individualSavings: [],
  collectiveSaving: null,
  affiliate: null,
  ceased: null,
  absences: [],
  vacationDays: null,
  amounts: {
    of: (code) => (code === 'COTIZACION_AFP' ? pension : 0),
    word: () => '',
    yes: () => false,
    lines: () => [],
  },
})
const row = (rut: string, pension: number) =>
  lreFileColumns.map(({ code }) => (code === 1101 ? rut : code === 3141 ? String(pension) : '0'))

const rosa = paid('11111111-1', 'Rosa', 90_000)
const ana = paid('22222222-2', 'Ana', 80_000)

test('a book that says what each payslip withheld squares', () => {
  const rows = [row(rosa.rut, 90_000), row(ana.rut, 80_000)]
  expect(unsquaredPeople(bookSquares(rows, [rosa, ana]), [rosa, ana])).toEqual([])
})

test('a peso of one person in the line of another is found in both, though the sums agree', () => {
  const rows = [row(rosa.rut, 90_001), row(ana.rut, 79_999)]
  const found = unsquaredPeople(bookSquares(rows, [rosa, ana]), [rosa, ana])
  expect(found.map(({ rut, words }) => [rut, words])).toEqual([
    [
      rosa.rut,
      'Rosa Rojas: Cotización obligatoria previsional (AFP o IPS): el archivo dice $90.001 y ' +
        'sus liquidaciones $90.000',
    ],
    [
      ana.rut,
      'Ana Rojas: Cotización obligatoria previsional (AFP o IPS): el archivo dice $79.999 y ' +
        'sus liquidaciones $80.000',
    ],
  ])
})
