import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import {
  docs,
  type Process,
  processParts,
  type Review,
  reviewParts,
  rules,
} from '#tests/api/evaluations.ts'
import { innerId } from '#platform/model/ids.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'
import { type SurveyRow, workedProcess } from '#tests/reference/surveys.ts'
import type { ReviewOf, reviewsOf } from '#modules/talent/evaluations/server/index.ts'
import { inEachCompany } from '#modules/company/notices/server/index.ts'
import { ofStages } from './reminders.ts'
import { scoresSchema } from '../model/scores.ts'

const { api, world, database, services } = await startApi()
const { bernarda, hernan, loreto, rodrigo, gonzalo, carolina } = world.people
const { owner } = database
type Who = Parameters<typeof api.as>[0]

/** What the door gives to other modules is what the API shows. */
type Given = Awaited<ReturnType<typeof reviewsOf>>[number] & Pick<ReviewOf, 'scores'>
const shownKeys = ['computed', 'final', 'box'] as const satisfies readonly (keyof Given)[]
const send = <Row = Process>(who: Who, name: keyof typeof docs, input: object) =>
  api.as(who).result<Row>(docs[name], { input })
const done = async <Row = Process>(who: Who, name: keyof typeof docs, input: object) => {
  const { data, error } = await send<Row>(who, name, input)
  if (!data) throw new Error(`${name}: ${error?.message}`)
  return data
}
/** Why something is refused, with its right or by its rules; undefined of what was done. */
const refusal = async (who: Who, name: keyof typeof docs, input: object) => {
  try {
    return (await send(who, name, input)).error?.message
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const raters = [
  ['trabajador', bernarda, 'SELF'],
  ['supervisor', hernan, 'SUPERVISOR'],
  ['gerente', loreto, 'PEER'],
  ['supergerente', rodrigo, 'PEER'],
  ['lectura', gonzalo, 'PEER'],
] as const
type Made = Awaited<ReturnType<typeof makeSurvey>>
let survey: Made

const makeOne = async (title: string) => {
  const made = await makeSurvey(owner, world.coihues.id, {
    title,
    endAt: '2026-12-31T21:00:00Z',
    questions: [{ title: 'Ayuda' }, { title: 'Escucha' }, { title: 'Cumple plazos' }],
    of: raters.map(([, { id }, relation]) => ({
      respondent: id,
      evaluatee: bernarda.id,
      relation,
    })),
  })
  await owner.query(
    `update user_survey set person_snapshot = jsonb_build_object('evaluatee',
       jsonb_build_object('supervisorId', $2::bigint)) where survey_id = $1`,
    [made.id, hernan.id],
  )
  return made
}
const given = (of: Made, at: number, values: readonly number[]) => ({
  userSurveyId: of.taken[at]?.publicId,
  answers: of.questions.map(({ publicId: questionId }, place) => ({
    questionId,
    choice: values[place] ?? null,
    omit: false,
  })),
  complete: true,
})
const read = async (who: Who, id: string) =>
  (
    await api.as(who).run<{ evaluationProcess: Process }>(
      `query P($input: ByIdEvaluationProcess!) {
          evaluationProcess(input: $input) { ${processParts} } }`,
      { input: { id } },
    )
  ).evaluationProcess
const reviews = async (who: Who, processId: string) =>
  (
    await api.as(who).run<{ evaluationReviews: { rows: Review[] } }>(
      `query R($filter: EvaluationReviewFilter) { evaluationReviews(filter: $filter) {
        rows { ${reviewParts} } } }`,
      { filter: { processId } },
    )
  ).evaluationReviews.rows
const reviewOf = async (who: Who, processId: string) => {
  const [review] = await reviews(who, processId)
  if (!review) throw new Error('No review')
  return review
}
const moveOf = ({ id, version }: Process, move: string, reason: string | null) => ({
  id,
  version,
  move,
  reason,
})
const moved = (who: Who, of: Process, move: string, reason: string | null = null) =>
  done(who, 'move', moveOf(of, move, reason))
const whyNotMoved = (who: Who, of: Process, move: string, reason: string | null = null) =>
  refusal(who, 'move', moveOf(of, move, reason))
const inside = (id: string) => innerId('evaluationProcess', id)
const closeSurvey = ({ id }: Made) =>
  owner.query(`update survey set status = 'CLOSED', closed_at = now() where id = $1`, [id])

let evaluation: Process
const values: readonly (readonly number[])[] = [
  [5, 5, 4],
  [3, 4, 4],
  [4, 4, 3],
  [2, 5, 5],
  [3, 3, 4],
]

/** The same score, worked out apart from the product. */
function workedOut() {
  const rows = raters.flatMap(([, , relation], rater) =>
    (values[rater] ?? []).map((value, place): SurveyRow => ({
      rater,
      relation,
      competence: place === 2 ? 'c1' : 'c0',
      value,
      turned: false,
    })),
  )
  const competences = ['c0', 'c1'].map((name) => ({ name, weight: 1 }))
  return workedProcess(rows, competences, {
    SELF: 10,
    SUPERVISOR: 60,
    PEER: 30,
    SUBORDINATE: 0,
  })
}

beforeAll(async () => {
  survey = await makeOne('Desempeño del año')
})

describe('a process', () => {
  test('is begun by managers of the whole company, and by nobody else', async () => {
    for (const who of ['trabajador', 'supervisor', 'lectura', 'subgerente', 'externo'] as const) {
      const refused = await refusal(who, 'create', { ...rules, stages: null, surveyIds: null })
      expect(refused, who).not.toBeUndefined()
    }
    evaluation = await done('gerente', 'create', {
      ...rules,
      selfWeight: 20,
      stages: [
        { stage: 'EVALUATION', startsOn: '2026-09-01', endsOn: '2026-09-30' },
        { stage: 'CALIBRATION', startsOn: '2026-10-01', endsOn: '2026-10-09' },
      ],
      surveyIds: [{ id: survey.publicId }],
    })
    expect(evaluation).toMatchObject({ status: 'DRAFT', canKeep: true, people: 0 })
    expect(evaluation.surveys).toMatchObject([{ title: 'Desempeño del año' }])
  })

  test('is listed for those who read it, and offers evaluations of no other', async () => {
    const listed = async (who: Who) => {
      const { evaluationProcesses: found } = await api
        .as(who)
        .run<{ evaluationProcesses: { rows: { id: string }[] } }>(
          `query L($filter: EvaluationProcessFilter) {
            evaluationProcesses(filter: $filter) { rows { id } } }`,
          { filter: { search: 'Desempeño del año' } },
        )
      return found.rows.map(({ id }) => id)
    }
    expect(await listed('lectura')).toEqual([evaluation.id])
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      expect(await listed(who), who).toEqual([])
    }
    const { evaluationSurveys: offered } = await api
      .as('gerente')
      .run<{ evaluationSurveys: { id: string }[] }>(
        `query O { evaluationSurveys(input: { processId: null }) { id } }`,
      )
    expect(offered.map(({ id }) => id)).not.toContain(survey.publicId)
  })

  test('has stages in their order', async () => {
    const { id, version } = evaluation
    const backwards = [
      { stage: 'EVALUATION', startsOn: '2026-09-10', endsOn: '2026-09-30' },
      { stage: 'CALIBRATION', startsOn: '2026-09-01', endsOn: '2026-09-05' },
    ]
    expect(await refusal('admin', 'update', { id, version, stages: backwards })).toBe(
      'Calibración no puede comenzar antes que Evaluación',
    )
  })

  test('starts with weights of 100 and an active evaluation of its own', async () => {
    expect(await whyNotMoved('admin', evaluation, 'START')).toBe(
      'Los pesos deben sumar 100; suman 110',
    )
    const { id, version } = evaluation
    evaluation = await done('admin', 'update', { id, version, selfWeight: 10 })
    const other = await done('admin', 'create', { ...rules, title: 'Otro' })
    expect(await whyNotMoved('admin', other, 'START')).toBe('Elija al menos una evaluación')
    expect(
      await refusal('admin', 'update', {
        id: other.id,
        version: other.version,
        surveyIds: [{ id: survey.publicId }],
      }),
    ).toBe('Elija evaluaciones de desempeño con nombre, sin otro proceso')
    await done('admin', 'remove', { id: other.id, version: other.version })
    evaluation = await moved('gerente', evaluation, 'START')
    expect(evaluation).toMatchObject({ status: 'RUNNING', people: 1, raters: 5, ratersDone: 0 })
    expect(await reviewOf('admin', evaluation.id)).toMatchObject({
      status: 'PENDING',
      fullname: bernarda.name,
      supervisorName: hernan.name,
    })
  })

  test('keeps its rules once it started', async () => {
    const { id, version } = evaluation
    expect(await refusal('admin', 'update', { id, version, peerWeight: 40 })).toBe(
      'Las reglas de un proceso quedan fijas cuando comienza',
    )
    expect(await refusal('admin', 'remove', { id, version })).toBe('Ya comenzó: anúlelo')
    await expect(
      owner.query(`update evaluation_process set min_raters = 5 where status = 'RUNNING'`),
    ).rejects.toThrow('quedan fijas')
    evaluation = await done('admin', 'update', { id, version, title: 'Desempeño anual' })
  })
})

describe('a review', () => {
  test('is computed with each evaluation that is sent, and shown to nobody meanwhile', async () => {
    for (const [at, [who]] of raters.entries()) {
      if (at === 4) break
      await done(who, 'respond', given(survey, at, values[at] ?? []))
    }
    const running = await reviewOf('admin', evaluation.id)
    expect(running).toMatchObject({ status: 'IN_PROGRESS', ratersDone: 4, computed: null })
    expect(running).toMatchObject({ scores: null, finalShown: null })
    for (const key of shownKeys) expect(running[key], key).toBeNull()
    // Two peers are kept out of what is computed too.
    const kept = await owner.query<{ scores: unknown }>(
      'select scores from review where process_id = $1',
      [inside(evaluation.id)],
    )
    const { groups, leftOut } = scoresSchema.parse(kept.rows[0]?.scores)
    expect(groups.map(({ group }) => group)).toEqual(['SELF', 'SUPERVISOR'])
    expect(leftOut).toEqual([{ key: 'PEER', why: 'FEW_RATERS' }])
    await done('lectura', 'respond', given(survey, 4, values[4] ?? []))
    expect(await reviewOf('supervisor', evaluation.id)).toMatchObject({ status: 'READY' })
    // Opened again, it waits again.
    const last = survey.taken[4]?.publicId
    await done('admin', 'reopen', { userSurveyId: last, reason: 'Se equivocó' })
    expect((await reviewOf('admin', evaluation.id)).status).toBe('IN_PROGRESS')
    await done('lectura', 'respond', given(survey, 4, values[4] ?? []))
  })

  test('is not for its own person or another company until it is released', async () => {
    for (const who of ['trabajador', 'externo', 'boreal.admin', 'boreal.trabajador'] as const) {
      const found = await api
        .as(who)
        .raw(`query R { evaluationReviews(filter: {}) { rows { id } } }`)
      expect(JSON.stringify(found), who).not.toContain((await reviewOf('admin', evaluation.id)).id)
    }
  })

  test('is calibrated once its evaluations are closed, beside what was computed', async () => {
    expect(await whyNotMoved('admin', evaluation, 'CALIBRATE')).toBe(
      'Cierre primero la evaluación «Desempeño del año»: recibe respuestas',
    )
    await closeSurvey(survey)
    evaluation = await moved('admin', evaluation, 'CALIBRATE')
    const ready = await reviewOf('admin', evaluation.id)
    const worked = workedOut()
    expect(ready.computed).toBe(worked.final)
    expect(ready.scores?.groups.map(({ group }) => group)).toEqual(Object.keys(worked.groups))
  })

  test('is calibrated with a reason, by who keeps the process; a supervisor proposes', async () => {
    const worked = workedOut()
    const ready = await reviewOf('admin', evaluation.id)
    const input = { id: ready.id, version: ready.version, calibrated: '4.20', potential: 3 }
    const calibrate = (who: Who, more: object) => refusal(who, 'calibrate', { ...input, ...more })
    expect(await calibrate('admin', { reason: null })).toBe('Diga por qué se calibra la nota')
    expect(await calibrate('admin', { reason: 'Meta', calibrated: '6' })).toBe(
      'La nota calibrada debe ir de 1 a 5',
    )
    for (const who of ['supervisor', 'trabajador', 'lectura', 'subgerente'] as const) {
      expect(await calibrate(who, { reason: 'Meta' }), who).not.toBeUndefined()
    }
    const proposed = await done<Review>('supervisor', 'propose', {
      ...input,
      reason: 'Superó la meta',
    })
    expect(proposed).toMatchObject({
      status: 'READY',
      proposal: 'Superó la meta',
      calibrated: null,
    })
    const calibrated = await done<Review>('admin', 'calibrate', {
      ...input,
      version: proposed.version,
      reason: 'Comparada con su área',
    })
    expect(calibrated).toMatchObject({
      status: 'CALIBRATED',
      computed: worked.final,
      calibrated: '4.20',
      finalShown: '4.2',
      potential: 3,
      box: 9,
      proposal: null,
    })
    const undone = await done<Review>('admin', 'undo', {
      id: ready.id,
      version: calibrated.version,
      reason: 'Se comparó mal',
    })
    expect(undone).toMatchObject({ status: 'READY', calibrated: null, computed: worked.final })
    const steps = await api
      .as('admin')
      .run<{ evaluationReviewSteps: { state: string; reason: string | null }[] }>(
        `query S($input: ByIdEvaluationReview!) {
          evaluationReviewSteps(input: $input) { state reason } }`,
        { input: { id: ready.id } },
      )
    expect(steps.evaluationReviewSteps.slice(-2)).toEqual([
      { state: 'CALIBRATED', reason: 'Comparada con su área' },
      { state: 'READY', reason: 'Se comparó mal' },
    ])
    await done<Review>('admin', 'calibrate', {
      ...input,
      version: undone.version,
      reason: 'Comparada con su área',
    })
  })

  test('takes no answers while it is calibrated, until the process goes back', async () => {
    const late = { userSurveyId: survey.taken[0]?.publicId, reason: 'Otra vez' }
    expect(await refusal('admin', 'reopen', late)).not.toBeUndefined()
    await expect(
      owner.query(`update survey set status = 'ACTIVE' where id = $1`, [survey.id]),
    ).rejects.toThrow('ya no recibe respuestas')
    expect(await whyNotMoved('admin', evaluation, 'REOPEN')).toBe(
      'Diga por qué vuelve a la evaluación',
    )
    evaluation = await moved('admin', evaluation, 'REOPEN', 'Faltaba una jefatura')
    expect(await reviewOf('admin', evaluation.id)).toMatchObject({
      status: 'CALIBRATED',
      computed: null,
    })
    evaluation = await moved('admin', evaluation, 'CALIBRATE')
    expect((await reviewOf('admin', evaluation.id)).calibrated).toBe('4.20')
  })

  test('is released in the feedback, to all who are ready', async () => {
    const all = { processId: evaluation.id, reviewIds: null }
    expect(await refusal('admin', 'release', all)).toBe(
      'Los resultados se entregan cuando el proceso está en retroalimentación',
    )
    evaluation = await moved('admin', evaluation, 'FEEDBACK')
    const before = await reviewOf('supervisor', evaluation.id)
    expect(
      await refusal('supervisor', 'meet', {
        id: before.id,
        version: before.version,
        metOn: '2026-09-15',
        meetingNotes: null,
      }),
    ).toBe('Primero se entregan los resultados')
    expect(await send('gerente', 'release', all)).toMatchObject({ data: { released: 1, left: [] } })
    expect(await reviewOf('trabajador', evaluation.id)).toMatchObject({
      status: 'RELEASED',
      finalShown: '4.2',
      calibrationReason: 'Comparada con su área',
      potential: null,
      box: null,
    })
    await expect(
      owner.query(
        `update review set computed = '1/1', computed_shown = 1 where status = 'RELEASED'`,
      ),
    ).rejects.toThrow('queda fija')
  })

  test('is met by its supervisor and acknowledged by oneself, which locks it', async () => {
    const own = await reviewOf('trabajador', evaluation.id)
    const met = { id: own.id, metOn: '2026-09-15', meetingNotes: 'Acordamos dos metas' }
    const say = { id: own.id, version: own.version, comment: 'De acuerdo en parte' }
    expect(await refusal('trabajador', 'acknowledge', say)).toBe(
      'Se acusa recibo después de conversarla con su jefatura',
    )
    expect(
      await refusal('trabajador', 'meet', { ...met, version: own.version }),
    ).not.toBeUndefined()
    expect(
      await refusal('supervisor', 'meet', { ...met, version: own.version, metOn: '2026-09-20' }),
    ).toBe('No puede ser después de hoy')
    const after = await done<Review>('supervisor', 'meet', { ...met, version: own.version })
    for (const who of ['supervisor', 'admin', 'supergerente', 'superadmin'] as const) {
      const refused = await refusal(who, 'acknowledge', { ...say, version: after.version })
      expect(refused, who).not.toBeUndefined()
    }
    const locked = await done<Review>('trabajador', 'acknowledge', {
      ...say,
      version: after.version,
    })
    expect(locked.status).toBe('ACKNOWLEDGED')
    expect(await refusal('supervisor', 'meet', { ...met, version: locked.version })).toBe(
      'Ya se acusó recibo: no se cambia',
    )
    await expect(
      owner.query(`update review set acknowledge_comment = 'Otra' where status = 'ACKNOWLEDGED'`),
    ).rejects.toThrow('no se cambia')
  })
})

test('a process closes when nobody has plans for a part of their weight', async () => {
  const [row] = (
    await owner.query<{ id: string }>('select id from evaluation_process where title = $1', [
      'Desempeño anual',
    ])
  ).rows
  const plan = async (weight: number, percentage: number) =>
    owner.query(
      `insert into action_plan (company_id, worker_id, evaluation_process_id, objective,
         impact_area, simple_and_specific_plan, measurable_plan, achievable_plan, realistic_plan,
         traceable_in_time_plan, start_date, end_date, evaluation_weight, approval_status,
         completeness_status, completeness_percentage)
       values ($1, $2, $3, 'Meta', 'a', 'a', 'a', 'a', 'a', 'a', '2026-01-01', '2026-12-31', $4,
         'APPROVED', 'IN_PROGRESS', $5)`,
      [world.coihues.id, bernarda.id, row?.id, weight, percentage],
    )
  await plan(60, 50)
  const { evaluationShortOfPlans: short } = await api
    .as('admin')
    .run<{ evaluationShortOfPlans: { fullname: string; weightSum: number }[] }>(
      `query S($input: ByIdEvaluationProcess!) {
        evaluationShortOfPlans(input: $input) { fullname weightSum } }`,
      { input: { id: evaluation.id } },
    )
  expect(short).toEqual([{ fullname: bernarda.name, weightSum: 60 }])
  expect(await whyNotMoved('admin', evaluation, 'CLOSE')).toBe(
    `Los planes aprobados de cada persona suman 100 % o nada: ${bernarda.name} (60 %)`,
  )
  await plan(40, 100)
  evaluation = await moved('admin', evaluation, 'CLOSE')
  expect(evaluation.status).toBe('CLOSED')
  const kept = await owner.query('select plans_done, final from review where process_id = $1', [
    inside(evaluation.id),
  ])
  expect(kept.rows).toMatchObject([{ plans_done: '70/1', final: '21/5' }])
  expect(await whyNotMoved('admin', evaluation, 'CANCEL', 'No')).toBe(
    'Un proceso cerrado no se anula',
  )
})

test('the plans are a share of the final', async () => {
  const second = await makeOne('Con planes')
  let other = await done('admin', 'create', {
    ...rules,
    title: 'Con planes',
    planShare: 20,
    surveyIds: [{ id: second.publicId }],
  })
  other = await moved('admin', other, 'START')
  await done('supervisor', 'respond', given(second, 1, [4, 4, 4]))
  await closeSurvey(second)
  other = await moved('admin', other, 'CALIBRATE')
  expect(await reviewOf('admin', other.id)).toMatchObject({ status: 'READY', final: '4/1' })
  await owner.query(
    `update action_plan set evaluation_process_id = (select id from evaluation_process
       where title = 'Con planes') where objective = 'Meta'`,
  )
  // 70 % of the plans is 3,8 of 5: 0,8 · 4 + 0,2 · 3,8.
  expect(await reviewOf('admin', other.id)).toMatchObject({ final: '99/25', computed: '4/1' })
  expect(await whyNotMoved('admin', other, 'CANCEL')).toBe('Diga por qué se anula')
  expect((await moved('admin', other, 'CANCEL', 'Era una prueba')).status).toBe('CANCELED')
})

test('who still has to answer is listed, and not the people that these are about', async () => {
  const third = await makeOne('A medias')
  const made = await done('admin', 'create', {
    ...rules,
    title: 'A medias',
    surveyIds: [{ id: third.publicId }],
  })
  await moved('admin', made, 'START')
  const Missing = `query M($filter: EvaluationMissingFilter) { evaluationMissing(filter: $filter) {
    rows { fullname missing } total } }`
  const missing = async (who: Who) =>
    (
      await api
        .as(who)
        .run<{ evaluationMissing: { rows: { fullname: string }[]; total: number } }>(Missing, {
          filter: { processId: made.id },
        })
    ).evaluationMissing
  const all = await missing('admin')
  expect(all.total).toBe(5)
  expect(all.rows.map(({ fullname }) => fullname)).toContain(gonzalo.name)
  expect(JSON.stringify(all)).not.toContain(carolina.name)
  const few = await missing('subgerente')
  expect(few.rows.length).toBeLessThan(5)
  expect((await read('supervisor', made.id)).people).toBe(1)
})

describe('the end of a stage', () => {
  const saidOn = async (day: string) => {
    const said: { key: string; userId: number }[] = []
    await inEachCompany(services.db, new Date(`${day}T15:00:00Z`), async (round) => {
      said.push(...(await ofStages(round)))
    })
    return said
  }

  test('is remembered on four days to those with something left, once a day', async () => {
    const made = await makeOne('Con fechas')
    const started = await done('admin', 'create', {
      ...rules,
      title: 'Con fechas',
      stages: [{ stage: 'EVALUATION', startsOn: '2029-03-01', endsOn: '2029-03-20' }],
      surveyIds: [{ id: made.publicId }],
    })
    expect(await saidOn('2029-03-13')).toEqual([])
    await moved('admin', started, 'START')
    await done('supervisor', 'respond', given(made, 1, [4, 4, 4]))
    // Hernán has answered, and Bernarda's own evaluation is of another stage.
    const waiting = [loreto.id, rodrigo.id, gonzalo.id].toSorted((one, other) => one - other)
    for (const day of ['2029-03-13', '2029-03-18', '2029-03-20', '2029-03-21']) {
      const said = await saidOn(day)
      expect(said.map(({ userId }) => userId).toSorted((one, other) => one - other)).toEqual(
        waiting,
      )
      expect(new Set(said.map(({ key }) => key)).size).toBe(1)
    }
    expect(await saidOn('2029-03-19')).toEqual([])
  })
})
