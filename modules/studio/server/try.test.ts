import { expect, test } from 'vitest'
import type { ConceptDef } from '#formula/types.ts'
import { unnoticed } from './try.ts'

const bono = (formula: string): ConceptDef => ({
  code: 'BONO',
  label: 'Bono',
  unit: 'CLP',
  decimals: 0,
  formula,
  classes: [],
})

const text = Array.from({ length: 40 }, (_, at) => `SUELDO * ${at + 10}%`).join(' + ')

test('between two slips everybody else gets their turn', async () => {
  let turns = 0
  let done = false
  const turn = () => {
    turns += 1
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  const at: number[] = []
  const compose = (formula: string): ConceptDef => {
    at.push(turns)
    return bono(formula)
  }
  const run = ({ formula }: ConceptDef, rows: readonly object[]) => rows.map(() => formula.length)
  const tried = await unnoticed(text, compose, { run }, [{}, {}])
  done = true
  expect(tried.mutants).toBe(60)
  expect(new Set(at).size).toBe(at.length)
})

test('the more rows, the fewer slips', async () => {
  const compose = bono
  const rowsOf = (count: number) => Array.from({ length: count }, () => ({}))
  const run = (_def: ConceptDef, rows: readonly object[]) => rows.map(() => 1)
  const tried = async (count: number) =>
    (await unnoticed(text, compose, { run }, rowsOf(count))).mutants
  expect([await tried(20), await tried(60), await tried(600)]).toEqual([60, 20, 12])
})
