import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MadeMilestone, type Plan, plansOf } from '#tests/api/action-plans.ts'
import { outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'

const { api, url } = await startApi()
const by = plansOf(api)
type Who = Parameters<typeof by>[0]

/** An approved plan of Bernarda that weighs nothing. */
async function approved(): Promise<Plan> {
  const sent = await by('trabajador').create({ submit: true })
  return by('supervisor').answer(sent, 'APPROVED')
}
const progressOf = async (plan: Plan) => {
  const { completenessPercentage, completenessStatus } = await by('trabajador').one(plan)
  return [completenessPercentage, completenessStatus]
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
async function send(who: Who, plan: Plan): Promise<string | undefined> {
  const body = new FormData()
  body.append('relatedType', 'milestone')
  body.append('relatedId', plan.id)
  body.append('images', 'true')
  body.append(
    'files',
    new File([Buffer.from(pixel, 'base64')], 'conteo.png', { type: 'image/png' }),
  )
  const answer = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  const { data }: { data?: { id: string }[] } = await answer.json()
  return data?.[0]?.id
}

describe('the milestones of a plan', () => {
  test('say its progress: done by weight, 100 % completes it, reopened it goes on', async () => {
    const plan = await approved()
    const heavy = await by('supervisor').milestone(plan, { weight: 199, name: 'Poda' })
    const light = await by('supervisor').milestone(plan, { weight: 1, name: 'Conteo' })
    await by('trabajador').milestone(plan, { type: 'NOTA', weight: null, name: 'Helada' })
    expect(await progressOf(plan)).toEqual([0, 'PENDING'])
    await by('trabajador').change(heavy, { doneAt: '2026-09-14' })
    expect(await progressOf(plan)).toEqual([99, 'IN_PROGRESS'])
    const done = await by('trabajador').change(light, { doneAt: '2026-09-15' })
    expect(await progressOf(plan)).toEqual([100, 'COMPLETE'])
    const { error } = await by('supervisor').tryUpdate(plan, {
      objective: 'Otro objetivo distinto',
    })
    expect(error?.message).toContain('Está completo')
    await by('trabajador').change(done, { doneAt: null })
    expect(await progressOf(plan)).toEqual([99, 'IN_PROGRESS'])
  })

  test('at 100 % complete a plan only once it is approved', async () => {
    const sent = await by('trabajador').create({ submit: true })
    const only = await by('trabajador').milestone(sent)
    await by('trabajador').change(only, { doneAt: '2026-09-10' })
    expect(await progressOf(sent)).toEqual([100, 'IN_PROGRESS'])
    expect((await by('trabajador').tryStatus(sent, 'COMPLETE')).error?.message).toBe(
      'Se completa cuando esté aprobado',
    )
    await by('supervisor').answer(sent, 'APPROVED')
    expect(await progressOf(sent)).toEqual([100, 'COMPLETE'])
  })

  test('take the place of a typed progress, which nobody types then', async () => {
    const plan = await approved()
    const typed = await by('trabajador').percentage(plan, 40)
    expect(typed).toMatchObject({ completenessPercentage: 40, completenessStatus: 'IN_PROGRESS' })
    await by('trabajador').milestone(plan)
    expect(await progressOf(plan)).toEqual([0, 'IN_PROGRESS'])
    const held = await by('trabajador').one(plan)
    expect(held.isMeasured).toBe(true)
    expect((await by('trabajador').tryPercentage(held, 50)).error).toMatchObject({
      field: 'completenessPercentage',
      message: 'Lo calculan sus hitos: márquelos como cumplidos',
    })
    expect((await by('trabajador').tryStatus(held, 'COMPLETE')).error?.message).toBe(
      'Falta cumplir un hito',
    )
  })

  test('without them it is begun, typed and completed by hand', async () => {
    const plan = await approved()
    const begun = await by('trabajador').status(plan, 'IN_PROGRESS')
    expect(begun.completenessStatus).toBe('IN_PROGRESS')
    expect((await by('trabajador').tryStatus(begun, 'IN_PROGRESS')).error?.message).toBe(
      'Ya está en curso',
    )
    expect((await by('trabajador').tryStatus(begun, 'PENDING')).error).toMatchObject({
      field: 'completenessStatus',
    })
    const complete = await by('trabajador').status(begun, 'COMPLETE')
    expect(complete).toMatchObject({ completenessPercentage: 100, completenessStatus: 'COMPLETE' })
    const lower = await by('trabajador').percentage(complete, 90)
    expect(lower.completenessStatus).toBe('IN_PROGRESS')
    const annulled = await by('supervisor').tryStatus(lower, 'CANCELED', 'Cambió el año')
    expect(annulled.data).toMatchObject({
      approvalStatus: 'CANCELED',
      completenessStatus: 'CANCELED',
    })
  })

  test.for([
    ['weight', { weight: null }, 'Indique cuánto cuenta'],
    ['weight', { weight: 0 }, 'Debe ser al menos 1'],
    ['weight', { type: 'NOTA', weight: 2 }, 'no lleva peso'],
    ['needsEvidence', { type: 'NOTA', weight: null, needsEvidence: true }, 'no pide evidencia'],
    ['name', { name: '' }, 'obligatorio'],
  ] as const)('%s is refused where %o', async ([field, wrong, words]) => {
    const plan = await by('trabajador').create()
    const { error } = await by('trabajador').tryMilestone(plan, wrong)
    expect(error).toMatchObject({ field })
    expect(error?.message).toContain(words)
  })

  test('are done today or before, and a note never is', async () => {
    const plan = await by('trabajador').create()
    const hito = await by('trabajador').milestone(plan)
    expect((await by('trabajador').tryChange(hito, { doneAt: '2026-09-16' })).error).toMatchObject({
      field: 'doneAt',
      message: 'No puede ser después de hoy',
    })
    const nota = await by('trabajador').milestone(plan, { type: 'NOTA', weight: null })
    expect((await by('trabajador').tryChange(nota, { doneAt: '2026-09-15' })).error?.field).toBe(
      'doneAt',
    )
  })
})

describe('the evidence of a milestone', () => {
  test('is asked for where its plan says so, and opened by those who read the plan', async () => {
    const plan = await approved()
    const hito = await by('supervisor').milestone(plan, { needsEvidence: true })
    expect((await by('trabajador').tryChange(hito, { doneAt: '2026-09-15' })).error).toMatchObject({
      field: 'doneAt',
    })
    const evidenceFileId = await send('trabajador', plan)
    expect(evidenceFileId).toBeDefined()
    await by('trabajador').change(hito, { doneAt: '2026-09-15', evidenceFileId })
    expect(await progressOf(plan)).toEqual([100, 'COMPLETE'])
    const open = (who: Who) =>
      api.as(who).result<{ name: string }>(
        `mutation O($input: ByIdMilestone!) {
          openMilestoneEvidence(input: $input) { ${outcome} data { name } } }`,
        { input: { id: hito.id } },
      )
    expect((await open('supervisor')).data?.name).toBe('conteo.png')
    expect((await open('lectura')).data?.name).toBe('conteo.png')
    for (const who of ['gerente.peumal', 'boreal.admin', 'invitado'] as const) {
      expect((await open(who)).error, who).toBeDefined()
    }
    const { milestones } = await api.as('lectura').run<{
      milestones: { evidenceFile: { name: string } | null; creator: string; companyId: string }[]
    }>(
      `query M($input: MilestonesInput!) { milestones(input: $input) {
        evidenceFile { name } creator companyId } }`,
      { input: { actionPlanId: plan.id } },
    )
    expect(milestones).toMatchObject([
      { evidenceFile: { name: 'conteo.png' }, creator: 'Hernán Antonio Quezada Rubio' },
    ])
  })

  test('of another plan is not taken, nor sent by people who only read', async () => {
    const [plan, other] = [await approved(), await approved()]
    const hito = await by('trabajador').milestone(plan)
    const evidenceFileId = await send('trabajador', other)
    const { error } = await by('trabajador').tryChange(hito, { evidenceFileId })
    expect(error?.kind).toBe('not-found')
    expect(await send('lectura', plan)).toBeUndefined()
    expect(await send('boreal.admin', plan)).toBeUndefined()
  })
})

describe('who changes the milestones', () => {
  test('in an approved plan another person changes what counts', async () => {
    const plan = await approved()
    const hito = await by('trabajador').milestone(plan, { weight: 5 })
    const why = 'Lo que cuenta en un plan aprobado lo cambia otra persona'
    for (const change of [{ weight: 1 }, { needsEvidence: true }, { type: 'NOTA', weight: null }]) {
      expect((await by('trabajador').tryChange(hito, change)).error?.message).toBe(why)
    }
    expect((await by('trabajador').tryRemoveMilestone(hito)).error?.message).toBe(why)
    const renamed = await by('trabajador').change(hito, { name: 'Segundo conteo' })
    const lighter = await by('supervisor').change(renamed, { weight: 1 })
    expect((await by('supervisor').tryRemoveMilestone(lighter)).status).toBe('OK')
  })

  test('are its person, supervisor and managers, never readers or other companies', async () => {
    const plan = await approved()
    const hito = await by('gerente').milestone(plan)
    const attempts: readonly ((who: Who, of: MadeMilestone) => Promise<{ status: string }>)[] = [
      (who) => by(who).tryMilestone(plan),
      (who, of) => by(who).tryChange(of, { name: 'Otro' }),
      (who, of) => by(who).tryRemoveMilestone(of),
      (who) => by(who).tryPercentage(plan, 5),
      (who) => by(who).tryStatus(plan, 'IN_PROGRESS'),
    ]
    for (const who of ['lectura', 'gerente.peumal', 'invitado', 'boreal.trabajador'] as const) {
      for (const attempt of attempts) expect((await attempt(who, hito)).status, who).not.toBe('OK')
    }
  })
})

test('a plan is printed with its milestones and its approval', async () => {
  const plan = await approved()
  await by('trabajador').milestone(plan, { name: 'Conteo de octubre' })
  const { data } = await api.as('trabajador').result<{ name: string; url: string }>(
    `mutation P($input: ByIdActionPlan!) {
      printActionPlan(input: $input) { ${outcome} data { name url } } }`,
    { input: { id: plan.id } },
  )
  expect(data?.name).toContain('Plan de acción de Bernarda')
  const file = await fetch(new URL(data?.url ?? '', url))
  const text = pdfText(new Uint8Array(await file.arrayBuffer())).join(' ')
  for (const words of [plan.objective, 'Conteo de octubre', 'Aprobado', 'Medible']) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  }
})
