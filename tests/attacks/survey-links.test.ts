// Links by which strangers answer surveys: what whoever has none, another one, or a good one of
// their own may try with them. That a closed account and a suspended company open nothing is in
// suspended-access.test.ts, and that nobody guesses without end in anonymous.test.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { newNonce } from '#modules/company/credentials/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { serveWeb } from '#platform/server/http/static.ts'
import { startApi } from '../api.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { openClimate } from '../climate.ts'

const started = await startApi()
const { api, url, world, database, clock } = started
const { owner } = database
const { bernarda, hernan, camilo } = world.people
const companyId = world.coihues.id

const outcome = 'status message error { kind message }'
const Create = `mutation C($input: CreateSurveyLinkInput!) {
  createSurveyLink(input: $input) { ${outcome} data { id url } } }`
const Open = `query O($input: PublicSurveyInput!) { publicSurvey(input: $input) {
  status answers { choice } } }`
const Respond = `mutation R($input: RespondPublicSurveyInput!) {
  respondPublicSurvey(input: $input) { ${outcome} data { status stored { choice } } } }`

type Held = { surveyId: string; token: string; browser: string }
type Made = Awaited<ReturnType<typeof makeSurvey>>

const evaluation = () =>
  makeSurvey(owner, companyId, {
    questions: [{ title: 'Escucha' }],
    of: [{ respondent: hernan.id, evaluatee: bernarda.id }],
    publicAccess: 'PERSONAL',
  })
async function linkTo(survey: Made): Promise<Held> {
  const { data } = await api.as('admin').result<{ url: string }>(Create, {
    input: { surveyId: survey.publicId, userSurveyId: survey.taken[0]?.publicId },
  })
  const token = data?.url.split('/').at(-1) ?? ''
  return { surveyId: survey.publicId, token, browser: newNonce() }
}
const opened = async (input: object, who = api.nobody) =>
  (await who.run<{ publicSurvey: object | null }>(Open, { input })).publicSurvey
const respond = (held: object, questionId: string | undefined, more: object = {}) =>
  api.nobody.result<object>(Respond, {
    input: { ...held, answers: [{ questionId, choice: 4, omit: false, rev: 1 }], ...more },
  })

let survey: Made
let other: Made
let held: Held
beforeAll(async () => {
  survey = await evaluation()
  other = await evaluation()
  held = await linkTo(survey)
})

describe('a link that is not one', () => {
  const secret = () => held.token.slice(-43)
  const wrong: Readonly<Record<string, () => Partial<Held>>> = {
    'another secret': () => ({ token: `${publicId('company', companyId)}-${newNonce()}` }),
    'the secret alone': () => ({ token: secret() }),
    'of another company': () => ({ token: `${publicId('company', world.boreal.id)}-${secret()}` }),
    'of no company': () => ({ token: `Zz9zz-${secret()}` }),
    'of another survey': () => ({ surveyId: other.publicId }),
    'with more at its end': () => ({ token: `${held.token}A` }),
    'its digest': () => ({ token: `${publicId('company', companyId)}-${'0'.repeat(43)}` }),
  }
  test.each(Object.keys(wrong))('%s opens nothing, and every answer is the same', async (name) => {
    const input = { ...held, ...wrong[name]?.() }
    expect(await opened(input)).toBeNull()
    const { error } = await respond(input, survey.questions[0]?.publicId)
    expect(error).toEqual({ kind: 'not-found', message: 'No encontrado' })
  })

  test('of another kind of thing is refused as what it is not', async () => {
    const input = { ...held, surveyId: survey.taken[0]?.publicId }
    await expect(opened(input)).rejects.toThrow()
  })

  test('is answered as a good one that is over', async () => {
    const over = await linkTo(other)
    await owner.query('update public_token set revoked_at = now() where survey_id = $1', [other.id])
    expect(await opened(over)).toBeNull()
    expect((await respond(over, other.questions[0]?.publicId)).error).toEqual({
      kind: 'not-found',
      message: 'No encontrado',
    })
  })
})

test('whoever is signed in is nobody by a link, and answers nothing of their own', async () => {
  expect(await opened(held, api.as('trabajador'))).toMatchObject({ status: 'INCOMPLETE' })
  const { data } = await api.as('trabajador').result(Respond, {
    input: {
      ...held,
      answers: [{ questionId: survey.questions[0]?.publicId, choice: 2, omit: false, rev: 1 }],
    },
  })
  expect(data).toMatchObject({ stored: [{ choice: 2 }] })
  const { rows } = await owner.query<{ respondent: string }>(
    `select u.respondent_id as respondent from answer a
     join user_survey u on u.company_id = a.company_id and u.id = a.user_survey_id
     where u.survey_id = $1`,
    [survey.id],
  )
  expect(rows.map(({ respondent }) => Number(respondent))).toEqual([hernan.id])
})

test('an answer to a question of another survey is refused', async () => {
  const { error } = await respond(held, other.questions[0]?.publicId)
  expect(error?.kind).toBe('not-found')
})

test('what was sent is not sent otherwise by who recorded it', async () => {
  const again = await evaluation()
  const link = await linkTo(again)
  const question = again.questions[0]?.publicId
  expect((await respond(link, question, { complete: true })).error).toBeNull()
  const replayed = await respond(link, question, { complete: true })
  expect(replayed.data).toEqual({ status: 'COMPLETE', stored: [] })
  const changed = await api.nobody.result(Respond, {
    input: {
      ...link,
      answers: [{ questionId: question, choice: 1, omit: false, rev: 7 }],
      complete: true,
    },
  })
  expect(changed.error?.kind).toBe('not-found')
  const { rows } = await owner.query<{ choice: number }>(
    `select a.choice from answer a join user_survey u on u.id = a.user_survey_id
     where u.survey_id = $1`,
    [again.id],
  )
  expect(rows).toEqual([{ choice: 4 }])
})

describe('a shared link', () => {
  let shared: Held
  let question: string
  let surveyId = 0
  beforeAll(async () => {
    const climate = await openClimate(
      { ...started, companyId },
      [{ userId: camilo.id, place: {} }],
      'Clima compartido',
      { publicAccess: 'SHARED' },
    )
    surveyId = climate.surveyId
    question = publicId('question', climate.questions[0] ?? 0)
    const id = publicId('survey', surveyId)
    const { data } = await api.as('admin').result<{ url: string }>(Create, {
      input: { surveyId: id, userSurveyId: null, usesLeft: 1_000 },
    })
    shared = { surveyId: id, token: data?.url.split('/').at(-1) ?? '', browser: newNonce() }
  })

  test('lets one network begin as often as an office does, and no more', async () => {
    const begin = () => respond({ ...shared, browser: newNonce() }, question)
    const answers: Awaited<ReturnType<typeof begin>>[] = []
    for (let round = 0; round < 16; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, begin))))
    const begun = answers.filter(({ error }) => !error).length
    // Its bucket fills again by one each twelve seconds.
    expect(begun).toBeLessThanOrEqual(310)
    expect(begun).toBeGreaterThan(250)
    expect(new Set(answers.flatMap(({ error }) => error?.kind ?? []))).toEqual(
      new Set(['too-many']),
    )
    const { rows } = await owner.query<{ n: number }>(
      'select count(*)::int as n from climate_draft where survey_id = $1',
      [surveyId],
    )
    expect(rows[0]?.n).toBe(begun)
  })

  test('no row is written in the transaction of an answer that says who or where', async () => {
    const { rows } = await owner.query(
      `select from climate_draft d where d.survey_id = $1 and exists (
         select from public_token t where t.survey_id = d.survey_id and t.xmin::text = d.xmin::text
         union all select from rate_limit r where r.xmin::text = d.xmin::text)`,
      [surveyId],
    )
    expect(rows).toEqual([])
  })

  test('a browser does not reach what another one answered', async () => {
    expect(await opened({ ...shared, browser: newNonce() })).toMatchObject({ answers: [] })
  })
})

test('its page says its address to nobody: no referrer, no index, no copy', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-web-'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>')
  const page = (at: string) => serveWeb(folder)(new Request(new URL(at, url)))?.headers
  const headers = page(`/public/encuesta/${held.surveyId}/${held.token}`)
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  expect(page('/login')?.get('x-robots-tag')).toBeNull()
  rmSync(folder, { recursive: true })
})

test('a link that expires by its own day opens no more', async () => {
  const again = await evaluation()
  const link = await linkTo(again)
  await owner.query('update public_token set expires_at = $2 where survey_id = $1', [
    again.id,
    clock.now(),
  ])
  expect(await opened(link)).toBeNull()
  expect((await respond(link, again.questions[0]?.publicId)).error?.kind).toBe('not-found')
})
