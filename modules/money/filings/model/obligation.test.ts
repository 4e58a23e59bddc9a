import { expect, test } from 'vitest'
import { FilingState } from './filing.ts'
import { declaredStates, obligationOf, ObligationState } from './obligation.ts'

test('what is marked is declared, here or elsewhere; what is not stands as its file', () => {
  for (const file of [...FilingState.values, null]) {
    expect(obligationOf({ isMarked: false, file })).toBe(file ?? 'NONE')
    expect(declaredStates.has(obligationOf({ isMarked: true, file }))).toBe(true)
  }
  const marked = (file: Parameters<typeof obligationOf>[0]['file']) =>
    ObligationState.label(obligationOf({ isMarked: true, file }))
  expect(marked(null)).toBe('Declarado fuera de Minga')
  expect(marked('FAILED')).toBe('Declarado fuera de Minga')
  expect(marked('STALE')).toBe('Declarado, y el mes cambió después')
  expect(marked('WARNINGS')).toBe('Declarado')
})
