import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRut, rutOf } from '#chile/rut.ts'
import { batchActNames, batchActs, rutsIn, SettlementBatchState, whyNotAct } from './batch.ts'

test('an act says why not in every state from which it is not done', () => {
  expect(batchActNames.toSorted()).toEqual(Object.keys(batchActs).toSorted())
  for (const act of batchActNames) {
    for (const state of SettlementBatchState.values) {
      const from: readonly string[] = batchActs[act].from
      expect(whyNotAct(act, state) === undefined, `${act} ${state}`).toBe(from.includes(state))
    }
  }
  expect(whyNotAct('issue', 'CALCULATED')).toMatch(/Primero/)
  expect(whyNotAct('create', 'CREATED')).toMatch(/de nuevo/)
  expect(whyNotAct('undo', 'UNDONE')).toMatch(/Ya se deshizo/)
  expect(whyNotAct('calculate', 'ISSUING')).toMatch(/en curso/)
})

test('pasted RUTs are read however they are separated, and what is none is named', () => {
  const [one, two] = [rutOf(12_345_678), rutOf(5_126_663)]
  expect(rutsIn(`${one};${two}\n${one}, hola`, parseRut)).toEqual({
    ruts: [one, two],
    wrong: ['hola'],
  })
  expect(rutsIn('  \n ', parseRut)).toEqual({ ruts: [], wrong: [] })
  const many = fc.array(fc.integer({ min: 1_000_000, max: 29_999_999 }), { maxLength: 30 })
  fc.assert(
    fc.property(many, fc.constantFrom('\n', ', ', ';', '\t'), (bodies, between) => {
      const ruts = bodies.map(rutOf)
      const read = rutsIn(ruts.join(between), parseRut)
      expect(read).toEqual({ ruts: [...new Set(ruts)], wrong: [] })
    }),
  )
})
