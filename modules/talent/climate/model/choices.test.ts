import { describe, expect, test } from 'vitest'
import { noAnswer } from '#modules/talent/surveys/model/answer.ts'
import { type DraftAnswer, packed, unpacked } from './choices.ts'

const answer = (questionId: number, more: Partial<DraftAnswer>): [number, DraftAnswer] => [
  questionId,
  { ...noAnswer, questionId, rev: 1, ...more },
]

describe('the answers of one person in a row', () => {
  const questions = [31, 12, 7, 90]

  test('are the same again when they are read, in the order of the questions', () => {
    const answers = new Map([
      answer(7, { omit: true, rev: 3 }),
      answer(31, { choice: 4, comment: 'Falta luz' }),
      answer(12, { na: true }),
    ])
    const row = packed(answers, questions)
    expect(row.choices).toEqual([4, -2, -1, null])
    expect(row.revs).toEqual([1, 1, 3, 0])
    expect(new Map([...unpacked(row, questions)].toSorted(([a], [b]) => a - b))).toEqual(
      new Map([...answers].toSorted(([a], [b]) => a - b)),
    )
  })

  test('keep what was written apart from what was chosen', () => {
    const texts = [{ text: 'Más luz', choice: null, number: null }]
    const row = packed(new Map([answer(90, { texts })]), questions)
    expect(row.choices).toEqual([null, null, null, null])
    expect(row.written).toEqual({ '90': { texts, comment: null } })
    expect(unpacked(row, questions).get(90)).toMatchObject({ choice: null, texts, rev: 1 })
  })
})
