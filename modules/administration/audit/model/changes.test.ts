import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('only changed values are shown, without the bookkeeping', () => {
  const before = { id: 4, company_id: 1, name: 'Viña', phone: null, version: 1 }
  const after = { id: 4, company_id: 1, name: 'Viña Los Coihues', phone: null, version: 2 }
  expect(changesBetween('syndicate', before, after)).toEqual([
    { field: 'name', before: 'Viña', after: 'Viña Los Coihues' },
  ])
})

test('a new row tells what it has; one that went, what it had', () => {
  const row = { id: 4, name: 'Sindicato 1', rut: null, fee_value: '5000.0000' }
  expect(changesBetween('syndicate', null, row)).toEqual([
    { field: 'name', before: null, after: 'Sindicato 1' },
    { field: 'fee_value', before: null, after: '5000.0000' },
  ])
  expect(changesBetween('syndicate', row, null)[0]).toEqual({
    field: 'name',
    before: 'Sindicato 1',
    after: null,
  })
})

test('what is no row changes nothing', () => {
  expect(changesBetween('syndicate', null, 'x')).toEqual([])
  expect(changesBetween('syndicate', [1], null)).toEqual([])
})
