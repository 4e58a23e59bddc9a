import { describe, expect, test } from 'vitest'
import type { ISODate } from '#chile/dates.ts'
import { rational } from '#formula/exact/rational.ts'
import { boxNames, cellOf, pointsIn, stepped, wordsOfBox } from './boxes.ts'
import { EvaluationProcessStatus, type ProcessStage } from './catalogs.ts'
import { nextStep } from './next-step.ts'
import { ratersOf, standingBy } from './raters.ts'
import { endsRemindedOn, stageOn, wrongStages } from './stages.ts'

const dates = (stage: ProcessStage, startsOn: ISODate, endsOn: ISODate) => ({
  stage,
  startsOn,
  endsOn,
})

describe('the stages of a process', () => {
  test('follow each other, and may overlap', () => {
    const self = dates('SELF', '2026-09-01', '2026-09-10')
    const others = dates('EVALUATION', '2026-09-01', '2026-09-20')
    expect(wrongStages([self, others])).toBeUndefined()
    expect(wrongStages([others, dates('SELF', '2026-09-02', '2026-09-10')])).toBe(
      'Evaluación no puede comenzar antes que Autoevaluación',
    )
    expect(wrongStages([self, self])).toBe('Autoevaluación está dos veces')
    expect(wrongStages([dates('SELF', '2026-09-10', '2026-09-01')])).toBe(
      'Autoevaluación no puede terminar antes de comenzar',
    )
    expect(stageOn([self, others], '2026-09-15')?.label).toBe('Evaluación')
    expect(stageOn([self, others], '2026-10-15')).toBeUndefined()
  })

  test('are remembered seven days and two before their end, that day and the next', () => {
    expect(endsRemindedOn('2026-09-15')).toEqual([
      '2026-09-22',
      '2026-09-17',
      '2026-09-15',
      '2026-09-14',
    ])
  })
})

describe('the raters of a person', () => {
  const answered = (respondentId: number, value: number) => ({
    respondentId,
    relation: 'PEER' as const,
    score: {
      competences: new Map([
        [
          'a',
          {
            exact: rational(BigInt(value)),
            total: rational(BigInt(value)),
            weight: rational(1n),
            counted: [],
            leftOut: [],
          },
        ],
      ]),
    },
  })

  test('are people: two surveys of one of them are one rater, with the mean of both', () => {
    const raters = ratersOf([answered(1, 5), answered(2, 3), answered(1, 2)])
    expect(raters).toHaveLength(2)
    expect(raters[0]?.means.get('a')).toEqual(rational(7n, 2n))
  })

  test('say how far a review is', () => {
    expect(standingBy({ raters: 3, done: 0 })).toBe('PENDING')
    expect(standingBy({ raters: 3, done: 2 })).toBe('IN_PROGRESS')
    expect(standingBy({ raters: 3, done: 3 })).toBe('READY')
  })
})

describe('the nine boxes', () => {
  test('are three of potential by three of performance', () => {
    expect(cellOf({ box: 1 })).toEqual({ potential: 1, band: 1 })
    expect(cellOf({ box: 6 })).toEqual({ potential: 2, band: 3 })
    expect(cellOf({ box: 9 })).toEqual({ potential: 3, band: 3 })
    expect(cellOf({ box: null })).toBeUndefined()
  })

  test('have the same words in a matrix, in a list and in a filter', () => {
    expect(boxNames.map(([box]) => box)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const [box, words] of boxNames) expect(wordsOfBox(box)).toBe(words)
    expect(wordsOfBox(6)).toBe('Desempeño alto, potencial medio')
    expect(wordsOfBox(null)).toBeNull()
  })

  test('are left by the arrows, and only inside of them', () => {
    const middle = { potential: 2, band: 2 }
    expect(stepped(middle, 'ArrowUp')).toEqual({ potential: 3, band: 2 })
    expect(stepped(middle, 'ArrowLeft')).toEqual({ potential: 2, band: 1 })
    expect(stepped({ potential: 3, band: 3 }, 'ArrowUp')).toBeUndefined()
    expect(stepped(middle, 'a')).toBeUndefined()
  })

  test('propose the score with which their band begins', () => {
    const cuts = { mediumCut: '2.50', highCut: '3.75' }
    const high = { box: 6, calibrated: null }
    expect(pointsIn(high, cuts, { potential: 3, band: 3 })).toBeNull()
    expect(pointsIn(high, cuts, { potential: 2, band: 2 })).toBe('2.50')
    expect(pointsIn(high, cuts, { potential: 2, band: 1 })).toBe('2.49')
    expect(pointsIn({ box: 2, calibrated: null }, cuts, { potential: 1, band: 3 })).toBe('3.75')
  })
})

test('in each state of a process one thing is next', () => {
  const facts = { people: 3, raters: 9, ratersDone: 4, reason: null, surveys: [] }
  const titles = EvaluationProcessStatus.values.map(
    (status) => nextStep({ ...facts, status }).title,
  )
  expect(new Set(titles).size).toBe(titles.length)
  const pending = [{ title: 'Anual', status: 'PENDING' }]
  expect(nextStep({ ...facts, status: 'DRAFT', surveys: pending }).title).toBe(
    'Active la evaluación «Anual»',
  )
})
