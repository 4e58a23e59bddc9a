import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, world, database, drainJobs } = await startApi()
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

  test('is released once, and again only what changed in a reopening', async () => {
    const own = async (who: Parameters<typeof api.as>[0]) =>
      (
        await api.as(who).run<{ ownAdditionalPayments: { net: number; paymentLabel: string }[] }>(
          `{ ownAdditionalPayments { payrollMonthId yearMonth net paymentLabel
            lines { code difference } } }`,
        )
      ).ownAdditionalPayments
    const release = (who: Parameters<typeof api.as>[0] = 'admin') =>
      api.as(who).mutate<{ total: number; released: number }>(
        `mutation ($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) {
          ${outcome} data { total released mailed } } }`,
        { input: { payrollMonthId: extra.id } },
      )
    const mails = async () =>
      (
        await database.owner.query<{ key: string; text: string }>(
          `select key, text_body as text from mail_outbox where key like 'additional:%'`,
        )
      ).rows
    if (!(await admin.month(extra.id)).isOpen) await admin.reopen(extra.id)
    await save([bonus(bernarda, '150000')])
    await admin.calculate(extra.id)
    await expect(release()).rejects.toMatchObject({ message: 'Primero hay que cerrar el proceso' })
    expect(await own('trabajador')).toEqual([])
    await admin.close(extra.id)
    expect(await own('trabajador')).toEqual([])
    await expect(release('supergerente')).rejects.toMatchObject({ kind: 'forbidden' })
    const [first, second] = await Promise.allSettled([release(), release()])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { total } = (
      await api.as('admin').run<{ additionalRelease: { total: number; released: number } }>(
        `query ($input: OfAdditionalMonth!) { additionalRelease(input: $input) {
          total released mailed releasedAt } }`,
        { input: { payrollMonthId: extra.id } },
      )
    ).additionalRelease
    const written = await mails()
    expect(written).toHaveLength(total)
    expect(written.every(({ text }) => !/\$|\d{1,3}\.\d{3}/.test(text))).toBe(true)
    const [mine] = await own('trabajador')
    expect(mine).toMatchObject({
      net: (await paymentOf(bernarda))?.net,
      paymentLabel: 'Borrador',
    })
    expect(await own('supervisor')).toEqual([])

    await admin.reopen(extra.id)
    expect(await own('trabajador')).toEqual([])
    await save([bonus(bernarda, '160000')])
    await admin.close(extra.id)
    // What she had been shown is no longer so: she sees it again when it is released again.
    expect(await own('trabajador')).toEqual([])
    expect(await release()).toMatchObject({ total, released: total })
    expect(await mails()).toHaveLength(total + 1)
    expect(await own('trabajador')).toHaveLength(1)

    const paying = releaseOf(api.as('admin'))
    expect((await paying.transfers(extra.id)).length).toBe(total)
    await paying.transfer(extra.id, [contractOf(bernarda)], 'PAID')
    expect((await own('trabajador'))[0]?.paymentLabel).toBe('Oficial')
    await expect(admin.reopen(extra.id)).rejects.toMatchObject({
      message: expect.stringMatching(/^Hay 1 pago hecho o enviado al banco/),
    })
  })

  test('is not seen by who may not see pay, nor of another company', async () => {
    await expect(paymentOf(bernarda, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(paymentOf(bernarda, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})
