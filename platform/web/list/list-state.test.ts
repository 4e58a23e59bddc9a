import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListState, writeListState } from './list-state.ts'

const defaults = {
  filterBy: ['status', 'businessId'],
  sort: { field: 'name', descending: false },
  size: 30,
}
const read = (url: string) => readListState(new URLSearchParams(url), defaults)

test('a link says filter, search, order and page', () => {
  expect(read('q=soto&status=ACTIVE&sort=-startsOn&page=3&size=50')).toEqual({
    search: 'soto',
    filter: { status: 'ACTIVE' },
    sort: { field: 'startsOn', descending: true },
    page: 3,
    size: 50,
  })
})

test('what makes no sense in a link is as by default', () => {
  expect(read('page=-2&size=7&sort=;drop&status=')).toEqual({
    search: '',
    filter: {},
    sort: defaults.sort,
    page: 1,
    size: 30,
  })
})

test('what is as by default is left out, and foreign parts of the address stay', () => {
  const before = new URLSearchParams('tab=x&page=4&status=ACTIVE')
  const next = writeListState(before, read(''), defaults)
  expect(next.toString()).toBe('tab=x')
})

test('any state survives the address', () => {
  const states = fc.record({
    search: fc.string(),
    filter: fc.dictionary(fc.constantFrom('status', 'businessId'), fc.string({ minLength: 1 })),
    sort: fc.record({ field: fc.constantFrom('name', 'startsOn'), descending: fc.boolean() }),
    page: fc.integer({ min: 1, max: 99_999 }),
    size: fc.constantFrom(10, 30, 50, 100),
  })
  fc.assert(
    fc.property(states, (state) => {
      const url = writeListState(new URLSearchParams(), state, defaults).toString()
      const { filter, ...rest } = read(url)
      expect(rest).toEqual(omitFilter(state))
      expect({ ...filter }).toEqual({ ...state.filter })
    }),
  )
})

const omitFilter = ({ search, sort, page, size }: ReturnType<typeof read>) => ({
  search,
  sort,
  page,
  size,
})
