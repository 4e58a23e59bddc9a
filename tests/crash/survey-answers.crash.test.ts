// A server that is killed while somebody answers: what it said that it kept is kept, and what it
// did not get to say is sent again and kept once, as a browser does.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { outcome } from '../api/payroll.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { createClient } from '../client.ts'
import { startServer } from '../server.ts'
import { until } from '../until.ts'

const { api, asCompany, database, world } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const { bernarda } = world.people

const Respond = `mutation R($input: RespondSurveyInput!) { respondSurvey(input: $input) {
  ${outcome} data { status progress stored { questionId choice rev } } } }`
const Read = `query U($input: ByIdUserSurvey!) { userSurvey(input: $input) {
  status answers { questionId choice rev } } }`

type Answer = { questionId: string; choice: number; rev: number }
type Taken = { id: string; questions: readonly string[] }
type Kept = { userSurvey: { status: string; answers: Answer[] } }

/** How many times the server is killed in the middle of an answer. */
const kills = 2

let named: Taken
let confidential: Taken

beforeAll(async () => {
  const days = { startAt: '2024-01-01T12:00:00Z', endAt: '2099-12-31T12:00:00Z' }
  const made = await makeSurvey(owner, companyId, {
    title: 'Interrumpida',
    questions: Array.from({ length: 4 }, (_, at) => ({ title: `Pregunta ${at + 1}` })),
    of: [{ respondent: bernarda.id, evaluatee: bernarda.id, relation: 'SELF' }],
    ...days,
  })
  named = {
    id: made.taken[0]?.publicId ?? '',
    questions: made.questions.map((one) => one.publicId),
  }
  const climate = await makeSurvey(owner, companyId, {
    title: 'Clima interrumpido al responder',
    type: 'CLIMATE',
    questions: Array.from({ length: 4 }, (_, at) => ({ title: `Pregunta ${at + 1}` })),
    of: [{ respondent: bernarda.id, evaluatee: null }],
    ...days,
  })
  confidential = {
    id: climate.taken[0]?.publicId ?? '',
    questions: climate.questions.map((one) => one.publicId),
  }
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return new; end $$`)
})

/** Makes each write of a table last, so that a server can be killed in the middle of it. */
async function slow(table: 'answer' | 'climate_draft', work: () => Promise<void>) {
  await asCompany(`create trigger take_a_while before insert or update on ${table}
    for each row execute function app.take_a_while()`)
  await work()
  await until(async () => !(await isWriting()))
  await asCompany(`drop trigger take_a_while on ${table}`)
}

const isWriting = async () => {
  const { rows } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and state = 'active'
       and wait_event = 'PgSleep'`,
  )
  return rows.length > 0
}

const kept = async ({ id }: Taken) =>
  (await api.as('trabajador').run<Kept>(Read, { input: { id } })).userSurvey

test.each([
  ['named', 'answer', () => named],
  ['confidential', 'climate_draft', () => confidential],
] as const)(
  `an evaluation that is %s survives ${kills} kills in the middle of an answer`,
  async (_, table, taken) => {
    const { id, questions } = taken()
    const [first, second, third] = questions
    const said = (questionId: string | undefined, choice: number, rev: number) => ({
      input: { userSurveyId: id, answers: [{ questionId, choice, omit: false, rev }] },
    })
    for (let killed = 0; killed < kills; killed += 1) {
      const server = await startServer(database, { LOG_LEVEL: 'silent' })
      const worker = await createClient(server.url, { now: () => new Date() }).signIn('trabajador')
      // The key of a confidential survey lies in the files of the server that is killed.
      await worker.mutate(Respond, said(first, 1 + killed, 1 + killed))
      await slow(table, async () => {
        const lost = worker.result(Respond, said(second, 2, 1)).catch(() => 'killed')
        await until(isWriting)
        await server.kill()
        expect(await lost).toBe('killed')
      })
      if (table === 'answer') {
        // All that was said to be kept, and nothing of what was not.
        expect((await kept(taken())).answers).toMatchObject([
          { questionId: first, choice: 1 + killed, rev: 1 + killed },
        ])
      }
    }
    const server = await startServer(database, { LOG_LEVEL: 'silent' })
    const worker = await createClient(server.url, { now: () => new Date() }).signIn('trabajador')
    const read = async () => (await worker.run<Kept>(Read, { input: { id } })).userSurvey.answers
    expect(await read()).toMatchObject([{ questionId: first, choice: kills, rev: kills }])
    // The browser sends again what nobody acknowledged; sent twice, it is one answer.
    for (let again = 0; again < 2; again += 1) await worker.mutate(Respond, said(second, 2, 1))
    await worker.mutate(Respond, said(third, 4, 1))
    expect(await read()).toMatchObject([
      { questionId: first, choice: kills, rev: kills },
      { questionId: second, choice: 2, rev: 1 },
      { questionId: third, choice: 4, rev: 1 },
    ])
    await server.stop()
  },
)
