import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRut, rutOf } from '#chile/rut.ts'
import {
  batchActNames,
  batchActs,
  rutsIn,
  SettlementBatchState,
  whyNobody,
  whyNotAct,
} from './batch.ts'

test('an act says why not in every state from which it is not done', () => {
  expect(batchActNames.toSorted()).toEqual(Object.keys(batchActs).toSorted())
  for (const act of batchActNames) {
    for (const state of SettlementBatchState.values) {
      const from: readonly string[] = batchActs[act].from
      expect(whyNotAct(act, { state, failed: false }) === undefined, `${act} ${state}`).toBe(
        from.includes(state),
      )
    }
  }
  expect(whyNotAct('create', { state: 'CREATED', failed: false })).toMatch(/de nuevo/)
  expect(whyNotAct('undo', { state: 'UNDONE', failed: false })).toMatch(/Ya se deshizo/)
  expect(whyNotAct('undo', { state: 'CALCULATING', failed: true })).toBeUndefined()
  expect(whyNotAct('undo', { state: 'CREATING', failed: true })).toBeDefined()
  expect(whyNotAct('calculate', { state: 'ISSUING', failed: false })).toMatch(/en curso/)
})

test('who was stopped is tried again: nobody is beyond every act', () => {
  const none = { unmade: 0, ready: 0, unissued: 0 }
  for (const act of ['calculate', 'create', 'issue'] as const) {
    expect(whyNobody(act, none)).toMatch(/^(Todas|Nadie)/)
  }
  expect(whyNobody('undo', none)).toBeUndefined()
  for (const state of ['CALCULATED', 'CREATED', 'ISSUED'] as const) {
    const may = (waiting: object) =>
      batchActNames.filter(
        (act) =>
          !whyNotAct(act, { state, failed: false }) && !whyNobody(act, { ...none, ...waiting }),
      )
    expect(may({ unissued: 3 })).toContain('issue')
    expect(may({ unmade: 3 })).toContain('calculate')
  }
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
