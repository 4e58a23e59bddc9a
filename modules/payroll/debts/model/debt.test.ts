import { expect, test } from 'vitest'
import { joined, type OwedPart, quotasAfter } from './debt.ts'

const quotas = { status: 'ACTIVE', startMonth: 202602, endMonth: 202701, totalQuotas: 12 } as const

test('of twelve quotas from February, four are left after September', () => {
  expect(quotasAfter(quotas, 202609)).toBe(4)
  expect(quotasAfter(quotas, 202701)).toBe(0)
  expect(quotasAfter(quotas, 202512)).toBe(12)
})

test('suspended quotas wait, all of them', () => {
  expect(quotasAfter({ ...quotas, status: 'SUSPENDED', endMonth: null }, 202609)).toBe(12)
})

test('quotas to come and what a payslip did not take are one debt', () => {
  const part = { contractId: 1, key: 'QUOTA:a', kind: 'QUOTA', to: 'COMPANY' } as const
  const parts: OwedPart[] = [
    { ...part, name: 'Préstamo de la empresa', amount: 260_000, quotas: 4, rest: 0 },
    { ...part, name: 'Préstamo de la empresa', amount: 15_000, quotas: 0, rest: 15_000 },
  ]
  expect(joined(parts)).toEqual([
    {
      ...part,
      label: 'Préstamo de la empresa: 4 cuotas y lo que una liquidación no alcanzó',
      amount: 275_000,
    },
  ])
  expect(joined([{ ...part, name: 'Nada', amount: 0, quotas: 0, rest: 0 }])).toEqual([])
})

test('quotas of a formula are a debt without a known amount, whatever else is owed of it', () => {
  const part = { contractId: 1, key: 'QUOTA:a', kind: 'QUOTA', to: 'COMPANY' } as const
  const unknown = 'lo dice una fórmula; van $20.000 descontados'
  expect(
    joined([{ ...part, name: 'Ahorro del casino', amount: null, quotas: 4, rest: 0, unknown }]),
  ).toEqual([
    {
      ...part,
      label: `Ahorro del casino: 4 cuotas, sin monto conocido (${unknown})`,
      amount: null,
    },
  ])
})
