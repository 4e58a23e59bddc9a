import { expect, test } from 'vitest'
import { employerFacts, employerSignature, placeAndDay } from './employer.ts'

const vina = {
  legalName: 'Viña Los Coihues SpA',
  rut: '78991204-1',
  address: 'Camino a Los Lingues km 4',
  commune: 'San Fernando',
  signer: { name: 'Rodrigo Covarrubias', rut: '41000027-K', jobTitle: 'Gerente general' },
}

test('under the line of the employer stand its representative and in what capacity', () => {
  expect(employerSignature(vina)).toEqual([
    'Rodrigo Covarrubias',
    'RUT 41.000.027-K',
    'Gerente general',
    'por Viña Los Coihues\u00a0SpA',
  ])
  const bare = { ...vina, signer: { name: 'Rodrigo Covarrubias', rut: null, jobTitle: null } }
  expect(employerSignature(bare)).toEqual(['Rodrigo Covarrubias', 'por Viña Los Coihues\u00a0SpA'])
})

test('a razón social that nobody represents yet stands for itself', () => {
  expect(employerSignature({ ...vina, signer: null })).toEqual([
    'Viña Los Coihues\u00a0SpA',
    'RUT 78.991.204-1',
  ])
})

test('a paper says its place and day, and the head of it what is known of the employer', () => {
  expect(placeAndDay(vina, '2026-09-15')).toBe('San Fernando, 15 de septiembre de 2026')
  expect(placeAndDay({ commune: null }, '2026-09-15')).toBe('15 de septiembre de 2026')
  expect(employerFacts(vina)).toBe('RUT 78.991.204-1 · Camino a Los Lingues km 4')
  expect(employerFacts({ ...vina, address: null })).toBe('RUT 78.991.204-1')
})
