import { expect, test } from 'vitest'
import {
  accountTypeList,
  afps,
  apvInstitutions,
  bankList,
  byCode,
  ccafs,
  economicSections,
  healthInstitutions,
  lreColumns,
  mutuals,
} from './catalogues.ts'
import { countryList } from './countries.ts'
import { dismissalCauses } from './dismissal.ts'
import { parseRut } from './rut.ts'
import { communes, communesOf, provinces, regions } from './territory.ts'

const lists = {
  accountTypeList,
  afps,
  apvInstitutions,
  bankList,
  ccafs,
  communes,
  countryList,
  dismissalCauses,
  economicSections,
  healthInstitutions,
  lreColumns,
  mutuals,
  provinces,
  regions,
}

test.each(Object.entries(lists))(
  'the codes of %s are unique and every row has a name',
  (_, rows) => {
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
    expect(rows.filter(({ name }) => !name)).toEqual([])
  },
)

test('every RUT of an institution has its right check digit', () => {
  const wrong = [...afps, ...bankList].filter(({ rut }) => rut !== null && parseRut(rut) !== rut)
  expect(wrong).toEqual([])
})

test('the codes that Previred and the LRE print are kept', () => {
  expect(byCode(afps, 'HABITAT')).toMatchObject({ previred: '05', lre: '14' })
  expect(byCode(healthInstitutions, 'FONASA')).toMatchObject({ previred: '07', lre: '102' })
  expect(byCode(ccafs, 'LOS_HEROES')).toMatchObject({ previred: '03', lre: '3' })
  expect(byCode(afps, 'NO EXISTE')).toBeUndefined()
})

test('the LRE has ninety-two columns of money and fifteen totals', () => {
  const totals = lreColumns.filter(({ code }) => code.startsWith('5'))
  expect([lreColumns.length - totals.length, totals.length]).toEqual([92, 15])
  expect(byCode(lreColumns, '3185')?.name).toBe('Otros descuentos')
  expect(byCode(lreColumns, '3187')?.name).toBe('Descuento mujer casada')
})

test('every commune lies in a province of its own region', () => {
  const orphans = communes.filter(
    (commune) =>
      !provinces.some(({ code, region }) => code === commune.province && region === commune.region),
  )
  expect(orphans).toEqual([])
  expect([regions.length, provinces.length, communes.length]).toEqual([16, 56, 346])
  expect(communesOf('16').map(({ name }) => name)).toContain('Chillán')
})
