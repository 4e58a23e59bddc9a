import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerLine } from '#chile/bank-lists/bank-answer.ts'
import { countsOf, type ListedRow, matchAnswer } from './answer.ts'

const row = fc.record({
  rut: fc.constantFrom('11111111-1', '22222222-2', '33333333-3'),
  amount: fc.integer({ min: 1, max: 3 }),
})
const rowsOf = (given: readonly { rut: string; amount: number }[]): ListedRow[] =>
  given.map((one, at) => ({ ...one, n: at + 1, state: 'LISTED', isMoved: false }))
const said = fc.record({
  rut: fc.option(fc.constantFrom('11111111-1', '22222222-2', '44444444-4')),
  amount: fc.option(fc.integer({ min: 1, max: 4 })),
  status: fc.option(fc.constantFrom('PAID' as const, 'REJECTED' as const)),
})
const linesOf = (given: readonly Omit<AnswerLine, 'line' | 'words'>[]): AnswerLine[] =>
  given.map((one, at) => ({ ...one, line: at + 1, words: '' }))

test('no payment is marked twice, and each line marked is of its RUT and amount', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(said), (given, answered) => {
      const rows = rowsOf(given)
      const matched = matchAnswer(rows, linesOf(answered))
      const marked = matched.filter(({ outcome }) => outcome === 'MARKED')
      expect(new Set(marked.map(({ rowN }) => rowN)).size).toBe(marked.length)
      for (const line of marked) {
        expect(rows.find(({ n }) => n === line.rowN)).toMatchObject({
          rut: line.rut,
          amount: line.amount,
        })
      }
      const { paid, rejected, unmatched } = countsOf(matched)
      expect(paid + rejected).toBe(marked.length)
      expect(paid + rejected + unmatched).toBe(answered.length)
    }),
  )
})

test('an answer read a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(said), (given, answered) => {
      const rows = rowsOf(given)
      const lines = linesOf(answered)
      const first = matchAnswer(rows, lines)
      const after = rows.map((one) => {
        const mark = first.find(({ rowN, outcome }) => rowN === one.n && outcome === 'MARKED')
        return mark?.status ? { ...one, state: mark.status } : one
      })
      const second = matchAnswer(after, lines)
      expect(second.filter(({ outcome }) => outcome === 'MARKED')).toEqual([])
    }),
  )
})

const one = rowsOf([{ rut: '11111111-1', amount: 5 }])
const line = (status: AnswerLine['status'], at = 1): AnswerLine => ({
  line: at,
  rut: '11111111-1',
  amount: 5,
  status,
  words: '',
})

test('lines that say opposite things of one payment change nothing', () => {
  const outcomes = matchAnswer(one, [line('PAID'), line('REJECTED', 2)])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['CONTRADICTION', 'CONTRADICTION'])
})

test('a payment that a newer list makes is not marked by an old answer', () => {
  const moved = one.map((row) => ({ ...row, state: 'REJECTED' as const, isMoved: true }))
  expect(matchAnswer(moved, [line('PAID')])[0]?.outcome).toBe('MOVED')
})
