import { expect, test } from 'vitest'
import {
  accountTypeList,
  afps,
  apvInstitutions,
  bankList,
  catalogueSources,
  ccafs,
  economicSections,
  healthInstitutions,
  mutuals,
} from './catalogues.ts'
import { type Dated, heldIn, standingIn } from './dated-rows.ts'
import { dismissalCauses } from './dismissal.ts'
import { lreTablesIn } from './lre/tables.ts'
import { previredTablesIn } from './previred/tables.ts'

const rows: readonly (Dated & { code: string })[] = [
  ...accountTypeList,
  ...afps,
  ...apvInstitutions,
  ...bankList,
  ...ccafs,
  ...dismissalCauses,
  ...economicSections,
  ...healthInstitutions,
  ...mutuals,
]

test('a row holds from its first month to its last, both included', () => {
  const row = { from: 202201, to: 202412 }
  expect([202112, 202201, 202412, 202501].map((month) => standingIn(row, month))).toEqual([
    'NOT_YET',
    'HOLDS',
    'HOLDS',
    'ENDED',
  ])
  expect(standingIn({}, 190001)).toBe('HOLDS')
  expect(standingIn({ ended: true }, 202501)).toBe('GONE')
  expect(standingIn({ to: 202412, ended: true }, 202412)).toBe('HOLDS')
  expect(heldIn([row, {}, { ended: true }], 202501)).toEqual([{}, { ended: true }])
})

test('whoever says since or until when, says where that was read', () => {
  const dated = rows.filter(({ from, to }) => from !== undefined || to !== undefined)
  expect(dated.length).toBeGreaterThan(1)
  for (const { code, from = 190001, to = 220012, source } of dated) {
    expect(source, code).toMatch(/https:/)
    expect(from, code).toBeLessThanOrEqual(to)
  }
  for (const [name, { source }] of Object.entries(catalogueSources)) {
    expect(source.length, name).toBeGreaterThan(20)
  }
})

test('a file of a month takes the codes of that month alone', () => {
  // Isapre Esencial began in 2022.
  expect(Object.hasOwn(previredTablesIn(202112)['T16'] ?? {}, '28')).toBe(false)
  expect(previredTablesIn(202608)['T16']).toMatchObject({ 28: 'Esencial', '07': 'Fonasa' })
  expect(lreTablesIn(202112)['salud']?.has('44')).toBe(false)
  expect(lreTablesIn(202608)['salud']?.has('44')).toBe(true)
  expect(lreTablesIn(202112)['tramo']).toEqual(lreTablesIn(202608)['tramo'])
})
