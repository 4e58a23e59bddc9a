import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { createInterleaving } from '#tests/api/interleave.ts'
import { amountOf, type MonthRow, noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const { matias, hernan, bernarda } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id version lateUntil responseStatus } }
}`
const Update = `mutation Update($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id version lateUntil responseStatus } }
}`
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const Explain = `query Explain($input: ExplainPayslipInput!) {
  explainPayslip(input: $input) { kind code shown details }
}`
const Owed = `query Owed($input: RetroactivityInput!) {
  retroactivity(input: $input) {
    owed { contractId originMonth toPay facts { kind } lines { concept owed } } }
}`
type Vacation = { id: string; version: number; lateUntil: number | null; responseStatus: string }
type Owing = {
  contractId: string
  originMonth: number
  facts: { kind: string }[]
  lines: { concept: string; owed: number }[]
}

const rest = (person: KnownPerson, startDate: string, endDate: string, more: object = {}) =>
  api.as('admin').mutate<Vacation>(Create, {
    input: {
      userContractId: contractOf(person),
      startDate,
      endDate,
      advance: true,
      approve: true,
      ...more,
    },
  })
const enter = (values: Readonly<Record<string, string>>) =>
  api.as('admin').mutate(
    `mutation Save($input: SaveUserItemsInput!) {
      saveUserItems(input: $input) { ${outcome} data { saved } }
    }`,
    {
      input: {
        payrollMonthId: september.id,
        cells: Object.entries(values).map(([itemCode, value]) => ({
          contractId: contractOf(matias),
          itemCode,
          value,
        })),
      },
    },
  )
type Item = { id: string; version: number }
/** The usual item as one of the company, from September on. */
async function copied(code: string, title: string): Promise<Item> {
  const bases = { taxable: true, tributable: true, gratification: true }
  const item = await api.as('admin').mutate<Item>(
    `mutation Copy($input: CreateItemInput!) {
      createItem(input: $input) { ${outcome} data { id version } }
    }`,
    { input: { code, title, type: 'EARNING', ...bases, lreCode: '2113', validFrom: 202609 } },
  )
  await drainJobs()
  return item
}
async function flag({ id, version }: Item): Promise<void> {
  await api.as('admin').mutate(
    `mutation Flag($input: UpdateItemInput!) {
      updateItem(input: $input) { ${outcome} data { id } }
    }`,
    { input: { id, version, holidays: true, validFrom: 202609 } },
  )
  await drainJobs()
}
const remove = (id: string) =>
  api.as('admin').mutate(Remove, { input: { id, force: true, reason: 'Otra semana' } })

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})
const paidIn = async (month: MonthRow, code: string) =>
  amountOf(await admin.payslip(month.id, contractOf(matias)), code)
const variable = () => paidIn(september, 'VARIABLE_EN_FERIADO')

/*
 * Matías sells with commissions: $554.050 in April, $621.750 in June, $419.210 in July and $456.260
 * in August. In May he missed two days, so that it is no whole month.
 */
describe('variable pay in a vacation of September', () => {
  test('averages the three months before it, by its calendar days', async () => {
    expect(await variable()).toBe(0)
    const vacation = await rest(matias, '2026-09-21', '2026-09-30')
    // 621.750 + 419.210 + 456.260 = 1.497.220; × 10 ÷ (30 × 3) = 166.357,78. The payslip followed
    // with the approval.
    expect(await variable()).toBe(166_358)
    const { explainPayslip } = await api.as('admin').run<{
      explainPayslip: { kind: string; code: string | null; shown: string; details: string[] }[]
    }>(Explain, {
      input: {
        payrollMonthId: september.id,
        contractId: contractOf(matias),
        code: 'VARIABLE_EN_FERIADO',
      },
    })
    const fact = (code: string) => explainPayslip.find((node) => node.code === code)
    expect(fact('DIAS_FERIADO')?.details).toEqual(['Del 21-09-2026 al 30-09-2026'])
    expect(fact('VARIABLE_FERIADO')).toMatchObject({
      shown: '$1.497.220',
      details: ['Junio 2026: $621.750', 'Julio 2026: $419.210', 'Agosto 2026: $456.260'],
    })
    await remove(vacation.id)
    expect(await variable()).toBe(0)
  })

  test('follows an item that the company flags as base of vacations', async () => {
    const vacation = await rest(bernarda, '2026-09-21', '2026-09-30')
    const paid = async () =>
      amountOf(await admin.payslip(september.id, contractOf(bernarda)), 'VARIABLE_EN_FERIADO')
    expect(await paid()).toBe(0)
    const item = await copied('BONO_PRODUCCION', 'Bono de producción')
    expect(await paid()).toBe(0)
    await flag(item)
    // June, July and August: 40.000 + 39.410 + 45.550 = 124.960; × 10 ÷ 90 = 13.884,44
    expect(await paid()).toBe(13_884)
    await remove(vacation.id)
  })

  test('takes what somebody entered for the month instead', async () => {
    const vacation = await rest(matias, '2026-09-21', '2026-09-30')
    await enter({ DIAS_FERIADO: '3', VARIABLE_FERIADO: '300000' })
    expect(await variable()).toBe(10_000)
    await enter({ DIAS_FERIADO: '0', VARIABLE_FERIADO: '0' })
    expect(await variable()).toBe(166_358)
    await remove(vacation.id)
  })

  test('is nothing for somebody with a fixed salary', async () => {
    const vacation = await rest(hernan, '2026-09-21', '2026-09-25')
    const payslip = await admin.payslip(september.id, contractOf(hernan))
    expect(amountOf(payslip, 'VARIABLE_EN_FERIADO')).toBe(0)
    await remove(vacation.id)
  })
})

describe('a vacation approved after its month closed', () => {
  const owed = async () => {
    const { retroactivity } = await api
      .as('admin')
      .run<{ retroactivity: { owed: Owing[] } }>(Owed, {
        input: { payrollMonthId: september.id, size: 100 },
      })
    return retroactivity.owed.filter(({ contractId }) => contractId === contractOf(matias))
  }

  test('says so, and its variable pay is owed in the open month', async () => {
    const vacation = await rest(matias, '2026-08-03', '2026-08-07')
    expect(vacation.lateUntil).toBe(202608)
    const [august] = await owed()
    expect(august).toMatchObject({ originMonth: 202608, facts: [{ kind: 'VACATION' }] })
    // April, June and July: 1.595.010 × 5 ÷ 90 = 88.611,67
    expect(august?.lines.find(({ concept }) => concept === 'VARIABLE_EN_FERIADO')?.owed).toBe(
      88_612,
    )
    await remove(vacation.id)
    expect(await owed()).toEqual([])
  })

  test('of a fixed salary owes nothing', async () => {
    const vacation = await rest(hernan, '2026-08-03', '2026-08-07')
    expect(vacation.lateUntil).toBe(202608)
    const { retroactivity } = await api
      .as('admin')
      .run<{ retroactivity: { owed: Owing[] } }>(Owed, {
        input: { payrollMonthId: september.id, size: 100 },
      })
    expect(retroactivity.owed).toEqual([])
    await remove(vacation.id)
  })
})

describe('who approves while somebody closes', () => {
  let asked: Vacation
  let stage: ReturnType<typeof createInterleaving>
  beforeAll(async () => {
    asked = await rest(matias, '2026-09-21', '2026-09-30', { approve: false })
    await noteFindings(api.as('admin'), september.id)
    stage = createInterleaving(database.owner)
  })
  afterAll(() => stage.end())

  const approve = (trace: string) =>
    api
      .as('admin')
      .run(
        Update,
        { input: { id: asked.id, version: asked.version, responseStatus: 'APPROVED' } },
        { headers: { traceparent: trace } },
      )
  const close = (trace: string) =>
    api.as('admin').run(
      `mutation Close($input: ClosePayrollMonthInput!) {
        closePayrollMonth(input: $input) { ${outcome} data { isOpen } }
      }`,
      { input: { id: september.id, acceptErrors: true } },
      { headers: { traceparent: trace } },
    )

  test.each([
    ['first the approval', [approve, close]],
    ['first the closing', [close, approve]],
  ] as const)('pays the vacation or owes it: %s', async (_, [one, other]) => {
    const outcomes = await stage.play('before committing', [
      (trace) => one(trace).catch((error: unknown) => error),
      (trace) => other(trace).catch((error: unknown) => error),
    ])
    expect(outcomes).toHaveLength(2)
    expect(stage.crossed()).toBe(0)
    const month = await admin.month(september.id)
    const { rows } = await database.owner.query<{ status: string; late: number | null }>(
      `select response_status as status, late_until as late from vacation where company_id = $1
         and id = (select max(id) from vacation where company_id = $1)`,
      [world.coihues.id],
    )
    const [{ status, late } = { status: '', late: null }] = rows
    expect(status).toBe('APPROVED')
    const paid = await variable()
    // Never approved in time and unpaid, and never late and paid.
    if (month.isOpen) expect([late, paid]).toEqual([null, 166_358])
    else
      expect([
        [null, 166_358],
        [202609, 0],
      ]).toContainEqual([late, paid])
    await remove(asked.id)
    if (!month.isOpen) await admin.reopen(september.id)
    await admin.calculate(september.id)
    await drainJobs()
    asked = await rest(matias, '2026-09-21', '2026-09-30', { approve: false })
    await noteFindings(api.as('admin'), september.id)
  })
})
