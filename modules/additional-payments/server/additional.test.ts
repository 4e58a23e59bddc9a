import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof bernarda) => person.contracts[0]?.publicId ?? ''

type Payment = {
  contractId: string
  earnings: number | null
  deductions: number | null
  net: number | null
  lines: { code: string; group: string; difference: number }[]
}
const open = (yearMonth: number) =>
  api.as('admin').mutate<{ id: string; type: string }>(
    `mutation ($input: InitPayrollMonthInput!) {
      initPayrollMonth(input: $input) { ${outcome} data { id type } } }`,
    { input: { businessId: vina.publicId, yearMonth, type: 'ADDITIONAL' } },
  )
const save = (rows: { contractId: string; itemCode: string; value: string }[]) =>
  api.as('admin').mutate(
    `mutation ($input: SaveAdditionalPaymentsInput!) {
      saveAdditionalPayments(input: $input) { ${outcome} data { saved } } }`,
    { input: { payrollMonthId: extra.id, rows } },
  )
const paymentOf = async (person: typeof bernarda, who: Parameters<typeof api.as>[0] = 'admin') =>
  (
    await api.as(who).run<{ additionalPayments: Payment[] }>(
      `query ($input: OfAdditionalMonth!) { additionalPayments(input: $input) {
        contractId name itemCode value earnings deductions net employerCost
        lines { code label group difference } } }`,
      { input: { payrollMonthId: extra.id } },
    )
  ).additionalPayments.find((row) => row.contractId === contractOf(person))
const bonus = (person: typeof bernarda, value: string) => ({
  contractId: contractOf(person),
  itemCode: 'AGUINALDO',
  value,
})

let september: MonthRow
let extra: { id: string }
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

describe('a payment apart', () => {
  test('waits for the closing of the payroll of its month', async () => {
    await expect(open(202609)).rejects.toMatchObject({
      message: 'Primero hay que cerrar las remuneraciones del mes',
    })
    await admin.calculate(september.id)
    await drainJobs()
    await admin.close(september.id, true)
    extra = await open(202609)
  })

  test('is what the month would have been with it, less what it was', async () => {
    const before = await admin.payslip(september.id, contractOf(bernarda))
    await save([bonus(bernarda, '150000'), bonus(rodrigo, '500000')])
    const payment = await paymentOf(bernarda)
    const change = (code: string) =>
      payment?.lines.find((line) => line.code === code)?.difference ?? 0
    expect(payment?.earnings).toBe(150_000)
    // PlanVital 11,16 %, health 7 %, unemployment 0,6 %, each to the peso on the whole month.
    expect(Math.abs(change('COTIZACION_AFP') - 16_740)).toBeLessThanOrEqual(1)
    expect(Math.abs(change('SALUD_LEGAL') - 10_500)).toBeLessThanOrEqual(1)
    expect(payment?.net).toBe(150_000 - (payment?.deductions ?? 0))

    // Over the cap nothing more is contributed: only the tax of the month takes its part.
    const high = await paymentOf(rodrigo)
    expect(high?.lines.map(({ code }) => code)).not.toContain('COTIZACION_AFP')
    expect(high?.lines.find(({ code }) => code === 'IMPUESTO_UNICO')?.difference).toBe(
      high?.deductions,
    )
    // The closed payslip is what it was.
    expect(await admin.payslip(september.id, contractOf(bernarda))).toEqual(before)
  })

  test('is the same as having paid it in the month', async () => {
    const payment = await paymentOf(bernarda)
    const closed = await admin.payslip(september.id, contractOf(bernarda))
    const whole = payment?.lines.find(({ code }) => code === 'COTIZACION_AFP')?.difference ?? 0
    const taxable = amountOf(closed, 'COTIZACION_AFP') + whole
    await save([bonus(bernarda, '0')])
    expect((await paymentOf(bernarda))?.net).toBeNull()
    await admin.reopen(september.id)
    // What she was given already stays: the cell says the whole of the month.
    const given = String(amountOf(closed, 'AGUINALDO') + 150_000)
    await api.as('admin').mutate(
      `mutation ($input: SaveUserItemsInput!) {
        saveUserItems(input: $input) { ${outcome} data { saved } } }`,
      { input: { payrollMonthId: september.id, cells: [bonus(bernarda, given)] } },
    )
    await admin.calculate(september.id)
    await drainJobs()
    const together = await admin.payslip(september.id, contractOf(bernarda))
    expect(together.net).toBe(closed.net + (payment?.net ?? 0))
    expect(amountOf(together, 'COTIZACION_AFP')).toBe(taxable)
    await admin.close(september.id, true)
  })

  test('is of earnings that the closed payroll knew', async () => {
    for (const itemCode of ['PRESTAMO_EMPRESA', 'NO_EXISTE', 'HORAS_EXTRA']) {
      await expect(
        save([{ ...bonus(bernarda, '1000'), itemCode }]),
        itemCode,
      ).rejects.toMatchObject({ field: 'rows.0.itemCode' })
    }
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId ?? ''
    await expect(save([{ ...bonus(bernarda, '1000'), contractId: foreign }])).rejects.toMatchObject(
      { kind: 'not-found' },
    )
  })

  test('closes on the payroll it was calculated with, which is reopened after it', async () => {
    // September was closed again meanwhile: what rests on it is calculated anew.
    await expect(admin.close(extra.id)).rejects.toThrow(/Calcule antes/)
    await admin.calculate(extra.id)
    expect(await admin.close(extra.id)).toMatchObject({ isOpen: false })
    await expect(admin.reopen(september.id)).rejects.toMatchObject({
      message: 'Primero hay que reabrir el proceso adicional del mes',
    })
    await expect(save([bonus(bernarda, '1')])).rejects.toMatchObject({
      message: 'El mes está cerrado',
    })
  })

  test('is not seen by who may not see pay, nor of another company', async () => {
    await expect(paymentOf(bernarda, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(paymentOf(bernarda, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})
