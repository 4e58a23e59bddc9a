import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permitProblem, permitStateOn } from './permit.ts'
import { quotaOf, quotaWords, shareOf } from './quota.ts'

const none = { CHILEAN: 0, SPECIALIST: 0, FAMILY: 0, FIVE_YEARS: 0, FOREIGN: 0 }

test.each([
  ['2026-09-16', '2027-09-15', 'UPCOMING'],
  ['2026-09-15', '2027-09-15', 'CURRENT'],
  ['2025-09-15', '2026-11-15', 'CURRENT'],
  ['2025-09-15', '2026-11-14', 'EXPIRING'],
  ['2025-09-15', '2026-09-15', 'EXPIRING'],
  ['2025-09-15', '2026-09-14', 'EXPIRED'],
  ['2015-09-15', null, 'CURRENT'],
])('a permit from %s to %s is %s on 15 September 2026', (startDate, endDate, state) => {
  expect(permitStateOn({ startDate, endDate }, '2026-09-15')).toBe(state)
})

test('only the definitive residence has no end', () => {
  const days = { startDate: '2026-01-01', endDate: null, residentSince: null }
  expect(permitProblem({ kind: 'WORK', ...days })?.field).toBe('endDate')
  expect(permitProblem({ kind: 'DEFINITIVE', ...days })).toBeUndefined()
  expect(permitProblem({ kind: 'DEFINITIVE', ...days, endDate: '2025-12-31' })?.field).toBe(
    'endDate',
  )
  expect(permitProblem({ kind: 'DEFINITIVE', ...days, residentSince: '2026-01-02' })?.field).toBe(
    'residentSince',
  )
})

test('a hundred workers may have fifteen of another country, thirty-three may have four', () => {
  expect(quotaOf({ ...none, CHILEAN: 85, FOREIGN: 15 })).toMatchObject({ most: 15, state: 'FULL' })
  expect(quotaOf({ ...none, CHILEAN: 84, FOREIGN: 16 })).toMatchObject({ most: 15, state: 'OVER' })
  expect(quotaOf({ ...none, CHILEAN: 29, FOREIGN: 4 })).toMatchObject({ most: 4, room: 1 })
  expect(quotaOf({ ...none, CHILEAN: 28, FOREIGN: 5 })).toMatchObject({ state: 'OVER' })
})

test('twenty-five workers are free of the limit, and twenty-six are not', () => {
  expect(quotaOf({ ...none, FOREIGN: 25 }).state).toBe('EXEMPT')
  expect(quotaOf({ ...none, FOREIGN: 26 }).state).toBe('OVER')
  // A specialist is a worker of the employer, though out of the share.
  expect(quotaOf({ ...none, CHILEAN: 25, SPECIALIST: 1 })).toMatchObject({
    workers: 26,
    counted: 25,
    state: 'WITHIN',
  })
})

test('says in words what follows', () => {
  const words = (counts: Partial<typeof none>) => quotaWords(quotaOf({ ...none, ...counts }))
  expect(words({ CHILEAN: 10 })).toBe('Con 10 de hasta 25 trabajadores, el límite no se aplica')
  expect(words({ CHILEAN: 39, FOREIGN: 1 })).toBe(
    'Caben 5 contrataciones más que cuenten en el 15 %',
  )
  // With one more there are forty, and six of forty may be of another country.
  const one = 'Cabe una contratación más que cuente en el 15 %'
  expect(words({ CHILEAN: 34, FOREIGN: 5 })).toBe(one)
  expect(words({ CHILEAN: 34, FOREIGN: 6 })).toBe(
    'No cabe ninguna contratación más que cuente en el 15 %',
  )
  expect(words({ CHILEAN: 33, FOREIGN: 7 })).toBe('Hay 1 más de lo que permite el 15 %')
  expect(shareOf({ counted: 40, foreign: 5 })).toBe('12.5')
  expect(shareOf({ counted: 0, foreign: 0 })).toBe('0')
})

test('85 of a hundred are Chilean within the limit, and not beyond it', () => {
  const count = fc.nat({ max: 60_000 })
  fc.assert(
    fc.property(count, count, count, count, count, (CHILEAN, SPECIALIST, FAMILY, FIVE, FOREIGN) => {
      const quota = quotaOf({ CHILEAN, SPECIALIST, FAMILY, FIVE_YEARS: FIVE, FOREIGN })
      const asChilean = CHILEAN + FAMILY + FIVE
      expect(quota.workers).toBe(asChilean + FOREIGN + SPECIALIST)
      if (quota.state === 'EXEMPT') {
        expect(quota.workers).toBeLessThanOrEqual(25)
        return
      }
      expect(asChilean * 100 >= 85 * quota.counted).toBe(quota.state !== 'OVER')
      expect(quota.foreign > quota.most).toBe(quota.state === 'OVER')
      // So many more may be hired, and not one beyond.
      const withMore = (more: number) => (FOREIGN + more) * 100 <= 15 * (quota.counted + more)
      expect([withMore(quota.room), withMore(quota.room + 1)]).toEqual([true, false])
    }),
  )
})
