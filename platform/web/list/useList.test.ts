import { expect, test } from 'vitest'
import { listVariables } from './useList.ts'

const state = {
  search: ' soto ',
  filter: { status: 'ACTIVE' },
  sort: { field: 'fullname', descending: true },
  page: 2,
  size: 50,
}

test('a document gets the variables that it declares', () => {
  const document = 'query People($filter: F, $sort: S, $page: Page) { users }'
  expect(listVariables(document, state, { fixed: { businessId: 'b1' } })).toEqual({
    filter: { status: 'ACTIVE', search: 'soto', businessId: 'b1' },
    sort: { by: 'fullname', descending: true },
    page: { number: 2, size: 50 },
  })
  expect(listVariables('query Few($page: Page) { users }', state, {})).toEqual({
    page: { number: 2, size: 50 },
  })
})

test('texts of the address become what the filter takes', () => {
  const toFilter = ({ status }: Readonly<Record<string, string>>) => ({
    active: status === 'ACTIVE',
  })
  expect(listVariables('query P($filter: F) { users }', state, { toFilter })).toEqual({
    filter: { active: true, search: 'soto' },
  })
})
