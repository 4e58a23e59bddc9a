import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { reminderTask } from './reminders.ts'

/**
 * What the worker remembers of Bernarda: Hernán supervises her, and Rodrigo keeps the records.
 * Today is Tuesday 15 September 2026.
 */
const { api, world, database, services } = await startApi()
const { owner } = database
const { bernarda, hernan, gonzalo, rodrigo } = world.people
const companyId = world.coihues.id
const contractId = bernarda.contracts[0]?.id ?? 0
type Who = Parameters<typeof api.as>[0]

const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { rows { title } }
}`
const Lend = `mutation Lend($input: CreateEmployerLoanInput!) {
  createEmployerLoan(input: $input) { ${outcome} data { id } }
}`
const titlesOf = async (who: Who, about = 'Bernarda Huenchul') => {
  const variables = { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } }
  const { notices } = await api
    .as(who)
    .run<{ notices: { rows: { title: string }[] } }>(Notices, variables)
  return notices.rows.map(({ title }) => title).filter((title) => title.includes(about))
}
const runAt = (day: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(`${day}T15:00:00Z`),
  }).run({}, { isLast: false })

const clean = [
  'delete from notification',
  'delete from delegation',
  "update vacation set response_status = 'CANCELED' where response_status = 'PENDING'",
  "update absence set response_status = 'CANCELED' where response_status = 'PENDING'",
  'delete from employer_loan_quota',
  'delete from employer_loan',
  'delete from vacation_lot',
  'delete from piecework_entry',
  'delete from data_correction',
  'delete from arrival',
  'delete from privacy_block',
  'delete from privacy_request',
  'delete from action_plan',
  'delete from process_stage',
  'delete from payslip_dispute',
  'delete from payment_limit',
  'delete from closing_request',
  "delete from indicator where state = 'PENDING'",
  "update signature_request set state = 'CANCELLED' where state = 'SENT'",
]
beforeEach(async () => {
  for (const statement of clean) await owner.query(statement)
})

const nobodyElse = ['trabajador', 'gerente.peumal', 'boreal.admin', 'lectura'] as const
const silent = async (about?: string) => {
  for (const who of nobodyElse) expect(await titlesOf(who, about), who).toEqual([])
}

const loan = () =>
  api.as('admin').mutate(Lend, {
    input: {
      contractId: bernarda.contracts[0]?.publicId,
      amount: 40_000,
      totalQuotas: 2,
      startMonth: 202609,
      grantedOn: '2026-09-01',
    },
  })
const leave = (format: string | null = null) =>
  owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       format)
     values ($1, $2, 'LICENSE', 'NORMAL', 'WITHOUTPAY', '2026-09-08', '2026-09-12', $3)`,
    [companyId, contractId, format],
  )
const vacation = (start: string, askedAt = '2026-09-15T12:00:00Z') =>
  owner.query(
    `insert into vacation (company_id, user_contract_id, start_date, end_date, legal_units,
       requested_at)
     values ($1, $2, $3, $3, 720, $4)`,
    [companyId, contractId, start, askedAt],
  )
const begins = (day: string) =>
  owner.query('update user_contract set initial_date = $2 where id = $1', [contractId, day])

test('a loan that ends this month, for who enters discounts', async () => {
  await loan()
  await runAt('2026-09-15')
  expect(await titlesOf('supergerente')).toEqual([])
  await runAt('2026-10-01')
  await runAt('2026-10-02')
  expect(await titlesOf('supergerente')).toEqual([
    'El préstamo de Bernarda Huenchul termina en octubre 2026',
  ])
  await silent()
  expect(await titlesOf('supervisor')).toEqual([])
  // Of confidential pay nothing is said.
  await owner.query('delete from notification')
  await owner.query('update user_business set private_role = true where user_id = $1', [
    bernarda.id,
  ])
  await runAt('2026-10-01')
  expect(await titlesOf('supergerente')).toEqual([])
  await owner.query('update user_business set private_role = false where user_id = $1', [
    bernarda.id,
  ])
})

test('a medical leave without its paper, without saying that it is one', async () => {
  await leave('ELECTRONIC')
  await runAt('2026-09-15')
  expect(await titlesOf('supergerente')).toEqual([])
  await owner.query("update absence set response_status = 'CANCELED' where format = 'ELECTRONIC'")
  await leave()
  await runAt('2026-09-10')
  expect(await titlesOf('supergerente')).toEqual([])
  await runAt('2026-09-11')
  await runAt('2026-09-15')
  expect(await titlesOf('supergerente')).toEqual([
    'Falta el documento de la ausencia de Bernarda Huenchul desde el 08-09-2026',
  ])
  await silent()
})

test('a vacation that begins tomorrow without its voucher', async () => {
  await vacation('2026-09-16')
  await runAt('2026-09-15')
  const said = ['Las vacaciones de Bernarda Huenchul comienzan mañana y no tienen comprobante']
  expect(await titlesOf('supervisor')).toEqual(said)
  expect(await titlesOf('supergerente')).toEqual(said)
  await silent()
})

test('two whole periods in sixty days, to the person too', async () => {
  await owner.query('delete from vacation_entry where user_contract_id = $1', [contractId])
  const { rows } = await owner.query<{ day: string }>(
    'select initial_date::text as day from user_contract where id = $1',
    [contractId],
  )
  await begins('2024-11-12')
  await runAt('2026-09-10')
  expect(await titlesOf('supervisor')).toEqual([])
  await runAt('2026-09-15')
  await runAt('2026-09-16')
  const said = ['Bernarda Huenchul completa dos períodos de vacaciones el 12-11-2026']
  expect(await titlesOf('supervisor')).toEqual(said)
  expect(await titlesOf('supergerente')).toEqual(said)
  expect(await titlesOf('trabajador', 'dos períodos')).toEqual([
    'El 12-11-2026 completa dos períodos de vacaciones sin usar',
  ])
  await silent()
  await begins(rows[0]?.day ?? '')
})

test('additional days that expire in thirty and in seven days, to their person', async () => {
  await owner.query(
    `insert into vacation_lot (company_id, user_contract_id, source, granted_on, expires_on, units)
     values ($1, $2, 'BENEFIT', '2026-01-02', '2026-10-14', 1440)`,
    [companyId, contractId],
  )
  const mine = () => titlesOf('trabajador', 'Vacaciones adicionales')
  await runAt('2026-09-13')
  expect(await mine()).toEqual([])
  await runAt('2026-09-15')
  await runAt('2026-09-20')
  const title = 'Vacaciones adicionales: 2 días sin usar vencen el 14-10-2026'
  expect(await mine()).toEqual([title])
  await runAt('2026-10-07')
  expect(await mine()).toEqual([title, title])
  expect(await titlesOf('supergerente', 'Vacaciones adicionales')).toEqual([])
})

test('a fixed term that was renewed twice', async () => {
  await owner.query(
    `update user_contract_version set contract_type = 'FIXED', fixed_term_renewals = 2
     where user_contract_id = $1`,
    [contractId],
  )
  await runAt('2026-09-15')
  await runAt('2026-09-16')
  expect(await titlesOf('supergerente')).toEqual([
    'El contrato a plazo de Bernarda Huenchul ya se renovó dos veces: es indefinido',
  ])
  await silent()
  await owner.query(
    `update user_contract_version set contract_type = 'INDEFINITE', fixed_term_renewals = 0
     where user_contract_id = $1`,
    [contractId],
  )
})

test('accounts without mail, once a week, to who administers', async () => {
  const without = async (who: Who) => (await titlesOf(who, 'sin correo')).length
  await runAt('2026-09-15')
  const before = await without('admin')
  await owner.query("update login set email = '' where username = 'trabajador'")
  await owner.query('update user_version set email = null where user_id = $1', [bernarda.id])
  await owner.query('delete from notification')
  await runAt('2026-09-15')
  await runAt('2026-09-18')
  expect(before).toBeLessThanOrEqual(1)
  expect(await without('admin')).toBe(1)
  await runAt('2026-09-21')
  expect(await without('admin')).toBe(2)
  for (const who of ['supergerente', 'gerente', 'supervisor', ...nobodyElse] as const) {
    if (who !== 'boreal.admin') expect(await without(who), who).toBe(0)
  }
})

test('a manager of units is reminded of nobody of another unit', async () => {
  const { rows } = await owner.query<{ id: number }>(
    `with narrow as (
       insert into restriction (company_id, name) values ($1, 'Otra unidad') returning id),
     places as (
       insert into restriction_business select $1, narrow.id, b.id
       from narrow, business b where b.company_id = $1),
     node as (insert into hierarchy_node (company_id, code) values ($1, 'SOLA') returning id),
     named as (
       insert into hierarchy_node_version (company_id, hierarchy_node_id, valid, name)
       select $1, node.id, '[2000-01-01,)', 'Sola' from node),
     units as (
       insert into restriction_unit select $1, narrow.id, node.id from narrow, node)
     update users set restriction_id = narrow.id from narrow
     where users.company_id = $1 and users.id = $2 returning users.id as id`,
    [companyId, rodrigo.id],
  )
  expect(rows.length).toBe(1)
  await loan()
  await leave()
  await vacation('2026-10-02', '2026-10-01T12:00:00Z')
  await runAt('2026-10-01')
  expect(await titlesOf('supergerente')).toEqual([])
  await owner.query('update users set restriction_id = null where id = $1', [rodrigo.id])
  await runAt('2026-10-01')
  expect((await titlesOf('supergerente')).length).toBe(3)
})

const delegation = (valid: string) =>
  owner.query(
    `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
     values ($1, $2, $3, $4, '{VACATION}')`,
    [companyId, hernan.id, gonzalo.id, valid],
  )
const away = (person: typeof hernan) =>
  owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       response_status)
     values ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-09-14', '2026-09-18', 'APPROVED')`,
    [companyId, person.contracts[0]?.id],
  )

test('a request that waits is remembered to the delegate of the supervisor', async () => {
  await owner.query('update business_option set vacation_public_supervisor = true')
  await delegation('[2026-09-10,2026-09-20)')
  await vacation('2026-11-03', '2026-09-14T15:00:00Z')
  const waits = ['La solicitud de vacaciones de Bernarda Huenchul espera hace 2 días hábiles']
  await away(hernan)
  await runAt('2026-09-16')
  expect(await titlesOf('lectura')).toEqual(waits)
  expect(await titlesOf('supergerente')).toEqual([])
  // With both of them away it goes one above at once.
  await owner.query('delete from notification')
  await away(gonzalo)
  await runAt('2026-09-16')
  expect(await titlesOf('supergerente')).toEqual(waits)
  await owner.query("delete from absence where start_date = '2026-09-14' and type = 'LEAVE'")
})

test('a delegation is remembered to both when it begins and when it ended, once', async () => {
  await delegation('[2026-09-15,2026-09-18)')
  await runAt('2026-09-14')
  expect(await titlesOf('lectura', 'responde')).toEqual([])
  await runAt('2026-09-15')
  await runAt('2026-09-15')
  expect(await titlesOf('lectura', 'responde')).toEqual([
    `Desde hoy y hasta el 17-09-2026 usted responde vacaciones por encargo de ${hernan.name}`,
  ])
  expect((await titlesOf('supervisor', 'por encargo suyo')).length).toBe(1)
  await runAt('2026-09-17')
  expect(await titlesOf('lectura', 'Terminó')).toEqual([])
  await runAt('2026-09-18')
  expect(await titlesOf('lectura', 'Terminó')).toEqual([
    `Terminó lo que ${hernan.name} le delegaba: vacaciones`,
  ])
})

test('what others answered in one’s place is said once, the day after', async () => {
  const answer = (day: string, person = hernan.id) =>
    owner.query(
      `insert into vacation (company_id, user_contract_id, start_date, end_date, response_status,
         legal_units, progressive_units, additional_units, advance_units, responded_at,
         responded_login_id, responded_for_user_id)
       select $1, $2, $3::date, $3::date, 'REJECTED', 0, 0, 0, 0, '2026-09-15T15:00:00Z',
         (select min(id) from login where company_id = $1 and user_id = $4), $5`,
      [companyId, contractId, day, gonzalo.id, person],
    )
  await answer('2026-12-01')
  await answer('2026-12-02')
  await runAt('2026-09-15')
  expect(await titlesOf('supervisor', 'por encargo suyo')).toEqual([])
  await runAt('2026-09-16')
  await runAt('2026-09-17')
  expect(await titlesOf('supervisor', 'por encargo suyo')).toEqual([
    'El 15-09-2026, por encargo suyo: Gonzalo Urrutia respondió 2 solicitudes',
  ])
  expect(await titlesOf('lectura', 'por encargo suyo')).toEqual([])
  expect(await titlesOf('boreal.admin', 'por encargo suyo')).toEqual([])
})

describe('what waits for a second person', () => {
  const { vina } = world.businesses
  const asked = '2026-09-14T15:00:00Z'
  /** The account and the person of who entered or asked for it. */
  const accountOf = async (username: Who) => {
    const { rows } = await owner.query<{ id: string; userId: string }>(
      `select id, user_id as "userId" from login where username = $2 and company_id = $1`,
      [companyId, username],
    )
    return [rows[0]?.id, rows[0]?.userId] as const
  }
  const all = ['admin', 'supergerente', ...nobodyElse, 'supervisor'] as const
  const told = async (about: string) => {
    const titles = await Promise.all(
      all.map(async (who) => [who, await titlesOf(who, about)] as const),
    )
    return Object.fromEntries(titles.filter(([, own]) => own.length > 0))
  }

  test('figures that somebody entered, for whoever confirms them, once a day', async () => {
    const [login] = await accountOf('admin')
    for (const key of ['UTM', 'UF'])
      await owner.query(
        `insert into indicator (company_id, key, year_month, value, source, state, needs_second,
           entered_by, entered_at)
         values ($1, $2, 202612, 1, 'Diario Oficial', 'PENDING', true, $3, $4)`,
        [companyId, key, login, asked],
      )
    await runAt('2026-09-15')
    expect(await told('indicadores')).toEqual({})
    await runAt('2026-09-16')
    await runAt('2026-09-17')
    expect(await told('indicadores')).toEqual({
      supergerente: ['2 indicadores esperan que otra persona los confirme hace 2 días hábiles'],
    })
  })

  test('an amount of the lists of payment, and a closing, for whoever answers them', async () => {
    const [login, user] = await accountOf('admin')
    await owner.query(
      `insert into payment_limit (company_id, business_id, amount, creator_login_id,
         creator_user_id, created_at) values ($1, $2, 1000, $3, $4, $5)`,
      [companyId, vina.id, login, user, asked],
    )
    await owner.query(
      `insert into closing_request (company_id, payroll_month_id, number, fingerprint,
         requested_by, requested_user, requested_at)
       select company_id, id, 1, repeat('a', 64), $3, $4, $5 from payroll_month
       where company_id = $1 and business_id = $2 and type = 'PAYROLL' and is_open`,
      [companyId, vina.id, ...(await accountOf('supergerente')), asked],
    )
    await runAt('2026-09-16')
    expect(await told('Viña Los Coihues')).toEqual({
      admin: [
        'El cierre de septiembre 2026 de Viña Los Coihues espera respuesta hace 2 días hábiles',
      ],
      supergerente: [
        'El monto con segunda persona de Viña Los Coihues espera respuesta hace 2 días hábiles',
      ],
    })
    // Friday 18 and Saturday 19 September are holidays: the fifth working day is Tuesday 22.
    await runAt('2026-09-22')
    expect((await told('monto con segunda'))['supergerente']).toHaveLength(2)
  })

  test('a list of payment, for whoever releases it, of confidential pay to nobody', async () => {
    const list = async (number: number, withPrivate: boolean) =>
      owner.query(
        `insert into payment_list (company_id, business_id, payroll_month_id, number, purpose,
           template_version, template_name, layout, charge_account, subject, state, people, total,
           hash, with_private, creator_login_id, creator_user_id, created_at)
         select company_id, business_id, id, $3, 'PAY', 1, 'Banco', '{}', '1', 'Sueldos',
           'WAITING', 1, 1000, repeat('a', 64), $4, $5, $6, $7 from payroll_month
         where company_id = $1 and business_id = $2 and type = 'PAYROLL' and is_open`,
        [companyId, vina.id, number, withPrivate, ...(await accountOf('admin')), asked],
      )
    await list(901, true)
    await runAt('2026-09-16')
    expect(await told('nómina de pago')).toEqual({})
    await list(902, false)
    await runAt('2026-09-16')
    expect(await told('nómina de pago')).toEqual({
      supergerente: [
        'Una nómina de pago de Viña Los Coihues espera que la liberen hace 2 días hábiles',
      ],
    })
  })
})
