import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'
import { publicId } from '#platform/model/ids.ts'
import { labelledPlan, type Plan, plansOf } from '#tests/api/action-plans.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan, loreto } = world.people
const by = plansOf(api)

const Simulate = `mutation S($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) { ${outcome} } }`
const simulates = (companyId: string | null) =>
  api.as('superadmin').mutate(Simulate, { input: { companyId } })

/** A plan of Bernarda in a state, made through the API by those who may. */
async function planOf(
  state: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED',
  input: object = {},
): Promise<Plan> {
  const made = await by('trabajador').create({ submit: state !== 'DRAFT', ...input })
  if (state === 'DRAFT' || state === 'PENDING') return made
  if (state === 'CANCELED') return by('trabajador').answer(made, 'CANCELED', 'Ya no va')
  return by('supervisor').answer(made, state, state === 'REJECTED' ? 'Falta la meta' : null)
}

describe('a worker writes a plan of action', () => {
  test('and sends it: their supervisor reads it in the inbox and approves it', async () => {
    const draft = await planOf('DRAFT')
    expect(draft).toMatchObject({
      approvalStatus: 'DRAFT',
      completenessStatus: 'PENDING',
      completenessPercentage: 0,
      workerId: bernarda.publicId,
      creatorId: bernarda.publicId,
      supervisorId: hernan.publicId,
      surveyId: null,
      evaluationProcessId: null,
    })
    const sent = await by('trabajador').answer(draft, 'PENDING')
    expect(sent.approvalStatus).toBe('PENDING')
    const waiting = await by('supervisor').waiting()
    expect(waiting.filter(({ key }) => key.includes(draft.id))).toMatchObject([
      { kind: 'ACTION_PLAN' },
    ])
    const approved = await by('supervisor').answer(sent, 'APPROVED', 'De acuerdo')
    expect(approved).toMatchObject({ approvalStatus: 'APPROVED', response: 'De acuerdo' })
    expect(await by('trabajador').steps(draft)).toEqual([
      { state: 'DRAFT', reason: null, author: 'Bernarda Huenchul' },
      { state: 'PENDING', reason: null, author: 'Bernarda Huenchul' },
      { state: 'APPROVED', reason: 'De acuerdo', author: 'Hernán Quezada' },
    ])
    expect(await by('trabajador').notices()).toContain('Su plan de acción fue aprobado')
  })

  test('and says the survey it comes from, of those that she takes part in', async () => {
    const companyId = world.coihues.id
    const survey = (respondent: number, evaluatee: number) =>
      makeSurvey(database.owner, companyId, {
        questions: [{ title: 'Escucha' }],
        of: [{ respondent, evaluatee }],
      })
    const own = await survey(hernan.id, bernarda.id)
    const other = await survey(hernan.id, loreto.id)
    const made = await by('trabajador').create({ surveyId: own.publicId })
    expect(made.surveyId).toBe(own.publicId)
    for (const surveyId of [other.publicId, publicId('survey', 999_999)]) {
      const { error } = await by('trabajador').tryCreate({ surveyId })
      expect(error).toMatchObject({
        field: 'surveyId',
        message: 'Elija una encuesta de la lista',
      })
    }
    const evaluationProcessId = publicId('evaluationProcess', 999_999)
    const { error } = await by('trabajador').tryCreate({ evaluationProcessId })
    expect(error?.field).toBe('evaluationProcessId')
    const kept = await by('trabajador').update(made, {
      objective: 'Reducir a la mitad los retiros',
    })
    expect(kept.surveyId).toBe(own.publicId)
  })

  test('a rejection says why; it is corrected and sent again', async () => {
    const asked = await planOf('PENDING')
    expect((await by('supervisor').tryAnswer(asked, 'REJECTED')).error).toMatchObject({
      field: 'response',
      message: 'Diga por qué se rechaza',
    })
    const rejected = await by('supervisor').answer(asked, 'REJECTED', 'Falta la meta')
    expect(rejected.response).toBe('Falta la meta')
    const edited = await by('trabajador').update(rejected, { measurablePlan: 'De 60 a 20 plantas' })
    expect(edited.approvalStatus).toBe('REJECTED')
    const again = await by('trabajador').answer(edited, 'PENDING')
    expect(again).toMatchObject({ approvalStatus: 'PENDING', response: null })
  })

  test.for([
    ['objective', { objective: 'Corto' }, 'Debe tener al menos 10 caracteres'],
    ['realisticPlan', { realisticPlan: '' }, 'Este campo es obligatorio'],
    ['measurablePlan', { measurablePlan: 'x'.repeat(1_001) }, 'a lo más 1000 caracteres'],
    ['endDate', { endDate: '2026-08-31' }, 'antes de la fecha de inicio'],
    ['evaluationWeight', { evaluationWeight: 101 }, 'a lo más 100'],
    ['evaluationWeight', { evaluationWeight: -1 }, 'Debe ingresar un valor'],
  ] as const)('%s is refused where %o', async ([field, wrong, words]) => {
    const { error } = await by('trabajador').tryCreate(wrong)
    expect(error).toMatchObject({ field })
    expect(error?.message).toContain(words)
  })
})

describe('the states of a plan', () => {
  const moves = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const
  /** From each state, the ones that the supervisor brings it to. */
  const allowed: Readonly<Record<(typeof moves)[number], readonly string[]>> = {
    DRAFT: ['PENDING', 'CANCELED'],
    PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
    APPROVED: ['CANCELED'],
    REJECTED: ['PENDING', 'CANCELED'],
    CANCELED: [],
  }
  const every = moves.flatMap((from) => moves.map((to) => [from, to] as const))

  test.for(every)('from %s to %s', async ([from, to]) => {
    const plan = await planOf(from, { evaluationWeight: 0 })
    const { data, error } = await by('supervisor').tryAnswer(plan, to, 'Porque sí')
    if (allowed[from].includes(to)) expect(data?.approvalStatus).toBe(to)
    else expect(error?.message).toBeTruthy()
  })

  test.for(every)('the database goes from %s to %s in the same ways', async ([from, to]) => {
    const plan = await planOf(from, { evaluationWeight: 0 })
    const moved = database.owner.query(
      `update action_plan set approval_status = $2, requested_at = now(),
         completeness_status = case when $2 = 'CANCELED' then 'CANCELED' else 'PENDING' end
       where objective = $1`,
      [plan.objective, to],
    )
    // An approved plan also waits again where what was agreed changes.
    const isAllowed =
      from === to || allowed[from].includes(to) || (from === 'APPROVED' && to === 'PENDING')
    if (isAllowed) await expect(moved).resolves.toBeDefined()
    else await expect(moved).rejects.toThrow()
  })

  test('an approved plan waits again when what was agreed changes, not for its area', async () => {
    for (const change of [
      { objective: `${labelledPlan().objective} y medio` },
      { endDate: '2026-12-15' },
      { startDate: '2026-09-02' },
      { achievablePlan: 'Con una persona más desde octubre' },
      { evaluationWeight: 3 },
    ]) {
      const plan = await planOf('APPROVED', { evaluationWeight: 1 })
      expect((await by('trabajador').update(plan, change)).approvalStatus).toBe('PENDING')
    }
    const plan = await planOf('APPROVED', { evaluationWeight: 1 })
    const same = await by('trabajador').update(plan, { impactArea: 'Bodega' })
    expect(same.approvalStatus).toBe('APPROVED')
    await by('supervisor').answer(same, 'CANCELED', 'Prueba')
  })

  test('an annulled plan is closed: nothing of it changes', async () => {
    const plan = await planOf('CANCELED')
    expect(plan.completenessStatus).toBe('CANCELED')
    expect((await by('trabajador').tryUpdate(plan, { impactArea: 'Otra' })).error?.message).toBe(
      'Está anulado',
    )
    expect((await by('trabajador').tryPercentage(plan, 10)).error?.message).toBe('Está anulado')
    expect((await by('trabajador').tryMilestone(plan)).error?.message).toBe('El plan está anulado')
    expect((await by('supervisor').tryWeigh(plan, 5)).error?.message).toBe('Está anulado')
  })

  test('only a draft is removed', async () => {
    const draft = await planOf('DRAFT')
    await by('trabajador').milestone(draft, { weight: 1 })
    expect((await by('trabajador').tryRemove(draft)).status).toBe('OK')
    expect((await by('trabajador').tryOne(draft)).error?.kind).toBe('not-found')
    const sent = await planOf('PENDING')
    expect((await by('trabajador').tryRemove(sent)).error?.message).toBe(
      'Solo se elimina un borrador: anúlelo',
    )
  })

  test('an answer to what somebody changed meanwhile is refused', async () => {
    const sent = await planOf('PENDING')
    await by('trabajador').update(sent, { realisticPlan: 'Con la misma gente de siempre' })
    const { error } = await by('supervisor').tryAnswer(sent, 'APPROVED')
    expect(error?.kind).toBe('conflict')
  })
})

describe('the weights of a person', () => {
  const own = () =>
    api.as('trabajador').run<{ actionPlanWeights: { approved: number; pending: number } }>(
      `query W($input: ActionPlanWeightsInput!) {
        actionPlanWeights(input: $input) { approved pending } }`,
      { input: {} },
    )

  test('of her approved plans sum 100 at most, even approved at the same moment', async () => {
    const { actionPlanWeights: before } = await own()
    const rest = 100 - before.approved
    const fits = await planOf('PENDING', { evaluationWeight: rest - 1 })
    const one = await planOf('PENDING', { evaluationWeight: 1 })
    const over = await planOf('PENDING', { evaluationWeight: 1 })
    await by('supervisor').answer(fits, 'APPROVED')
    const both = await Promise.all([
      by('supervisor').tryAnswer(one, 'APPROVED'),
      by('gerente').tryAnswer(over, 'APPROVED'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['ERROR', 'OK'])
    const refused = both.find(({ status }) => status !== 'OK')
    expect(refused?.error).toMatchObject({ kind: 'conflict', field: 'evaluationWeight' })
    expect(refused?.error?.message).toContain('suman 101 %')
    expect((await own()).actionPlanWeights.approved).toBe(100)
    // Annulled, it counts no more.
    const held = await by('supervisor').one(fits)
    await by('supervisor').answer(held, 'CANCELED', 'Cambió el año')
    expect((await own()).actionPlanWeights.approved).toBe(before.approved + 1)
    const waits = await by('supervisor').one(both[0]?.status === 'OK' ? over : one)
    await by('supervisor').answer(waits, 'APPROVED')
  })

  test('are of one process, or of none', async () => {
    const { actionPlanWeights: before } = await own()
    const plan = await planOf('PENDING', { evaluationWeight: 100 })
    await database.owner.query(
      `update action_plan set evaluation_process_id = 7 where objective = $1`,
      [plan.objective],
    )
    const approved = await by('supervisor').answer(plan, 'APPROVED')
    expect(approved.evaluationProcessId).not.toBeNull()
    expect((await own()).actionPlanWeights).toEqual(before)
    const second = await planOf('PENDING', { evaluationWeight: 1 })
    await database.owner.query(
      `update action_plan set evaluation_process_id = 7 where objective = $1`,
      [second.objective],
    )
    const refused = await by('supervisor').tryAnswer(second, 'APPROVED')
    expect(refused.error?.message).toContain('suman 101 %')
  })

  test('are changed by who approves; an approved plan then waits again', async () => {
    const plan = await planOf('APPROVED', { evaluationWeight: 2 })
    expect((await by('trabajador').tryWeigh(plan, 5)).status).toBe('ERROR')
    const weighed = await by('supervisor').weigh(plan, 5)
    expect(weighed).toMatchObject({ evaluationWeight: 5, approvalStatus: 'PENDING' })
    const same = await by('supervisor').weigh(weighed, 5)
    expect(same.approvalStatus).toBe('PENDING')
  })
})

describe('who may what', () => {
  test('nobody answers, weighs or assigns their own plan, whatever their role', async () => {
    for (const who of ['admin', 'supergerente', 'gerente', 'supervisor'] as const) {
      const own = await by(who).create({ submit: true })
      const isolated = [
        await by(who).tryAnswer(own, 'APPROVED'),
        await by(who).tryAnswer(own, 'REJECTED', 'No'),
        await by(who).tryWeigh(own, 50),
        await by(who).trySupervisor(own, loreto.publicId),
      ]
      expect(isolated.map(({ status }) => status)).toEqual(['ERROR', 'ERROR', 'ERROR', 'ERROR'])
      expect(await by(who).one(own)).toMatchObject({ approvalStatus: 'PENDING' })
    }
    const own = await by('gerente').create({ submit: true })
    expect((await by('gerente').tryAnswer(own, 'APPROVED')).error?.message).toBe(
      'Nadie responde su propio plan de acción',
    )
    const waiting = await by('gerente').waiting()
    expect(waiting.filter(({ key }) => key.includes(own.id))).toEqual([])
  })

  test('an approved plan is annulled by another person, and not by its own', async () => {
    const plan = await planOf('APPROVED', { evaluationWeight: 1 })
    expect((await by('trabajador').tryAnswer(plan, 'CANCELED', 'Ya no')).error?.message).toBe(
      'Un plan aprobado lo anula otra persona',
    )
    const canceled = await by('supervisor').answer(plan, 'CANCELED', 'Cambió de cargo')
    expect(canceled.approvalStatus).toBe('CANCELED')
  })

  test('each reads their own, their team or all, and everybody else reads nothing', async () => {
    const plan = await planOf('PENDING')
    for (const who of ['trabajador', 'supervisor', 'gerente', 'lectura', 'admin'] as const) {
      expect((await by(who).one(plan)).id, who).toBe(plan.id)
    }
    for (const who of ['gerente.peumal', 'subgerente', 'invitado', 'externo'] as const) {
      expect((await by(who).tryOne(plan)).error, who).toBeDefined()
    }
    for (const who of ['boreal.admin', 'boreal.trabajador'] as const) {
      expect((await by(who).tryOne(plan)).error, who).toBeDefined()
      expect((await by(who).tryAnswer(plan, 'APPROVED')).error, who).toBeDefined()
    }
    expect((await by('lectura').tryAnswer(plan, 'APPROVED')).error).toBeDefined()
    expect((await by('lectura').tryUpdate(plan, { impactArea: 'Otra' })).error).toBeDefined()
    expect((await by('trabajador').list('actionPlans')).error).toBeDefined()
    const mine = await by('trabajador').rows('myActionPlans')
    expect(new Set(mine.map(({ workerId }) => workerId))).toEqual(new Set([bernarda.publicId]))
    const team = await by('supervisor').rows('subordinateActionPlans')
    expect(team.map(({ id }) => id)).toContain(plan.id)
    expect(team.map(({ workerId }) => workerId)).not.toContain(hernan.publicId)
    expect(await by('trabajador').rows('subordinateActionPlans')).toEqual([])
  })

  test('a worker writes for nobody else and chooses no supervisor', async () => {
    const { error } = await by('trabajador').tryCreate({ workerId: hernan.publicId })
    expect(error?.kind).toBe('not-found')
    const chosen = await by('trabajador').tryCreate({ supervisorId: loreto.publicId })
    expect(chosen.error?.message).toBe('Nadie nombra al supervisor de su propio plan de acción')
  })

  test('a supervisor writes for their team, with a notice, and for nobody else', async () => {
    const plan = await by('supervisor').create({ workerId: bernarda.publicId })
    expect(plan).toMatchObject({ workerId: bernarda.publicId, creatorId: hernan.publicId })
    const other = await by('supervisor').tryCreate({ workerId: loreto.publicId })
    expect(other.error?.kind).toBe('not-found')
    expect(await by('trabajador').notices()).toContain('Tiene un plan de acción nuevo')
  })

  test('a supervisor named by a manager answers the plan; its person is never one', async () => {
    const plan = await by('gerente').create({ submit: true, workerId: world.people.ester.publicId })
    expect((await by('supervisor').tryOne(plan)).error?.kind).toBe('not-found')
    const own = await by('gerente').trySupervisor(plan, world.people.ester.publicId)
    expect(own.error).toMatchObject({ field: 'supervisorId' })
    const named = await by('gerente').supervisor(plan, hernan.publicId)
    expect(named.supervisorId).toBe(hernan.publicId)
    expect((await by('supervisor').rows('subordinateActionPlans')).map(({ id }) => id)).toContain(
      plan.id,
    )
    expect((await by('supervisor').answer(named, 'APPROVED')).approvalStatus).toBe('APPROVED')
  })

  test('somebody of the platform who looks into the company answers none', async () => {
    const plan = await planOf('PENDING')
    await simulates(world.coihues.publicId)
    const { error } = await by('superadmin').tryAnswer(plan, 'APPROVED')
    expect(error?.message).toContain('no responde planes de acción')
    await simulates(null)
  })
})

describe('the lists', () => {
  test('have what is late first, and find it by how far it is', async () => {
    const late = await by('gerente').rows('actionPlans', { standing: 'LATE' })
    expect(late.length).toBeGreaterThan(0)
    for (const { endDate, completenessStatus } of late) {
      expect(endDate < '2026-09-15').toBe(true)
      expect(['PENDING', 'IN_PROGRESS']).toContain(completenessStatus)
    }
    const all = await by('gerente').rows('actionPlans')
    expect(all.slice(0, late.length).map(({ id }) => id)).toEqual(late.map(({ id }) => id))
    const complete = await by('gerente').rows('actionPlans', { standing: 'COMPLETE' })
    expect(complete.map(({ workerId }) => workerId)).toContain(loreto.publicId)
    const open = await by('gerente').rows('actionPlans', { standing: 'IN_PROGRESS' })
    expect(open.filter(({ endDate }) => endDate < '2026-09-15')).toEqual([])
    const found = await by('gerente').rows('actionPlans', { search: 'Huenchul' })
    expect(new Set(found.map(({ workerId }) => workerId))).toEqual(new Set([bernarda.publicId]))
  })

  test('of a team are by surname where that is asked for', async () => {
    const { subordinateActionPlans: sorted } = await api
      .as('supervisor')
      .run<{ subordinateActionPlans: { rows: { fullname: string }[] } }>(
        `{ subordinateActionPlans(sort: { by: fullname }, page: { number: 1, size: 100 }) {
          rows { fullname } } }`,
      )
    const names = sorted.rows.map(({ fullname }) => fullname)
    const surnames = await database.owner.query<{ name: string }>(
      `select concat_ws(' ', firstname, second_name, paternal_lastname, maternal_lastname) as name
       from user_version where superseded_at is null
       order by surname_key`,
    )
    const order = surnames.rows.map(({ name }) => name)
    expect(new Set(names).size).toBeGreaterThan(1)
    const places = names.map((name) => order.indexOf(name))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('the paper of a plan', () => {
  const send = (who: 'admin' | 'supervisor' | 'trabajador', { id }: Plan) =>
    api.as(who).result<{ signature: { id: string; state: string; isStale: boolean } }>(
      `mutation S($input: SendActionPlanToSignInput!) { sendActionPlanToSign(input: $input) {
        ${outcome} data { signature { id state isStale } } } }`,
      { input: { id } },
    )

  test('is sent once it is approved, to its person and then to its supervisor', async () => {
    const draft = await planOf('PENDING', { evaluationWeight: 0 })
    expect((await send('admin', draft)).error?.message).toBe(
      'Solo un plan aprobado se envía a firma',
    )
    const plan = await by('supervisor').answer(draft, 'APPROVED')
    expect((await send('supervisor', plan)).error?.kind).toBe('forbidden')
    const { data } = await send('admin', plan)
    expect(data?.signature).toMatchObject({ state: 'SENT', isStale: false })
    const { signatureRequest } = await api.as('admin').run<{
      signatureRequest: { documentName: string; signing: { role: string; userId: string }[] }
    }>(
      `query R($input: ByIdSignatureRequest!) { signatureRequest(input: $input) {
        documentName signing { role userId } } }`,
      { input: { id: data?.signature.id } },
    )
    expect(signatureRequest.documentName).toMatch(/^Plan de acción de Bernarda Rosa Huenchul/)
    expect(signatureRequest.signing).toEqual([
      { role: 'WORKER', userId: bernarda.publicId },
      { role: 'EMPLOYER', userId: hernan.publicId },
    ])
    expect((await send('admin', plan)).error?.message).toBe('Ya espera su firma')

    const changed = await by('trabajador').update(plan, {
      objective: 'Reducir a la mitad los retiros del primer trimestre',
    })
    const again = await by('supervisor').answer(changed, 'APPROVED')
    expect((await send('admin', again)).data?.signature).toMatchObject({
      state: 'SENT',
      isStale: false,
    })
  })
})
