import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** What a whole month pays to whoever is not paid by the month, and to whoever is paid in UF. */
const { api, world } = await startApi()
const { vina } = world.businesses
const { mario, veronica, bernarda } = world.people
const contractOf = (person: KnownPerson) => person.contracts[0]?.publicId ?? ''

/** 28.500 a day, five days a week: 28.500 × 30 × 6 ÷ 7, with the rest of each week. */
const MARIO = 732_857

type Advance = {
  contractId: string
  salary: number | null
  salaryProblem: string | null
  amount: number | null
}
const open = (yearMonth: number) =>
  api.as('admin').mutate<{ id: string }>(
    `mutation ($input: InitPayrollMonthInput!) {
      initPayrollMonth(input: $input) { ${outcome} data { id } } }`,
    { input: { businessId: vina.publicId, yearMonth, type: 'ADVANCE' } },
  )
const advanceOf = async (payrollMonthId: string, person: KnownPerson) => {
  const { advances } = await api.as('admin').run<{ advances: { rows: Advance[] } }>(
    `query ($filter: AdvancesFilter!) {
      advances(filter: $filter) { rows { contractId salary salaryProblem amount } } }`,
    { filter: { payrollMonthId, contracts: [{ contractId: contractOf(person) }] } },
  )
  return advances.rows[0]
}
const save = (payrollMonthId: string, person: KnownPerson, mode: string, value: string) =>
  api.as('admin').mutate(
    `mutation ($input: SaveAdvancesInput!) {
      saveAdvances(input: $input) { ${outcome} data { saved } } }`,
    { input: { payrollMonthId, rows: [{ contractId: contractOf(person), mode, value }] } },
  )
const lend = (person: KnownPerson, amount: number, startMonth = 202609) =>
  api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateEmployerLoanInput!) {
      createEmployerLoan(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        contractId: contractOf(person),
        amount,
        totalQuotas: 1,
        startMonth,
        grantedOn: '2026-09-01',
        comment: null,
      },
    },
  )

describe('who is paid by the day', () => {
  test('has an advance of the whole month, and not of one day', async () => {
    const { id } = await open(202609)
    expect(await advanceOf(id, mario)).toMatchObject({ salary: MARIO, salaryProblem: null })
    await save(id, mario, 'PERCENT', '50')
    expect((await advanceOf(id, mario))?.amount).toBe(Math.round(MARIO / 2))
    await save(id, mario, 'FIXED', '300000')
    expect((await advanceOf(id, mario))?.amount).toBe(300_000)
    await expect(save(id, mario, 'FIXED', String(MARIO + 1))).rejects.toMatchObject({
      field: 'rows.0.value',
      message: 'Supera el sueldo base del mes',
    })
  })

  test('pays back up to 15 % of the whole month', async () => {
    const cap = Math.floor((MARIO * 15) / 100)
    await expect(lend(mario, cap + 1)).rejects.toMatchObject({ field: 'totalQuotas' })
    await expect(lend(mario, cap)).resolves.toMatchObject({ id: expect.any(String) })
  })
})

describe('a salary in UF of a month without UF', () => {
  test('is not zero: there is no advance of it until the UF is known, and it says so', async () => {
    const { id } = await open(202611)
    const missing = expect.stringMatching(/^Falta el parámetro .*UF.* de noviembre 2026/)
    expect(await advanceOf(id, veronica)).toMatchObject({ salary: null, salaryProblem: missing })
    for (const [mode, value] of [
      ['PERCENT', '10'],
      ['FIXED', '1000'],
    ] as const) {
      await expect(save(id, veronica, mode, value)).rejects.toMatchObject({
        field: 'rows.0.value',
        message: missing,
      })
    }
    // Nobody else waits for it.
    await save(id, bernarda, 'PERCENT', '40')
    expect((await advanceOf(id, bernarda))?.amount).toBe(234_000)
  })

  test('lends by the UF of today, since a quota to come has none', async () => {
    await expect(lend(veronica, 100_000, 202611)).resolves.toMatchObject({ id: expect.any(String) })
    await expect(lend(veronica, 1_000_000, 202611)).rejects.toMatchObject({ field: 'totalQuotas' })
  })
})
