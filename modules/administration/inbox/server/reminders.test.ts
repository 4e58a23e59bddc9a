import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { reminderTask } from './reminders.ts'

/** What the worker remembers by itself. Bernarda asks on Tuesday 15 September 2026. */
const { api, world, database, services } = await startApi()
const { owner } = database
const { bernarda, hernan } = world.people
const contractId = bernarda.contracts[0]?.id
type Who = Parameters<typeof api.as>[0]

const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { rows { title detail link } }
}`
const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
type Row = { title: string; detail: string | null; link: string }
const remindersOf = async (who: Who) => {
  const variables = { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } }
  return (await api.as(who).run<{ notices: { rows: Row[] } }>(Notices, variables)).notices.rows
}
const runAt = (now: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(now),
  }).run({}, { isLast: false })

beforeEach(async () => {
  const cancelled = "set response_status = 'CANCELED' where response_status = 'PENDING'"
  await owner.query(`update vacation ${cancelled}`)
  await owner.query(`update absence ${cancelled}`)
  await owner.query("update absence set sent_on = start_date where type = 'LICENSE'")
  await owner.query('delete from residence_permit')
  await owner.query('delete from piecework_entry')
  await owner.query('delete from data_correction')
  await owner.query('delete from arrival')
  await owner.query('delete from privacy_block')
  await owner.query('delete from privacy_request')
  await owner.query('delete from action_plan')
  await owner.query('delete from process_stage')
  await owner.query('delete from vacation_compensation')
  await owner.query('delete from payslip_dispute')
  await owner.query("delete from indicator where state = 'PENDING'")
  await owner.query("update signature_request set state = 'CANCELLED' where state = 'SENT'")
  await owner.query(
    'update user_contract_version set branch_office = null, branch_office_id = null',
  )
  await owner.query('delete from notification')
  await owner.query('update user_contract set final_date = null')
  await owner.query('update business_option set vacation_public = true')
})

const ask = (startDate: string) => {
  const [contract] = bernarda.contracts
  const input = { userContractId: contract?.publicId, startDate, endDate: startDate }
  return api.as('trabajador').mutate<{ id: string }>(Ask, { input })
}
const asked = async (at: string) => {
  await ask('2026-11-03')
  await owner.query('update vacation set requested_at = $1', [at])
}
const waits = (days: number) => ({
  title: `La solicitud de vacaciones de Bernarda Huenchul espera hace ${days} días hábiles`,
  link: '/home/bandeja',
})

test('a request that waits two working days is remembered to the supervisor, once', async () => {
  await asked('2026-09-14T15:00:00Z')
  await runAt('2026-09-15T15:00:00Z')
  expect(await remindersOf('supervisor')).toEqual([])
  await runAt('2026-09-16T15:00:00Z')
  await runAt('2026-09-16T16:00:00Z')
  expect(await remindersOf('supervisor')).toMatchObject([waits(2)])
  expect(await remindersOf('supergerente')).toEqual([])
})

test('after five working days it goes one above, and never to its own person', async () => {
  await asked('2026-09-14T15:00:00Z')
  // Friday 18 and Saturday 19 September are holidays: the fifth working day is Tuesday 22.
  await runAt('2026-09-21T15:00:00Z')
  expect(await remindersOf('supergerente')).toEqual([])
  await runAt('2026-09-22T15:00:00Z')
  expect(await remindersOf('supergerente')).toMatchObject([waits(5)])
  expect(await remindersOf('trabajador')).toEqual([])
  expect(await remindersOf('gerente.peumal')).toEqual([])
  expect(await remindersOf('boreal.admin')).toEqual([])
})

test('a manager of units is reminded of the people of these alone', async () => {
  const { rows } = await owner.query<{ at: number; id: number }>(
    `with narrow as (
       insert into restriction (company_id, name) values ($1, 'Una unidad') returning id),
     places as (
       insert into restriction_business select $1, narrow.id, b.id
       from narrow, business b where b.company_id = $1),
     person as (select user_id from login where company_id = $1 and username = 'supergerente')
     update users set restriction_id = narrow.id from narrow, person
     where users.company_id = $1 and users.id = person.user_id
     returning users.id as id, narrow.id as at`,
    [world.coihues.id],
  )
  const narrow = async (units: string) => {
    await owner.query('delete from restriction_unit where company_id = $1', [world.coihues.id])
    await owner.query(
      `insert into restriction_unit select $1, $2, n.id from hierarchy_node n
       where n.company_id = $1 and (exists (select from user_contract_version v
         where v.company_id = $1 and v.user_contract_id = $3 and v.superseded_at is null
           and v.valid @> date '2026-09-15' and v.hierarchy_node_id = n.id)) = $4`,
      [world.coihues.id, rows[0]?.at, bernarda.contracts[0]?.id, units === 'hers'],
    )
  }
  const [contract] = bernarda.contracts
  await owner.query(
    `update user_contract_version set hierarchy_node_id = (select max(n.id) from hierarchy_node n
       where n.company_id = $1 and not exists (select from hierarchy_node_version v
         where v.company_id = $1 and v.parent_id = n.id))
     where company_id = $1 and user_contract_id = $2`,
    [world.coihues.id, contract?.id],
  )
  await owner.query('update hierarchy_node_version set parent_id = null where company_id = $1', [
    world.coihues.id,
  ])
  await owner.query('update business_option set vacation_email_manager = true')
  await narrow('others')
  await owner.query('delete from mail_outbox')
  await asked('2026-09-14T15:00:00Z')
  await owner.query("update user_contract set final_date = '2026-10-15' where id = $1", [
    contract?.id,
  ])
  await owner.query(
    "update user_contract_version set contract_type = 'FIXED' where user_contract_id = $1",
    [contract?.id],
  )
  await runAt('2026-09-22T15:00:00Z')
  const { rows: mails } = await owner.query<{ recipient: string }>(
    'select recipient from mail_outbox',
  )
  expect(mails.length).toBeGreaterThan(0)
  const mine = await owner.query<{ email: string }>(
    `select email from login where company_id = $1 and username = 'supergerente'`,
    [world.coihues.id],
  )
  expect(mails.map(({ recipient }) => recipient)).not.toContain(mine.rows[0]?.email)
  expect(await remindersOf('supergerente')).toEqual([])
  await narrow('hers')
  await runAt('2026-09-22T16:00:00Z')
  expect((await remindersOf('supergerente')).length).toBe(2)
  await owner.query('update users set restriction_id = null where id = $1', [rows[0]?.id])
})

test('without a supervisor it goes one above at once, and an answered one nowhere', async () => {
  const [contract] = bernarda.contracts
  await owner.query(
    'update user_contract_version set supervisor_id = null where user_contract_id = $1',
    [contract?.id],
  )
  await asked('2026-09-14T15:00:00Z')
  await runAt('2026-09-16T15:00:00Z')
  expect(await remindersOf('supergerente')).toMatchObject([waits(2)])
  await owner.query(
    'update user_contract_version set supervisor_id = $2 where user_contract_id = $1',
    [contract?.id, hernan.id],
  )
  await owner.query('delete from notification')
  await owner.query("update vacation set response_status = 'CANCELED'")
  await runAt('2026-09-30T15:00:00Z')
  expect(await remindersOf('supervisor')).toEqual([])
})

test('a fixed term is remembered 30 and 15 days before its end', async () => {
  const [contract] = bernarda.contracts
  await owner.query("update user_contract set final_date = '2026-10-15' where id = $1", [
    contract?.id,
  ])
  await owner.query(
    `update user_contract_version set contract_type = 'FIXED', fixed_term_renewals = 1
     where user_contract_id = $1`,
    [contract?.id],
  )
  await runAt('2026-09-14T15:00:00Z')
  expect(await remindersOf('gerente')).toEqual([])
  await runAt('2026-09-15T15:00:00Z')
  await runAt('2026-09-20T15:00:00Z')
  expect(await remindersOf('supergerente')).toMatchObject([
    {
      title: 'El contrato a plazo de Bernarda Huenchul termina el 15-10-2026',
      detail: expect.stringContaining('una segunda renovación lo hace indefinido'),
    },
  ])
  await runAt('2026-09-30T15:00:00Z')
  expect((await remindersOf('supergerente')).length).toBe(2)
  for (const who of ['trabajador', 'supervisor', 'gerente.peumal', 'boreal.admin'] as const) {
    expect(await remindersOf(who)).toEqual([])
  }
  // Confidential in one razón social is confidential, as everywhere.
  await owner.query('delete from notification')
  await owner.query('update user_business set private_role = true where user_id = $1', [
    bernarda.id,
  ])
  await runAt('2026-09-15T15:00:00Z')
  expect(await remindersOf('supergerente')).toEqual([])
  await owner.query('update user_business set private_role = false where user_id = $1', [
    bernarda.id,
  ])
})

test('a term that ran out without an ending is said once to people who end contracts', async () => {
  const [contract] = bernarda.contracts
  await owner.query("update user_contract set final_date = '2026-09-10' where id = $1", [
    contract?.id,
  ])
  await owner.query(
    "update user_contract_version set contract_type = 'FIXED' where user_contract_id = $1",
    [contract?.id],
  )
  await owner.query('delete from notification')
  await runAt('2026-09-10T15:00:00Z')
  const expired = async (who: Parameters<typeof remindersOf>[0]) =>
    (await remindersOf(who)).filter(({ title }) => title.endsWith('sin un término'))
  expect(await expired('supergerente')).toEqual([])
  await runAt('2026-09-11T15:00:00Z')
  await runAt('2026-09-14T15:00:00Z')
  expect(await expired('supergerente')).toMatchObject([
    {
      title: 'El plazo de Bernarda Huenchul venció el 10-09-2026 sin un término',
      detail: expect.stringContaining('su contrato es indefinido'),
      link: '/home/terminos',
    },
  ])
  for (const who of ['trabajador', 'supervisor', 'gerente', 'boreal.admin'] as const) {
    expect(await expired(who)).toEqual([])
  }
  await owner.query('update user_contract set final_date = null where id = $1', [contract?.id])
  await owner.query(
    "update user_contract_version set contract_type = 'INDEFINITE' where user_contract_id = $1",
    [contract?.id],
  )
  await owner.query('delete from notification')
})

test('piecework is remembered to who approves it, and not to who entered it', async () => {
  await owner.query(
    `with task as (insert into piecework_task (company_id, name, unit) values ($1, 'Prueba', 'caja')
       returning id)
     insert into piecework_entry (company_id, sent_key, user_contract_id, task_id, day, quantity,
       login_id, created_at)
     select $1, 'r ' || n, $2, task.id, '2026-09-10', n, author.id, '2026-09-11T20:00:00Z'
     from task, generate_series(1, 2) n, login author
     where author.company_id = $1 and author.username = 'supervisor'`,
    [world.coihues.id, bernarda.contracts[0]?.id],
  )
  const waits = (days: number) => ({
    title: `2 tratos anotados el 11-09-2026 esperan hace ${days} días hábiles`,
    link: '/home/bandeja?kind=PIECEWORK',
  })
  await runAt('2026-09-14T15:00:00Z')
  expect(await remindersOf('admin')).not.toContainEqual(expect.objectContaining(waits(2)))
  await runAt('2026-09-15T15:00:00Z')
  await runAt('2026-09-15T16:00:00Z')
  const of = async (who: Who) =>
    (await remindersOf(who)).filter(({ title }) => title.includes('tratos'))
  expect(await of('admin')).toMatchObject([waits(2)])
  for (const who of ['supervisor', 'trabajador', 'boreal.admin'] as const) {
    expect(await of(who)).toEqual([])
  }
  // Friday 18 and Saturday 19 September are holidays: the fifth working day is Monday 21.
  await runAt('2026-09-21T15:00:00Z')
  expect((await of('admin')).map(({ title }) => title).toSorted()).toEqual(
    [waits(2), waits(5)].map(({ title }) => title),
  )
})

/** Who is reminded of a kind of proposal, and how often. */
const remindedOf = async (what: string) => {
  const people = ['admin', 'supervisor', 'trabajador', 'gerente.peumal', 'boreal.admin'] as const
  const said = await Promise.all(
    people.map(async (who) =>
      (await remindersOf(who))
        .filter(({ title }) => title.includes(what))
        .map(({ title }) => title),
    ),
  )
  return Object.fromEntries(people.map((who, place) => [who, said[place]]))
}
const nobody = { supervisor: [], trabajador: [], 'gerente.peumal': [], 'boreal.admin': [] }

test('a correction of data is remembered to who answers it', async () => {
  await api.as('trabajador').mutate(
    `mutation Propose($input: RequestDataCorrectionInput!) {
      requestDataCorrection(input: $input) { ${outcome} data { id } }
    }`,
    { input: { part: 'CONTACT', address: 'Los Aromos 12' } },
  )
  await owner.query("update data_correction set requested_at = '2026-09-14T15:00:00Z'")
  await runAt('2026-09-15T15:00:00Z')
  expect(await remindedOf('corrección')).toEqual({ admin: [], ...nobody })
  await runAt('2026-09-16T15:00:00Z')
  await runAt('2026-09-16T16:00:00Z')
  const waiting = 'La corrección de datos de Bernarda Huenchul espera hace 2 días hábiles'
  expect(await remindedOf('corrección')).toEqual({ admin: [waiting], ...nobody })
})

test('a plan of action is remembered to the supervisor that it waits for', async () => {
  const words = 'Menos plantas perdidas que el año pasado'
  await owner.query(
    `insert into action_plan (company_id, worker_id, supervisor_id, objective, impact_area,
       simple_and_specific_plan, measurable_plan, achievable_plan, realistic_plan,
       traceable_in_time_plan, start_date, end_date, approval_status, requested_at)
     values ($1, $2, $3, $4, $4, $4, $4, $4, $4, $4, '2026-09-01', '2026-12-31', 'PENDING',
       '2026-09-14T15:00:00Z')`,
    [world.coihues.id, bernarda.id, hernan.id, words],
  )
  await runAt('2026-09-15T15:00:00Z')
  expect((await remindedOf('plan de acción'))['supervisor']).toEqual([])
  await runAt('2026-09-16T15:00:00Z')
  await runAt('2026-09-16T16:00:00Z')
  const reminded = await remindedOf('plan de acción')
  expect(reminded['supervisor']).toEqual([
    'El plan de acción de Bernarda Huenchul espera hace 2 días hábiles',
  ])
  expect(reminded).toMatchObject({ trabajador: [], 'gerente.peumal': [], 'boreal.admin': [] })
})

test('a dispute of a payslip is remembered while its person waits for a word', async () => {
  await owner.query(
    `with dispute as (
       insert into payslip_dispute (company_id, payroll_month_id, user_contract_id, user_id)
       select $1, m.id, $2, $3 from payroll_month m
       join user_contract c on c.id = $2 and c.business_id = m.business_id
       where m.company_id = $1 and m.year_month = 202608 and m.type = 'PAYROLL' returning id)
     insert into payslip_dispute_message (company_id, dispute_id, text, login_id, at)
     select $1, dispute.id, 'Falta una hora extra', author.id, '2026-09-14T15:00:00Z'
     from dispute, login author where author.company_id = $1 and author.username = 'trabajador'`,
    [world.coihues.id, contractId, bernarda.id],
  )
  await runAt('2026-09-16T15:00:00Z')
  const waiting = 'El reclamo de liquidación de Bernarda Huenchul espera hace 2 días hábiles'
  expect(await remindedOf('reclamo')).toEqual({ admin: [waiting], ...nobody })
  await owner.query('delete from notification')
  await owner.query(
    `insert into payslip_dispute_message (company_id, dispute_id, text, login_id, at)
     select $1, dispute.id, 'Se revisa', author.id, '2026-09-16T18:00:00Z'
     from payslip_dispute dispute, login author
     where author.company_id = $1 and author.username = 'admin'`,
    [world.coihues.id],
  )
  await runAt('2026-09-22T15:00:00Z')
  expect(await remindedOf('reclamo')).toEqual({ admin: [], ...nobody })
})

test('an agreement of progressive days is remembered to who answers it', async () => {
  await owner.query(
    `insert into vacation_compensation (company_id, user_contract_id, basis, agreed_on, units,
       count_from, counting, counted_units, salary, variable_pay, variable_months, least, amount,
       pay_month, state, login_id, created_at)
     select $1, $2, 'INDIVIDUAL', '2026-09-10', 720, '2026-09-10', 'CALENDARIO', 720, 900000, 0, 3,
       30000, 30000, 202609, 'PENDING', author.id, '2026-09-14T15:00:00Z'
     from login author where author.company_id = $1 and author.username = 'admin'`,
    [world.coihues.id, contractId],
  )
  const waiting = (days: number) =>
    'El acuerdo de feriado progresivo en dinero de Bernarda Huenchul ' +
    `espera hace ${days} días hábiles`
  const reminded = async () => ({
    ...(await remindedOf('feriado progresivo')),
    supergerente: (await remindersOf('supergerente')).flatMap(({ title }) =>
      title.includes('feriado progresivo') ? [title] : [],
    ),
  })
  await runAt('2026-09-15T15:00:00Z')
  expect(await reminded()).toEqual({ admin: [], supergerente: [], ...nobody })
  await runAt('2026-09-16T15:00:00Z')
  await runAt('2026-09-16T16:00:00Z')
  expect(await reminded()).toEqual({ admin: [], supergerente: [waiting(2)], ...nobody })
  // The holidays of 18 and 19 September, and the weekend, are no working days.
  await runAt('2026-09-22T15:00:00Z')
  expect((await reminded()).supergerente).toHaveLength(2)
  await owner.query('delete from notification')
  await owner.query("update vacation_compensation set state = 'UNDONE', undone_why = 'Error'")
  await runAt('2026-09-23T15:00:00Z')
  expect(await reminded()).toEqual({ admin: [], supergerente: [], ...nobody })
})
