import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pageWithTotal, totalKeyOf, totalsIn } from './totals.ts'

type Answer = { users: { rows: number[]; total?: number } }
type Sent = Readonly<Record<string, unknown>>

/** A list in a browser: pages of ten that are read in turn, and which of them were counted. */
function listOf(people: { total: number }) {
  const cache = new QueryClient()
  const counted: boolean[] = []
  const ask = async (sent: Sent): Promise<Answer> => {
    counted.push(sent['counted'] === true)
    const { number, size } = sent['page'] as { number: number; size: number }
    const length = Math.min(size, Math.max(0, people.total - (number - 1) * size))
    const total = sent['counted'] ? { total: people.total } : {}
    return { users: { rows: Array.from({ length }, (_, at) => at), ...total } }
  }
  const read = async (page: number, rest: object = {}) => {
    const variables = { filter: {}, ...rest, page: { number: page, size: 10 } }
    const key = ['People', variables]
    return cache.fetchQuery({
      queryKey: key,
      queryFn: () =>
        pageWithTotal(totalsIn(cache, totalKeyOf('People', variables), key), variables, ask),
    })
  }
  return { read, cache, counted }
}

const totalIn = ({ users }: Answer) => users.total

test('a list is counted once for its filter, whatever the page and the order', async () => {
  const { read, counted } = listOf({ total: 95 })
  expect(totalIn(await read(1))).toBe(95)
  expect(totalIn(await read(2))).toBe(95)
  expect(totalIn(await read(10))).toBe(95)
  expect(totalIn(await read(1, { sort: { by: 'rut' } }))).toBe(95)
  expect(counted).toEqual([true, false, false, false])
  await read(1, { filter: { search: 'soto' } })
  expect(counted.at(-1)).toBe(true)
})

test('it is counted again after a change, and where a page is read again', async () => {
  const people = { total: 95 }
  const { read, cache, counted } = listOf(people)
  await read(1)
  people.total = 96
  await cache.invalidateQueries()
  expect(totalIn(await read(2))).toBe(96)
  people.total = 97
  expect(totalIn(await read(2))).toBe(97)
  expect(counted).toEqual([true, true, true])
})

test('a page that no longer agrees with the total corrects it', async () => {
  const people = { total: 95 }
  const { read, counted } = listOf(people)
  await read(1)
  people.total = 93
  expect(totalIn(await read(10))).toBe(93)
  expect(totalIn(await read(9))).toBe(93)
  people.total = 40
  expect(totalIn(await read(8))).toBe(40)
  expect(counted).toEqual([true, false, false, false, true])
})

test('a list without pages or without rows is answered as it is', async () => {
  const cache = new QueryClient()
  const totals = totalsIn(cache, ['T', 'total', {}], ['T', {}])
  const one = await pageWithTotal(totals, {}, async () => ({ users: { rows: [1], total: 1 } }))
  expect(one).toEqual({ users: { rows: [1], total: 1 } })
  const none = await pageWithTotal(totals, {}, async () => ({ users: null }))
  expect(none).toEqual({ users: null })
})
