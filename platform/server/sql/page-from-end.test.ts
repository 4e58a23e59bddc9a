import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/sql/db.ts'
import { startApi } from '#tests/api.ts'
import { fromNearerEnd, offsetFromEnd, windowsOf } from './page-from-end.ts'

test('a page is the same from either end of its list', () => {
  const pages = fc.record({
    all: fc.nat({ max: 300 }),
    number: fc.integer({ min: 1, max: 400 }),
    size: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(pages, ({ all, number, size }) => {
      const list = Array.from({ length: all }, (_, place) => place)
      const { limit, offset, reversed } = offsetFromEnd({ number, size }, all)
      const from = reversed ? list.toReversed() : list
      const read = from.slice(offset, offset + limit)
      const page = reversed ? read.toReversed() : read
      expect(page).toEqual(list.slice((number - 1) * size, number * size))
      expect(offset).toBeLessThanOrEqual(Math.max(0, (number - 1) * size))
    }),
  )
})

test('the last page of fifty thousand is read from the end, the first from the beginning', () => {
  expect(offsetFromEnd({ number: 500, size: 100 }, 49_950)).toEqual({
    limit: 50,
    offset: 0,
    reversed: true,
  })
  expect(offsetFromEnd({ number: 1, size: 100 }, 49_950)).toEqual({
    limit: 100,
    offset: 0,
    reversed: false,
  })
})

test('a page put together from its windows is the page of the list', () => {
  const pages = fc.record({
    all: fc.nat({ max: 300 }),
    number: fc.integer({ min: 1, max: 400 }),
    size: fc.integer({ min: 1, max: 100 }),
    window: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(pages, ({ all, number, size, window }) => {
      const list = Array.from({ length: all }, (_, place) => place)
      const page = windowsOf({ number, size }, window).flatMap(({ place, from, until }) =>
        list.slice(place * window, (place + 1) * window).slice(from, until),
      )
      expect(page).toEqual(list.slice((number - 1) * size, number * size))
    }),
  )
})

describe('a far page', async () => {
  const { world, services } = await startApi()
  const session = {
    companyId: world.coihues.id,
    userId: null,
    loginId: null,
    acting: false,
    traceId: 'test',
  }
  type Wanted = { number: number; size?: number; descending?: boolean; far?: number }

  /** Active people by the last digit of their number, so that there are many ties. */
  const pageOf = ({ number, size = 5, descending = false, far = 0 }: Wanted) =>
    services.db.withTenant(session, (tx, client) => {
      const active = tx.selectFrom('users').select('users.id').where('status', '=', 'ACTIVE')
      return fromNearerEnd(
        { client, session },
        active,
        { page: { number, size }, counted: true, sort: { by: 'id', descending } },
        ({ first, ties }) => active.orderBy(sql`users.id % 10`, first).orderBy('users.id', ties),
        { far, window: 7 },
      )
    })

  test('is the page of the list, in both directions, whatever it was asked after', async () => {
    for (const descending of [false, true]) {
      const whole = await pageOf({ number: 1, size: 10_000, descending, far: 10_000 })
      const last = Math.ceil(whole.ids.length / 5)
      expect(last).toBeGreaterThan(10)
      for (const number of [3, 1, 2, last, last - 1, 10, 9, 5_000]) {
        const page = await pageOf({ number, descending })
        expect(page.ids, `${number}`).toEqual(whole.ids.slice((number - 1) * 5, number * 5))
        expect(page.total).toBe(whole.ids.length)
      }
    }
  })

  test('is another one as soon as the company has changed', async () => {
    const before = await pageOf({ number: 4 })
    const [gone = 0, ...others] = before.ids
    const mark = (status: 'ACTIVE' | 'INACTIVE') =>
      services.db.withTenant(session, (tx) =>
        tx.updateTable('users').set({ status }).where('id', '=', gone).execute(),
      )
    await mark('INACTIVE')
    const after = await pageOf({ number: 4 })
    expect(after.ids.slice(0, 4)).toEqual(others)
    expect(after.total).toBe((before.total ?? 0) - 1)
    await mark('ACTIVE')
  })
})
