// What can be computed of what is published, of random companies and as the API answers it: nothing
// of fewer than five people, of the survey or of one question.
import { afterAll, expect, test } from 'vitest'
import { tabulatorUrl } from '#database/migrate.ts'
import { climateTask, markDraft, saveDraft } from '#modules/talent/climate/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { startApi } from '../../api.ts'
import { type Attempt, spend } from '../../budget.ts'
import { given, openClimate, requestOf } from '../../climate.ts'
import { type Group, leaksOf } from '../../reference/climate.ts'

const started = await startApi()
const { api, asCompany, database, services, world } = started
const { owner } = database
const companyId = world.coihues.id
const request = requestOf(services, companyId)
const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
afterAll(() => tabulator.close())

const LEAST = 5
const Results = `query R($input: ClimateResultsInput!) { climateResults(input: $input) {
  groups { id n hidden final enps scores { value } } } }`
const Questions = `query Q($input: ReportQuestionAveragesInput!) {
  reportQuestionAverages(input: $input) { questionId hidden average favourable omitted
    notApplicable values { count } } }`

type Shown = {
  id: string
  n: number | null
  hidden: string | null
  final: string | null
  scores: { value: string | null }[]
}
type Answered = {
  questionId: string
  hidden: string | null
  average: string | null
  favourable: number | null
  omitted: number | null
  values: { count: number | null }[]
}
type Person = { userId: number; place: Record<string, number | string>; answers: boolean[] }

const idsOf = async (table: string, most: number) => {
  const { rows } = await owner.query<{ id: string }>(
    `select id from ${table} where company_id = $1 order by id limit $2`,
    [companyId, most],
  )
  return rows.map(({ id }) => Number(id))
}
const [users, areas, branches] = await Promise.all([
  idsOf('users', 45),
  idsOf('area', 4),
  idsOf('branch_office', 3),
])

/** Some people of a company, where they are, and which of two questions they answer. */
function drawn({ random }: Attempt): Person[] {
  const one = <Value>(of: readonly Value[]) => of[Math.floor(of.length * random() ** 2)] as Value
  return users.slice(0, 12 + Math.floor(random() * 33)).map((userId) => ({
    userId,
    place: {
      areaId: one(areas),
      branchOfficeId: one(branches),
      contractType: one(['INDEFINITE', 'FIXED']),
    },
    answers: [random() < 0.95, random() < 0.8],
  }))
}

const familyOf = { area: 'areaId', branch: 'branchOfficeId', contract: 'contractType' } as const

async function publish(people: readonly Person[], title: string, crosses: boolean) {
  const climate = await openClimate({ ...started, companyId }, people, title, {
    cuts: {
      families: ['area', 'branch', 'contract'],
      crossings: crosses ? [['area', 'branch']] : [],
    },
  })
  const [first = 0, second = 0] = climate.questions
  for (const [at, { userId, answers }] of people.entries()) {
    await request(userId, async (context) => {
      const choice = 1 + (at % 5)
      await saveDraft(context, climate.place, [
        given(first, answers[0] ? { choice } : { omit: true }),
        given(second, answers[1] ? { choice } : { na: true }),
      ])
      await markDraft(context, climate.place, true)
    })
  }
  const closed = new Date('2026-09-20T12:00:00Z')
  await asCompany(`update survey set status = 'CLOSED', closed_at = $2 where id = $1`, [
    climate.surveyId,
    closed,
  ])
  const now = () => new Date('2026-09-22T12:00:00Z')
  await climateTask({ db: services.db, tabulator, storage: services.storage, now }).run(
    {},
    { isLast: false },
  )
  return climate
}

/** Who is in each group, by its number in the results: what an attacker knows of everybody. */
async function membersOf(surveyId: number, people: readonly Person[]) {
  const { rows } = await owner.query<{ id: number; place: string }>(
    'select id, place from climate_cell where survey_id = $1',
    [surveyId],
  )
  const isIn = ({ place }: Person, cell: string) =>
    cell === 'TOTAL' ||
    cell.split(' × ').every((part) => {
      const [family = '', where] = part.split('/')
      return String(place[familyOf[family as keyof typeof familyOf]]) === where
    })
  return new Map(
    rows.map(({ id, place }) => [
      String(id),
      new Set([...people.keys()].filter((at) => isIn(people[at] as Person, place))),
    ]),
  )
}

/** What the API answers of a survey: its groups with a number, and each question with one. */
async function published(surveyId: number) {
  const input = { surveyId: publicId('survey', surveyId) }
  const admin = api.as('admin')
  const { climateResults } = await admin.run<{ climateResults: { groups: Shown[] } }>(Results, {
    input,
  })
  const questions: { group: string; row: Answered }[] = []
  for (const { id } of climateResults.groups) {
    const { reportQuestionAverages } = await admin.run<{ reportQuestionAverages: Answered[] }>(
      Questions,
      { input: { ...input, group: id } },
    )
    questions.push(...reportQuestionAverages.map((row) => ({ group: id, row })))
  }
  return { groups: climateResults.groups, questions }
}

const isKnown = ({ n, final, scores }: Shown) =>
  n !== null || final !== null || scores.some(({ value }) => value !== null)
const isTold = ({ average, favourable, omitted, values }: Answered) =>
  average !== null ||
  favourable !== null ||
  omitted !== null ||
  values.some(({ count }) => count !== null)

/** All that follows of fewer than five people from what the API says of a survey. */
async function leaks(surveyId: number, asked: readonly number[], people: readonly Person[]) {
  const { groups, questions } = await published(surveyId)
  const members = await membersOf(surveyId, people)
  const seen = groups.filter(isKnown).map(({ id }) => id)
  const group = (id: string, who: (at: number) => boolean): Group => ({
    name: id,
    members: new Set([...(members.get(id) ?? [])].filter(who)),
  })
  const found = leaksOf(
    seen.map((id) => group(id, () => true)),
    people.length,
    LEAST,
  )
  for (const [at, question] of asked.entries()) {
    // People who left it out are nobody of its groups: they are taken out of the company.
    const answered = [...people.keys()].filter((person) => people[person]?.answers[at])
    const place = new Map(answered.map((person, index) => [person, index]))
    const shown = questions.filter(
      ({ row }) => row.questionId === publicId('question', question) && isTold(row),
    )
    const told = shown.map(({ group: id }): Group => {
      const own = [...(members.get(id) ?? [])].flatMap((person) => place.get(person) ?? [])
      return { name: `${id} in ${question}`, members: new Set(own) }
    })
    found.push(...leaksOf(told, answered.length, LEAST))
  }
  return { found, groups, hidden: groups.length - seen.length }
}

test('of random companies nothing follows about fewer than five people', async () => {
  let [groups, hidden] = [0, 0]
  await spend('published climate', { seconds: 5, least: 4 }, async (attempt) => {
    const people = drawn(attempt)
    const { surveyId, questions } = await publish(
      people,
      `Clima ${attempt.number}`,
      attempt.random() < 0.5,
    )
    const told = await leaks(surveyId, questions.slice(0, 2), people)
    expect(told.found, JSON.stringify(people.map(({ place }) => place))).toEqual([])
    groups += told.groups.length
    hidden += told.hidden
  })
  expect(hidden / groups).toBeLessThan(0.9)
})

test('planted: a hidden group that is shown after all is found', async () => {
  const people = users.slice(0, 30).map((userId, at) => ({
    userId,
    place: {
      areaId: areas[at < 14 ? 0 : at < 27 ? 1 : 2] ?? 0,
      branchOfficeId: branches[at % 2] ?? 0,
      contractType: 'INDEFINITE',
    },
    answers: [true, true],
  }))
  const { surveyId, questions } = await publish(people, 'Clima plantado', false)
  const before = await leaks(surveyId, questions.slice(0, 2), people)
  expect(before.found).toEqual([])
  expect(before.hidden).toBeGreaterThan(1)
  await asCompany(
    `update climate_cell set hidden = null, n = 3 where survey_id = $1
    and hidden = 'GROUP'`,
    [surveyId],
  )
  expect((await leaks(surveyId, questions.slice(0, 2), people)).found).not.toEqual([])
})

test('who was alone in an area is in no number, before and after it is sealed', async () => {
  const people = users.slice(0, 13).map((userId, at) => ({
    userId,
    place: {
      areaId: areas[at === 12 ? 1 : 0] ?? 0,
      branchOfficeId: branches[0] ?? 0,
      contractType: 'INDEFINITE',
    },
    answers: [true, true],
  }))
  const { surveyId, questions } = await publish(people, 'Clima de una persona sola', false)
  const told = await leaks(surveyId, questions.slice(0, 2), people)
  expect(told.found).toEqual([])
  const alone = (await membersOf(surveyId, people)).entries()
  const cells = [...alone].filter(([, who]) => who.size < LEAST).map(([id]) => id)
  expect(cells.length).toBeGreaterThan(0)
  for (const { id, n, final } of told.groups) {
    if (cells.includes(id)) expect([id, n, final]).toEqual([id, null, null])
  }
})
