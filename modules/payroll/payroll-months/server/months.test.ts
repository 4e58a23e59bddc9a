import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { queriesOf } from '#tests/queries.ts'
import { Month, OpenMonth, payrollOf, Run, RunErrors, Stop } from '#tests/api/payroll.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { casa, vina, peumal } = world.businesses
const admin = payrollOf(api.as('admin'))
const open = (businessId: string, yearMonth: number) =>
  api.as('admin').mutate<{ id: string }>(OpenMonth, { input: { businessId, yearMonth } })

describe('the list of months', () => {
  test('holds every month of every razón social, newest first', async () => {
    const months = await admin.months()
    expect(months.filter(({ isOpen }) => isOpen).map(({ yearMonth }) => yearMonth)).toEqual([
      202609, 202609, 202609, 202609,
    ])
    expect(months.at(-1)?.yearMonth).toBe(202601)
    const of = await admin.months(casa.publicId)
    expect(new Set(of.map(({ businessName }) => businessName))).toEqual(new Set(['Casa Echenique']))
  })

  test('is asked of the database as often for one month as for all', async () => {
    const all = await queriesOf(() => admin.months())
    const few = await queriesOf(() => admin.months(casa.publicId))
    expect(all).toBe(few)
  })

  test('reaches a manager of one razón social only in theirs, and nobody else below', async () => {
    const own = await payrollOf(api.as('gerente.peumal')).months()
    expect(new Set(own.map(({ businessName }) => businessName))).toEqual(
      new Set(['Frutícola Peumal']),
    )
    const { id } = await admin.monthAt(vina, 202608)
    await expect(api.as('gerente.peumal').run(Month, { input: { id } })).rejects.toMatchObject({
      kind: 'not-found',
    })
    for (const who of ['supervisor', 'trabajador', 'subgerente', 'externo', 'invitado'] as const) {
      await expect(payrollOf(api.as(who)).months(), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })

  test('keeps confidential pay out of the totals of readers who may not see it', async () => {
    const { id, totalNet } = await admin.monthAt(vina, 202608)
    const manager = payrollOf(api.as('gerente'))
    const { totalNet: seen } = await manager.month(id)
    const all = (await admin.payslips(id)).rows
    const open = new Set((await manager.payslips(id)).rows.map((row) => row.userContractId))
    const hidden = all.filter((row) => !open.has(row.userContractId))
    expect(hidden.map(({ name }) => name)).toContain(world.people.rodrigo.name)
    expect((totalNet ?? 0) - (seen ?? 0)).toBe(hidden.reduce((sum, { net }) => sum + net, 0))
  })
})

describe('opening a month', () => {
  test('goes to the one that follows the last, and to no other', async () => {
    await expect(open(casa.publicId, 202611)).rejects.toMatchObject({
      field: 'yearMonth',
      message: 'El mes que sigue es octubre 2026',
    })
    await expect(open(casa.publicId, 202512)).rejects.toMatchObject({ field: 'yearMonth' })
    await expect(open(casa.publicId, 202608)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Ese mes ya existe en la razón social',
    })
    await expect(open(casa.publicId, 202613)).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('names the legal figure that is not known yet', async () => {
    let last: unknown
    // As far as the law is known; then the first figure that is missing says its name and month.
    for (const yearMonth of [202610, 202611, 202612, 202701]) {
      last = await open(casa.publicId, yearMonth).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (last) break
    }
    expect(last).toMatchObject({ kind: 'invalid', field: 'indicators' })
    expect(String(last)).toMatch(/2026|2027/)
  })

  test('is for who administers, in their razones sociales', async () => {
    const input = { businessId: peumal.publicId, yearMonth: 202610 }
    for (const who of ['gerente', 'gerente.peumal', 'lectura', 'trabajador'] as const) {
      await expect(api.as(who).mutate(OpenMonth, { input }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(api.as('boreal.admin').mutate(OpenMonth, { input })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('calculating', () => {
  let month = ''
  beforeAll(async () => {
    month = (await admin.monthAt(vina, 202609)).id
  })
  const run = async () =>
    (
      await api.as('admin').run<{ payrollRun: Record<string, unknown> }>(Run, {
        input: { payrollMonthId: month },
      })
    ).payrollRun

  const errors = async () =>
    (
      await api.as('admin').run<{ payrollRunErrors: { rows: { message: string }[] } }>(RunErrors, {
        filter: { payrollMonthId: month },
      })
    ).payrollRunErrors.rows

  test('is not possible twice at once, and can be stopped', async () => {
    await admin.calculate(month)
    const { activeJobId } = await admin.month(month)
    await admin.calculate(month)
    expect((await admin.month(month)).activeJobId).toBe(activeJobId)
    await api.as('admin').mutate(Stop, { input: { payrollMonthId: month } })
    expect(await run()).toMatchObject({ status: 'CANCELLED', calculated: 0 })
    await expect(
      api.as('admin').mutate(Stop, { input: { payrollMonthId: month } }),
    ).rejects.toMatchObject({ message: 'El cálculo ya terminó' })
  })

  test('one contract that cannot be calculated says why and stops nobody', async () => {
    const { miguel } = world.people
    await asCompany(`update user_version set pension_institution = null
      where user_id = ${miguel.id} and superseded_at is null`)
    await admin.calculate(month)
    await drainJobs()
    const { contracts, calculated, failed } = await admin.month(month)
    expect(await run()).toMatchObject({ status: 'DONE', done: contracts, total: contracts })
    expect(calculated + failed).toBe(contracts)
    const found = await errors()
    expect(found).toHaveLength(failed)
    expect(found).toContainEqual(
      expect.objectContaining({
        name: 'Miguel Ángel Toledo Araya',
        code: 'FICHA_INCOMPLETA',
        message: 'Falta la AFP',
        field: 'pensionInstitution',
      }),
    )
    const { rows } = await admin.payslips(month)
    expect(rows).toHaveLength(calculated)
    expect(rows.map(({ name }) => name)).not.toContain(miguel.name)
  })

  test('a contract without terms in the month is an error and not silence', async () => {
    const [contract] = world.people.pedro.contracts
    await asCompany(`update user_contract_version set superseded_at = now()
      where user_contract_id = ${contract?.id} and superseded_at is null`)
    await admin.calculate(month)
    await drainJobs()
    const found = await errors()
    expect(found.map(({ message }) => message)).toContain(
      'El contrato no tiene condiciones vigentes en el mes',
    )
    const { contracts, calculated, failed } = await admin.month(month)
    expect(calculated + failed).toBe(contracts)
  })

  test('tells what changed since, and only of this razón social', async () => {
    expect(await admin.month(month)).toMatchObject({ changesSince: 0 })
    const [other] = world.people.monserrat.contracts
    await asCompany(`insert into user_item
      (company_id, user_contract_id, item_code, value, start_month)
      values (app.current_company(), ${other?.id}, 'COMISIONES', 1000, 202609)`)
    expect(await admin.month(month)).toMatchObject({ changesSince: 0 })
    const [own] = world.people.bernarda.contracts
    await asCompany(`insert into user_item
      (company_id, user_contract_id, item_code, value, start_month)
      values (app.current_company(), ${own?.id}, 'COMISIONES', 1000, 202609)`)
    expect(await admin.month(month)).toMatchObject({ changesSince: 1 })
  })

  test('is for who administers', async () => {
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      await expect(payrollOf(api.as(who)).calculate(month), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(payrollOf(api.as('boreal.admin')).calculate(month)).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
