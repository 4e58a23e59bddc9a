import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formerLogin } from '#database/seed/logins.ts'
import { formatRut } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

/** Bernarda asks for her data; Carolina, who administers Los Coihues, answers. */
const { api, world, database, clock, drainJobs } = await startApi()
const { bernarda } = world.people
const companyId = world.coihues.publicId

const List = `query List($filter: PrivacyRequestFilter, $sort: PrivacyRequestsSort) {
  privacyRequests(filter: $filter, sort: $sort) { total rows { id userId kind state deadline
    isPending isOwn } } }`
const Steps = `query Steps($input: ByIdPrivacyRequest!) {
  privacyRequestSteps(input: $input) { state reason author } }`
const Terms = `query { privacyTerms { answer extension block claim address sources { text } } }`
const Readings = `query { readingsOfMe { total rows { what author } } }`

type Row = {
  id: string
  version: number
  state: string
  due: string
  deadline: string
  extendedTo: string | null
  blockDue: string | null
  blockAnswer: string | null
  claimUntil: string | null
  channel: string
}
const shown =
  'id version state due deadline extendedTo blockDue blockAnswer claimUntil channel reason'
type Who = Parameters<typeof api.as>[0]

const send = (who: Who, name: string, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return api
    .as(who)
    .result<Row>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${shown} } } }`,
      { input },
    )
}
/** The same where it has to go well. */
async function done(who: Who, name: string, input: object): Promise<Row> {
  const { data, error } = await send(who, name, input)
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return data
}
const ask = (input: object, who: Who = 'trabajador') => done(who, 'createPrivacyRequest', input)
const seen = ({ id, version }: Row) => ({ id, version })
const refusal = async (who: Who, name: string, input: object) =>
  (await send(who, name, input)).error

/** A request of Bernarda that is under way. */
async function underWay(input: object): Promise<Row> {
  const asked = await ask(input)
  const known = await done('admin', 'acknowledgePrivacyRequest', seen(asked))
  return done('admin', 'beginPrivacyRequest', { ...seen(known), identityBy: 'ACCOUNT' })
}
const answer = (row: Row, input: object) =>
  done('admin', 'answerPrivacyRequest', { ...seen(row), ...input })

describe('a person asks, and another one answers in the days of the law', () => {
  test('an erasure of 10 December 2026: until 9 January, blocked by Monday the 14th', async () => {
    clock.set('2026-12-10T15:00:00Z')
    const asked = await ask({ kind: 'ERASURE', detail: 'Mi dirección anterior', asksBlock: true })
    expect(asked).toMatchObject({ state: 'RECEIVED', due: '2027-01-09', blockDue: '2026-12-14' })
    const known = await done('admin', 'acknowledgePrivacyRequest', seen(asked))
    const begun = await done('admin', 'beginPrivacyRequest', {
      ...seen(known),
      identityBy: 'ACCOUNT',
    })
    const late = { ...seen(begun), extendedTo: '2027-02-09', extensionReason: 'Son muchos papeles' }
    expect(await refusal('admin', 'extendPrivacyRequest', late)).toMatchObject({
      field: 'extendedTo',
      message: 'A más tardar el 08-02-2027',
    })
    const more = await done('admin', 'extendPrivacyRequest', { ...late, extendedTo: '2027-02-08' })
    expect(more.deadline).toBe('2027-02-08')
    const again = { ...late, ...seen(more), extendedTo: '2027-02-08' }
    expect((await refusal('admin', 'extendPrivacyRequest', again))?.message).toBe(
      'El plazo ya se prorrogó una vez',
    )
    // The block is answered first.
    const early = await refusal('admin', 'answerPrivacyRequest', {
      ...seen(more),
      answer: 'GRANTED',
    })
    expect(early?.message).toBe('Responda primero el bloqueo que pide')
    const blocked = await done('admin', 'answerPrivacyBlock', {
      ...seen(more),
      blockAnswer: 'REFUSED',
      blockReason: 'La dirección anterior no se muestra en ninguna parte',
    })
    const given = await answer(blocked, { answer: 'GRANTED', reason: 'Se borró' })
    expect(given).toMatchObject({ state: 'GRANTED', claimUntil: null })
    const { privacyRequestSteps } = await api
      .as('trabajador')
      .run<{ privacyRequestSteps: { state: string }[] }>(Steps, { input: { id: given.id } })
    expect(privacyRequestSteps.map(({ state }) => state)).toEqual([
      'RECEIVED',
      'VERIFYING',
      'IN_PROGRESS',
      'GRANTED',
    ])
  })

  test('what is refused says why, and until when to go to the Agency', async () => {
    clock.set('2027-01-04T15:00:00Z')
    const row = await underWay({ kind: 'OBJECTION', detail: 'No quiero salir en cumpleaños' })
    const silent = await refusal('admin', 'answerPrivacyRequest', {
      ...seen(row),
      answer: 'DENIED',
    })
    expect(silent).toMatchObject({
      field: 'reason',
      message: 'Diga por qué se rechaza: la ley pide el fundamento',
    })
    const denied = await answer(row, {
      answer: 'DENIED',
      reason: 'Usted mismo lo decide en Avisos',
    })
    expect(denied.claimUntil).toBe('2027-02-15')
    const claimed = await done('trabajador', 'claimPrivacyRequest', seen(denied))
    const closed = await done('admin', 'closePrivacyRequest', {
      ...seen(claimed),
      reason: 'La Agencia lo archivó',
    })
    expect(closed.state).toBe('CLOSED')
  })

  test('one of each right at a time; withdrawn, it may be asked again', async () => {
    const first = await ask({ kind: 'ACCESS' })
    expect(await refusal('trabajador', 'createPrivacyRequest', { kind: 'ACCESS' })).toMatchObject({
      field: 'kind',
    })
    await done('trabajador', 'withdrawPrivacyRequest', seen(first))
    const again = await ask({ kind: 'ACCESS' })
    await done('trabajador', 'withdrawPrivacyRequest', seen(again))
  })

  test('a rectification says what is wrong', async () => {
    const empty = await refusal('trabajador', 'createPrivacyRequest', { kind: 'RECTIFICATION' })
    expect(empty).toMatchObject({ field: 'detail', message: 'Diga qué datos y por qué' })
  })

  test('what somebody asked by letter is written down by who answers, on its day', async () => {
    clock.set('2027-01-05T15:00:00Z')
    const row = await ask(
      { kind: 'PORTABILITY', userId: bernarda.publicId, receivedOn: '2026-12-28' },
      'admin',
    )
    expect(row).toMatchObject({ channel: 'ENTERED', due: '2027-01-27' })
    const known = await done('admin', 'acknowledgePrivacyRequest', seen(row))
    const wrong = { ...seen(known), identityBy: 'ACCOUNT' }
    expect(await refusal('admin', 'beginPrivacyRequest', wrong)).toMatchObject({
      field: 'identityBy',
    })
    await done('admin', 'beginPrivacyRequest', { ...wrong, identityBy: 'LETTER' })
    await done('trabajador', 'withdrawPrivacyRequest', {
      id: row.id,
      version: row.version + 2,
    })
  })
})

describe('who may', () => {
  test('nobody answers their own', async () => {
    const own = await ask({ kind: 'ACCESS' }, 'admin')
    const error = await refusal('admin', 'acknowledgePrivacyRequest', seen(own))
    expect(error?.message).toBe('Su propia solicitud la responde otra persona')
    await done('admin', 'withdrawPrivacyRequest', seen(own))
  })

  test('a worker sees and asks their own alone', async () => {
    const { privacyRequests } = await api
      .as('trabajador')
      .run<{ privacyRequests: { rows: { isOwn: boolean }[] } }>(List, {})
    expect(privacyRequests.rows.length).toBeGreaterThan(0)
    expect(privacyRequests.rows.every(({ isOwn }) => isOwn)).toBe(true)
    const forOther = { kind: 'ACCESS', userId: world.people.carolina.publicId }
    expect(await refusal('trabajador', 'createPrivacyRequest', forOther)).toMatchObject({
      kind: 'forbidden',
    })
  })

  test('who leads without administering answers nobody', async () => {
    for (const who of ['supervisor', 'lectura', 'externo'] as const) {
      const error = await refusal(who, 'acknowledgePrivacyRequest', {
        id: publicId('privacyRequest', 1),
      })
      expect(error?.kind, who).toBe('forbidden')
    }
  })

  test('a request of another company is not there', async () => {
    const row = await ask({ kind: 'BLOCKING' })
    const { rows } = await database.owner.query<{ id: number }>(
      `insert into privacy_request (company_id, user_id, kind, channel, received_on, due)
       select company_id, min(id), 'ACCESS', 'ACCOUNT', '2026-09-01', '2026-10-01' from users
       where company_id = $1 group by company_id returning id`,
      [world.boreal.id],
    )
    const foreign = { id: publicId('privacyRequest', Number(rows[0]?.id)) }
    expect(await refusal('admin', 'acknowledgePrivacyRequest', foreign)).toMatchObject({
      kind: 'not-found',
    })
    await done('trabajador', 'withdrawPrivacyRequest', seen(row))
  })

  test('whoever left asks with their account', async () => {
    clock.set('2026-09-15T12:00:00Z')
    const former = await api.signIn(formerLogin.username)
    const { data } = await former.result<Row>(
      `mutation ($input: CreatePrivacyRequestInput!) { createPrivacyRequest(input: $input) {
        ${outcome} data { ${shown} } } }`,
      { input: { kind: 'ACCESS' } },
    )
    expect(data).toMatchObject({ state: 'RECEIVED', due: '2026-10-15' })
  })
})

describe('the queue', () => {
  test('what waits comes first, by the days that are left, and is found by them', async () => {
    clock.set('2026-09-20T12:00:00Z')
    const read = async (filter: object) =>
      (
        await api.as('admin').run<{
          privacyRequests: { rows: { deadline: string; isPending: boolean }[] }
        }>(List, { filter, sort: { by: 'deadline' } })
      ).privacyRequests.rows
    const all = await read({})
    const waiting = all.filter(({ isPending }) => isPending)
    expect(all.slice(0, waiting.length)).toEqual(waiting)
    const days = waiting.map(({ deadline }) => deadline)
    expect(days).toEqual(days.toSorted())
    expect((await read({ standing: 'SOON' })).map(({ deadline }) => deadline)).toEqual([
      '2026-09-23',
    ])
    clock.set('2026-09-24T12:00:00Z')
    expect((await read({ standing: 'LATE' })).map(({ deadline }) => deadline)).toEqual([
      '2026-09-23',
    ])
    clock.set('2026-09-15T12:00:00Z')
  })

  test('says what the law orders, and where somebody without an account asks', async () => {
    const { privacyTerms } = await api.as('admin').run<{
      privacyTerms: { answer: number; block: number; address: string | null }
    }>(Terms)
    expect(privacyTerms).toMatchObject({ answer: 30, extension: 30, block: 2, claim: 30 })
    expect(privacyTerms.address).toContain(`/public/mis-datos/${companyId}`)
    const own = await api.as('trabajador').run<{ privacyTerms: { address: string | null } }>(Terms)
    expect(own.privacyTerms.address).toBeNull()
  })
})

describe('who read one’s data', () => {
  test('each reading by another person is listed with its author', async () => {
    const read = async () =>
      (
        await api
          .as('trabajador')
          .run<{ readingsOfMe: { total: number; rows: { what: string; author: string }[] } }>(
            Readings,
          )
      ).readingsOfMe
    // Each answers without an error, and with what is reserved.
    const reveal = async (who: 'admin' | 'trabajador') => {
      const { json } = await api
        .as(who)
        .raw(`query ($input: UserInput!) { user(input: $input) { healthInstitution } }`, {
          input: { id: bernarda.publicId, reveal: true },
        })
      expect(json?.errors).toBeUndefined()
      expect(json?.data).toEqual({ user: { healthInstitution: expect.any(String) } })
    }
    const before = await read()
    await reveal('admin')
    const after = await read()
    expect(after.total).toBe(before.total + 1)
    expect(after.rows[0]).toMatchObject({
      what: 'Lectura de previsión y salud',
      author: expect.stringContaining('Carolina'),
    })
    // Her own reading is none.
    await reveal('trabajador')
    expect((await read()).total).toBe(after.total)
  })
})

describe('without an account, by a code that comes to one’s mail', () => {
  const nobody = api.nobody
  const send = (input: object) =>
    nobody.result<{ minutes: number }>(
      `mutation ($input: SendPrivacyCodeInput!) { sendPrivacyCode(input: $input) {
        ${outcome} data { minutes } } }`,
      { input },
    )
  const ByCode = `query ($input: PrivacyByCodeInput!) { privacyByCode(input: $input) {
    company rows { id kind state deadline } } }`
  const mailed = async () => {
    await drainJobs()
    const { rows } = await database.owner.query<{ text: string | null; recipient: string }>(
      `select text_body as text, recipient from mail_outbox where key like 'privacy:%'
       order by id desc limit 1`,
    )
    return rows[0]
  }
  const addressOf = async () => {
    const { rows } = await database.owner.query<{ email: string; rut: string }>(
      `select v.email, u.rut from users u join user_version v on v.company_id = u.company_id
         and v.user_id = u.id and v.superseded_at is null
       where u.company_id = $1 and v.email is not null and u.id <> $2
       order by u.id limit 1`,
      [world.coihues.id, bernarda.id],
    )
    return rows[0] ?? { email: '', rut: '' }
  }

  /** Somebody holds a code for the next half hour; whose it is. */
  const holdCode = async (rut: string, code: string) => {
    const { rows } = await database.owner.query<{ id: number }>(
      'select id::int from users where company_id = $1 and rut = $2',
      [world.coihues.id, rut],
    )
    const userId = rows[0]?.id ?? 0
    const digest = createHash('sha256')
      .update(`${userId}:${code.replace('-', '')}`)
      .digest()
    const now = clock.now()
    await database.owner.query(
      `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [world.coihues.id, userId, digest, now, new Date(now.getTime() + 1_800_000)],
    )
    return userId
  }
  const blocked = async (userId: number) => {
    const { rows } = await database.owner.query<{ id: number }>(
      `with asked as (insert into privacy_request (company_id, user_id, kind, channel, state,
           received_on, due) values ($1, $2, 'BLOCKING', 'ENTERED', 'GRANTED', '2026-09-01',
           '2026-09-03') returning id)
       insert into privacy_block (company_id, user_id, scope, since, request_id)
       select $1, $2, 'FAMILY', '2026-09-02', id from asked returning id::int`,
      [world.coihues.id, userId],
    )
    return rows[0]?.id ?? 0
  }
  const endedFor = async (id: number) =>
    (
      await database.owner.query<{ reason: string | null }>(
        'select ended_reason as reason from privacy_block where id = $1',
        [id],
      )
    ).rows[0]?.reason

  test('a stranger and a known person read the same, and one mail goes out', async () => {
    const { email, rut } = await addressOf()
    const known = await send({ companyId, rut: formatRut(rut), email: email.toUpperCase() })
    const unknown = await send({ companyId, rut: '12.345.678-5', email: 'nadie@minga.example' })
    const other = await send({ companyId, rut: formatRut(rut), email: 'otro@minga.example' })
    expect(known.data).toEqual({ minutes: 30 })
    expect(unknown.data).toEqual(known.data)
    expect(other.data).toEqual(known.data)
    const { rows } = await database.owner.query('select 1 from privacy_code')
    expect(rows).toHaveLength(1)
    expect((await mailed())?.recipient).toBe(email.toLowerCase())
  })

  test('with it somebody asks, follows and withdraws, for half an hour', async () => {
    const { rut } = await addressOf()
    const code = 'ABCDE-FGH12'
    await holdCode(rut, code)
    const held = { companyId, rut, code }
    const asked = await nobody.result<{ rows: { id: string; state: string; kind: string }[] }>(
      `mutation ($input: RequestPrivacyByCodeInput!) { requestPrivacyByCode(input: $input) {
        ${outcome} data { rows { id kind state } } } }`,
      { input: { ...held, kind: 'ACCESS' } },
    )
    expect(asked.data?.rows[0]).toMatchObject({ kind: 'ACCESS', state: 'RECEIVED' })
    await expect(nobody.run(ByCode, { input: { ...held, code: 'ABCDE-FGH13' } })).rejects.toThrow(
      'Ese código no sirve',
    )
    await expect(
      nobody.run(ByCode, { input: { ...held, companyId: world.boreal.publicId } }),
    ).rejects.toThrow('Ese código no sirve')
    const gone = await nobody.result<{ rows: { state: string }[] }>(
      `mutation ($input: WithdrawPrivacyByCodeInput!) { withdrawPrivacyByCode(input: $input) {
        ${outcome} data { rows { state } } } }`,
      { input: { ...held, id: asked.data?.rows[0]?.id } },
    )
    expect(gone.data?.rows[0]?.state).toBe('WITHDRAWN')
    clock.advance({ minutes: 31 })
    await expect(nobody.run(ByCode, { input: held })).rejects.toThrow('Ese código no sirve')
  })

  test('with it somebody lifts what they had blocked, and only their own', async () => {
    const { rut } = await addressOf()
    const code = 'ZBCDE-FGH12'
    const own = await holdCode(rut, code)
    const theirs = await blocked(own)
    const another = await blocked(bernarda.id)
    const held = { companyId, rut, code }
    const lift = (id: number, version = 1) =>
      nobody.result<{ blocked: { scope: string }[] }>(
        `mutation ($input: LiftPrivacyBlockByCodeInput!) { liftPrivacyBlockByCode(input: $input) {
          ${outcome} data { blocked { scope } } } }`,
        { input: { ...held, id: publicId('privacyBlock', id), version } },
      )
    expect((await lift(another)).error?.kind).toBe('not-found')
    expect((await lift(theirs, 7)).error?.kind).toBe('conflict')
    expect((await lift(theirs)).data).toEqual({ blocked: [] })
    expect((await lift(theirs)).error?.kind).toBe('conflict')
    expect(await endedFor(theirs)).toBe('Lo levantó su titular, con un código de su correo')
    expect(await endedFor(another)).toBe(null)
  })
})
