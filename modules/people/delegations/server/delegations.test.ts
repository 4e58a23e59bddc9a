import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/**
 * Hernán supervises Bernarda, and lets Gonzalo, who only reads, answer in his place. Rodrigo
 * answers everybody. Today is Tuesday 15 September 2026.
 */
const { api, world, database } = await startApi()
const { owner } = database
const { bernarda, hernan, gonzalo, rodrigo, loreto, carolina } = world.people
const companyId = world.coihues.id
type Who = Parameters<typeof api.as>[0]

const Inbox = `query Inbox($filter: InboxFilter, $page: Page) {
  inbox(filter: $filter, page: $page) { total rows { key kind fullname onBehalfOf } }
}`
const Count = 'query Count { inboxCount { pending } }'
const Details = `query Details($input: InboxDetailsInput!) {
  inboxDetails(input: $input) { label words }
}`
const Answer = `mutation Answer($input: AnswerInboxInput!) {
  answerInbox(input: $input) { ${outcome} data { rows { key problem } } }
}`
const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const AskAbsence = `mutation AskAbsence($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const Create = `mutation Create($input: CreateDelegationInput!) {
  createDelegation(input: $input) { ${outcome} data { id state kinds toName } }
}`
const Revoke = `mutation Revoke($input: ByIdDelegation!) {
  revokeDelegation(input: $input) { ${outcome} data { state } }
}`
const Mine = `query Mine { delegations {
  kinds given { id toName state kinds startDate endDate } received { fromName state }
} }`
const People = `query People($input: DelegationPeopleInput!) {
  delegationPeople(input: $input) { userId fullname jobTitle }
}`
const Notices = `query Notices($page: Page) { notices(page: $page) { rows { title link } } }`
const Steps = `query Steps($input: ByIdAbsence!) {
  absenceSteps(input: $input) { state author }
}`
const Vacations = `query Vacations($filter: VacationFilter, $page: Page) {
  vacations(filter: $filter, page: $page) { rows { id responseStatus authorizedBy } }
}`

type Row = { key: string; kind: string; fullname: string | null; onBehalfOf: string | null }
type Given = { id: string; state: string; kinds: string[]; toName: string }
type Answered = { rows: { key: string; problem: string | null }[] }
const page = { number: 1, size: 100 }

const inboxOf = async (who: Who, filter: object = {}) =>
  (await api.as(who).run<{ inbox: { rows: Row[] } }>(Inbox, { filter, page })).inbox.rows
/** What a person asked for their own days: what they entered of others is not delegated. */
const waitingOf = async (who: Who, person: KnownPerson) =>
  (await inboxOf(who)).filter(
    ({ fullname, kind }) => fullname === person.name && ['VACATION', 'ABSENCE'].includes(kind),
  )
const answer = (who: Who, rows: readonly { key: string }[], given = 'APPROVE', reason?: string) =>
  api.as(who).mutate<Answered>(Answer, {
    input: { ids: rows.map(({ key }) => ({ key })), answer: given, reason },
  })
const ask = (who: Who, person: KnownPerson, startDate: string) => {
  const [contract] = person.contracts
  const input = { userContractId: contract?.publicId, startDate, endDate: startDate }
  return api.as(who).mutate<{ id: string }>(Ask, { input })
}
const askLeave = (who: Who, person: KnownPerson, startDate: string) => {
  const [contract] = person.contracts
  const days = { startDate, endDate: startDate }
  const input = { userContractId: contract?.publicId, type: 'LEAVE', ...days }
  return api.as(who).mutate<{ id: string }>(AskAbsence, { input })
}
type Wanted = { from?: string; to?: string; kinds?: string[] }
const delegate = (who: Who, toUser: KnownPerson, wanted: Wanted = {}) => {
  const { from = '2026-09-15', to = '2026-09-18', kinds = ['VACATION'] } = wanted
  return api.as(who).mutate<Given>(Create, {
    input: {
      toUserId: toUser.publicId,
      startDate: from,
      endDate: to,
      kinds: kinds.map((kind) => ({ kind })),
    },
  })
}
const revoke = (who: Who, id: string) => api.as(who).mutate<Given>(Revoke, { input: { id } })
const titlesOf = async (who: Who) =>
  (
    await api
      .as(who)
      .run<{ notices: { rows: { title: string; link: string }[] } }>(Notices, { page })
  ).notices.rows
const namesOf = (rows: readonly Row[]) => rows.map(({ onBehalfOf }) => onBehalfOf)

beforeAll(() =>
  owner.query(
    'update business_option set vacation_public = true, vacation_public_supervisor = true',
  ),
)
const clear = async () => {
  await owner.query('delete from delegation')
  const gone = "set response_status = 'CANCELED' where response_status in ('PENDING', 'APPROVED')"
  await owner.query(`update vacation ${gone} and start_date > '2026-09-20'`)
  await owner.query(`update absence ${gone} and start_date > '2026-09-20'`)
  await owner.query('delete from notification')
}
beforeAll(clear)
afterEach(clear)

describe('who receives a delegation', () => {
  test('answers in the place of the delegator, who is named where the answer is read', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    expect(await waitingOf('lectura', bernarda)).toEqual([])
    await delegate('supervisor', gonzalo)
    const [row] = await waitingOf('lectura', bernarda)
    expect(row).toMatchObject({ kind: 'VACATION', onBehalfOf: hernan.name })
    const input = { key: row?.key }
    const { inboxDetails } = await api
      .as('lectura')
      .run<{ inboxDetails: { label: string }[] }>(Details, { input })
    expect(inboxDetails.map(({ label }) => label)).toContain('Saldo después')
    const filter = { onBehalfOf: hernan.publicId }
    expect((await inboxOf('lectura', filter)).length).toBe(1)
    expect(await inboxOf('lectura', { onBehalfOf: carolina.publicId })).toEqual([])
    const { inboxCount } = await api.as('lectura').run<{ inboxCount: { pending: number } }>(Count)
    expect(inboxCount.pending).toBe((await inboxOf('lectura')).length)
    await answer('lectura', row ? [row] : [])
    const read = await api
      .as('admin')
      .run<{ vacations: { rows: { authorizedBy: string }[] } }>(Vacations, {
        filter: { status: 'APPROVED', userId: bernarda.publicId, month: 202610 },
        page,
      })
    expect(read.vacations.rows).toMatchObject([
      { authorizedBy: `Gonzalo Urrutia, por encargo de ${hernan.name}` },
    ])
    expect((await titlesOf('trabajador')).map(({ title }) => title)).toContain(
      `Sus vacaciones el 05-10-2026 fueron aprobadas, por encargo de ${hernan.name}`,
    )
    const { rows } = await owner.query<{ said: number }>(
      `select (after ->> 'responded_for_user_id')::integer as said from audit_event
       where company_id = $1 and entity = 'vacation' and after ? 'responded_for_user_id'
       order by seq desc limit 1`,
      [companyId],
    )
    expect(rows).toEqual([{ said: hernan.id }])
  })

  test('of absences leaves the delegator in their history', async () => {
    const { id } = await askLeave('trabajador', bernarda, '2026-10-20')
    await delegate('supergerente', gonzalo, { kinds: ['ABSENCE'] })
    const rows = await waitingOf('lectura', bernarda)
    expect(namesOf(rows)).toEqual([rodrigo.name])
    await answer('lectura', rows, 'REJECT', 'Hay cosecha')
    const { absenceSteps } = await api
      .as('admin')
      .run<{ absenceSteps: { state: string; author: string }[] }>(Steps, { input: { id } })
    expect(absenceSteps.at(-1)).toEqual({
      state: 'REJECTED',
      author: `Gonzalo Urrutia, por encargo de ${rodrigo.name}`,
    })
  })

  test('answers what is theirs as themselves, and sees it once', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supervisor', rodrigo)
    expect(namesOf(await waitingOf('supergerente', bernarda))).toEqual([null])
  })
})

describe('a delegation gives', () => {
  test('only its kinds, and no screen of them', async () => {
    await askLeave('trabajador', bernarda, '2026-10-20')
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supergerente', hernan, { kinds: ['ABSENCE'] })
    await owner.query('update business_option set vacation_public_supervisor = false')
    expect((await waitingOf('supervisor', bernarda)).map(({ kind }) => kind)).toEqual(['ABSENCE'])
    await owner.query('update business_option set vacation_public_supervisor = true')
    const [row] = await waitingOf('supervisor', bernarda)
    await expect(
      api.as('supervisor').mutate(
        `mutation Direct($input: UpdateAbsenceResponseInput!) {
          updateAbsenceResponse(input: $input) { ${outcome} data { id } } }`,
        { input: { id: row?.key.split('.')[1], responseStatus: 'APPROVED' } },
      ),
    ).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|not-found|invalid/) })
  })

  test('nothing of the two people of it', async () => {
    await ask('supervisor', hernan, '2026-10-06')
    await ask('admin', gonzalo, '2026-10-07')
    const asAdmin = [...(await waitingOf('admin', hernan)), ...(await waitingOf('admin', gonzalo))]
    expect(asAdmin.length).toBe(2)
    await delegate('supergerente', gonzalo)
    await delegate('supervisor', gonzalo).catch(() => undefined)
    expect(await waitingOf('lectura', gonzalo)).toEqual([])
    await ask('supergerente', rodrigo, '2026-10-08')
    const [own] = await waitingOf('admin', rodrigo)
    expect(await waitingOf('lectura', rodrigo)).toEqual([])
    const tried = [...asAdmin.filter(({ fullname }) => fullname === gonzalo.name), own]
    for (const row of tried) {
      await expect(answer('lectura', row ? [row] : [])).rejects.toMatchObject({ kind: 'not-found' })
    }
    expect(namesOf(await waitingOf('lectura', hernan))).toEqual([rodrigo.name])
  })

  test('no more than the delegator reaches', async () => {
    await ask('admin', loreto, '2026-10-07')
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supervisor', gonzalo)
    expect(await waitingOf('lectura', loreto)).toEqual([])
    const rows = await waitingOf('admin', loreto)
    await expect(answer('lectura', rows)).rejects.toMatchObject({ kind: 'not-found' })
    expect((await waitingOf('lectura', bernarda)).length).toBe(1)
  })

  test('nothing on: what was received is not delegated further, nor back', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    await ask('supervisor', hernan, '2026-10-06')
    await delegate('supergerente', hernan, { kinds: ['ABSENCE', 'VACATION'] })
    await delegate('supervisor', gonzalo)
    // Hernán answers his team by himself; what Rodrigo gave him does not travel to Gonzalo.
    await ask('admin', loreto, '2026-10-07')
    expect(namesOf(await waitingOf('supervisor', loreto))).toEqual([rodrigo.name])
    expect(await waitingOf('lectura', loreto)).toEqual([])
    await expect(delegate('supervisor', gonzalo, { kinds: ['ABSENCE'] })).rejects.toMatchObject({
      kind: 'invalid',
      field: 'kinds',
    })
    await owner.query('delete from delegation')
    await delegate('supergerente', hernan)
    await delegate('supervisor', rodrigo)
    expect(await waitingOf('supervisor', hernan)).toEqual([])
    expect(namesOf(await waitingOf('supergerente', hernan))).toEqual([null])
  })

  test('nothing once its giver loses the right, leaves, or cannot sign in', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supervisor', gonzalo)
    const rows = await waitingOf('lectura', bernarda)
    expect(rows.length).toBe(1)
    const taken: readonly (readonly [string, string])[] = [
      [
        'update business_option set vacation_public_supervisor = false',
        'update business_option set vacation_public_supervisor = true',
      ],
      [
        `update users set status = 'INACTIVE' where id = ${hernan.id}`,
        `update users set status = 'ACTIVE' where id = ${hernan.id}`,
      ],
      [
        "update login set is_disabled = true where username = 'supervisor'",
        "update login set is_disabled = false where username = 'supervisor'",
      ],
      [
        `update users set external = true where id = ${gonzalo.id}`,
        `update users set external = false where id = ${gonzalo.id}`,
      ],
    ]
    for (const [away, back] of taken) {
      await owner.query(away)
      expect(await waitingOf('lectura', bernarda), away).toEqual([])
      await expect(answer('lectura', rows), away).rejects.toMatchObject({ kind: 'not-found' })
      await owner.query(back)
    }
    expect((await waitingOf('lectura', bernarda)).length).toBe(1)
  })

  test('nothing before its first day, after its last one, and once it is revoked', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    const { id } = await delegate('supervisor', gonzalo, { from: '2026-09-16' })
    expect(await waitingOf('lectura', bernarda)).toEqual([])
    const past = "update delegation set valid = '[2026-09-01,2026-09-15)'"
    await owner.query(past)
    expect(await waitingOf('lectura', bernarda)).toEqual([])
    await owner.query("update delegation set valid = '[2026-09-01,2026-09-16)'")
    const rows = await waitingOf('lectura', bernarda)
    expect(rows.length).toBe(1)
    expect(await revoke('supervisor', id)).toMatchObject({ state: 'REVOKED' })
    expect(await waitingOf('lectura', bernarda)).toEqual([])
    await expect(answer('lectura', rows)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(revoke('supervisor', id)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('no answer of what one may have asked for with another account', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supervisor', gonzalo)
    const rows = await waitingOf('lectura', bernarda)
    await owner.query(
      `update login set taken_at = null,
         given_by = (select id from login where username = 'lectura')
       where username = 'trabajador'`,
    )
    await expect(answer('lectura', rows)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('una misma persona'),
    })
    await owner.query("update login set given_by = null where username = 'trabajador'")
    await answer('lectura', rows)
  })

  test('one answer to two people who answer at once', async () => {
    await ask('trabajador', bernarda, '2026-10-05')
    await delegate('supervisor', gonzalo)
    const rows = await waitingOf('lectura', bernarda)
    const both = await Promise.allSettled([answer('lectura', rows), answer('supervisor', rows)])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  })
})

describe('delegating', () => {
  test('is of whoever answers something, of what they answer, to somebody who may', async () => {
    const refused: readonly (readonly [() => Promise<unknown>, object])[] = [
      [() => delegate('trabajador', gonzalo), { kind: 'forbidden' }],
      [() => delegate('externo', hernan), { kind: 'forbidden' }],
      [() => delegate('supervisor', hernan), { kind: 'invalid', field: 'toUserId' }],
      [
        () => delegate('supervisor', world.boreal.people.nahuel),
        { kind: 'invalid', field: 'toUserId' },
      ],
      [() => delegate('supergerente', world.people.patricio), { field: 'toUserId' }],
      [() => delegate('supergerente', world.people.josefina), { field: 'toUserId' }],
      [() => delegate('supergerente', world.people.bastian), { field: 'toUserId' }],
      [() => delegate('supervisor', gonzalo, { kinds: [] }), { field: 'kinds' }],
      [() => delegate('supervisor', gonzalo, { from: '2026-09-14' }), { field: 'startDate' }],
      [() => delegate('supervisor', gonzalo, { to: '2026-09-14' }), { field: 'endDate' }],
      [() => delegate('supervisor', gonzalo, { to: '2027-09-16' }), { field: 'endDate' }],
    ]
    for (const [attempt, said] of refused) await expect(attempt()).rejects.toMatchObject(said)
    const { rows } = await owner.query('select from delegation')
    expect(rows.length).toBe(0)
  })

  test('is once of a kind and a day; a revoked one frees its days', async () => {
    const both = ['ABSENCE', 'VACATION']
    const { id } = await delegate('supergerente', gonzalo, { kinds: ['VACATION'] })
    await expect(delegate('supergerente', loreto, { kinds: both })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('Ya delega lo mismo'),
    })
    await delegate('supergerente', loreto, { kinds: ['ABSENCE'] })
    await revoke('supergerente', id)
    await delegate('supergerente', loreto)
    const { delegations } = await api
      .as('supergerente')
      .run<{ delegations: { kinds: string[]; given: Given[] } }>(Mine)
    expect(delegations.kinds).toEqual(['VACATION', 'ABSENCE'])
    expect(delegations.given.map(({ state }) => state)).toEqual(['RUNNING', 'RUNNING', 'REVOKED'])
    expect(
      (await api.as('gerente').run<{ delegations: { received: unknown[] } }>(Mine)).delegations
        .received.length,
    ).toBe(2)
  })

  test('of two at the same time keeps one', async () => {
    const both = await Promise.allSettled([
      delegate('supergerente', gonzalo),
      delegate('supergerente', loreto),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  })

  test('is revoked by its giver alone', async () => {
    const { id } = await delegate('supervisor', gonzalo)
    for (const who of ['lectura', 'supergerente', 'admin', 'boreal.admin', 'trabajador'] as const) {
      await expect(revoke(who, id)).rejects.toMatchObject({ kind: 'not-found' })
    }
  })

  test('says that the other one will be away too, and waits for a second word', async () => {
    await owner.query(
      `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
         response_status)
       values ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-09-17', '2026-09-17', 'APPROVED')`,
      [companyId, gonzalo.contracts[0]?.id],
    )
    const input = {
      toUserId: gonzalo.publicId,
      startDate: '2026-09-15',
      endDate: '2026-09-18',
      kinds: [{ kind: 'VACATION' }],
    }
    await expect(
      api.as('supervisor').run(Create, { input }, { headers: { 'x-asks': '1' } }),
    ).rejects.toMatchObject({
      kind: 'confirm',
      message: 'Quien recibe la delegación también está fuera.',
    })
    await owner.query("delete from absence where start_date = '2026-09-17'")
    // Nobody is asked twice for a colleague who is here.
    await api.as('supervisor').run(Create, { input }, { headers: { 'x-asks': '1' } })
  })

  test('offers colleagues with an account, and nobody to who answers nothing', async () => {
    type Offered = { delegationPeople: { fullname: string }[] }
    const offered = async (who: Who, search?: string) =>
      (await api.as(who).run<Offered>(People, { input: { search } })).delegationPeople.map(
        ({ fullname }) => fullname,
      )
    expect(await offered('trabajador')).toEqual([])
    expect(await offered('externo')).toEqual([])
    const all = await offered('supergerente')
    expect(all).toContain(gonzalo.name)
    expect(all).not.toContain(rodrigo.name)
    expect(all).not.toContain(world.people.josefina.name)
    expect(await offered('supervisor', 'gonzalo')).toEqual([gonzalo.name])
  })

  test('finds nobody by a part of a RUT, which the answer does not say', async () => {
    const { rows } = await owner.query<{ rut: string }>(
      'select rut from users where company_id = $1',
      [companyId],
    )
    const parts = new Set(rows.flatMap(({ rut }) => [rut, rut.slice(0, 4), rut.slice(-3)]))
    for (const search of ['0', '1', '2', '7', ...[...parts].slice(0, 20)]) {
      const { delegationPeople } = await api
        .as('supervisor')
        .run<{ delegationPeople: unknown[] }>(People, { input: { search } })
      expect(delegationPeople).toEqual([])
    }
  })

  test('is said to the other one, when it is given and when it is revoked', async () => {
    const { id } = await delegate('supervisor', gonzalo, { from: '2026-09-16' })
    expect((await titlesOf('lectura')).map(({ title }) => title)).toEqual([
      `${hernan.name} le delega vacaciones del 16-09-2026 al 18-09-2026`,
    ])
    await revoke('supervisor', id)
    expect((await titlesOf('lectura')).at(-1)?.title).toContain('revocó lo que le delegaba')
  })

  test('is proposed to who answers when their own vacation is approved', async () => {
    await ask('supervisor', hernan, '2026-10-06')
    await answer('admin', await waitingOf('admin', hernan))
    expect(await titlesOf('supervisor')).toContainEqual({
      title: 'Estará fuera el 06-10-2026: puede delegar lo que responde',
      link: '/home/bandeja?delegar=2026-10-06_2026-10-06',
    })
    await ask('trabajador', bernarda, '2026-10-06')
    await answer('admin', await waitingOf('admin', bernarda))
    expect((await titlesOf('trabajador')).map(({ link }) => link)).toEqual(['/home/vacaciones'])
  })
})
