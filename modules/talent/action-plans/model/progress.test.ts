import { describe, expect, test } from 'vitest'
import { milestoneExample } from '#tests/talent/score-examples.ts'
import { completenessAt, percentageOf, standingOn, type Weighed } from './progress.ts'

const hito = (weight: number, isDone = false): Weighed => ({ type: 'HITO', weight, isDone })
const nota: Weighed = { type: 'NOTA', weight: null, isDone: true }

/** Numbers that come again the same at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('the progress of a plan by its milestones', () => {
  test('199 of 200 stays at 99 until all are done, and notes count nothing', () => {
    expect(percentageOf([hito(199, true), hito(1), nota])).toBe(99)
    expect(percentageOf([hito(199, true), hito(1, true), nota])).toBe(100)
  })

  test('one of 300 is 1: what has begun is not 0', () => {
    expect(percentageOf([hito(1, true), hito(299)])).toBe(1)
    expect(percentageOf([hito(1), hito(299)])).toBe(0)
  })

  test('half a percent goes up', () => {
    expect(percentageOf([hito(1, true), hito(7)])).toBe(13)
    expect(percentageOf([hito(3, true), hito(197)])).toBe(2)
    expect(percentageOf([hito(29, true), hito(171)])).toBe(15)
  })

  test('without milestones that count nobody calculates it', () => {
    expect(percentageOf([])).toBeNull()
    expect(percentageOf([nota])).toBeNull()
  })

  test('of any milestones is the exact fraction, half up, between its limits', () => {
    const next = numbers(970)
    for (let round = 0; round < 1_500; round += 1) {
      const milestones = Array.from({ length: 1 + next(12) }, () =>
        next(4) === 0 ? nota : hito(1 + next(1_000), next(2) === 0),
      )
      const found = percentageOf(milestones)
      const counted = milestones.flatMap(({ type, weight, isDone }) =>
        type === 'HITO' && weight !== null ? [{ weight, isDone }] : [],
      )
      if (counted.length === 0) {
        expect(found).toBeNull()
        continue
      }
      const sum = (rows: readonly { weight: number }[]) =>
        rows.reduce((total, row) => total + BigInt(row.weight), 0n)
      const [part, whole] = [sum(counted.filter(({ isDone }) => isDone)), sum(counted)]
      const left = counted.filter(({ isDone }) => !isDone).length
      expect(found === 100, JSON.stringify(milestones)).toBe(left === 0)
      expect(found === 0).toBe(part === 0n)
      const percent = BigInt(found ?? -1)
      // Within half a percent of the fraction, unless a limit holds it.
      const distance = 200n * part - 2n * percent * whole
      const isHalfUp = distance >= -whole && distance < whole
      expect(isHalfUp || percent === 1n || percent === 99n).toBe(true)
    }
  })

  test('never goes down when one more is done', () => {
    const next = numbers(29)
    for (let round = 0; round < 200; round += 1) {
      const milestones = Array.from({ length: 1 + next(9) }, () => hito(1 + next(500)))
      let last = 0
      for (const at of milestones.keys()) {
        const now = percentageOf(milestones.map((one, i) => ({ ...one, isDone: i <= at })))
        expect(now).toBeGreaterThanOrEqual(last)
        last = now ?? -1
      }
      expect(last).toBe(100)
    }
  })
})

describe('how far a plan is', () => {
  const standing = { approvalStatus: 'APPROVED', completenessStatus: 'PENDING' } as const

  test('complete at 100 once it is approved, and only then', () => {
    expect(completenessAt(standing, 100)).toBe('COMPLETE')
    for (const approvalStatus of ['DRAFT', 'PENDING', 'REJECTED'] as const) {
      expect(completenessAt({ ...standing, approvalStatus }, 100)).toBe('IN_PROGRESS')
    }
  })

  test('begun by its first percent, and begun for good', () => {
    expect(completenessAt(standing, 0)).toBe('PENDING')
    expect(completenessAt(standing, 1)).toBe('IN_PROGRESS')
    expect(completenessAt({ ...standing, completenessStatus: 'COMPLETE' }, 99)).toBe('IN_PROGRESS')
    expect(completenessAt({ ...standing, completenessStatus: 'IN_PROGRESS' }, 0)).toBe(
      'IN_PROGRESS',
    )
  })

  test('annulled stays annulled', () => {
    expect(completenessAt({ ...standing, completenessStatus: 'CANCELED' }, 100)).toBe('CANCELED')
    expect(completenessAt({ ...standing, approvalStatus: 'CANCELED' }, 50)).toBe('CANCELED')
  })

  test('late from the day after its last one, while it is open', () => {
    const plan = { completenessStatus: 'IN_PROGRESS', endDate: '2026-09-14' } as const
    expect(standingOn(plan, '2026-09-14')).toBe('IN_PROGRESS')
    expect(standingOn(plan, '2026-09-15')).toBe('LATE')
    expect(standingOn({ ...plan, completenessStatus: 'COMPLETE' }, '2026-09-15')).toBe('COMPLETE')
  })
})

test('a plan is done by its milestones', () => {
  const milestones = milestoneExample.milestones.map(({ type, weight, done }): Weighed => ({
    type,
    weight,
    isDone: done,
  }))
  const { percentage, state } = milestoneExample
  const stateAt = (reached: number) =>
    completenessAt({ approvalStatus: 'APPROVED', completenessStatus: 'PENDING' }, reached)
  expect(percentageOf(milestones)).toBe(percentage)
  expect(stateAt(percentage)).toBe(state)
  const all = milestones.map((milestone) => ({ ...milestone, isDone: true }))
  const none = milestones.map((milestone) => ({ ...milestone, isDone: false }))
  const barely = [hito(1, true), hito(999)]
  const percentages = [percentageOf(all), percentageOf(none), percentageOf(barely)]
  expect(percentages).toEqual([100, 0, 1])
  expect(percentages.map((some) => stateAt(some ?? -1))).toEqual([
    'COMPLETE',
    'PENDING',
    'IN_PROGRESS',
  ])
  expect(percentageOf(milestones.slice(2))).toBeNull()
  expect(() => percentageOf([hito(0, true)])).toThrow(RangeError)
})
