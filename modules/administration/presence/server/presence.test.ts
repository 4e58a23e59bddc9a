import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, clock } = await startApi()
const { people, businesses } = world

const Online = `{ onlineUsers { total rows { id fullname } } }`
const Activity = `{ activity {
  kind count subject businessName own at author userId payrollMonthId
} }`
type OnlineUsers = { onlineUsers: { total: number; rows: { id: string }[] } | null }
type Act = {
  kind: string
  count: number
  subject: string | null
  own: boolean
  author: string
  userId: string | null
  payrollMonthId: string | null
}

const online = async (who: Username) => (await api.as(who).run<OnlineUsers>(Online)).onlineUsers
const activity = async (who: Username) =>
  (await api.as(who).run<{ activity: Act[] }>(Activity)).activity
const Ask = `mutation A($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { status message error { kind message field } data { id version } }
}`
const Answer = `mutation A($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) {
    status message error { kind message field } data { id }
  }
}`

describe('who is here', () => {
  test('lists people who used a session lately, within the reader’s list of people', async () => {
    await api.as('trabajador').run('{ me { id } }')
    const seen = await online('gerente')
    const ids = seen?.rows.map(({ id }) => id)
    expect(ids).toContain(people.bernarda.publicId)
    expect(ids).toContain(people.loreto.publicId)
    const peumal = await online('gerente.peumal')
    expect(peumal?.rows.map(({ id }) => id)).not.toContain(people.loreto.publicId)
  })

  test('is nobody’s to know who has no list of people', async () => {
    expect(await online('trabajador')).toBeNull()
    expect(await online('externo')).toBeNull()
  })

  test('ends with five minutes without use, and with the session', async () => {
    await api.as('trabajador').run('{ me { id } }')
    clock.advance({ minutes: 6 })
    const later = await online('gerente')
    expect(later?.rows.map(({ id }) => id)).not.toContain(people.bernarda.publicId)
    const fresh = await api.signIn('trabajador')
    await fresh.run('{ me { id } }')
    const there = async () => (await online('gerente'))?.rows.map(({ id }) => id)
    expect(await there()).toContain(people.bernarda.publicId)
    await fresh.run(`mutation { logout { status message error { kind } data } }`)
    expect(await there()).not.toContain(people.bernarda.publicId)
  })

  test('is not a superadmin who works as the company', async () => {
    const acting = await api.signIn('superadmin')
    await acting.mutate(
      `mutation S($input: SimulateCompanyInput!) {
        simulateCompany(input: $input) { status message error { kind } data } }`,
      { input: { companyId: world.coihues.publicId } },
    )
    const { onlineUsers } = await acting.run<OnlineUsers>(Online)
    expect(onlineUsers?.rows.every(({ id }) => id !== '')).toBe(true)
    expect(onlineUsers?.total).toBe(onlineUsers?.rows.length)
  })

  test('shows as a dot in the list of people and in the directory', async () => {
    const fresh = await api.signIn('trabajador')
    await fresh.run('{ me { id } }')
    const input = { filter: { search: 'Bernarda Huenchul' } }
    const { users } = await api
      .as('gerente')
      .run<{ users: { rows: { online: boolean }[] } }>(
        `query U($filter: UsersFilter) { users(filter: $filter) { rows { id online } } }`,
        input,
      )
    expect(users.rows).toEqual([expect.objectContaining({ online: true })])
  })
})

describe('what happened', () => {
  let absence: { id: string; version: number }
  beforeAll(async () => {
    const input = {
      userContractId: people.bernarda.contracts[0]?.publicId,
      type: 'LEAVE',
      startDate: '2026-11-17',
      endDate: '2026-11-17',
    }
    absence = await api.as('trabajador').mutate(Ask, { input })
  })

  test('names the act, its subject and its author to people who may know', async () => {
    const [first] = await activity('admin')
    expect(first).toMatchObject({
      kind: 'ABSENCE_ASKED',
      count: 1,
      subject: expect.stringContaining('Bernarda'),
      author: expect.stringContaining('Bernarda'),
      own: false,
    })
  })

  test('people see their own, and other people’s only with a right', async () => {
    const acts = await activity('trabajador')
    expect(acts[0]).toMatchObject({ kind: 'ABSENCE_ASKED', own: true })
    expect(acts.every(({ own }) => own)).toBe(true)
    expect(await activity('externo')).toEqual([])
    expect((await activity('boreal.admin')).map(({ subject }) => subject)).not.toContain(
      expect.stringContaining('Bernarda'),
    )
  })

  test('the requester sees an answer', async () => {
    const input = { id: absence.id, version: absence.version, responseStatus: 'APPROVED' }
    await api.as('admin').mutate(Answer, { input })
    expect((await activity('trabajador'))[0]).toMatchObject({ kind: 'ABSENCE_ANSWERED', own: true })
  })

  test('a withdrawn request is not shown as answered', async () => {
    const asked = await api.as('trabajador').mutate<{ id: string; version: number }>(Ask, {
      input: {
        userContractId: people.bernarda.contracts[0]?.publicId,
        type: 'LEAVE',
        startDate: '2026-11-19',
        endDate: '2026-11-19',
      },
    })
    await api.as('trabajador').mutate(
      `mutation ($input: WithdrawAbsenceInput!) {
        withdrawAbsence(input: $input) {
          status message error { kind message field } data { id }
        }
      }`,
      { input: asked },
    )
    for (const who of ['trabajador', 'admin'] as const) {
      expect((await activity(who))[0]).toMatchObject({ kind: 'ABSENCE_CANCELED' })
    }
  })

  test('released payslips are listed by month, and to each person their own', async () => {
    // The demo world was made just now; its payslips were handed out on the days of the demo.
    // Whoever received theirs keeps the receipt, an hour later like the rest.
    await database.owner.query('alter table payslip_release disable trigger user')
    await database.owner.query(
      `update payslip_release set released_at = now() + interval '1 hour',
         acknowledged_at = acknowledged_at + (now() + interval '1 hour' - released_at)
       where company_id = $1 and payroll_month_id = (select id from payroll_month
         where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL')`,
      [world.coihues.id, businesses.vina.id],
    )
    await database.owner.query('alter table payslip_release enable trigger user')
    await database.owner.query(
      `update payslip_release_count set released_at = now() + interval '1 hour'
       where company_id = $1 and payroll_month_id = (select id from payroll_month
         where company_id = $1 and business_id = $2 and year_month = 202608 and type = 'PAYROLL')`,
      [world.coihues.id, businesses.vina.id],
    )
    const released = (await activity('admin')).filter(({ kind }) => kind === 'PAYSLIPS_RELEASED')
    expect(released.length).toBeGreaterThan(0)
    expect(released[0]).toMatchObject({ own: false, payrollMonthId: expect.any(String) })
    const own = (await activity('trabajador')).filter(({ kind }) => kind === 'PAYSLIPS_RELEASED')
    expect(own.length).toBeGreaterThan(0)
    expect(own.every((act) => act.own && act.count === 1 && act.payrollMonthId === null)).toBe(true)
  })

  test('releases are counted as they happen, by month and minute', async () => {
    const apart = async () => {
      const { rows } = await database.owner.query(
        `(select company_id, payroll_month_id, date_trunc('minute', released_at) as minute,
            count(*) as payslips, max(released_by) as by
          from payslip_release where not carried group by 1, 2, 3
          except select company_id, payroll_month_id, minute, payslips, released_by
          from payslip_release_count)
         union all
         (select company_id, payroll_month_id, minute, payslips, released_by
          from payslip_release_count
          except select company_id, payroll_month_id, date_trunc('minute', released_at), count(*),
            max(released_by) from payslip_release where not carried group by 1, 2, 3)`,
      )
      return rows
    }
    await database.owner.query('begin')
    // What the demo released before, and again in two statements of one run that no month has.
    await database.owner.query('delete from payslip_release_count')
    await database.owner.query('alter table payslip_release disable trigger early_release')
    await database.owner.query(
      'create temporary table gone on commit drop as table payslip_release',
    )
    await database.owner.query('delete from payslip_release')
    for (const half of [0, 1]) {
      await database.owner.query(
        'insert into payslip_release select * from gone where user_id % 2 = $1',
        [half],
      )
    }
    const { rows: carried } = await database.owner.query(
      `insert into payslip_release (company_id, payroll_run_id, user_contract_id,
         payroll_month_id, user_id, carried)
       select company_id, payroll_run_id + 100000, user_contract_id, payroll_month_id, user_id,
         true from gone limit 5 returning 1`,
    )
    expect(carried).toHaveLength(5)
    expect(await apart()).toEqual([])
    const { rows: counted } = await database.owner.query('select from payslip_release_count')
    expect(counted.length).toBeGreaterThan(1)
    await database.owner.query('rollback')
  })

  test('a manager of one razón social sees nothing of the months of another', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      'select name from business where company_id = $1 and id = $2',
      [world.coihues.id, businesses.vina.id],
    )
    const acts = await api.as('gerente.peumal').raw(Activity)
    expect(acts.text).not.toContain(rows[0]?.name)
  })
})
