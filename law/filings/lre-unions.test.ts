import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import type { Concept } from '../concept.ts'
import type { FiledBusiness, FiledContract } from './filed-contract.ts'
import { lreRows } from './lre.ts'

const unions = Array.from({ length: 12 }, (_, at) => rutOf(65_990_000 + at))
const [first = '', second = '', third = ''] = unions

const fee = (code: string, lre: number, amount: number) => ({
  concept: {
    code,
    label: code,
    category: 'DEDUCTION',
    classes: ['DESCUENTO'],
    formula: '0',
    source: 'Código del Trabajo, arts. 58 inc. 1 y 262',
    unit: 'CLP',
    decimals: 0,
    min: 0,
    max: 99_999_999,
    print: true,
    lre,
  } satisfies Partial<Concept> as unknown as Concept,
  amount,
})
type Fee = ReturnType<typeof fee>

/** A contract of Loreto, in a union or in none, with what it discounts for unions. */
const contract = (
  syndicateRut: string | null,
  lines: readonly Fee[],
  start = '2020-03-01',
): FiledContract => ({
  contractId: 1,
  userId: 1,
  rut: rutOf(17_654_321),
  identificationType: 'RUT',
  disability: 'NONE',
  paternalLastname: 'Marchant',
  maternalLastname: 'Peña',
  names: 'Loreto Ester',
  sex: 'F',
  foreign: false,
  health: null,
  start,
  end: null,
  cause: null,
  jobTitle: 'Enóloga',
  place: null,
  commune: '13101',
  syndicateRut,
  specialWorkday: null,
  individualSavings: [],
  collectiveSaving: null,
  affiliate: null,
  ceased: null,
  absences: [],
  vacationDays: null,
  amounts: { of: () => 0, word: () => '', yes: () => false, lines: () => lines },
})

/** The RUT and the fee of each place of the book that says something of a union, from 1. */
function placesOf(contracts: readonly FiledContract[], unionOfItem: Record<string, string> = {}) {
  const business: FiledBusiness = {
    month: 202609,
    ccaf: null,
    mutual: 'ACHS',
    ccafPercent: 0,
    unionOfItem: new Map(Object.entries(unionOfItem)),
  }
  const [row] = lreRows(business, contracts)
  const values = row?.values ?? {}
  const places = Array.from({ length: 10 }, (_, at) => [
    at + 1,
    values[1171 + at] ?? '',
    values[3171 + at] ?? 0,
  ])
  return { places: places.filter(([, rut, paid]) => rut !== '' || paid !== 0), values }
}
const own = (amount: number) => fee('CUOTA_SINDICAL', 3171, amount)

test('who is in one union has it in the first place, with or without a fee in the month', () => {
  expect(placesOf([contract(first, [own(5_000)])]).places).toEqual([[1, first, 5_000]])
  expect(placesOf([contract(first, [])]).places).toEqual([[1, first, 0]])
  expect(placesOf([contract(null, [])]).places).toEqual([])
})

test('the fee of another union, an item, comes after that of the contract with its RUT', () => {
  const lines = [own(5_000), fee('CUOTA_FEDERACION', 3174, 2_500)]
  expect(placesOf([contract(first, lines)], { CUOTA_FEDERACION: second }).places).toEqual([
    [1, first, 5_000],
    [2, second, 2_500],
  ])
})

test('who is in no union by contract has the union of the item in the first place', () => {
  const lines = [fee('CUOTA_SINDICAL_2', 3172, 3_000)]
  expect(placesOf([contract(null, lines)], { CUOTA_SINDICAL_2: second }).places).toEqual([
    [1, second, 3_000],
  ])
})

test('two contracts in two unions have a place each, the last contract first', () => {
  const before = contract(second, [own(4_000)], '2019-01-01')
  expect(placesOf([before, contract(first, [own(5_000)])]).places).toEqual([
    [1, first, 5_000],
    [2, second, 4_000],
  ])
  const same = contract(first, [own(4_000)], '2019-01-01')
  expect(placesOf([same, contract(first, [own(5_000)])]).places).toEqual([[1, first, 9_000]])
})

test('the fee of a union that nobody named stays alone in the column of its item', () => {
  const lines = [own(5_000), fee('CUOTA_SINDICAL_2', 3172, 3_000), fee('CUOTA_3', 3173, 1_000)]
  expect(placesOf([contract(first, lines)], { CUOTA_3: third }).places).toEqual([
    [1, first, 5_000],
    [2, '', 3_000],
    [3, third, 1_000],
  ])
})

test('ten unions fill the ten places; an eleventh goes with the other discounts', () => {
  const items = unions.slice(1, 11).map((_, at) => fee(`CUOTA_${at}`, 3172, 1_000 + at))
  const named = Object.fromEntries(
    items.map(({ concept }, at): [string, string] => [concept.code, unions[at + 1] ?? '']),
  )
  const { places, values } = placesOf([contract(first, [own(5_000), ...items])], named)
  expect(places.map(([place, rut]) => [place, rut])).toEqual(
    unions.slice(0, 10).map((rut, at) => [at + 1, rut]),
  )
  expect(values[3185]).toBe(1_009)
  expect(values[5301]).toBe(5_000 + items.reduce((all, { amount }) => all + amount, 0))
})
