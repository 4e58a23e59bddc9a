import { describe, expect, test } from 'vitest'
import { floorOf, keptUntil, monthsProblem } from './retention-term.ts'

describe('how long a document is kept', () => {
  test('from the end of the contract, the months of its class or those of its type', () => {
    const labour = { retention: 'LABOUR', retentionMonths: null } as const
    expect(keptUntil(labour, '2026-03-31')).toMatchObject({
      until: '2031-03-31',
      words: 'Hasta el 31-03-2031: 60 meses desde el término del contrato, que fue el 31-03-2026.',
    })
    expect(keptUntil({ ...labour, retentionMonths: 120 }, '2026-03-31').until).toBe('2036-03-31')
    expect(keptUntil({ retention: 'PAY', retentionMonths: null }, '2026-02-28').until).toBe(
      '2032-02-28',
    )
  })

  test('without a last day while the contract is in force, and of the company', () => {
    const labour = { retention: 'LABOUR', retentionMonths: null } as const
    expect(keptUntil(labour, null)).toMatchObject({
      until: null,
      words: '60 meses desde el término del contrato, que está vigente.',
    })
    expect(keptUntil(labour, undefined).until).toBeNull()
    expect(keptUntil({ retention: 'COMPANY', retentionMonths: null }, '2026-03-31')).toMatchObject({
      until: null,
      words: 'Mientras la empresa use el servicio.',
    })
  })

  test('no type goes below the floor of its class', () => {
    expect([floorOf('LABOUR'), floorOf('PAY'), floorOf('COMPANY')]).toEqual([60, 72, undefined])
    expect(monthsProblem({ retention: 'LABOUR', retentionMonths: 59 })).toBe(
      'La ley pide 60 meses al menos',
    )
    expect(monthsProblem({ retention: 'PAY', retentionMonths: 60 })).toBe(
      'La ley pide 72 meses al menos',
    )
    expect(monthsProblem({ retention: 'COMPANY', retentionMonths: 60 })).toContain('sin plazo')
    expect(monthsProblem({ retention: 'PAY', retentionMonths: 72 })).toBeUndefined()
  })
})
