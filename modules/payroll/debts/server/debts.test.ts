import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { OwedKind } from '../model/debt.ts'

const { api, world, database, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { miguel, luisa, bernarda } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof miguel) => person.contracts[0]!

type Debt = { key: string; kind: string; to: string; label: string; amount: number | null }
type Asked = { included: boolean } & Debt
type Who = Parameters<typeof api.as>[0]

/** What the finiquito of somebody says that they owe, and what it discounts. */
async function finiquitoOf(person: typeof miguel, disengagementDate: string) {
  const input = {
    userContractId: contractOf(person).publicId,
    dismissalCause: 'ART_159_2',
    disengagementDate,
    payDate: '2026-10-09',
    pactAnyCause: false,
    pactWithoutYearsCap: false,
    pactWithoutUfCap: false,
    deferVacation: false,
    payLastPayslip: false,
    contributionsPaid: true,
  }
  const { settlementPreview } = await api.as('admin').run<{
    settlementPreview: {
      warnings: string[]
      lines: { code: string; amount: number }[]
      found: { loans: number; advances: number; others: number; debts: Asked[] }
    }
  }>(
    `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
      warnings lines { code amount }
      found { loans advances others debts { key kind to label amount included } } } }`,
    { input },
  )
  return settlementPreview
}

const debtsOf = async (person: typeof miguel, who: Who = 'admin') =>
  (
    await api.as(who).run<{ userDebts: { total: number; debts: Debt[] }[] }>(
      `query ($input: UserDebtsInput!) { userDebts(input: $input) {
        total debts { key kind to label amount } } }`,
      { input: { userId: person.publicId } },
    )
  ).userDebts
const debtors = async (search: string, who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ debts: { rows: { person: string; total: number }[] } }>(
        'query ($filter: DebtsFilter) { debts(filter: $filter) { total rows { person total } } }',
        { filter: { search } },
      )
  ).debts.rows

beforeAll(async () => {
  const september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('Miguel Toledo, whose loan in twelve quotas is among the permanent items', () => {
  test('owes 260.000 in the finiquito of 30 September: four quotas', async () => {
    const { lines, found } = await finiquitoOf(miguel, '2026-09-30')
    expect(found.debts).toMatchObject([
      { kind: 'QUOTA', to: 'COMPANY', label: 'Préstamo de la empresa: 4 cuotas', amount: 260_000 },
    ])
    expect(found.loans).toBe(260_000)
    expect(lines.find(({ code }) => code === 'PRESTAMOS')?.amount).toBe(260_000)
  })

  test('reads in his ficha what no closed month took, as does whoever keeps items', async () => {
    const [own] = await debtsOf(miguel)
    expect(own).toMatchObject({
      total: 325_000,
      debts: [{ label: 'Préstamo de la empresa: 5 cuotas', amount: 325_000 }],
    })
    expect(await debtors('Toledo')).toMatchObject([{ total: 325_000 }])
    expect(await debtors('Arriagada')).toEqual([])
    await expect(debtors('Toledo', 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await debtsOf(miguel, 'trabajador')).toEqual([])
  })

  test('ends with a line that says that they go to the finiquito', async () => {
    const { contractEndingPreview } = await api
      .as('admin')
      .run<{ contractEndingPreview: { lines: { what: string; effect: string }[] } }>(
        `query ($input: ContractEndingPreviewInput!) { contractEndingPreview(input: $input) {
          lines { what effect } } }`,
        {
          input: {
            userContractId: contractOf(miguel).publicId,
            dismissalCause: '159-2',
            contractFinalDate: '2026-09-30',
            notice: 'NONE',
          },
        },
      )
    expect(contractEndingPreview.lines).toContainEqual({
      what: 'Préstamo de la empresa',
      effect: 'Quedan 4 cuotas de $65.000: van al finiquito',
    })
  })
})

test('nobody who owes nothing is listed, nor whose paid finiquito asked it back', async () => {
  const settled = await database.owner.query<{ id: number }>(
    `select s.user_contract_id::int as id from settlement s join user_item i
       on i.company_id = s.company_id and i.user_contract_id = s.user_contract_id
     where s.company_id = $1 and s.status = 'PAID' and i.end_month >= 202609
       and (i.total_quotas is not null or i.origin = 'CARRIED')`,
    [world.coihues.id],
  )
  expect(settled.rows).not.toEqual([])
  type Row = { person: string; debts: Debt[] }
  const listed = (page: { number: number; size: number }) =>
    api.as('admin').run<{ debts: { total: number; rows: Row[] } }>(
      `query ($page: Page) { debts(page: $page) {
         total rows { person debts { key kind to label amount } } } }`,
      { page },
    )
  const { total, rows } = (await listed({ number: 1, size: 100 })).debts
  expect(rows.filter((row) => row.debts.length === 0)).toEqual([])
  expect(total).toBe(rows.length)
  expect((await listed({ number: 1, size: 10 })).debts.total).toBe(rows.length)
})

describe('every kind of debt', () => {
  const item = (columns: string, values: string) =>
    `insert into user_item (company_id, user_contract_id, ${columns})
     values ($1, $2, ${values})`
  const lasting = 'item_code, value, start_month, end_month'
  /** How each kind comes to be owed by Luisa after August, which is closed, and how much. */
  const planted: Record<OwedKind, { statement: string; amount: number; to: string }> = {
    LOAN: {
      statement: `with loan as (insert into employer_loan (company_id, user_contract_id, user_id,
          amount, total_quotas, start_month, granted_on)
        values ($1, $2, ${luisa.id}, 90000, 3, 202609, '2026-08-01') returning id)
        insert into user_item (company_id, user_contract_id, ${lasting}, origin, origin_id)
        select $1, $2, 'PRESTAMO_EMPRESA', 30000, month, month, 'LOAN', loan.id
        from loan, unnest('{202609,202610,202611}'::int[]) month`,
      amount: 90_000,
      to: 'COMPANY',
    },
    QUOTA: {
      statement: item(`${lasting}, total_quotas`, `'OTROS_DESCUENTOS', 12000, 202607, 202610, 4`),
      amount: 24_000,
      to: 'COMPANY',
    },
    ADVANCE: {
      statement: item(
        `${lasting}, origin, origin_id, carried_from`,
        `'ANTICIPO_SUELDO', 70000, 202609, 202609, 'CARRIED',
         (select min(id) from user_item where company_id = $1 and origin = 'ADVANCE'), 202608`,
      ),
      amount: 70_000,
      to: 'COMPANY',
    },
    RETROACTIVE: {
      statement: `insert into retroactive_debt (company_id, business_id, origin_month_id,
          user_contract_id, stale, owes, to_pay, lines)
        select $1, business_id, id, $2, false, true, -31000, '[]' from payroll_month
        where company_id = $1 and business_id = ${vina.id} and type = 'PAYROLL'
          and year_month = 202608`,
      amount: 31_000,
      to: 'COMPANY',
    },
    ORDER: {
      statement: item(
        'item_code, value, start_month, total_amount',
        `'EMBARGO_JUDICIAL', 50000, 202608, 400000`,
      ),
      amount: 400_000,
      to: 'OTHER',
    },
    COMPENSATION: {
      statement: `insert into vacation_compensation (company_id, user_contract_id, basis, agreed_on,
          units, count_from, counting, counted_units, salary, variable_pay, variable_months, least,
          amount, pay_month, file_id, state, login_id, answered_login_id)
        values ($1, $2, 'INDIVIDUAL', '2026-08-10', 1440, '2026-09-01', 'HABILES', 1440, 900000, 0,
          3, 30000, 30000, 202610, 1, 'APPROVED', 1, 2)`,
      amount: 30_000,
      to: 'PERSON',
    },
  }

  test('planted for Luisa is in her finiquito: asked back, or said', async () => {
    const advance = `insert into user_item (company_id, user_contract_id, ${lasting}, origin,
        origin_id) values ($1, $2, 'ANTICIPO_SUELDO', 1, 202601, 202601, 'ADVANCE', 1)`
    await database.owner.query('set session_replication_role = replica')
    for (const statement of [advance, ...Object.values(planted).map((one) => one.statement)]) {
      await asCompany(
        statement
          .replaceAll('$1', String(world.coihues.id))
          .replaceAll('$2', String(contractOf(luisa).id)),
      )
    }
    await database.owner.query('set session_replication_role = origin')
    const { found, warnings } = await finiquitoOf(luisa, '2026-08-31')
    const read = Object.fromEntries(
      found.debts.map(({ kind, amount, to }) => [kind, { amount, to }]),
    )
    expect(read).toEqual(
      Object.fromEntries(
        OwedKind.values.map((kind) => [
          kind,
          { amount: planted[kind].amount, to: planted[kind].to },
        ]),
      ),
    )
    expect(found).toMatchObject({ loans: 114_000, advances: 70_000, others: 31_000 })
    expect(found.debts.filter(({ included }) => included).map(({ to }) => to)).toEqual(
      found.debts.filter(({ to }) => to === 'COMPANY').map(() => 'COMPANY'),
    )
    expect(warnings.join()).toMatch(/Debe \$400\.000 a un tercero/)
    expect(warnings.join()).toMatch(/La empresa le debe \$30\.000/)
  })
})

describe('what a payslip cannot take', () => {
  test('of a quota is owed too, as soon as its month is calculated', async () => {
    const { contracts } = bernarda
    await api
      .as('admin')
      .mutate(
        `mutation ($input: CreateUserItemInput!) { createUserItem(input: $input) { ${outcome} } }`,
        {
          input: {
            contractId: contracts[0]?.publicId,
            itemCode: 'PRESTAMO_EMPRESA',
            value: '600000',
            totalQuotas: 2,
            startMonth: 202609,
            endMonth: null,
            totalAmount: null,
            comment: null,
          },
        },
      )
    const september = await admin.monthAt(vina, 202609)
    const { sections } = await admin.payslip(september.id, contracts[0]?.publicId ?? '')
    const took = sections
      .flatMap(({ lines }) => lines)
      .find(({ code }) => code === 'PRESTAMO_EMPRESA')
    expect(took?.amount).toBeGreaterThan(0)
    const { found } = await finiquitoOf(bernarda, '2026-09-30')
    expect(found.debts).toMatchObject([
      {
        label: 'Préstamo de la empresa: 1 cuota y lo que una liquidación no alcanzó',
        amount: 1_200_000 - (took?.amount ?? 0),
      },
    ])
  })
})

describe('quotas that a percentage calculates', () => {
  test('are listed without a known amount, and said in the finiquito', async () => {
    await api
      .as('admin')
      .mutate(
        `mutation ($input: CreateUserItemInput!) { createUserItem(input: $input) { ${outcome} } }`,
        {
          input: {
            contractId: contractOf(bernarda).publicId,
            itemCode: 'PRESTAMO_CLASE_MEDIA',
            value: '3',
            totalQuotas: 12,
            startMonth: 202609,
          },
        },
      )
    const words =
      'Retención por el préstamo solidario del Estado: 12 cuotas, sin monto conocido ' +
      '(3 % de cada mes; van $0 descontados)'
    const [own] = await debtsOf(bernarda)
    expect(own?.debts).toContainEqual(
      expect.objectContaining({ to: 'OTHER', label: words, amount: null }),
    )
    const { warnings } = await finiquitoOf(bernarda, '2026-08-31')
    expect(warnings.join()).toContain(`Debe a un tercero (${words})`)
  })
})
