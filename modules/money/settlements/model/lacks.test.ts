import { describe, expect, test } from 'vitest'
import { type Lack, lacksOf, monthsProved } from './lacks.ts'
import { employerWords, type Parties, workerWords } from './parties.ts'

const whole: Parties = {
  employer: {
    legalName: 'Viña Los Coihues SpA',
    rut: '78991204-1',
    address: 'Camino a Los Lingues km 4',
    commune: 'San Fernando',
  },
  signer: { name: 'Rodrigo Covarrubias Mena', rut: '41000027-K', jobTitle: 'Gerente general' },
  worker: {
    name: 'Luisa Painemal Huaiquil',
    gender: 'F',
    nationality: 'chilena',
    civilStatus: 'MARRIED',
    address: 'Los Aromos 120',
    commune: 'Nancagua',
  },
  certificates: monthsProved('2026-05-04', '2026-09-11').map((month) => ({
    month,
    paidOn: '2026-09-10',
  })),
}
const facts = {
  parties: whole,
  dismissalCause: 'ART_160_7',
  initialDate: '2026-05-04',
  disengagementDate: '2026-09-11',
  noticeDate: '2026-09-11',
  grounds: 'Salió con herramientas de la bodega.',
}
const places = (lacks: readonly Lack[]) => lacks.map(({ place }) => place)

describe('what a paper lacks', () => {
  test('is nothing where everybody and every month is written', () => {
    expect(lacksOf('SETTLEMENT', facts)).toEqual([])
    expect(lacksOf('NOTICE', facts)).toEqual([])
  })

  test('is who signs, and each of their data', () => {
    const nobody = { ...facts, parties: { ...whole, signer: null } }
    expect(places(lacksOf('SETTLEMENT', nobody))).toEqual(['BUSINESS'])
    const signer = { name: 'Rodrigo Covarrubias Mena', rut: null, jobTitle: null }
    const bare = { ...facts, parties: { ...whole, signer } }
    expect(lacksOf('SETTLEMENT', bare).map(({ what }) => what)).toEqual([
      'el RUT de Rodrigo Covarrubias Mena',
      'el cargo de Rodrigo Covarrubias Mena',
    ])
  })

  test('is the day and the facts of a letter, and no facts where the law asks for none', () => {
    const bare = { ...facts, noticeDate: null, grounds: null }
    expect(places(lacksOf('NOTICE', bare))).toEqual(['TERMS', 'ENDING'])
    const liquidation = { ...bare, dismissalCause: 'ART_163BIS' }
    expect(places(lacksOf('NOTICE', liquidation))).toEqual(['TERMS'])
  })

  test('is the months of contributions without a payment, by name while they are few', () => {
    const [first] = whole.certificates
    const paid = first ? [first] : []
    const lacks = lacksOf('SETTLEMENT', { ...facts, parties: { ...whole, certificates: paid } })
    expect(lacks).toEqual([
      {
        kind: 'CONTRIBUTIONS',
        place: 'COMPLIANCE',
        what: 'el pago de las cotizaciones de junio, julio y agosto 2026',
      },
    ])
  })
})

test('the months that are proved are twelve at most, and none of the month of the end', () => {
  expect(monthsProved('2026-05-04', '2026-09-11')).toEqual([202605, 202606, 202607, 202608])
  expect(monthsProved('2015-05-04', '2026-01-31')).toHaveLength(12)
  expect(monthsProved('2026-09-01', '2026-09-11')).toEqual([])
})

test('a sentence names both with what is known of them, and leaves no blank', () => {
  expect(employerWords(whole)).toBe(
    'Viña Los Coihues SpA, RUT 78.991.204-1, con domicilio en Camino a Los Lingues km 4, San ' +
      'Fernando, representada por Rodrigo Covarrubias Mena, RUT 41.000.027-K, gerente general',
  )
  const luisa = { identificationType: 'RUT', rut: '41000069-5' } as const
  expect(workerWords(whole, luisa)).toBe(
    'Luisa Painemal Huaiquil, RUT 41.000.069-5, de nacionalidad chilena, casada, con domicilio ' +
      'en Los Aromos 120, Nancagua',
  )
  const unknown = { ...whole.worker, civilStatus: 'UNKNOWN', address: null, nationality: null }
  expect(workerWords({ ...whole, worker: unknown }, luisa)).toBe(
    'Luisa Painemal Huaiquil, RUT 41.000.069-5',
  )
})
