import { setTimeout as sleep } from 'node:timers/promises'
import { assert, array, integer, property, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { type Database, openDatabase, type PlatformTx, sql } from '../sql/db.ts'
import { taken } from './bucket.ts'
import { giveBack, refill, take } from './limits.ts'
import { memoryLimits } from './memory.ts'

describe('a bucket', () => {
  test('gives its capacity at once, then one per step', () => {
    const clock = { now: 1_000_000 }
    const limits = memoryLimits({ capacity: 3, seconds: 30 }, () => clock.now)
    const takes = (times: number) => Array.from({ length: times }, () => limits.take('ana'))

    expect(takes(4)).toEqual([true, true, true, false])
    clock.now += 9_000
    expect(limits.take('ana')).toBe(false)
    clock.now += 1_000
    expect(takes(2)).toEqual([true, false])
    expect(limits.take('eva')).toBe(true)
  })

  test('never gives more in any window than its capacity and what came back', () => {
    const limit = { capacity: 7, seconds: 60 }
    const visits = array(
      record({ wait: integer({ min: 0, max: 20_000 }), cost: integer({ min: 1, max: 4 }) }),
    )
    assert(
      property(visits, (list) => {
        const start = 1_000_000
        let [now, fullAt, given] = [start, 0, 0]
        for (const { wait, cost } of list) {
          now += wait
          const next = taken(limit, fullAt, now, cost)
          if (next === undefined) continue
          fullAt = next
          given += cost
        }
        const most = limit.capacity * (1 + (now - start) / (limit.seconds * 1000))
        expect(given).toBeLessThanOrEqual(most + 0.001)
      }),
    )
  })

  test('refuses what costs more than it can hold', () => {
    expect(memoryLimits({ capacity: 3, seconds: 30 }).take('ana', 4)).toBe(false)
  })

  test('keeps its memory bounded against invented keys', () => {
    const limits = memoryLimits({ capacity: 1, seconds: 3600 })
    for (let n = 0; n < 50_010; n += 1) limits.take(`k${n}`)
    expect(limits.size()).toBe(50_000)
    expect(limits.take('new')).toBe(false)
  })
})

describe('a bucket that all processes share', () => {
  let db: Database
  beforeAll(async () => {
    db = openDatabase((await freshDatabase('empty')).appUrl)
  })
  afterAll(() => db.close())

  const limit = { capacity: 5, seconds: 2 }
  const inDb = <T>(work: (tx: PlatformTx) => Promise<T>) => db.withPlatform(work)

  test('gives exactly its capacity to many at once', async () => {
    const slow = { capacity: 5, seconds: 600 }
    const tries = Array.from({ length: 20 }, () => inDb((tx) => take(tx, 'many', slow)))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5)
    expect(await inDb((tx) => take(tx, 'many', slow))).toBe(false)
  })

  test('fills with time', async () => {
    expect(await inDb((tx) => take(tx, 'time', limit, 5))).toBe(true)
    expect(await inDb((tx) => take(tx, 'time', limit))).toBe(false)
    await sleep(450)
    expect(await inDb((tx) => take(tx, 'time', limit))).toBe(true)
  })

  test('is full again after a refill, and has one more after one is given back', async () => {
    const slow = { capacity: 5, seconds: 600 }
    for (let n = 0; n < 5; n += 1) await inDb((tx) => take(tx, 'eva', slow))
    expect(await inDb((tx) => take(tx, 'eva', slow))).toBe(false)
    await inDb((tx) => giveBack(tx, 'eva', slow))
    expect(await inDb((tx) => take(tx, 'eva', slow))).toBe(true)
    expect(await inDb((tx) => take(tx, 'eva', slow))).toBe(false)
    for (let n = 0; n < 5; n += 1) await inDb((tx) => take(tx, 'ana', limit))
    await inDb((tx) => refill(tx, 'ana'))
    expect(await inDb((tx) => take(tx, 'ana', limit, 5))).toBe(true)
  })

  test('holds no mail or address', async () => {
    await inDb((tx) => take(tx, 'recovery:ana@minga.test', { capacity: 1000, seconds: 1 }))
    const keys = async () =>
      (await inDb((tx) => sql<{ key: string }>`select key from rate_limit`.execute(tx))).rows
    expect(JSON.stringify(await keys())).not.toContain('ana@')
  })
})
