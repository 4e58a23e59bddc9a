import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { publicId } from '#platform/model/ids.ts'
import { plainQuestion } from '../model/templates.ts'
import { surveyTask } from './tasks.ts'

const { api, world, clock, database, services } = await startApi()
const { bernarda, hernan, loreto } = world.people
type Who = Parameters<typeof api.as>[0]

type Survey = {
  id: string
  version: number
  status: string
  closed: boolean
  privacy: string
  questions: number
  edition: number
  participants: number | null
  answered: number | null
}
const data = `data { id version status closed privacy questions edition participants answered }`
const mutation = (name: string, input: string, fields = data) =>
  `mutation Do($input: ${input}!) { ${name}(input: $input) { ${outcome} ${fields} } }`

const docs = {
  create: mutation('createSurvey', 'CreateSurveyInput'),
  update: mutation('updateSurvey', 'UpdateSurveyInput'),
  remove: mutation('deleteSurvey', 'DeleteSurveyInput', 'data { id }'),
  assign: mutation('assignSurvey', 'AssignmentInput'),
  move: mutation('moveSurvey', 'MoveSurveyInput'),
  extend: mutation('extendSurvey', 'ExtendSurveyInput'),
  apply: mutation('applySurveyCorrection', 'ApplySurveyCorrectionInput'),
  leave: mutation('removeSurveyParticipant', 'ByIdUserSurvey'),
  remind: mutation('remindSurvey', 'ByIdSurvey', 'data { id reminded }'),
  correct: mutation('correctSurvey', 'ByIdSurvey', 'data { edition version }'),
  save: mutation(
    'saveSurveyDefinition',
    'SaveSurveyDefinitionInput',
    `data { edition version competences { title
      questions { title alternatives { label isOther } } } }`,
  ),
}
const send = (who: Who, name: keyof typeof docs, input: object) =>
  api.as(who).result<Survey>(docs[name], { input })
const done = async (who: Who, name: keyof typeof docs, input: object) => {
  const made = await api.as(who).mutate<Survey>(docs[name], { input })
  if (!made) throw new Error(`${name} answered nothing`)
  return made
}

const Definition = `query Definition($input: SurveyDefinitionInput!) {
  surveyDefinition(input: $input) {
  edition state version instructions competences { id key title weight questions {
    id key title type scaleCode scaleVersion } } } }`
type Competence = { key: string; title: string; questions: { scaleVersion: number | null }[] }
const definition = async (who: Who, id: string) =>
  (
    await api.as(who).run<{
      surveyDefinition: {
        edition: number
        version: number
        state: string
        competences: Competence[]
      }
    }>(Definition, { input: { id, edition: null } })
  ).surveyDefinition

const rule = (id: string, kind: string, more: object = {}) => ({
  id,
  kind,
  businessId: null,
  unitId: null,
  areaId: null,
  branchOfficeId: null,
  jobTitle: null,
  contractType: null,
  minMonths: null,
  pasted: null,
  includeInactive: false,
  ...more,
})
const preview = async (id: string, kind: string, more: object = {}) =>
  (
    await api.as('admin').run<{
      previewAssignment: {
        created: number
        existing: number
        words: string
        problems: { who: string; message: string; line: number | null }[]
      }
    }>(
      `query P($input: AssignmentInput!) { previewAssignment(input: $input) {
        created existing words problems { who message line } } }`,
      { input: rule(id, kind, more) },
    )
  ).previewAssignment
const checks = async (id: string) =>
  (
    await api
      .as('admin')
      .run<{ surveyChecks: { code: string; level: string; message: string }[] }>(
        'query C($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }',
        { input: { id } },
      )
  ).surveyChecks
const row = `id surveyTitle status progress isSelf isOwn relation closed
  respondent { id fullname area } evaluatee { id fullname area jobTitle }`
const rowsOf = async (who: Who, name: string, filter: object = {}) =>
  (
    await api
      .as(who)
      .run<
        Record<
          string,
          { rows: { surveyTitle: string; relation: string; respondent: { id: string } }[] }
        >
      >(
        `query L($filter: UserSurveyFilter) {
        ${name}(filter: $filter, page: { number: 1, size: 100 }) { rows { ${row} } } }`,
        { filter },
      )
  )[name]?.rows ?? []

const days = { startAt: '2026-09-20T13:00:00Z', endAt: '2026-10-20T22:00:00Z' }
const performance = (title: string) =>
  done('admin', 'create', { type: 'PERFORMANCE', title, template: 'desempeno180', ...days })
const moveOf = (name: string, { id }: { id: string }, more: object = {}) =>
  send('admin', 'move', { id, move: name, ...more })

describe('Carolina writes an evaluation from a template', () => {
  test('and has its questions at once, to be changed', async () => {
    const made = await performance('Evaluación anual')
    expect(made).toMatchObject({ status: 'PENDING', privacy: 'IDENTIFIED', questions: 16 })
    const { competences } = await definition('admin', made.id)
    expect(competences.map(({ title }) => title)).toEqual([
      'Resultados',
      'Colaboración',
      'Atención a quienes servimos',
      'Aprendizaje',
      'Cuidado',
    ])
  })

  test('saves it whole, with the options of a selection; a second window is refused', async () => {
    const made = await performance('Evaluación corregida')
    const { version } = await definition('admin', made.id)
    const input = {
      id: made.id,
      edition: 1,
      version,
      instructions: 'Lea con calma',
      competences: [
        {
          key: 'a',
          title: 'Una',
          weight: 2,
          questions: [
            {
              ...plainQuestion,
              key: 'q1',
              title: '¿Cuál prefiere?',
              type: 'SELECT',
              metadata: JSON.stringify({
                options: [
                  { value: 1, label: 'Rojo' },
                  { value: 2, label: 'Verde' },
                ],
                config: { other: true },
              }),
            },
          ],
        },
      ],
    }
    const saved = await send('admin', 'save', input)
    expect(saved.data).toMatchObject({
      competences: [
        {
          questions: [
            {
              alternatives: [
                { label: 'Rojo', isOther: false },
                { label: 'Verde', isOther: false },
                { label: 'Otra', isOther: true },
              ],
            },
          ],
        },
      ],
    })
    const second = await send('admin', 'save', input)
    expect(second.error?.message).toMatch(/guardó estos datos/)
  })

  test.each([
    ['LIKERT', { scaleCode: null }, 'Elija la escala'],
    ['OPEN', { scaleCode: 'PERF_5' }, 'Ese tipo de respuesta no lleva escala'],
    ['SELECT', { metadata: '{"options":[]}' }, 'Escriba al menos dos opciones distintas'],
    ['SELECT', { metadata: 'no es JSON' }, 'Escriba al menos dos opciones distintas'],
    ['MULTIPLE_OPEN', { metadata: '{}' }, 'Diga cuántas respuestas se piden'],
  ])('reads what is wrong with a question of type %s: %o', async (type, more, message) => {
    const made = await performance(`Con error ${message}`)
    const { error } = await send('admin', 'save', {
      id: made.id,
      edition: 1,
      version: 1,
      competences: [
        {
          key: 'a',
          title: 'Una',
          weight: 1,
          questions: [{ ...plainQuestion, key: 'q', title: 'Q', type, ...more }],
        },
      ],
    })
    expect(error).toMatchObject({ message, field: 'competences.0.questions.0' })
  })

  test('and may not ask in confidence with names beside the answers', async () => {
    const made = await done('admin', 'create', {
      type: 'CLIMATE',
      title: 'Clima 2026',
      privacy: 'IDENTIFIED',
      template: 'clima',
      ...days,
    })
    expect(made.privacy).toBe('CONFIDENTIAL')
    expect((await checks(made.id)).filter(({ level }) => level === 'ERROR')).toEqual([
      expect.objectContaining({ code: 'participants' }),
    ])
  })

  test('that ends after it begins, and forces comments only where there are any', async () => {
    const late = await send('admin', 'create', {
      type: 'CUSTOM',
      title: 'Al revés',
      startAt: days.endAt,
      endAt: days.startAt,
    })
    expect(late.error?.field).toBe('endAt')
    const made = await done('admin', 'create', { type: 'CUSTOM', title: 'Breve', ...days })
    const forced = await send('admin', 'update', {
      id: made.id,
      version: made.version,
      forceComments: true,
    })
    expect(forced.error?.field).toBe('forceComments')
  })
})

describe('participants are found by a rule, seen before they are added', () => {
  test('each supervisor evaluates those who report to them; who has none is named', async () => {
    const made = await performance('Jefaturas')
    const seen = await preview(made.id, 'SUPERVISOR')
    expect(seen.words).toMatch(/^Se crearán \d+ encuestas; \d+ sin supervisor$/)
    await done('admin', 'assign', rule(made.id, 'SUPERVISOR'))
    const again = await preview(made.id, 'SUPERVISOR')
    expect(again).toMatchObject({ created: 0, existing: seen.created })
    const twice = await done('admin', 'assign', rule(made.id, 'SUPERVISOR'))
    expect(twice.participants).toBe(seen.created)
  })

  test('a team answers about its supervisor, and colleagues about each other', async () => {
    const made = await performance('Equipo y pares')
    const team = await preview(made.id, 'IMPORT', {
      pasted: `RUT respondiente;RUT evaluado;relación\n${bernarda.rut};${hernan.rut};equipo
${hernan.rut};${bernarda.rut};jefatura\n${hernan.rut};${hernan.rut}\n11.111.111-1;${hernan.rut};par
${bernarda.rut};${hernan.rut};vecina`,
    })
    expect(team).toMatchObject({ created: 3 })
    expect(team.problems.map(({ line, message }) => [line, message])).toEqual([
      [4, '11.111.111-1: no trabaja en la fecha de inicio'],
      [5, 'Diga la relación: autoevaluación, jefatura, equipo o par'],
    ])
    const peers = await preview(made.id, 'PEER')
    const below = await preview(made.id, 'SUBORDINATE')
    const above = await preview(made.id, 'SUPERVISOR')
    expect(below.created).toBe(above.created)
    expect(peers.created).toBeGreaterThan(0)
  })

  test('a list of RUTs adds its people and says what is no RUT', async () => {
    const made = await done('admin', 'create', { type: 'CUSTOM', title: 'Lista', ...days })
    const seen = await preview(made.id, 'LIST', { pasted: `${bernarda.rut}\nhola` })
    expect(seen).toMatchObject({ created: 1, problems: [{ who: 'hola', line: 1 }] })
    const empty = await send('admin', 'assign', rule(made.id, 'LIST'))
    expect(empty.error).toMatchObject({ field: 'pasted', message: 'Pegue los RUT' })
  })

  test('those of a razón social, and none that is not of the company', async () => {
    const made = await done('admin', 'create', { type: 'CUSTOM', title: 'Viña', ...days })
    const all = await preview(made.id, 'FILTER')
    const some = await preview(made.id, 'FILTER', { businessId: world.businesses.vina.publicId })
    expect(some.created).toBeGreaterThan(10)
    expect(some.created).toBeLessThan(all.created)
  })
})

describe('a survey lives', () => {
  async function running(title: string) {
    const made = await performance(title)
    await done(
      'admin',
      'assign',
      rule(made.id, 'IMPORT', {
        pasted: `${bernarda.rut};${bernarda.rut}\n${hernan.rut};${bernarda.rut};jefatura
${loreto.rut};${hernan.rut};jefatura\n${bernarda.rut};${hernan.rut};equipo`,
      }),
    )
    const active = await moveOf('ACTIVATE', made)
    expect(active.error).toBeNull()
    return active.data
  }

  test('it is not activated without questions or participants', async () => {
    const made = await done('admin', 'create', { type: 'CUSTOM', title: 'Vacía', ...days })
    expect((await moveOf('ACTIVATE', made)).error?.message).toBe('Agregue al menos una pregunta')
    const filled = await performance('Sin gente')
    expect((await moveOf('ACTIVATE', filled)).error?.message).toBe(
      'Agregue al menos un participante',
    )
  })

  test('once active nothing of it is written: by the API and by the database', async () => {
    const survey = await running('Congelada')
    expect(survey).toMatchObject({ status: 'ACTIVE', participants: 4, answered: 0 })
    const { version, competences, state } = await definition('admin', survey.id)
    expect(state).toBe('FROZEN')
    expect(competences[0]?.questions[0]?.scaleVersion).toBe(1)
    const saved = await send('admin', 'save', {
      id: survey.id,
      edition: 1,
      version,
      competences: [],
    })
    expect(saved.error?.message).toMatch(/corríjala en otra versión/)
    const patched = await send('admin', 'update', {
      id: survey.id,
      version: survey.version,
      title: 'Otra',
    })
    expect(patched.error?.kind).toBe('conflict')
    for (const written of [
      `update question set title = 'x' where survey_id = $1`,
      `delete from competence where survey_id = $1`,
      `update survey_version set instructions = 'x' where survey_id = $1`,
      `update alternative a set label = 'x' from question q where q.id = a.question_id
         and q.survey_id = $1 and $1 is null`,
      `update survey set min_group = 9 where id = $1`,
      `update survey set status = 'PENDING' where id = $1`,
    ]) {
      const refused = await database.owner.query(written, [innerOf(survey.id)]).then(
        ({ rowCount }) => rowCount,
        () => 'refused',
      )
      expect([written, refused]).toEqual([written, written.includes('$1 is null') ? 0 : 'refused'])
    }
  })

  test('it pauses, goes on, closes and opens again within a day with another end', async () => {
    const survey = await running('Con pausas')
    expect((await moveOf('PAUSE', survey)).data.status).toBe('PAUSED')
    expect((await moveOf('PAUSE', survey)).error?.message).toBe('Ya está pausada')
    expect((await moveOf('RESUME', survey)).data.status).toBe('ACTIVE')
    expect((await moveOf('CLOSE', survey)).data).toMatchObject({ status: 'CLOSED', closed: true })
    expect((await moveOf('REOPEN', survey)).error?.field).toBe('endAt')
    const opened = await moveOf('REOPEN', survey, { endAt: '2026-11-01T22:00:00Z' })
    expect(opened.data).toMatchObject({ status: 'ACTIVE', closed: false })
    await moveOf('CLOSE', survey)
    expect((await moveOf('PUBLISH', survey)).data.status).toBe('COMPLETE')
    expect((await moveOf('HIDE', survey)).data.status).toBe('HIDDEN')
    expect((await moveOf('SHOW', survey)).data.status).toBe('COMPLETE')
    expect((await send('admin', 'remove', { id: survey.id })).error?.field).toBe('reason')
    const gone = await send('admin', 'remove', { id: survey.id, reason: 'Se hizo por error' })
    expect(gone.status).toBe('OK')
  })

  test('its questions are corrected for those who have answered none', async () => {
    const survey = await running('Por corregir')
    const { rows: given } = await database.owner.query<{ id: string; question: string }>(
      `select u.id, (select min(q.id) from question q where q.survey_id = u.survey_id) question
       from user_survey u where u.survey_id = $1 order by u.id limit 1`,
      [innerOf(survey.id)],
    )
    await database.owner.query(
      `insert into answer (company_id, user_survey_id, question_id, choice, at)
       values ($1, $2, $3, 4, now())`,
      [world.coihues.id, given[0]?.id, given[0]?.question],
    )
    expect(await done('admin', 'correct', { id: survey.id })).toMatchObject({ edition: 2 })
    const { version, competences } = await definition('admin', survey.id)
    await done('admin', 'save', {
      id: survey.id,
      edition: 2,
      version,
      competences: competences.map(({ key, title }, at) => ({
        key,
        title,
        weight: at + 1,
        questions: [
          {
            ...plainQuestion,
            key: `${key}-n`,
            title: 'Nueva',
            type: 'PERFORMANCE',
            scaleCode: 'PERF_5',
          },
        ],
      })),
    })
    const applied = await done('admin', 'apply', { id: survey.id, discard: false })
    expect(applied).toMatchObject({ edition: 2, questions: 5 })
    const { rows } = await database.owner.query(
      'select edition, count(*)::int from user_survey where survey_id = $1 group by 1 order by 1',
      [innerOf(survey.id)],
    )
    expect(rows).toEqual([
      { edition: 1, count: 1 },
      { edition: 2, count: 3 },
    ])
  })

  test('it closes by itself at its end, and those who are left are reminded before', async () => {
    const survey = await running('Con término')
    const said = await api.as('admin').mutate<{ reminded: number }>(docs.remind, {
      input: { id: survey.id },
    })
    expect(said.reminded).toBe(3)
    const later = await done('admin', 'extend', { id: survey.id, endAt: '2026-09-30T22:00:00Z' })
    expect(later.status).toBe('ACTIVE')
    await surveyTask({ db: services.db, now: () => new Date('2026-09-30T22:01:00Z') }).run(
      {},
      { isLast: false },
    )
    const { survey: read } = await api
      .as('admin')
      .run<{ survey: Survey }>(
        'query S($input: ByIdSurvey!) { survey(input: $input) { status closed } }',
        { input: { id: survey.id } },
      )
    expect(read).toEqual({ status: 'CLOSED', closed: true })
  })
})

describe('who sees what', () => {
  test('whoever keeps a survey sees its people and how it goes; a worker does not', async () => {
    const made = await done('admin', 'create', {
      type: 'CUSTOM',
      title: 'Seguida',
      ...days,
      fromSurveyId: (await performance('Con banco')).id,
    })
    await done('admin', 'assign', rule(made.id, 'FILTER'))
    await moveOf('ACTIVATE', made)
    const Overview = `query O($input: ByIdSurvey!) { surveyOverview(input: $input) {
      invited answered areas { area invited answered } } }`
    type Seen = {
      surveyOverview: { invited: number; answered: number; areas: { invited: number }[] }
    }
    const input = { id: made.id }
    const { surveyOverview } = await api.as('admin').run<Seen>(Overview, { input })
    expect(surveyOverview).toMatchObject({ answered: 0 })
    const { invited, areas } = surveyOverview
    expect(areas.reduce((sum, area) => sum + area.invited, 0)).toBe(invited)
    expect(areas.every((area) => area.invited >= 5)).toBe(true)
    await expect(api.as('trabajador').run(Overview, { input })).rejects.toThrow()

    const People = `query P($filter: SurveyParticipantsFilter) {
      surveyParticipants(filter: $filter, page: { number: 1, size: 10 }) {
        total rows { id status respondent { fullname } } } }`
    const { surveyParticipants } = await api.as('admin').run<{
      surveyParticipants: { total: number; rows: { status: string }[] }
    }>(People, { filter: { id: made.id } })
    expect(surveyParticipants.total).toBe(invited)
    expect(surveyParticipants.rows[0]?.status).toBe('INCOMPLETE')

    const { surveyBank } = await api
      .as('admin')
      .run<{ surveyBank: { title: string }[] }>(
        'query B($input: SurveyBankInput!) { surveyBank(input: $input) { title surveyTitle } }',
        { input: { search: 'cumple las metas' } },
      )
    expect(surveyBank.map(({ title }) => title)).toEqual(['Cumple las metas acordadas en el plazo'])
  })

  test('people see what they have to answer, supervisors those of their team', async () => {
    const made = await performance('Quién ve')
    await done(
      'admin',
      'assign',
      rule(made.id, 'IMPORT', {
        pasted: `${bernarda.rut};${bernarda.rut}\n${hernan.rut};${bernarda.rut};jefatura
${loreto.rut};${hernan.rut};jefatura`,
      }),
    )
    const here = (rows: { surveyTitle: string; relation: string }[]) =>
      rows.filter(({ surveyTitle }) => surveyTitle === 'Quién ve').map(({ relation }) => relation)
    expect(here(await rowsOf('trabajador', 'surveysForRespondent'))).toEqual([])
    await moveOf('ACTIVATE', made)
    expect(here(await rowsOf('trabajador', 'surveysForRespondent'))).toEqual([])
    clock.set('2026-09-21T12:00:00Z')
    expect(here(await rowsOf('trabajador', 'surveysForRespondent'))).toEqual(['SELF'])
    expect(here(await rowsOf('trabajador', 'userSurveys'))).toEqual(['SELF'])
    expect(
      here(await rowsOf('supervisor', 'supervisorSurveys', { surveyId: made.id })).toSorted(),
    ).toEqual(['SELF', 'SUPERVISOR'])
    expect(here(await rowsOf('admin', 'userSurveys', { surveyId: made.id }))).toHaveLength(3)
    const { evaluatees } = await api
      .as('supervisor')
      .run<{ evaluatees: { id: string }[] }>(
        'query E($input: EvaluateesInput!) { evaluatees(input: $input) { id surveys answered } }',
        { input: { surveyId: made.id } },
      )
    expect(evaluatees).toEqual([{ id: bernarda.publicId, surveys: 1, answered: 0 }])
  })

  test('a worker writes none, and somebody of another company finds none', async () => {
    const made = await performance('De Los Coihues')
    const asWorker = await api
      .as('trabajador')
      .result(docs.move, { input: { id: made.id, move: 'ACTIVATE' } })
      .catch((error: Error) => error.message)
    expect(JSON.stringify(asWorker)).toMatch(/No tiene permiso/)
    const other = await send('boreal.admin', 'move', { id: made.id, move: 'ACTIVATE' })
    expect(other.error?.kind).toBe('not-found')
  })
})

const innerOf = (id: string) =>
  Array.from({ length: 500 }, (_, at) => at).find((at) => publicId('survey', at) === id)
