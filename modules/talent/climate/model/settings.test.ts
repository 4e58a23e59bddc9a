import { expect, test } from 'vitest'
import { cutsWords, pairsOf, wrongCuts } from './settings.ts'

test('a survey is cut by one to five families, and crosses those that it has', () => {
  expect(wrongCuts({ families: ['area', 'branch'], crossings: [['area', 'branch']] })).toBe(
    undefined,
  )
  expect(wrongCuts({ families: [], crossings: [] })?.message).toBe(
    'Elija al menos una forma de agrupar',
  )
  const six = ['area', 'business', 'branch', 'job', 'seniority', 'contract'] as const
  expect(wrongCuts({ families: six, crossings: [] })?.field).toBe('families')
  expect(wrongCuts({ families: ['area'], crossings: [['area', 'job']] })?.field).toBe('crossings')
  const twice = [
    ['area', 'job'],
    ['job', 'area'],
  ] as const
  expect(wrongCuts({ families: ['area', 'job'], crossings: twice })?.message).toBe(
    'Un cruce va una sola vez',
  )
  expect(pairsOf(['area', 'job', 'branch'])).toHaveLength(3)
})

test('the groups are counted, and among them those that nobody will see', () => {
  expect(cutsWords(0, 0, 5)).toBe('Agregue participantes para ver los grupos')
  expect(cutsWords(12, 0, 5)).toBe('12 grupos, todos con 5 invitados o más')
  expect(cutsWords(12, 1, 5)).toBe('12 grupos; 1 tiene menos de 5 invitados y no se mostrará')
  expect(cutsWords(12, 3, 5)).toBe('12 grupos; 3 tienen menos de 5 invitados y no se mostrarán')
})
