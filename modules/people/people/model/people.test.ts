import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { fullnameOf, gentilitieOf } from '#chile/names.ts'
import { initialsOf, searchTextOf, searchWords } from './names.ts'
import { type Person, problemOf } from './rules.ts'

const today = '2026-09-15'
const all = (person: Person) => problemOf(person, new Set(Object.keys(person)), today)?.field

const afpFonasa: Person = {
  previsionType: 'AFP_FONASA',
  retirementScheme: 'AFP',
  pensionInstitution: 'UNO',
  pensionStatus: 'ACTIVE',
  healthInstitution: 'FONASA',
}

describe('previsión', () => {
  test('an ordinary worker is right', () => expect(all(afpFonasa)).toBeUndefined())

  test('an AFP is asked for by the type of previsión, and must be one', () => {
    expect(all({ ...afpFonasa, pensionInstitution: null })).toBe('pensionInstitution')
    expect(all({ ...afpFonasa, pensionInstitution: 'SIN_AFP' })).toBe('pensionInstitution')
    expect(all({ ...afpFonasa, pensionInstitution: 'ACME' })).toBe('pensionInstitution')
  })

  test('who is pensioned and does not contribute needs none, nor who is of the IPS', () => {
    const none = { ...afpFonasa, pensionInstitution: null }
    expect(all({ ...none, pensionStatus: 'PENSIONED_INACTIVE' })).toBeUndefined()
    expect(all({ ...none, previsionType: 'EX_CAJA', retirementScheme: 'IPS' })).toBeUndefined()
    expect(all({ ...none, previsionType: 'EX_CAJA' })).toBe('retirementScheme')
  })

  test('going on contributing and a partial pension go with the situation of pension', () => {
    const keeps = { ...afpFonasa, keepsContributing: true }
    expect(all({ ...keeps, pensionStatus: 'ACTIVE_OVER_65' })).toBeUndefined()
    expect(all({ ...keeps, pensionStatus: 'PENSIONED_INACTIVE' })).toBe('keepsContributing')
    const partial = { ...afpFonasa, partialDisability: true }
    expect(all({ ...partial, pensionStatus: 'PENSIONED_ACTIVE' })).toBeUndefined()
    expect(all(partial)).toBe('partialDisability')
    const total = { ...afpFonasa, disability: 'TOTAL_PENSION' }
    expect(all({ ...total, pensionStatus: 'PENSIONED_ACTIVE' })).toBeUndefined()
    expect(all(total)).toBe('disability')
    const both = { ...total, partialDisability: true, pensionStatus: 'PENSIONED_ACTIVE' }
    expect(all(both)).toBe('disability')
    expect(all({ ...afpFonasa, disability: 'CERTIFIED' })).toBeUndefined()
  })

  test('an isapre needs its name and a plan in any of its three forms', () => {
    const isapre = { ...afpFonasa, previsionType: 'AFP_ISAPRE' }
    expect(all(isapre)).toBe('healthInstitution')
    expect(all({ ...isapre, healthInstitution: 'COLMENA' })).toBe('healthAmountUf')
    expect(all({ ...isapre, healthInstitution: 'COLMENA', healthAmountUf: '0' })).toBe(
      'healthAmountUf',
    )
    for (const plan of [
      { healthAmountUf: '3.5' },
      { healthAmount: 90_000 },
      { healthPercentage: '7' },
    ]) {
      expect(all({ ...isapre, healthInstitution: 'COLMENA', ...plan })).toBeUndefined()
    }
    expect(all({ ...afpFonasa, healthInstitution: 'COLMENA' })).toBe('healthInstitution')
  })

  test('savings say where, and individual ones the regime', () => {
    const apvi = { value: '50000', currency: 'CLP' } as const
    expect(all({ apvi })).toBe('apviInstitution')
    expect(all({ apvi, apviInstitution: 'ACME' })).toBe('apviInstitution')
    expect(all({ apvi, apviInstitution: 'HABITAT' })).toBe('apviRegime')
    expect(all({ apvi, apviInstitution: 'HABITAT', apviRegime: 'A' })).toBeUndefined()
    expect(all({ cuenta2: apvi })).toBe('cuenta2Institution')
  })
})

test('an old gap does not stop a change of something else', () => {
  const gap = { ...afpFonasa, pensionInstitution: null, city: 'Curicó' }
  expect(problemOf(gap, new Set(['city']), today)).toBeUndefined()
  expect(problemOf(gap, new Set(['pensionStatus']), today)?.field).toBe('pensionInstitution')
})

test('a birthday is in the past, and of somebody who may be alive', () => {
  expect(all({ birthday: today })).toBe('birthday')
  expect(all({ birthday: '2026-09-14' })).toBeUndefined()
  expect(all({ birthday: '1915-12-31' })).toBe('birthday')
})

const ana = {
  firstname: 'Ana',
  secondName: 'María',
  paternalLastname: 'Ñuñez',
  maternalLastname: null,
}

test('a person is called one way on screens and another in registers', () => {
  expect(fullnameOf(ana)).toBe('Ana María Ñuñez')
  expect(gentilitieOf(ana)).toBe('Ñuñez, Ana María')
  expect(initialsOf(ana)).toBe('AÑ')
})

test('a search holds every name once, without accents, and the document without signs', () => {
  const married = { ...ana, paternalLastname: 'Peña' }
  expect(searchTextOf([ana, married], '12345678-5')).toBe('ana maria nunez pena 123456785')
})

test('any usual way to write a RUT finds it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 99_999_999 }), (body) => {
      const rut = rutOf(body)
      const text = searchTextOf([ana], rut)
      for (const typed of [
        rut,
        formatRut(rut),
        String(body),
        rut.replace('-', ''),
        ` ${formatRut(rut)} `,
      ]) {
        expect(searchWords(typed).every((word) => text.includes(word))).toBe(true)
      }
    }),
  )
})
