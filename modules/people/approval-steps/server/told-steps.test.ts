import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminderTask } from '#modules/administration/inbox/server/reminders.ts'
import { startApi } from '#tests/api.ts'
import { powersIn } from '#tests/api/power.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/**
 * What is said of the steps of a request, facts that pass none, and several answers at once.
 * Bernarda asks on Tuesday 15 September 2026; Hernán supervises her, and Rodrigo is super manager.
 */
const { api, world, database, services } = await startApi()
const { owner } = database
const power = powersIn(owner, world.coihues.id)
const { vina } = world.businesses
const { bernarda, hernan, rodrigo, loreto } = world.people
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const step = (holder: string, more: object = {}) => ({ holder, when: 'ALWAYS', ...more })
const both = [step('SUPERVISOR'), step('ROLE', { role: 'SUPER_MANAGER' })]
const save = (kind: string, steps: readonly object[], more: object = {}) =>
  api.as('admin').mutate(
    `mutation Save($input: SaveApprovalRuleInput!) {
      saveApprovalRule(input: $input) { ${outcome} data { saved } } }`,
    { input: { businessId: vina.publicId, kind, fromDay: '2026-01-01', steps, ...more } },
  )
type Asked = { id: string; version: number; responseStatus: string }
const ask = (startDate: string, endDate: string, more: object = {}, who: Who = 'trabajador') =>
  api.as(who).mutate<Asked>(
    `mutation Ask($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id version responseStatus } } }`,
    { input: { userContractId: contractOf(bernarda), startDate, endDate, ...more } },
  )
const leave = (day: string, more: object = {}, who: Who = 'trabajador') =>
  api.as(who).mutate<Asked>(
    `mutation Leave($input: CreateAbsenceInput!) {
      createAbsence(input: $input) { ${outcome} data { id version responseStatus } } }`,
    {
      input: {
        userContractId: contractOf(bernarda),
        type: 'LEAVE',
        startDate: day,
        endDate: day,
        ...more,
      },
    },
  )
const approve = (who: Who, { id, version }: Asked) =>
  api.as(who).mutate<Asked>(
    `mutation Update($input: UpdateVacationInput!) {
      updateVacation(input: $input) { ${outcome} data { id version responseStatus } } }`,
    { input: { id, version, responseStatus: 'APPROVED' } },
  )
const approveInInbox = async (who: Who) => {
  type Row = { key: string; fullname: string }
  const { inbox } = await api
    .as(who)
    .run<{ inbox: { rows: Row[] } }>(
      `query I($page: Page) { inbox(page: $page) { rows { key fullname } } }`,
      { page: { number: 1, size: 100 } },
    )
  const mine = inbox.rows.filter(({ fullname }) => fullname === bernarda.name)
  await api.as(who).mutate(
    `mutation A($input: AnswerInboxInput!) {
      answerInbox(input: $input) { ${outcome} data { rows { key problem } } } }`,
    { input: { ids: mine.map(({ key }) => ({ key })), answer: 'APPROVE' } },
  )
}
const runAt = (now: string) =>
  reminderTask({
    db: services.db,
    publicUrl: 'https://minga.example',
    now: () => new Date(now),
  }).run({}, { isLast: false })
const toldOf = async (who: Who) => {
  const { notices } = await api.as(who).run<{ notices: { rows: { title: string }[] } }>(
    `query N($filter: NoticeFilter, $page: Page) {
      notices(filter: $filter, page: $page) { rows { title } } }`,
    { filter: { kind: 'REMINDER' }, page: { number: 1, size: 100 } },
  )
  return notices.rows.map(({ title }) => title).filter((title) => title.includes(bernarda.name))
}
/** Who was mailed about a step, with the words of the mail. */
const mailedOf = async () => {
  const { rows } = await owner.query<{ to: string; title: string }>(
    `select person.username as to, mail.subject as title
     from mail_outbox mail join login person on person.company_id = $1
       and mail.key like 'notice:' || $1 || ':step:%:' || person.user_id
     order by person.username, mail.subject`,
    [world.coihues.id],
  )
  return rows.map(({ to, title }) => `${to}: ${title}`)
}
const step1 = (of: string) =>
  `La solicitud ${of} de Bernarda Rosa Huenchul Ortiz espera su respuesta: paso 1 de 2`

beforeAll(() =>
  owner.query(
    'update business_option set vacation_public = true, vacation_public_supervisor = true',
  ),
)
beforeEach(async () => {
  const of = `(select id from user_contract where user_id = ${bernarda.id})`
  await owner.query(`update vacation set response_status = 'CANCELED'
    where user_contract_id in ${of} and response_status in ('PENDING', 'APPROVED')
    and start_date > '2026-09-01'`)
  await owner.query(`update absence set response_status = 'CANCELED'
    where response_status = 'PENDING' or user_contract_id in ${of}`)
  await owner.query('delete from approval_rule')
  await owner.query('delete from notification')
  await owner.query('delete from mail_outbox')
  await owner.query('delete from delegation_kind')
  await owner.query('delete from delegation')
  await save('VACATION', both)
  await save('ABSENCE', both)
})

const delegate = (from: KnownPerson, to: KnownPerson) =>
  owner.query(
    `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
     values ($1, $2, $3, '[2026-09-01,2026-09-30]', '{ABSENCE,VACATION}')`,
    [world.coihues.id, from.id, to.id],
  )

describe('what is said of a step', () => {
  test('a mail to its holder when it is asked, and to the next one later', async () => {
    const asked = await ask('2026-10-05', '2026-10-09')
    expect(await mailedOf()).toEqual([`supervisor: ${step1('de vacaciones')}`])
    await approve('supervisor', asked)
    expect(await mailedOf()).toEqual([
      `supergerente: ${step1('de vacaciones').replace('paso 1', 'paso 2')}`,
      `supervisor: ${step1('de vacaciones')}`,
    ])
  })

  test('a mail to the delegate of the holder too, and never to the requester', async () => {
    await delegate(hernan, loreto)
    await leave('2026-10-06')
    expect(await mailedOf()).toEqual([
      `gerente: ${step1('de permiso')}`,
      `supervisor: ${step1('de permiso')}`,
    ])
    await delegate(rodrigo, bernarda)
    await approveInInbox('supervisor')
    expect((await mailedOf()).filter((told) => told.startsWith('trabajador'))).toEqual([])
  })

  test('no mail about a request that one answer decides', async () => {
    await save('VACATION', [], { fromDay: '2026-09-01' })
    await ask('2026-10-12', '2026-10-16')
    expect(await mailedOf()).toEqual([])
  })

  test('a reminder to its holder after two working days, once for each step', async () => {
    const asked = await ask('2026-10-19', '2026-10-23')
    await owner.query(`update approval_request set since = '2026-09-14T15:00:00Z' where is_open`)
    await runAt('2026-09-15T15:00:00Z')
    expect(await toldOf('supervisor')).toEqual([])
    await runAt('2026-09-16T15:00:00Z')
    await runAt('2026-09-16T16:00:00Z')
    const waits = (place: number) =>
      `Espera su respuesta el paso ${place} de 2 de la solicitud de vacaciones de ` + bernarda.name
    expect(await toldOf('supervisor')).toEqual([waits(1)])
    expect(await toldOf('supergerente')).toEqual([])
    await approve('supervisor', asked)
    await owner.query(`update approval_request set since = '2026-09-14T15:00:00Z' where is_open`)
    await runAt('2026-09-16T17:00:00Z')
    expect(await toldOf('supervisor')).toEqual([waits(1)])
    expect(await toldOf('supergerente')).toEqual([waits(2)])
    expect(await toldOf('trabajador')).toEqual([])
  })

  test('a reminder to the next above too, once it waited too long', async () => {
    await save('VACATION', [step('SUPERVISOR')], { fromDay: '2026-09-01', escalateDays: 3 })
    await ask('2026-10-26', '2026-10-30')
    await owner.query(`update approval_request set since = '2026-09-14T15:00:00Z' where is_open`)
    await runAt('2026-09-17T15:00:00Z')
    const late =
      'Nadie respondió a tiempo el paso 1 de 1 de la solicitud de vacaciones de ' + bernarda.name
    expect(await toldOf('supervisor')).toEqual([`${late}: también puede hacerlo usted`])
    const { rows } = await owner.query<{ told: number }>(
      `select count(*)::int as told from notification where title like $1`,
      [`${late}%`],
    )
    expect(rows[0]?.told).toBeGreaterThan(1)
    expect(await toldOf('trabajador')).toEqual([])
    expect(await toldOf('boreal.admin')).toEqual([])
  })

  test('a reminder to the delegate of the holder', async () => {
    await delegate(hernan, loreto)
    await ask('2026-10-19', '2026-10-23')
    await owner.query(`update approval_request set since = '2026-09-14T15:00:00Z' where is_open`)
    await runAt('2026-09-16T15:00:00Z')
    expect(await toldOf('gerente')).toHaveLength(1)
  })
})

describe('a fact', () => {
  test('of past days is registered by the last instance, and passes no steps', async () => {
    const permit = await leave('2026-09-03', { approve: true }, 'supergerente')
    expect(permit.responseStatus).toBe('APPROVED')
    const rest = await ask('2026-09-07', '2026-09-08', { approve: true }, 'admin')
    expect(rest.responseStatus).toBe('APPROVED')
    const { rows } = await owner.query(
      'select from approval_request where is_open and user_id = $1',
      [bernarda.id],
    )
    expect(rows).toEqual([])
  })

  test('of days to come is none: it passes its steps', async () => {
    for (const day of ['2026-09-15', '2026-09-16']) {
      await expect(leave(day, { approve: true }, 'supergerente'), day).rejects.toMatchObject({
        field: 'approve',
      })
    }
    await expect(
      ask('2026-09-10', '2026-09-16', { approve: true }, 'supergerente'),
    ).rejects.toMatchObject({ field: 'approve' })
  })

  test('is not registered by whoever answers other steps, nor by its own person', async () => {
    await power.profile(loreto.id, { GP_0006: 'cru' })
    await expect(
      ask('2026-09-07', '2026-09-08', { approve: true }, 'gerente'),
    ).rejects.toMatchObject({
      field: 'approve',
      message: expect.stringMatching(/^Ya pasó .* quien responde el último, Rodrigo/),
    })
    await power.profile(loreto.id, null)
    await expect(
      ask('2026-09-07', '2026-09-08', { approve: true }, 'trabajador'),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('a medical leave, and what the law gives, are facts on any day', async () => {
    const sick = await leave('2026-09-21', { type: 'LICENSE', approve: true }, 'supergerente')
    expect(sick.responseStatus).toBe('APPROVED')
    const legal = { legalPermit: 'DEATH_OF_CHILD', endDate: '2026-10-10', approve: true }
    const given = await leave('2026-10-01', legal, 'supergerente')
    expect(given.responseStatus).toBe('APPROVED')
  })
})

describe('several permits at once', () => {
  type Answered = { answered: number; goingOn: number }
  const answerAll = (who: Who, rows: readonly Asked[], given = 'APPROVED') =>
    api.as(who).mutate<Answered>(
      `mutation S($input: AnswerAbsencesInput!) {
        answerAbsences(input: $input) { ${outcome} data { answered goingOn } } }`,
      {
        input: {
          answers: rows.map(({ id }) => ({ id })),
          responseStatus: given,
          response: given === 'REJECTED' ? 'Es la vendimia' : null,
        },
      },
    )
  const inTwo = () =>
    save(
      'ABSENCE',
      ['SUPER_MANAGER', 'ADMIN'].map((role) => step('ROLE', { role })),
      { fromDay: '2026-09-01' },
    )
  const stateOf = async () => {
    const { rows } = await owner.query<{ state: string; place: number }>(
      `select a.response_status as state, r.place from absence a
       join approval_request r on r.company_id = a.company_id and r.kind = 'ABSENCE'
         and r.subject_id = a.id
       where r.user_id = $1 and a.start_date >= '2026-11-01' and a.response_status <> 'CANCELED'
       order by a.start_date`,
      [bernarda.id],
    )
    return rows.map(({ state, place }) => `${state} ${place}`)
  }

  test('each passes its step; the last one approves them all', async () => {
    await inTwo()
    const asked = [await leave('2026-11-03'), await leave('2026-11-04')]
    expect(await answerAll('supergerente', asked)).toEqual({ answered: 2, goingOn: 2 })
    expect(await stateOf()).toEqual(['PENDING 2', 'PENDING 2'])
    await expect(answerAll('supergerente', asked)).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/^Bernarda .*: Espera el paso 2 de 2/),
    })
    expect(await answerAll('admin', asked)).toEqual({ answered: 2, goingOn: 0 })
    expect(await stateOf()).toEqual(['APPROVED 3', 'APPROVED 3'])
  })

  test('a rejection ends each, at any step', async () => {
    await inTwo()
    const asked = [await leave('2026-11-09'), await leave('2026-11-10')]
    await answerAll('supergerente', asked.slice(0, 1))
    await expect(answerAll('supergerente', asked, 'REJECTED')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await answerAll('supergerente', asked.slice(1), 'REJECTED')).toMatchObject({
      goingOn: 0,
    })
    expect((await stateOf()).slice(-2)).toEqual(['PENDING 2', 'REJECTED 1'])
  })
})

describe('an account that the requester opened', () => {
  const loginOf = (person: KnownPerson) =>
    `(select id from login where user_id = ${person.id} order by id limit 1)`

  test('answers no step of theirs: it goes one above, and the database refuses it', async () => {
    await owner.query(`update login set given_by = ${loginOf(bernarda)}, taken_at = null
      where id = ${loginOf(hernan)}`)
    try {
      const asked = await ask('2026-11-16', '2026-11-20')
      await expect(approve('supervisor', asked)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(
        owner.query(
          `insert into approval_decision (company_id, kind, subject_id, round, place, decision,
             user_id, login_id, at)
           select r.company_id, r.kind, r.subject_id, r.round, r.place, 'APPROVE', $1,
             ${loginOf(hernan)}, '2026-09-15T12:00:00Z'
           from approval_request r where r.is_open and r.user_id = $2`,
          [hernan.id, bernarda.id],
        ),
      ).rejects.toThrow(/su propia solicitud/)
    } finally {
      await owner.query(`update login set given_by = null, taken_at = now()
        where id = ${loginOf(hernan)}`)
    }
  })
})
