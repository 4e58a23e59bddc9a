import { describe, expect, test } from 'vitest'
import { causes, doubtsOfContract, doubtsOfEnd, doubtsOfProtection } from './causes.ts'
import { whyNotPaper } from './documents.ts'

describe('the papers of a cause', () => {
  const having = (document: 'SETTLEMENT' | 'NOTICE' | 'RESIGNATION') =>
    causes.filter(({ cause }) => !whyNotPaper(cause, document)).map(({ code }) => code)

  test('are a finiquito for all, and a letter of resignation for who resigns', () => {
    expect(having('SETTLEMENT')).toHaveLength(causes.length)
    expect(having('RESIGNATION')).toEqual(['159-2'])
  })

  test('have a letter of notice where the employer ends the contract', () => {
    const letters = having('NOTICE')
    for (const code of ['159-1', '159-2', '159-3', '161bis', '171']) {
      expect(letters).not.toContain(code)
    }
    for (const code of ['159-4', '159-5', '159-6', '160-3', '161-1', '161-2', '163bis']) {
      expect(letters).toContain(code)
    }
  })
})

test('a finiquito says when its contract goes on, or ends on another day', () => {
  const end = '2026-09-11'
  expect(doubtsOfEnd({ end, endsOn: end })).toEqual([])
  expect(doubtsOfEnd({ end, endsOn: null })[0]).toMatch(/sigue en las remuneraciones/)
  expect(doubtsOfEnd({ end, endsOn: '2026-09-30' })).toEqual([
    'El contrato termina el 30-09-2026 y este finiquito es al 11-09-2026',
  ])
})

test('a term and a work end the contracts that have one', () => {
  expect(doubtsOfContract('VENCIMIENTO', 'INDEFINITE')).toHaveLength(1)
  expect(doubtsOfContract('VENCIMIENTO', 'FIXED')).toEqual([])
  expect(doubtsOfContract('OBRA', 'FIXED')).toHaveLength(1)
  expect(doubtsOfContract('OBRA', 'BY_WORK_OR_TASK')).toEqual([])
  expect(doubtsOfContract('RENUNCIA', 'INDEFINITE')).toEqual([])
})

test('the protection of a mother or father is of the causes that a judge authorizes', () => {
  const until = '2027-03-01'
  expect(doubtsOfProtection('CONDUCTA', until)[0]).toMatch(/hasta el 01-03-2027.*art\. 174/)
  expect(doubtsOfProtection('VENCIMIENTO', until)).toHaveLength(1)
  expect(doubtsOfProtection('OBRA', until)).toHaveLength(1)
  expect(doubtsOfProtection('LIQUIDACION', until)[0]).toMatch(/art\. 163 bis N°4/)
  expect(doubtsOfProtection('RENUNCIA', until)).toEqual([])
  expect(doubtsOfProtection('CONDUCTA', null)).toEqual([])
})
