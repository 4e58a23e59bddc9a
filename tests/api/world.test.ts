// The demo world is what the tests and the first visitors stand on: it holds what it promises.
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { logins, type Username } from '../../database/seed/logins.ts'

const { api, clock, database, drainJobs, world } = await startApi()
const { owner } = database
const { coihues, boreal } = world

async function count(query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int from ${query}`)
  return Number(rows[0]?.count)
}

test('has two companies, with their people and razones sociales', async () => {
  expect(await count('company')).toBe(2)
  expect(await count(`users where company_id = ${coihues.id}`)).toBe(148)
  expect(await count(`users where company_id = ${boreal.id}`)).toBe(12)
  expect(await count(`business where company_id = ${coihues.id}`)).toBe(3)
})

test('knows everybody who is named', () => {
  for (const people of [coihues.people, boreal.people]) {
    for (const [key, person] of Object.entries(people)) {
      expect(person, key).toMatchObject({ id: expect.any(Number), rut: expect.stringMatching(/-/) })
      expect(person.id, key).toBeGreaterThan(0)
    }
  }
  expect(world.people.sofia.contracts).toHaveLength(2)
})

test('lets in everybody who has a login, but the disabled', async () => {
  for (const username of Object.keys(logins)) {
    const enters = api.signIn(username).then(
      () => true,
      () => false,
    )
    expect(await enters, username).toBe(username !== 'deshabilitado')
  }
})

test.each<[Username, string]>([
  ['admin', 'ADMIN'],
  ['supergerente', 'SUPER_MANAGER'],
  ['gerente', 'MANAGER'],
  ['gerente.peumal', 'BUSINES_MANAGER'],
  ['subgerente', 'SUBMANAGER'],
  ['lectura', 'ROMANAGER'],
  ['supervisor', 'SUPERVISOR'],
  ['trabajador', 'EMPLOYEE'],
  ['externo', 'EXTERNAL'],
  ['invitado', 'GUEST'],
  ['superadmin', 'SUPERADMIN'],
])('%s is %s', async (username, role) => {
  const { me } = await api.as(username).run<Me>('{ me { role fullname supervisedIds } }')
  expect(me.role).toBe(role)
  const person = world.personOf(username)
  if (person) expect(person.name.startsWith(me.fullname.split(' ')[0] ?? '')).toBe(true)
  expect(me.supervisedIds.length > 5).toBe(username === 'supervisor')
})
type Me = { me: { role: string; fullname: string; supervisedIds: string[] } }

describe('has every case of the law', () => {
  const now = `superseded_at is null and upper_inf(valid)`
  test.each([
    ...['CAPITAL', 'CUPRUM', 'HABITAT', 'MODELO', 'PLANVITAL', 'PROVIDA', 'UNO'].map(
      (afp) => `user_version where ${now} and pension_institution = '${afp}'`,
    ),
    ...['A', 'B', 'C', 'D'].map(
      (bracket) => `user_version where family_allowance_segment = '${bracket}'`,
    ),
    ...[
      'health_amount_uf',
      'health_amount',
      'health_percentage',
      'apvc_value',
      'cuenta2_value',
      'affiliate_contribution_value',
    ].map((column) => `user_version where ${now} and ${column} is not null`),
    ...['A', 'B'].map((regime) => `user_version where apvi_regime = '${regime}'`),
    ...['PENSIONED_ACTIVE', 'PENSIONED_INACTIVE', 'ACTIVE_OVER_65'].map(
      (status) => `user_version where pension_status = '${status}'`,
    ),
    ...['CLP', 'UTM'].map((currency) => `user_version where judicial_currency = '${currency}'`),
    `user_version where judicial_retention_percentage > 0`,
    `user_version where maternal_burdens > 0`,
    `user_version where disabled_burdens > 0`,
    `user_version where not afc_enrolled`,
    `user_version where nationality_previred = 1`,
    `user_version where birthday > '2008-09-15'`,
    `user_version where birthday < '1961-09-15'`,
    ...['INDEFINITE', 'FIXED', 'BY_WORK_OR_TASK'].map(
      (type) => `user_contract_version where contract_type = '${type}'`,
    ),
    ...['ART_50', 'ART_47', 'CONVENTIONAL', 'NONE'].map(
      (type) => `user_contract_version where gratification_type = '${type}'`,
    ),
    ...['is_domestic', 'art22', 'is_corporate_salary', 'is_supervisor'].map(
      (flag) => `user_contract_version where ${flag}`,
    ),
    ...['FIXED', 'PERCENT'].map((fee) => `user_contract_version where union_fee_type = '${fee}'`),
    `user_contract_version where monthly_salary_currency = 'UF'`,
    `user_contract_version where special_workday is not null`,
    `user_contract_version where payment_period = 'DAILY'`,
    `user_contract_version where hours_per_week = 30`,
    `user_contract_version where hours_per_week = 20`,
    `user_contract_version where heavy_work_rate = 1`,
    `user_contract_version where heavy_work_rate = 2`,
    `user_contract where initial_date > '2026-01-01' and extract(day from initial_date) > 1`,
    `user_contract where final_date < '2026-09-01' and extract(day from final_date) < 28`,
    `user_contract where initial_date < '2015-01-01'`,
    `user_item where total_quotas > 1`,
    `payment_method where kind = 'CHECK'`,
    `payment_method where kind = 'CASH'`,
  ])('%s', async (rows) => {
    expect(await count(rows)).toBeGreaterThan(0)
  })
})

describe('was paid', () => {
  test('until August, with September open', async () => {
    const { rows } = await owner.query(
      `select year_month as month, count(*)::int as months, bool_and(is_open) as open,
         bool_and(closed_hash is not null) as sealed
       from payroll_month group by year_month order by year_month`,
    )
    expect(rows).toEqual([
      // The small company's year before, and in its December what it paid apart.
      ...Array.from({ length: 12 }, (_, index) => ({
        month: 202501 + index,
        months: index === 11 ? 4 : 1,
        open: false,
        sealed: true,
      })),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) => ({
        month: 202600 + month,
        // July has a bonus of the estate whose closing waits for a second person; August, the
        // settlements of the estate, and a bonus that nobody has closed.
        months: month === 8 ? 6 : month === 7 ? 5 : 4,
        open: false,
        sealed: month < 7,
      })),
      // The payroll of each, and the advance of the estate.
      { month: 202609, months: 5, open: true, sealed: false },
    ])
  })

  test('to everybody who had a contract, and nobody gets nothing', async () => {
    expect(await count('payslip_error')).toBe(0)
    expect(await count('payslip where net < 0')).toBe(0)
    // Whoever agreed to an overdraft may end a month at zero.
    const allowed = `select from user_contract_version v where v.overdraft
      and v.company_id = p.company_id and v.user_contract_id = p.user_contract_id`
    expect(await count(`payslip p where net = 0 and not exists (${allowed})`)).toBe(0)
    expect(await count('payslip')).toBeGreaterThan(1000)
    const missing = await count(
      `payroll_month m join user_contract c on c.company_id = m.company_id
         and c.business_id = m.business_id
         and c.initial_date < to_date(m.year_month::text, 'YYYYMM') + interval '1 month'
         and coalesce(c.final_date, '2100-01-01') >= to_date(m.year_month::text, 'YYYYMM')
       where not m.is_open and m.type = 'PAYROLL' and not exists (select from payslip p
         where p.company_id = m.company_id and p.payroll_month_id = m.id
           and p.payroll_run_id = m.current_run_id and p.user_contract_id = c.id)`,
    )
    expect(missing).toBe(0)
  })

  test('and leaves nothing in the queue', async () => {
    expect(await count(`job where status <> 'DONE'`)).toBe(0)
    expect(await count('graphile_worker._private_jobs')).toBe(0)
  })
})

test('September calculates for all but who lacks an AFP, and says so', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `select id from payroll_month where year_month = 202609 and business_id = $1`,
    [world.businesses.vina.id],
  )
  const { publicId } = await import('#platform/model/ids.ts')
  const id = publicId('payrollMonth', Number(rows[0]?.id))
  const admin = api.as('admin')
  await admin.mutate(
    `mutation Calculate($input: ByPayrollMonth!) {
      generateProcess(input: $input) { status message error { kind message } data { id } }
    }`.replace('ByPayrollMonth', await inputNameOf('generateProcess')),
    { input: { id } },
  )
  await drainJobs()
  const { payrollRunErrors } = await admin.run<{ payrollRunErrors: { rows: object[] } }>(
    `query Errors($filter: PayrollRunErrorsFilter!) {
      payrollRunErrors(filter: $filter) { rows { userId message field } }
    }`,
    { filter: { payrollMonthId: id } },
  )
  expect(payrollRunErrors.rows).toEqual([
    {
      userId: world.people.olga.publicId,
      message: 'Falta la AFP',
      field: 'pensionInstitution',
    },
  ])
  expect(await count(`payslip where payroll_month_id = ${rows[0]?.id}`)).toBeGreaterThan(80)
  expect(clock.now().toISOString()).toBe('2026-09-15T12:00:00.000Z')
})

/** The name of the input type of a mutation, asked of the schema itself. */
async function inputNameOf(mutation: string): Promise<string> {
  type Schema = {
    __type: { fields: { name: string; args: { type: { ofType: { name: string } } }[] }[] }
  }
  const { __type } = await api
    .as('admin')
    .run<Schema>(
      '{ __type(name: "Mutation") { fields { name args { type { ofType { name } } } } } }',
    )
  return __type.fields.find(({ name }) => name === mutation)?.args[0]?.type.ofType.name ?? ''
}
