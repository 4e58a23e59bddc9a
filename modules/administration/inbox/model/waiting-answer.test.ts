import { expect, test } from 'vitest'
import { answerWords, asWaitingAnswer, leftOf, type WaitingAnswer } from './waiting-answer.ts'

const one = { key: 'vacation.1.1', title: 'Vacaciones del 05-10-2026', fullname: 'Bernarda' }
const two = { key: 'vacation.2.1', title: 'Vacaciones del 19-10-2026', fullname: 'Bernarda' }
const answer: WaitingAnswer = {
  id: 'a',
  rows: [one, two],
  answer: 'APPROVE',
  reason: null,
  at: '2026-09-15T12:00:00Z',
}

test('what the server took is gone, and each row that it refused stays with why', () => {
  const answered = [
    { key: one.key, problem: null },
    { key: two.key, problem: 'Otra persona ya respondió' },
  ]
  expect(leftOf(answer, answered)).toEqual([
    { ...answer, id: 'a vacation.2.1', rows: [two], problem: 'Otra persona ya respondió' },
  ])
  expect(leftOf(answer, [{ key: one.key, problem: null }])).toEqual([])
})

test('it says what was decided, and whose request it was', () => {
  expect(answerWords(answer)).toBe('2 aprobadas')
  expect(answerWords({ ...answer, rows: [one], answer: 'REJECT' })).toBe(
    'Rechazada: Vacaciones del 05-10-2026 de Bernarda',
  )
})

test('what the device gives back is an answer, or nothing', () => {
  expect(asWaitingAnswer(answer)).toEqual(answer)
  expect(asWaitingAnswer({ ...answer, answer: 'DELETE' })).toBeUndefined()
  expect(asWaitingAnswer('a')).toBeUndefined()
})
