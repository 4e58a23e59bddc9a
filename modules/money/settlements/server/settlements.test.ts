import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { casa } = world.businesses
const { elcira, modesto } = world.people
const admin = payrollOf(api.as('admin'))
const publisher = releaseOf(api.as('admin'))
const ids = [elcira, modesto].map(({ contracts }) => contracts[0]!)

type Row = {
  contractId: string
  name: string
  finalDate: string
  state: string
  net: number | null
  releasedAt: string | null
  paymentLabel: string
}
const contractsOf = async (
  id: string,
  who: Parameters<typeof api.as>[0] = 'admin',
  asked: { filter?: object; sort?: object } = {},
) =>
  (
    await api.as(who).run<{ settlementContracts: { rows: Row[] } }>(
      `query ($filter: SettlementContractsFilter!, $sort: SettlementContractsSort) {
        settlementContracts(filter: $filter, sort: $sort) { total rows {
          contractId name finalDate state net releasedAt paymentLabel } } }`,
      { filter: { payrollMonthId: id, ...asked.filter }, sort: asked.sort },
    )
  ).settlementContracts.rows
const totalsOf = async (id: string) =>
  (
    await api.as('admin').run<{ settlementTotals: object }>(
      `query ($input: OfSettlementMonth!) { settlementTotals(input: $input) {
        people ready unreleased net whyNotClose } }`,
      { input: { payrollMonthId: id } },
    )
  ).settlementTotals
const open = (yearMonth = 202609) =>
  api.as('admin').mutate<{ id: string }>(
    `mutation ($input: InitPayrollMonthInput!) {
      initPayrollMonth(input: $input) { ${outcome} data { id } } }`,
    { input: { businessId: casa.publicId, yearMonth, type: 'SETTLEMENT' } },
  )
const states = async () => (await contractsOf(settlement.id)).map(({ state }) => state)

let september: MonthRow
let settlement: { id: string }
beforeAll(async () => {
  september = await admin.monthAt(casa, 202609)
})

describe('the process of settlements', () => {
  test('is of the contracts that end in the month', async () => {
    await expect(open()).rejects.toMatchObject({ message: 'Ningún contrato termina en ese mes' })
    await expect(open(202701)).rejects.toMatchObject({
      message: 'Primero hay que abrir las remuneraciones del mes',
    })
    await asCompany(`update user_contract set final_date = '2026-09-18'
      where id in (${ids.map(({ id }) => id).join(', ')})`)
    settlement = await open()
    await expect(open()).rejects.toMatchObject({ field: 'yearMonth' })
    expect(await admin.month(settlement.id)).toMatchObject({ type: 'SETTLEMENT', contracts: 2 })
    expect(await states()).toEqual(['WITHOUT_PAYSLIP', 'WITHOUT_PAYSLIP'])
    await expect(admin.calculate(settlement.id)).rejects.toMatchObject({
      message: 'Primero hay que calcular las remuneraciones del mes',
    })
  })

  test('takes their last payslips, to the peso, and follows what changes', async () => {
    await calculatePayroll()
    expect(await states()).toEqual(['WAITING', 'WAITING'])
    await admin.calculate(settlement.id)
    const rows = await contractsOf(settlement.id)
    expect(rows.map(({ state }) => state)).toEqual(['READY', 'READY'])
    const payslips = (await admin.payslips(september.id)).rows
    for (const { contractId, net } of rows) {
      expect(net).toBe(payslips.find((row) => row.userContractId === contractId)?.net)
    }
    const total = rows.reduce((sum, { net }) => sum + (net ?? 0), 0)
    expect(await admin.month(settlement.id)).toMatchObject({ calculated: 2, totalNet: total })
    expect(await totalsOf(settlement.id)).toEqual({
      people: 2,
      ready: 2,
      unreleased: 2,
      net: total,
      whyNotClose: null,
    })
    const byNet = { sort: { by: 'net', descending: true } }
    expect((await contractsOf(settlement.id, 'admin', byNet)).map(({ net }) => net)).toEqual(
      rows.map(({ net }) => net ?? 0).toSorted((a, b) => b - a),
    )
    const [first] = rows
    const named = { filter: { search: first?.name } }
    expect(await contractsOf(settlement.id, 'admin', named)).toEqual([first])
    const nobody = { filter: { search: 'nadie se llama así' } }
    expect(await contractsOf(settlement.id, 'admin', nobody)).toEqual([])

    await asCompany(`insert into user_item (company_id, user_contract_id, item_code, value,
      start_month, end_month) values (${world.coihues.id}, ${ids[0]!.id}, 'COMISIONES', 30000,
      202609, 202609)`)
    await calculatePayroll()
    expect((await states()).toSorted()).toEqual(['CHANGED', 'CHANGED'])
    await expect(admin.close(settlement.id)).rejects.toMatchObject({
      message: expect.stringMatching(/Calcule antes de cerrar/),
    })
    await admin.calculate(settlement.id)
  })

  test('closes before the payroll, which then closes only with the same payslips', async () => {
    const closed = await admin.close(settlement.id)
    expect(closed).toMatchObject({ isOpen: false })
    expect(closed.closedHash).toMatch(/^[0-9a-f]{64}$/)
    await expect(admin.calculate(settlement.id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(publisher.release(settlement.id)).rejects.toMatchObject({
      message: 'Primero hay que cerrar las remuneraciones del mes',
    })
    await asCompany(`update user_item set value = 31000 where user_contract_id = ${ids[0]!.id}
      and item_code = 'COMISIONES' and start_month = 202609`)
    await calculatePayroll()
    await expect(admin.close(september.id, true)).rejects.toMatchObject({
      message: expect.stringMatching(/Reabra el proceso de finiquitos/),
    })
    await admin.reopen(settlement.id)
    await admin.calculate(settlement.id)
    await admin.close(settlement.id)
    await admin.close(september.id, true)
  })

  test('is released and paid once, here or with the payroll', async () => {
    expect(await publisher.state(settlement.id)).toMatchObject({ total: 2, waiting: 2 })
    await publisher.release(settlement.id)
    await drainJobs()
    expect(await publisher.state(settlement.id)).toMatchObject({ released: 2, waiting: 0 })
    expect(await publisher.state(september.id)).toMatchObject({ released: 2 })
    await expect(publisher.release(settlement.id)).rejects.toMatchObject({ kind: 'conflict' })

    expect((await contractsOf(settlement.id)).map((row) => row.paymentLabel)).toEqual([
      'Emitido',
      'Emitido',
    ])
    const before = await publisher.transfers(september.id)
    expect(await publisher.transfer(settlement.id, [], 'PAID')).toEqual({ updated: 2 })
    expect(await publisher.transfers(settlement.id)).toEqual([])
    expect(await publisher.transfers(september.id)).toHaveLength(before.length - 2)
    expect((await contractsOf(settlement.id)).map((row) => row.paymentLabel)).toEqual([
      'Oficial',
      'Oficial',
    ])
    const { payrollDashboardOld } = await api
      .as('admin')
      .run<{ payrollDashboardOld: { payrollMonthId: string; stage: string; activity: string }[] }>(
        '{ payrollDashboardOld { payrollMonthId stage activity } }',
      )
    expect(payrollDashboardOld.find((one) => one.payrollMonthId === settlement.id)).toMatchObject({
      stage: 'DONE',
      activity: 'Finiquito septiembre 2026',
    })
  })

  test('is not reopened while its people are paid, until they are marked unpaid', async () => {
    await expect(admin.reopen(settlement.id)).rejects.toMatchObject({
      message: expect.stringMatching(/Hay 2 pagos hechos o enviados.*márquelos como no pagados/),
    })
    await publisher.transfer(settlement.id, [], 'UNPAID')
    expect(await admin.reopen(settlement.id)).toMatchObject({ isOpen: true })
    await admin.calculate(settlement.id)
    await admin.close(settlement.id)
  })

  test('is seen by who sees pay, in as many questions for two as for none', async () => {
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(contractsOf(settlement.id, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(contractsOf(settlement.id, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(contractsOf(september.id)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await queriesOf(() => contractsOf(settlement.id))).toBeLessThan(20)
  })
})

async function calculatePayroll() {
  await admin.calculate(september.id)
  await drainJobs()
}
