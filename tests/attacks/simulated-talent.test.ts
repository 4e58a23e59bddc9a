// A superadmin who works as a company: they answer, write and acknowledge nothing for anybody, and
// read no result that nobody may read.
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#modules/talent/survey-answers/model/access.ts'
import { publicId } from '#platform/model/ids.ts'
import { registered } from '#platform/server/graphql/operations.ts'
import { startApi } from '../api.ts'
import { outcome } from '../api/payroll.ts'
import { powersIn } from '../api/power.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { openClimate } from '../climate.ts'
import { evaluatedProcess } from '../evaluated-process.ts'

const started = await startApi()
const { api, asCompany, database, world } = started
const { owner } = database
const companyId = world.coihues.id
const { bernarda, hernan, carolina, loreto } = world.people
type Session = ReturnType<typeof api.as>

/** What of people's words and answers is kept, so that a change of any of it shows. */
const KEPT = `select md5(concat(
  (select string_agg(a::text, ',' order by a::text) from answer a),
  (select string_agg(u::text, ',' order by u::text) from user_survey u),
  (select string_agg(d::text, ',' order by d::text) from climate_draft d),
  (select string_agg(f::text, ',' order by f::text) from survey_feedback f),
  (select string_agg(f::text, ',' order by f::text) from area_feedback f),
  (select string_agg(r::text, ',' order by r::text) from review r))) as kept`
const kept = async () => (await owner.query<{ kept: string }>(KEPT)).rows[0]?.kept

const change = (name: string) =>
  `mutation M($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { ${outcome} } }`

/** Of each operation that says something in a person's name: what is sent, and its person. */
const inputs = new Map<string, { input: object; by: Session }>()
let simulated: Session
let confidential: { userSurvey: string; survey: string }
let running: string

beforeAll(async () => {
  const questions = [{ title: 'Ayuda' }, { title: 'Escucha' }]
  const made = await makeSurvey(owner, companyId, {
    title: 'Simulada',
    questions,
    of: [
      { respondent: bernarda.id, evaluatee: bernarda.id, relation: 'SELF' },
      { respondent: hernan.id, evaluatee: bernarda.id, relation: 'SUPERVISOR' },
      { respondent: carolina.id, evaluatee: bernarda.id, relation: 'PEER' },
    ],
  })
  const answers = (ids: readonly string[]) =>
    ids.map((questionId) => ({ questionId, choice: 4, omit: false }))
  const [self, bySupervisor, byPeer] = made.taken.map((one) => one.publicId)
  const every = answers(made.questions.map((one) => one.publicId))
  const worker = api.as('trabajador')
  const supervisor = api.as('supervisor')
  inputs.set('respondSurvey', { by: worker, input: { userSurveyId: self, answers: every } })
  inputs.set('completeSurvey', { by: worker, input: { userSurveyId: self } })
  for (const [by, userSurveyId] of [
    [supervisor, bySupervisor],
    [api.as('admin'), byPeer],
  ] as const) {
    await by.mutate(change('respondSurvey'), {
      input: { userSurveyId, answers: every, complete: true },
    })
  }
  inputs.set('createFeedback', {
    by: supervisor,
    input: { userSurveyId: bySupervisor, comment: 'Gran trimestre' },
  })
  const people = [bernarda, hernan, carolina].map(({ id }) => ({
    userId: id,
    place: { areaId: 1, area: 'Ventas' },
  }))
  const climate = await openClimate({ ...started, companyId }, people, 'Clima simulado')
  const { rows } = await owner.query<{ id: string; area: string }>(
    `select u.id, (select min(held.area_id) from user_contract contract
       join user_contract_version held on held.company_id = contract.company_id
         and held.user_contract_id = contract.id and upper_inf(held.valid)
         and held.superseded_at is null
       where contract.company_id = u.company_id and contract.user_id = u.respondent_id) as area
     from user_survey u where survey_id = $1 and respondent_id = $2`,
    [climate.surveyId, bernarda.id],
  )
  confidential = {
    userSurvey: publicId('userSurvey', Number(rows[0]?.id)),
    survey: publicId('survey', climate.surveyId),
  }
  const area = publicId('area', Number(rows[0]?.area))
  const said = { surveyId: confidential.survey, area, comment: 'Más luz' }
  inputs.set('createClimateFeedback', { by: worker, input: said })
  inputs.set('createFeedbackSurveyAreas', {
    by: supervisor,
    input: { surveyId: confidential.survey, areas: [{ area, comment: 'Más luz' }] },
  })
})

beforeAll(async () => {
  running = (
    await evaluatedProcess(
      { owner, asCompany, companyId },
      {
        title: 'Simulada en marcha',
        status: 'RUNNING',
        people: [
          {
            person: bernarda.id,
            supervisor: hernan.id,
            raters: [{ by: hernan.id, relation: 'SUPERVISOR', choices: [5, 5, 5] }],
          },
        ],
      },
    )
  ).publicId
  simulated = await api.signIn('superadmin')
  await simulated.mutate(
    `mutation S($input: SimulateCompanyInput!) { simulateCompany(input: $input) { ${outcome} } }`,
    { input: { companyId: world.coihues.publicId } },
  )
})

/** In a simulation it is refused and leaves everything as it was; the person themselves may. */
async function tried(name: string) {
  const found = inputs.get(name)
  if (!found) throw new Error(`${name} has nothing to try with`)
  const before = await kept()
  const refused = await simulated.result(change(name), { input: found.input })
  expect([name, refused.error?.message]).toEqual([name, expect.stringMatching(/^Cada persona/)])
  expect([name, await kept()]).toEqual([name, before])
  const done = await found.by.result(change(name), { input: found.input })
  expect([name, done.error]).toEqual([name, null])
  expect([name, (await kept()) === before]).toEqual([name, false])
}

/** What of this module says nothing in the name of a person, and why. */
const SAYS_NOTHING: Readonly<Record<string, string>> = {
  reopenSurvey: 'Opens what was sent, with a reason that stays; who answers it is its person',
  deleteFeedback: 'Takes back what hurts somebody; puts no other words there',
  createSurveyLink: 'Gives a link',
  sendSurveyLinks: 'Gives links',
  revokeSurveyLink: 'Ends a link',
  respondPublicSurvey: 'Has no session: whoever has the link answers',
}

describe('in a simulation nothing is said in the name of a person', () => {
  test('every operation that writes answers or words is tried, or is known not to', () => {
    const writing = Object.keys(operations).filter(
      (name) => registered.get(name)?.kind === 'mutation',
    )
    const known = [...inputs.keys(), ...Object.keys(SAYS_NOTHING)]
    const later = ['respondFeedback', 'updateFeedback']
    expect(writing.toSorted()).toEqual([...known, ...later].toSorted())
  })

  test.each([
    'respondSurvey',
    'completeSurvey',
    'createFeedback',
    'createClimateFeedback',
    'createFeedbackSurveyAreas',
  ])('not by %s', tried)

  test.each([
    ['updateFeedback', 'supervisor', { comment: 'Otra cosa' }],
    ['respondFeedback', 'trabajador', { response: 'Gracias' }],
  ] as const)('not by %s', async (name, who, words) => {
    const { feedback } = await api
      .as('supervisor')
      .run<{ feedback: { id: string; version: number; isOwn: boolean }[] }>(
        'query F($input: FeedbackFilter) { feedback(input: $input) { id version isOwn } }',
        { input: {} },
      )
    const own = feedback.find(({ isOwn, id }) => isOwn && id)
    inputs.set(name, {
      by: api.as(who),
      input: { id: own?.id, version: own?.version, ...words },
    })
    await tried(name)
  })

  test('nor is a confidential survey answered, or an evaluation acknowledged', async () => {
    const before = await kept()
    const refused = await simulated.result(change('respondSurvey'), {
      input: { userSurveyId: confidential.userSurvey, answers: [] },
    })
    expect(refused.error?.message).toMatch(/^Cada persona/)
    const { rows } = await owner.query<{ id: string; version: number }>(
      'select id, version from review where company_id = $1 order by id desc limit 1',
      [companyId],
    )
    const acknowledged = await simulated.result(change('acknowledgeEvaluation'), {
      input: {
        id: publicId('evaluationReview', Number(rows[0]?.id)),
        version: rows[0]?.version,
        comment: 'De acuerdo',
      },
    })
    expect(acknowledged.error?.message).toMatch(/^Cada persona/)
    expect(await kept()).toBe(before)
  })
})

describe('in a simulation no result is read that nobody may read', () => {
  const One = `query U($input: ByIdUserSurvey!) { userSurvey(input: $input) {
    isOwn answers { choice } } }`
  type Read = { userSurvey: { isOwn: boolean; answers: { choice: number | null }[] } }

  test('of a confidential survey no answer, and no group before it is published', async () => {
    const { userSurvey } = await simulated.run<Read>(One, {
      input: { id: confidential.userSurvey },
    })
    expect(userSurvey).toEqual({ isOwn: false, answers: [] })
    const { climateResults } = await simulated.run<{ climateResults: { groups: object[] } }>(
      `query C($input: ClimateResultsInput!) { climateResults(input: $input) { groups { n } } }`,
      { input: { surveyId: confidential.survey } },
    )
    expect(climateResults.groups).toEqual([])
  })

  test('of an evaluation no score while people answer', async () => {
    const { evaluationResult } = await simulated.run<{
      evaluationResult: { final: { value: string | null }; competences: object[] }
    }>(
      `query R($input: EvaluationResultInput!) { evaluationResult(input: $input) {
        final { value } competences { key } } }`,
      { input: { processId: running, evaluateeId: bernarda.publicId } },
    )
    expect(evaluationResult.final.value).toBeNull()
    expect(evaluationResult.competences).toEqual([])
  })

  test('of what one person answered about another, nothing', async () => {
    const { rows } = await owner.query<{ id: string }>(
      `select u.id from user_survey u join survey s on s.company_id = u.company_id
         and s.id = u.survey_id where s.title = 'Simulada' and u.respondent_id = $1`,
      [carolina.id],
    )
    const id = publicId('userSurvey', Number(rows[0]?.id))
    const read = await simulated.run<Read>(One, { input: { id } })
    expect(read.userSurvey).toEqual({ isOwn: false, answers: [] })
    // Nor does a profile that reads the answers of all give those of peers.
    await powersIn(owner, companyId).profile(loreto.id, { GED_0003: 'r' })
    const manager = await api.as('gerente').run<Read>(One, { input: { id } })
    expect(manager.userSurvey).toEqual({ isOwn: false, answers: [] })
    const peer = await api.as('admin').run<Read>(One, { input: { id } })
    expect(peer.userSurvey.answers.map(({ choice }) => choice)).toEqual([4, 4])
  })
})
