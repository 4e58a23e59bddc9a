import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { tabulatorUrl } from '#database/migrate.ts'
import { startApi } from '#tests/api.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { given, openClimate, requestOf } from '#tests/climate.ts'
import { climateTask, markDraft, saveDraft } from './index.ts'

const started = await startApi()
const { api, database, services, world, asCompany } = started
const { owner } = database
const companyId = world.coihues.id
const request = requestOf(services, companyId)
const tabulator = openDatabase(tabulatorUrl(database.url), { connections: 2 })
afterAll(() => tabulator.close())

const Results = `query R($input: ClimateResultsInput!) { climateResults(input: $input) {
  title minGroup invited answered previousTitle dimensions { key title }
  groups { id family label n hidden final fraction enps engagement
    scores { key value fraction change } } } }`
const Questions = `query Q($input: ReportQuestionAveragesInput!) {
  reportQuestionAverages(input: $input) {
    title competence hidden average favourable omitted values { value count } } }`
const Comments = `query C($input: ClimateCommentsInput!) {
  climateComments(input: $input) { question group text } }`
const Areas = `query A($input: CompetenceAveragesByAreaInput!) {
  competenceAveragesByArea(input: $input) { area competence answered hidden average fraction } }`

type Group = {
  id: string
  label: string
  n: number | null
  hidden: string | null
  final: string | null
  fraction: string | null
  engagement: string | null
  scores: { key: string; value: string | null; change: string | null }[]
}
type Shown = { title: string; invited: number; answered: number; groups: Group[] }

let people: number[] = []
let areas: { id: number; name: string }[] = []
let now = new Date('2026-09-15T12:00:00Z')
const { bernarda, hernan } = world.people

/** Bernarda and Hernán are in the first area with ten others; the rest, in two more. */
const areaOf = (at: number) => areas[at < 12 ? 0 : at < 18 ? 1 : 2]?.id

async function publishedClimate(title: string, choiceOf: (at: number) => number) {
  now = new Date('2026-09-15T12:00:00Z')
  const climate = await openClimate(
    { ...started, companyId },
    people.map((userId, at) => ({ userId, place: { areaId: areaOf(at) } })),
    title,
  )
  for (const [at, userId] of people.entries()) {
    await request(userId, async (context) => {
      const choice = choiceOf(at)
      const texts = [{ text: `Idea ${at}`, choice: null, number: null }]
      await saveDraft(context, climate.place, [
        ...climate.questions.slice(0, 4).map((id) => given(id, { choice })),
        given(climate.questions[4] ?? 0, { texts }),
      ])
      await markDraft(context, climate.place, true)
    })
  }
  await asCompany(
    `update survey set status = 'CLOSED', closed_at = '2026-09-20T12:00:00Z' where id = $1`,
    [climate.surveyId],
  )
  return climate
}
const publish = async () => {
  now = new Date('2026-09-22T12:00:00Z')
  const parts = { db: services.db, tabulator, storage: services.storage, now: () => now }
  await climateTask(parts).run({}, { isLast: false })
}

let surveyId: string
beforeAll(async () => {
  const found = await owner.query<{ id: string }>(
    `select id from users where company_id = $1 order by id = $2 desc, id = $3 desc, id limit 25`,
    [companyId, bernarda.id, hernan.id],
  )
  people = found.rows.map(({ id }) => Number(id))
  const places = await owner.query<{ id: string; name: string }>(
    'select id, name from area where company_id = $1 order by id limit 3',
    [companyId],
  )
  areas = places.rows.map(({ id, name }) => ({ id: Number(id), name }))
  const first = await publishedClimate('Clima de marzo', () => 3)
  await publish()
  const climate = await publishedClimate('Clima de septiembre', (at) => (at < 12 ? 5 : 3))
  surveyId = publicId('survey', climate.surveyId)
  await asCompany('update survey set previous_survey_id = $2 where id = $1', [
    climate.surveyId,
    first.surveyId,
  ])
})

/** What a query of a person answers about the survey. */
async function ask<Answer>(
  username: Parameters<typeof api.as>[0],
  document: string,
  more: object = {},
): Promise<Answer> {
  const input = { surveyId, ...more }
  const data = await api.as(username).run<Record<string, Answer>>(document, { input })
  const [answer] = Object.values(data)
  if (answer === undefined) throw new Error('nothing was answered')
  return answer
}
const results = (username: Parameters<typeof api.as>[0]) => ask<Shown>(username, Results)

test('until it is sealed nobody reads anything', async () => {
  expect(await results('admin')).toMatchObject({ groups: [], answered: null })
  await expect(ask('admin', Questions)).rejects.toThrow('No encontrado')
  await expect(ask('admin', Comments)).rejects.toThrow('Se publica al cerrar')
  await publish()
})

describe('the results of a climate survey', () => {
  test('are of groups, with the fraction of each mean and the change since March', async () => {
    const { groups, invited, answered } = await results('admin')
    expect({ invited, answered }).toEqual({ invited: 25, answered: 25 })
    expect(groups.map(({ label, n, final, fraction }) => ({ label, n, final, fraction }))).toEqual([
      { label: 'Toda la empresa', n: 25, final: '3.96', fraction: '99/25' },
      { label: areas[0]?.name, n: 12, final: '5.00', fraction: '5/1' },
      { label: areas[1]?.name, n: 6, final: '3.00', fraction: '3/1' },
      { label: areas[2]?.name, n: 7, final: '3.00', fraction: '3/1' },
    ])
    expect(groups[0]?.scores).toEqual([
      { key: 'animo', value: '3.96', fraction: '99/25', change: '0.96' },
      { key: 'trabajo', value: '3.96', fraction: '99/25', change: '0.96' },
    ])
    expect(groups[1]?.engagement).toBe('100.0')
  })

  test('are those of each question too', async () => {
    type Row = { title: string; average: string; values: { count: number }[] }
    const rows = await ask<Row[]>('admin', Questions)
    expect(rows.map(({ title }) => title)).toEqual(['Ánimo', 'Confianza', 'Carga', 'Apoyo'])
    expect(rows[0]).toMatchObject({ average: '3.96', favourable: 48 })
    expect(rows[0]?.values.map(({ count }) => count)).toEqual([0, 0, 13, 0, 12])
  })

  test('by area are the same numbers', async () => {
    const rows = await ask<{ area: string; average: string }[]>('admin', Areas)
    expect(rows).toHaveLength(8)
    expect(rows.filter(({ area }) => area === areas[0]?.name)).toMatchObject([
      { competence: 'Ánimo', average: '5.00', answered: 12 },
      { competence: 'Trabajo', average: '5.00', answered: 12 },
    ])
  })

  test('show what was written by enough people of an area, and the rest together', async () => {
    const rows = await ask<{ group: string; text: string }[]>('admin', Comments)
    expect(rows.map(({ text }) => text).toSorted()).toEqual(
      people.map((_, at) => `Idea ${at}`).toSorted(),
    )
    expect(rows.filter(({ group }) => group === areas[0]?.name)).toHaveLength(12)
    expect(rows.filter(({ group }) => group === 'Toda la empresa')).toHaveLength(13)
  })
})

test('are printed as they are shown, and nothing more', async () => {
  const Print = `mutation P($input: PrintClimateResultsInput!) {
    printClimateResults(input: $input) { status message data { name url } } }`
  type Printed = { status: string; message: string; data: { name: string; url: string } | null }
  const printed = (who: Parameters<typeof api.as>[0]) => ask<Printed>(who, Print)
  const { data } = await printed('admin')
  expect(data?.name).toBe('Resultados de Clima de septiembre.pdf')
  const file = await fetch(new URL(data?.url ?? '', started.url))
  const text = pdfText(new Uint8Array(await file.arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const words of ['Clima de septiembre', '25 de 25', '3,96', areas[0]?.name, 'Idea 7']) {
    expect(text).toContain(words)
  }
  const { data: own } = await printed('supervisor')
  const only = await fetch(new URL(own?.url ?? '', started.url))
  const seen = pdfText(new Uint8Array(await only.arrayBuffer())).join(' ')
  expect(seen.replaceAll(/\s+/g, ' ')).not.toContain('Toda la empresa')
  await expect(printed('trabajador')).rejects.toThrow('No encontrado')
})

describe('who reads them', () => {
  test('a worker does once they are shared', async () => {
    await expect(results('trabajador')).rejects.toThrow('No encontrado')
    await expect(asCompany('update climate_survey set open_to_everyone = true')).rejects.toThrow(
      'Los grupos de los resultados se fijan antes de activar la encuesta',
    )
    const freeze = (how: string) =>
      owner.query(`alter table climate_survey ${how} trigger cuts_freeze`)
    await freeze('disable')
    await asCompany('update climate_survey set open_to_everyone = true')
    expect((await results('trabajador')).groups).toHaveLength(4)
    await asCompany('update climate_survey set open_to_everyone = false')
    await freeze('enable')
  })

  test('another company does not', async () => {
    await expect(results('boreal.admin')).rejects.toThrow('No encontrado')
  })

  test('who leads people sees the area in which they were, and no other', async () => {
    const { groups } = await results('supervisor')
    expect(groups.map(({ label }) => label)).toEqual([areas[0]?.name])
  })

  test('nor the questions of another group by asking for it', async () => {
    await expect(ask('supervisor', Questions, { group: '0' })).rejects.toThrow('No encontrado')
  })
})

describe('the results of a group are kept when it is published', () => {
  const kept = async () =>
    (
      await owner.query<{ hidden: string | null; result: object | null }>(
        `select cell.hidden, cell.result from climate_cell cell
         join survey on survey.company_id = cell.company_id and survey.id = cell.survey_id
         where survey.company_id = $1 and survey.title like 'Clima de %re' order by cell.id`,
        [companyId],
      )
    ).rows

  test('of those that are shown, and of no other', async () => {
    const cells = await kept()
    expect(cells.length).toBeGreaterThan(3)
    expect(cells.map(({ result }) => result !== null)).toEqual(
      cells.map(({ hidden }) => hidden === null),
    )
  })

  test('and are what their answers make: worked out anew they are the same', async () => {
    const before = await results('admin')
    const cells = await kept()
    await asCompany('update climate_cell set result = null')
    expect(await results('admin')).toEqual(before)
    // What was published before results were kept, the worker keeps.
    await publish()
    expect(await kept()).toEqual(cells)
    expect(await results('admin')).toEqual(before)
  })

  test('the page reads them alone', async () => {
    const before = await results('admin')
    await owner.query('alter table climate_cell_question rename to climate_cell_question_away')
    try {
      expect(await results('admin')).toEqual(before)
    } finally {
      await owner.query('alter table climate_cell_question_away rename to climate_cell_question')
    }
  })
})

test('a survey before that was eliminated is no longer compared, and hides nothing', async () => {
  await asCompany(`update survey set status = 'DELETED', reason = 'Prueba' where title = $1`, [
    'Clima de marzo',
  ])
  const { groups } = await results('admin')
  expect(groups).toHaveLength(4)
  expect(groups[0]?.scores.map(({ change }) => change)).toEqual([null, null])
})
