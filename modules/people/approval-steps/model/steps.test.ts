import { describe, expect, test } from 'vitest'
import { above, escalated, holdersOf, type Line, type Step, stepsFor } from './steps.ts'

type Seven = [number, number, number, number, number, number, number]

/** Ana (1) asks. Pedro (2) supervises her and Rosa (3) him; 4 leads the unit, 5 the one above. */
const [ana, pedro, rosa, head, upper, superManager, admin]: Seven = [1, 2, 3, 4, 5, 6, 7]
const bosses = new Map<number, number>([
  [ana, pedro],
  [pedro, rosa],
])
const line = (change: Partial<Line> & { away?: readonly number[] } = {}): Line => ({
  requester: ana,
  supervisor: pedro,
  heads: [head, upper],
  bossOf: (id) => bosses.get(id) ?? null,
  withRole: (role) => (role === 'ADMIN' ? [admin] : role === 'SUPER_MANAGER' ? [superManager] : []),
  answers: (id) => !change.away?.includes(id),
  ...change,
})
const step = (change: Partial<Step> = {}): Step => ({
  holder: 'SUPERVISOR',
  role: null,
  userId: null,
  when: 'ALWAYS',
  days: null,
  ...change,
})

describe('which steps a request passes', () => {
  const more = step({ when: 'MORE_THAN', days: 10 })
  const ahead = step({ when: 'ADVANCE' })

  test('are those of its days, in their order', () => {
    const steps = [step(), more, ahead]
    expect(stepsFor(steps, { days: 10, advance: false })).toEqual([steps[0]])
    expect(stepsFor(steps, { days: 10.5, advance: false })).toEqual([steps[0], more])
    expect(stepsFor(steps, { days: 2, advance: true })).toEqual([steps[0], ahead])
  })

  test('are never fewer for more days', () => {
    const steps = [step(), more, step({ when: 'MORE_THAN', days: 3 }), ahead]
    let last = 0
    for (let days = 0.5; days <= 30; days += 0.5) {
      const passed = stepsFor(steps, { days, advance: false }).length
      expect(passed).toBeGreaterThanOrEqual(last)
      last = passed
    }
  })
})

describe('who answers a step', () => {
  test('is who it names', () => {
    expect(holdersOf(step(), line())).toEqual([pedro])
    expect(holdersOf(step({ holder: 'UNIT_HEAD' }), line())).toEqual([head])
    expect(holdersOf(step({ holder: 'PERSON', userId: rosa }), line())).toEqual([rosa])
    expect(holdersOf(step({ holder: 'ROLE', role: 'ADMIN' }), line())).toEqual([admin])
  })

  test('is the one above who is away, who asks or who is missing', () => {
    expect(holdersOf(step(), line({ away: [pedro] }))).toEqual([rosa])
    expect(holdersOf(step(), line({ away: [pedro, rosa] }))).toEqual([superManager])
    expect(holdersOf(step(), line({ away: [pedro, rosa, superManager] }))).toEqual([admin])
    expect(holdersOf(step({ holder: 'UNIT_HEAD' }), line({ heads: [ana, upper] }))).toEqual([upper])
    expect(holdersOf(step({ holder: 'PERSON', userId: ana }), line())).toEqual([pedro])
    expect(holdersOf(step({ holder: 'ROLE', role: 'MANAGER' }), line())).toEqual([pedro])
  })

  test('is never who asks, whoever is away and whatever it names', () => {
    const everybody = [ana, pedro, rosa, head, upper, superManager, admin]
    const steps = [
      step(),
      step({ holder: 'UNIT_HEAD' }),
      ...everybody.map((userId) => step({ holder: 'PERSON', userId })),
      step({ holder: 'ROLE', role: 'ADMIN' }),
      step({ holder: 'ROLE', role: 'SUBMANAGER' }),
    ]
    for (let mask = 0; mask < 2 ** everybody.length; mask += 1) {
      const away = everybody.filter((_, at) => mask & (2 ** at))
      for (const requester of everybody) {
        const around = line({ requester, away })
        for (const one of steps) {
          const holders = holdersOf(one, around)
          expect(holders).not.toContain(requester)
          expect(holders.filter((id) => away.includes(id))).toEqual([])
          expect(escalated(holders, around)).not.toContain(requester)
        }
      }
    }
  })
})

describe('a step that waited too long', () => {
  test('keeps who has it, and goes to the one above too', () => {
    expect(escalated([pedro], line())).toEqual([pedro, rosa])
    expect(escalated([rosa], line())).toEqual([rosa, superManager])
    expect(escalated([superManager], line())).toEqual([superManager, admin])
  })

  test('ends where two supervise each other', () => {
    const circle = line({ bossOf: (id) => (id === pedro ? rosa : pedro), away: [pedro, rosa] })
    expect(above([pedro], circle)).toEqual([superManager])
  })
})
