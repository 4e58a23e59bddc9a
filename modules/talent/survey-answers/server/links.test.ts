import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'
import { openClimate } from '#tests/climate.ts'

const started = await startApi()
const { api, world, database, clock, asCompany } = started
const { owner } = database
const { bernarda, hernan, camilo } = world.people
const companyId = world.coihues.id

const Create = `mutation C($input: CreateSurveyLinkInput!) {
  createSurveyLink(input: $input) { ${outcome} data { id url } } }`
const Revoke = `mutation V($input: ByIdSurveyLink!) {
  revokeSurveyLink(input: $input) { ${outcome} data { id } } }`
const Send = `mutation S($input: SendSurveyLinksInput!) {
  sendSurveyLinks(input: $input) { ${outcome} data { sent withoutMail } } }`
const Links = `query L($filter: SurveyLinkFilter!) { surveyLinks(filter: $filter) {
  total rows { id kind state fullname usesLeft mailed } } }`
const Open = `query O($input: PublicSurveyInput!) { publicSurvey(input: $input) {
  status progress isShared company { name } evaluatee { fullname area jobTitle }
  survey { title competences { questions { id title } } } answers { choice rev } } }`
const Respond = `mutation R($input: RespondPublicSurveyInput!) {
  respondPublicSurvey(input: $input) { ${outcome}
    data { status progress stored { choice rev } } } }`

type Made = { id: string; url: string }
type Opened = { status: string; progress: number; answers: object[]; isShared: boolean } | null
type Receipt = { status: string; progress: number; stored: object[] }
type Row = { id: string; kind: string; state: string; usesLeft: number | null; mailed: boolean }

const questions = [{ title: 'Escucha' }, { title: 'Cumple plazos' }]
const evaluation = () =>
  makeSurvey(owner, companyId, {
    questions,
    of: [{ respondent: hernan.id, evaluatee: bernarda.id }],
    publicAccess: 'PERSONAL',
  })
const browser = 'n'.repeat(43)
/** What a browser holds that came by an address. */
const heldBy = (url: string, from = browser) => {
  const [, surveyId, token] = /\/public\/encuesta\/(\w+)\/([\w-]+)$/.exec(url) ?? []
  return { surveyId, token, browser: from }
}
const create = (input: object) => api.as('admin').result<Made>(Create, { input })
const opened = async (held: object) =>
  (await api.nobody.run<{ publicSurvey: Opened }>(Open, { input: held })).publicSurvey
const respond = (held: object, answers: object[], more: object = {}) =>
  api.nobody.result<Receipt>(Respond, { input: { ...held, answers, ...more } })
const links = async (surveyId: string) =>
  (
    await api
      .as('admin')
      .run<{ surveyLinks: { total: number; rows: Row[] } }>(Links, { filter: { surveyId } })
  ).surveyLinks
const choices = (ids: readonly string[], choice = 4, rev = 1) =>
  ids.map((questionId) => ({ questionId, choice, omit: false, rev }))

test('Hernán answers by the link that Carolina gave him, without signing in', async () => {
  const survey = await evaluation()
  const ids = survey.questions.map((one) => one.publicId)
  const { data } = await create({
    surveyId: survey.publicId,
    userSurveyId: survey.taken[0]?.publicId,
  })
  const held = heldBy(data?.url ?? '')
  expect(await opened(held)).toMatchObject({
    status: 'INCOMPLETE',
    isShared: false,
    company: { name: 'Los Coihues' },
    evaluatee: { fullname: bernarda.name },
    survey: { title: 'Desempeño 2026' },
    answers: [],
  })
  const half = await respond(held, choices(ids.slice(0, 1)))
  expect(half.data).toMatchObject({ status: 'INCOMPLETE', progress: 50 })
  // Another browser of his goes on where he was, and the later answer stays.
  const other = { ...held, browser: 'm'.repeat(43) }
  expect(await opened(other)).toMatchObject({ progress: 50, answers: [{ choice: 4, rev: 1 }] })
  const [one, two] = await Promise.all([
    respond(held, choices(ids, 2, 2)),
    respond(other, choices(ids, 5, 3)),
  ])
  expect([one.error, two.error]).toEqual([null, null])
  expect((await opened(held))?.answers).toEqual([
    { choice: 5, rev: 3 },
    { choice: 5, rev: 3 },
  ])
  const sent = await respond(held, [], { complete: true })
  expect(sent.data).toMatchObject({ status: 'COMPLETE', progress: 100 })
  // Its receipt was lost on the way: sent again it is the same, and nothing of it is read.
  const again = await respond(held, choices(ids, 5, 3), { complete: true })
  expect(again.data).toEqual({ status: 'COMPLETE', progress: 100, stored: [] })
  expect(await opened(held)).toBeNull()
  expect((await respond(held, choices(ids, 1, 9))).error?.kind).toBe('not-found')
  expect((await links(survey.publicId)).rows).toMatchObject([{ state: 'USED', kind: 'PERSONAL' }])
})

test('a newer link ends the one before, and a revoked one opens nothing', async () => {
  const survey = await evaluation()
  const input = { surveyId: survey.publicId, userSurveyId: survey.taken[0]?.publicId }
  const first = (await create(input)).data
  const second = (await create(input)).data
  expect(await opened(heldBy(first?.url ?? ''))).toBeNull()
  expect(await opened(heldBy(second?.url ?? ''))).not.toBeNull()
  await api.as('admin').result(Revoke, { input: { id: second?.id } })
  expect(await opened(heldBy(second?.url ?? ''))).toBeNull()
  expect((await links(survey.publicId)).rows).toMatchObject([
    { state: 'REVOKED' },
    { state: 'REVOKED' },
  ])
})

test('no row keeps the secret of a link, and no list says it', async () => {
  const survey = await evaluation()
  const { data } = await create({
    surveyId: survey.publicId,
    userSurveyId: survey.taken[0]?.publicId,
  })
  const secret = String(heldBy(data?.url ?? '').token).slice(-43)
  const { rows } = await owner.query<{ row: string }>(
    `select t::text || coalesce(a.changes, '') as row from public_token t
     left join (select string_agg(to_jsonb(e)::text, '') as changes from audit_event e
       where entity = 'public_token') a on true`,
  )
  expect(rows.length).toBeGreaterThan(0)
  const hex = Buffer.from(secret).toString('hex')
  expect(rows.some(({ row }) => row.includes(secret) || row.includes(hex))).toBe(false)
})

test('those who keep the survey give its links, and nobody else', async () => {
  const survey = await evaluation()
  const input = { surveyId: survey.publicId, userSurveyId: survey.taken[0]?.publicId }
  for (const who of ['trabajador', 'supervisor', 'gerente', 'boreal.admin'] as const) {
    const { error } = await api.as(who).result(Create, { input })
    expect(['forbidden', 'not-found'], who).toContain(error?.kind)
  }
})

test('links go by mail to people without an account, once a day', async () => {
  const { rows: people } = await owner.query<{ id: number }>(
    `select u.id from users u where u.company_id = $1 and u.status = 'ACTIVE'
     and not exists (select from login l where l.company_id = u.company_id and l.user_id = u.id)
     order by u.id limit 1`,
    [companyId],
  )
  const [stranger] = people
  const email = 'sin.cuenta@coihues.example'
  await asCompany(
    `update user_version set email = $3 where company_id = $1 and user_id = $2
     and superseded_at is null`,
    [companyId, stranger?.id, email],
  )
  const survey = await makeSurvey(owner, companyId, {
    questions,
    of: [
      { respondent: Number(stranger?.id), evaluatee: bernarda.id, relation: 'PEER' },
      { respondent: hernan.id, evaluatee: bernarda.id },
    ],
    publicAccess: 'PERSONAL',
  })
  const send = () =>
    api.as('admin').result<{ sent: number }>(Send, { input: { surveyId: survey.publicId } })
  expect((await send()).data).toEqual({ sent: 1, withoutMail: 0 })
  expect((await send()).data).toEqual({ sent: 0, withoutMail: 0 })
  const { rows } = await owner.query<{ text: string }>(
    `select text_body as text from mail_outbox where recipient = $1
     and text_body like '%/public/encuesta/%' order by id desc limit 1`,
    [email],
  )
  const url = /http\S+\/public\/encuesta\/\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  expect(await opened(heldBy(url))).toMatchObject({ status: 'INCOMPLETE' })
})

test('of a confidential survey nobody copies the link of a person', async () => {
  const climate = await openClimate(
    { ...started, companyId },
    [{ userId: camilo.id, place: {} }],
    'Clima por correo',
    { publicAccess: 'PERSONAL' },
  )
  const { rows } = await owner.query<{ id: string }>(
    'select id from user_survey where survey_id = $1',
    [climate.surveyId],
  )
  const { error } = await create({
    surveyId: publicId('survey', climate.surveyId),
    userSurveyId: publicId('userSurvey', Number(rows[0]?.id)),
  })
  expect(error?.message).toContain('va solo a su correo')
})

test('by a shared link each browser answers once for itself, as many as it lets in', async () => {
  const climate = await openClimate(
    { ...started, companyId },
    [{ userId: camilo.id, place: {} }],
    'Clima en la planta',
    { publicAccess: 'SHARED' },
  )
  const surveyId = publicId('survey', climate.surveyId)
  const ids = climate.questions.map((id) => publicId('question', id))
  const { data } = await create({ surveyId, userSurveyId: null, usesLeft: 2 })
  const [first, second, third] = ['a', 'b', 'c'].map((sign) =>
    heldBy(data?.url ?? '', sign.repeat(43)),
  )
  if (!first || !second || !third) throw new Error('no link')
  const answers = [
    ...choices(ids.slice(0, 4)),
    { questionId: ids[4], choice: null, omit: false, rev: 1, texts: [{ text: 'Más luz' }] },
  ]
  const sent = await respond(first, answers, { complete: true })
  expect(sent.data).toMatchObject({ status: 'COMPLETE' })
  expect(await opened(first)).toBeNull()
  expect((await respond(second, choices(ids.slice(0, 1), 2))).error).toBeNull()
  // Whoever began goes on, and a third one finds it closed.
  expect((await respond(second, choices(ids.slice(0, 1), 3, 2))).error).toBeNull()
  expect((await opened(second))?.answers).toEqual([{ choice: 3, rev: 2 }])
  expect((await respond(third, choices(ids.slice(0, 1)))).error?.kind).toBe('not-found')
  expect((await links(surveyId)).rows).toMatchObject([{ kind: 'SHARED', usesLeft: 0 }])
  const { rows } = await owner.query(
    'select from answer a join user_survey u on u.id = a.user_survey_id where u.survey_id = $1',
    [climate.surveyId],
  )
  expect(rows).toEqual([])
})

test('after its end a link opens nothing, and takes late what was given before', async () => {
  const survey = await evaluation()
  const ids = survey.questions.map((one) => one.publicId)
  const { data } = await create({
    surveyId: survey.publicId,
    userSurveyId: survey.taken[0]?.publicId,
  })
  const held = heldBy(data?.url ?? '')
  clock.set('2026-09-30T22:00:00Z')
  expect(await opened(held)).toBeNull()
  const late = choices(ids).map((one) => ({ ...one, at: '2026-09-30T20:00:00Z' }))
  expect((await respond(held, late)).data).toMatchObject({ progress: 100 })
  expect((await respond(held, choices(ids, 1, 5))).error?.kind).toBe('not-found')
})
