import { beforeAll, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { evaluatedProcess, type Rated } from '#tests/evaluated-process.ts'
import { pdfText } from '#tests/pdf-text.ts'

const started = await startApi()
const { api, database, world, asCompany, url } = started
const { owner } = database
const companyId = world.coihues.id
const { bernarda, hernan, carolina, loreto, gonzalo, rodrigo, ester } = world.people
type Username = Parameters<typeof api.as>[0]

const explained = 'value fraction parts { key label value fraction weight } leftOut { label why }'
const Result = `query R($input: EvaluationResultInput!) { evaluationResult(input: $input) {
  fullname isShown supervisorName calibrated reason potential final { value fraction }
  computed { ${explained} } leftOut { label why } strengths toImprove
  competences { key title gap others score { ${explained} }
    groups { group score { ${explained} } } }
  comments { question group text } history { title value change competences { key change } } } }`
const Report = `query R($input: EvaluationReportInput!) { evaluationReport(input: $input) {
  title people scored released value distribution { label count percent }
  areas { name people score { value } } supervisors { name people score { value } }
  boxes { box count } outsideBoxes } }`
const People = `query P($filter: EvaluationResultFilter) {
  evaluationResults(filter: $filter) { total rows { fullname value status } } }`
const Reports = `{ evaluationReports(
  filter: { search: "prueba" }, sort: { by: startedAt, descending: true }) {
  total rows { title people value onlyPersonId } } }`
const Mine = `query M($input: PersonEvaluationsInput!) {
  personEvaluations(input: $input) { title value status } }`
const Averages = `query A($input: CompetenceAveragesByUserInput!) {
  competenceAveragesByUser(input: $input) { fullname competence average fraction } }`
const Surveys = `query S($input: SurveysOfEvaluateeInput!) { surveysOfEvaluatee(input: $input) {
  fullname supervisors hasResult groups { group invited answered } } }`
const Print = `mutation P($input: PrintEvaluationResultInput!) {
  printEvaluationResult(input: $input) { status message data { name url } } }`

type Explained = {
  value: string | null
  fraction: string | null
  parts: { key: string; label: string; value: string; weight: string }[]
  leftOut: { label: string; why: string }[]
}
type Shown = {
  isShown: boolean
  reason: string | null
  final: { value: string; fraction: string }
  computed: Explained
  leftOut: { label: string; why: string }[]
  competences: {
    key: string
    gap: string | null
    score: Explained
    groups: { group: string; score: Explained }[]
  }[]
  comments: { group: string; text: string }[]
  history: { title: string; change: string | null }[]
}

const rated = (by: number, relation: Rated['relation'], ...choices: (number | null)[]): Rated => ({
  by,
  relation,
  choices,
  comment: `Dicho por ${by}`,
})

/** Bernarda, by herself, her supervisor, three peers and two of her team. */
const ofBernarda = () => ({
  person: bernarda.id,
  supervisor: hernan.id,
  raters: [
    rated(bernarda.id, 'SELF', 5, 5, 5),
    rated(hernan.id, 'SUPERVISOR', 4, 3, 4),
    rated(carolina.id, 'PEER', 4, 4, 3),
    rated(loreto.id, 'PEER', 3, 3, 3),
    rated(gonzalo.id, 'PEER', 2, 4, null),
    rated(rodrigo.id, 'SUBORDINATE', 5, 5, 1),
    rated(ester.id, 'SUBORDINATE', 1, 5, 1),
  ],
})
/** Gonzalo, by his supervisor and two peers: fewer than are shown. */
const ofGonzalo = () => ({
  person: gonzalo.id,
  supervisor: carolina.id,
  raters: [
    rated(carolina.id, 'SUPERVISOR', 2, 2, 3),
    rated(loreto.id, 'PEER', 1, 1, 1),
    rated(bernarda.id, 'PEER', 5, 5, 5),
  ],
})

let running: Awaited<ReturnType<typeof evaluatedProcess>>
let made: Awaited<ReturnType<typeof evaluatedProcess>>
let before: Awaited<ReturnType<typeof evaluatedProcess>>
const parts = { owner, asCompany, companyId }

beforeAll(async () => {
  before = await evaluatedProcess(parts, {
    title: 'Prueba 2025',
    startedAt: '2025-09-01T12:00:00Z',
    people: [
      {
        person: bernarda.id,
        supervisor: hernan.id,
        raters: [rated(hernan.id, 'SUPERVISOR', 3, 3, 3)],
      },
    ],
    released: [bernarda.id],
  })
  running = await evaluatedProcess(parts, {
    title: 'Prueba en marcha',
    people: [ofBernarda()],
    status: 'RUNNING',
  })
  made = await evaluatedProcess(parts, {
    title: 'Prueba 2026',
    startedAt: '2026-08-01T12:00:00Z',
    people: [ofBernarda(), ofGonzalo()],
  })
})

const resultOf = async (
  username: Username,
  evaluatee: string = bernarda.publicId,
  processId: string = made.publicId,
) => {
  const input = { evaluateeId: evaluatee, processId, surveyId: null }
  const data = await api.as(username).run<{ evaluationResult: Shown }>(Result, { input })
  return data.evaluationResult
}
const release = (userId: number) =>
  asCompany(
    `update review set status = 'RELEASED', released_at = now()
     where company_id = $1 and evaluatee_id = $2 and process_id = $3`,
    [companyId, userId, made.id],
  )

describe('the result of a person', () => {
  test('says each score with the fraction that it is and what it is made of', async () => {
    const { competences, final, computed, leftOut } = await resultOf('gerente')
    const [team, results] = competences
    expect(leftOut).toEqual([])
    expect(team?.groups.map(({ group }) => group)).toEqual(['SELF', 'SUPERVISOR', 'OTHERS'])
    // «Otros»: (4 + 3 + 3 + 5 + 3) / 5, with the weights of both groups.
    expect(team?.groups[2]?.score).toMatchObject({ value: '3.60', fraction: '18/5' })
    expect(team?.score).toMatchObject({ value: '3.84', fraction: '96/25' })
    expect(team?.score.parts.map(({ label, weight }) => [label, weight])).toEqual([
      ['Autoevaluación', '20'],
      ['Supervisor', '40'],
      ['Otros', '40'],
    ])
    expect(team?.gap).toBe('1.45')
    expect(results?.groups[2]?.score.leftOut).toEqual([{ label: 'Otros', why: 'Sin nota' }])
    expect(computed.parts.map(({ label }) => label)).toEqual(['Trabajo en equipo', 'Resultados'])
    expect(final).toEqual({ value: computed.value, fraction: computed.fraction })
  })

  test('has neither scores nor words of two peers', async () => {
    const { competences, leftOut, comments, final } = await resultOf('gerente', gonzalo.publicId)
    expect(leftOut).toContainEqual({ label: 'Pares', why: 'Menos evaluadores que el mínimo' })
    expect(competences[0]?.groups.map(({ group }) => group)).toEqual(['SUPERVISOR'])
    expect(comments).toEqual([
      { question: 'Ayuda a sus compañeros', group: 'SUPERVISOR', text: `Dicho por ${carolina.id}` },
    ])
    expect(final.fraction).toBe('5/2')
  })

  test('has what five others wrote under «Otros», in no order of theirs', async () => {
    const { comments } = await resultOf('gerente')
    const others = comments.filter(({ group }) => group === 'OTHERS').map(({ text }) => text)
    const wrote = [carolina, loreto, gonzalo, rodrigo, ester].map(({ id }) => `Dicho por ${id}`)
    expect(others.toSorted()).toEqual(wrote.toSorted())
    expect(others).not.toEqual(wrote)
  })

  test('is compared with the process before by the keys of its competences', async () => {
    const { history } = await resultOf('gerente')
    expect(history.filter(({ title }) => title.startsWith('Prueba'))).toMatchObject([
      { title: 'Prueba 2025', value: '3.00', competences: [{ key: 'c0', change: '0.84' }, {}] },
    ])
  })

  test('has no score while people still answer', async () => {
    const shown = await resultOf('gerente', bernarda.publicId, running.publicId)
    expect(shown).toMatchObject({ isShown: false, competences: [], comments: [] })
    expect(shown.final).toEqual({ value: null, fraction: null })
  })

  test('in one survey is the same competences and no others', async () => {
    const input = {
      evaluateeId: bernarda.publicId,
      processId: null,
      surveyId: made.survey.publicId,
    }
    const { evaluationResult } = await api
      .as('gerente')
      .run<{ evaluationResult: Shown }>(Result, { input })
    const whole = await resultOf('gerente')
    expect(evaluationResult.competences).toEqual(whole.competences)
    expect(evaluationResult.final).toEqual(whole.final)
  })

  test('is printed as it is shown, and nothing more', async () => {
    const printed = async (evaluatee: string) => {
      const input = { evaluateeId: evaluatee, processId: made.publicId, surveyId: null }
      const { printEvaluationResult: paper } = await api
        .as('gerente')
        .run<{ printEvaluationResult: { data: { name: string; url: string } } }>(Print, { input })
      const file = await fetch(new URL(paper.data.url, url))
      const pages = pdfText(new Uint8Array(await file.arrayBuffer())).join(' ')
      return { name: paper.data.name, text: pages.replaceAll(/\s+/g, ' ') }
    }
    const { name, text } = await printed(bernarda.publicId)
    expect(name).toContain('Resultado de Bernarda')
    for (const words of ['Trabajo en equipo', '3,84', 'Otros', 'Fortalezas', 'Prueba 2025']) {
      expect(text).toContain(words)
    }
    const few = await printed(gonzalo.publicId)
    expect(few.text).not.toContain(`Dicho por ${loreto.id}`)
    expect(few.text).toContain('Pares (menos evaluadores que el mínimo)')
  })
})

describe('the report of a process', () => {
  const report = async (username: Username) => {
    const input = { processId: made.publicId }
    const data = await api.as(username).run<{
      evaluationReport: { people: number; value: string; distribution: { count: number }[] }
    }>(Report, { input })
    return data.evaluationReport
  }

  test('counts the people that its reader sees, and each number opens them', async () => {
    const shown = await report('gerente')
    expect(shown).toMatchObject({ people: 2, scored: 2, released: 0, outsideBoxes: 2 })
    expect(shown.distribution.map(({ count }) => count)).toEqual([0, 1, 1, 0])
    const { evaluationResults: band } = await api
      .as('gerente')
      .run<{ evaluationResults: { total: number; rows: { fullname: string }[] } }>(People, {
        filter: { processId: made.publicId, band: 2 },
      })
    expect(band.rows.map(({ fullname }) => fullname)).toEqual([gonzalo.name])
  })

  test('of a supervisor is that of who were their people when it started', async () => {
    expect(await report('supervisor')).toMatchObject({ people: 1 })
    const { evaluationReports: all } = await api
      .as('supervisor')
      .run<{ evaluationReports: { rows: { title: string; onlyPersonId: string }[] } }>(Reports)
    expect(all.rows.map(({ title, onlyPersonId }) => [title, onlyPersonId])).toEqual([
      ['Prueba en marcha', bernarda.publicId],
      ['Prueba 2026', bernarda.publicId],
      ['Prueba 2025', bernarda.publicId],
    ])
  })

  test('by person and competence is of the same people', async () => {
    type Rows = { competenceAveragesByUser: { fullname: string; average: string }[] }
    const input = { surveyId: made.survey.publicId }
    const of = async (username: Username) =>
      (await api.as(username).run<Rows>(Averages, { input })).competenceAveragesByUser
    expect(await of('gerente')).toHaveLength(4)
    expect((await of('supervisor')).map(({ fullname }) => fullname)).toEqual([
      bernarda.name,
      bernarda.name,
    ])
    await expect(of('boreal.admin')).rejects.toThrow('No encontrado')
  })
})

describe('who reads results', () => {
  test('nobody their own before they are released, whatever else they read', async () => {
    await expect(resultOf('trabajador')).rejects.toThrow('No encontrado')
    await expect(resultOf('lectura', gonzalo.publicId)).rejects.toThrow('No encontrado')
    await release(bernarda.id)
    const own = await resultOf('trabajador')
    expect(own).toMatchObject({ isShown: true, reason: null, potential: null })
    expect(own.competences[0]?.groups.map(({ group }) => group)).toContain('OTHERS')
  })

  test('not a peer, nor somebody of the team, nor another company', async () => {
    const readers: [Username, string][] = [
      ['trabajador', gonzalo.publicId],
      ['supervisor', gonzalo.publicId],
      ['boreal.admin', bernarda.publicId],
      ['boreal.trabajador', bernarda.publicId],
      ['invitado', bernarda.publicId],
      ['externo', bernarda.publicId],
    ]
    for (const [username, person] of readers) {
      await expect(resultOf(username, person), username).rejects.toThrow()
    }
    for (const username of ['boreal.admin', 'externo'] as const) {
      const input = { userId: bernarda.publicId }
      await expect(api.as(username).run(Mine, { input }), username).rejects.toThrow()
    }
  })

  test('a manager of another razón social sees none of these people', async () => {
    await expect(resultOf('gerente.peumal')).rejects.toThrow('No encontrado')
  })

  test('the ficha has what its reader may see, process by process', async () => {
    type Rows = { personEvaluations: { title: string; value: string | null }[] }
    const of = async (username: Username) =>
      (
        await api.as(username).run<Rows>(Mine, { input: { userId: bernarda.publicId } })
      ).personEvaluations.filter(({ title }) => title.startsWith('Prueba'))
    expect((await of('trabajador')).map(({ title }) => title)).toEqual([
      'Prueba 2026',
      'Prueba 2025',
    ])
    expect((await of('gerente')).map(({ title, value }) => [title, value])).toEqual([
      ['Prueba en marcha', null],
      ['Prueba 2026', expect.any(String)],
      ['Prueba 2025', '3.00'],
    ])
  })

  test('nobody learns which of two peers has answered', async () => {
    type Answer = { surveysOfEvaluatee: { groups: object[]; supervisors: string[] } }
    const input = { surveyId: made.survey.publicId, evaluateeId: gonzalo.publicId }
    const { surveysOfEvaluatee } = await api.as('gerente').run<Answer>(Surveys, { input })
    expect(surveysOfEvaluatee.groups).toEqual([
      { group: 'SUPERVISOR', invited: 1, answered: 1 },
      { group: 'PEER', invited: null, answered: null },
    ])
    expect(surveysOfEvaluatee.supervisors).toEqual([carolina.name])
    await expect(api.as('supervisor').run(Surveys, { input })).rejects.toThrow('No encontrado')
    const other = { surveyId: publicId('survey', 999_999), evaluateeId: gonzalo.publicId }
    await expect(api.as('gerente').run(Surveys, { input: other })).rejects.toThrow('No encontrado')
  })
})

test('a process before it has people of its reader is not there', async () => {
  expect(before.id).toBeLessThan(made.id)
  const input = { processId: publicId('evaluationProcess', 999_999) }
  await expect(api.as('gerente').run(Report, { input })).rejects.toThrow('No encontrado')
})
