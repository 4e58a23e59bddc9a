import { expect, test } from 'vitest'
import { batchActNames, batchActs, SettlementBatchState, whyNobody, whyNotAct } from './batch.ts'

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
