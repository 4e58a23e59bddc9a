import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { ignacio, daniela, bernarda } = world.people
const admin = payrollOf(api.as('admin'))

type Notice = {
  id: string
  status: string
  version: number
  heldPlan: string | null
  newPlan: string | null
  left: string | null
  late: boolean
  reason: string | null
}
const fields = 'id status version heldPlan newPlan left late reason'
const act = (name: string, input: string) => `mutation ($input: ${input}!) {
  ${name}(input: $input) { ${outcome} data { ${fields} } } }`
const Create = act('createHealthPlanNotice', 'CreateHealthPlanNoticeInput')
const Update = act('updateHealthPlanNotice', 'UpdateHealthPlanNoticeInput')
const Reject = act('rejectHealthPlanNotice', 'HealthPlanNoticeAnswer')
const Undo = act('undoHealthPlanNotice', 'HealthPlanNoticeAnswer')
const Retake = act('retakeHealthPlanNotice', 'RetakeHealthPlanNoticeInput')
const Apply = `mutation ($input: ApplyHealthPlanNoticesInput!) {
  applyHealthPlanNotices(input: $input) { ${outcome} data { applied } } }`
const Paste = `mutation ($input: PastedHealthPlanNotices!) {
  pasteHealthPlanNotices(input: $input) { ${outcome} data { entered } } }`
const Lines = `query ($input: PastedHealthPlanNotices!) {
  healthPlanNoticeLines(input: $input) { wrong problem } }`
const List = `query ($filter: HealthPlanNoticeFilter) {
  healthPlanNotices(filter: $filter) { total rows { ${fields} userId folio } } }`
const Steps = `query ($input: ByIdHealthPlanNotice!) {
  healthPlanNoticeSteps(input: $input) { state reason } }`
const Discounts = `query ($input: ByIdHealthPlanNotice!) {
  healthPlanDiscounts(input: $input) { yearMonth isOpen discount } }`
const Record = `query ($input: UserInput!) {
  user(input: $input) { healthInstitution healthAmountUf healthAmount } }`

let folio = 700
const created = async (given: object, who: Username = 'supergerente') => {
  folio += 1
  return api.as(who).result<Notice>(Create, {
    input: {
      folio: `T${folio}`,
      kind: 'CHANGE',
      planUnit: 'UF',
      planValue: '4.9',
      fromMonth: 202609,
      notifiedOn: '2026-09-14',
      ...given,
    },
  })
}
const entered = async (given: object): Promise<Notice> => {
  const { data, error } = await created(given)
  if (!data) throw new Error(error?.message ?? 'Nothing was answered')
  return data
}
const ofIgnacio = { userId: ignacio.publicId, institution: 'CRUZ_BLANCA' }
const apply = (rows: readonly Notice[], who: Username = 'supergerente') =>
  api.as(who).result<{ applied: number }>(Apply, {
    input: { notices: rows.map(({ id, version }) => ({ id, version })) },
  })
const list = async (filter: object = {}, who: Username = 'supergerente') =>
  (
    await api.as(who).run<{
      healthPlanNotices: { total: number; rows: (Notice & { userId: string; folio: string })[] }
    }>(List, { filter })
  ).healthPlanNotices
const one = async (id: string, who: Username = 'supergerente') =>
  (await list({}, who)).rows.find((row) => row.id === id)
const recordOn = async (person: { publicId: string }, asOf: string) =>
  (
    await api
      .as('admin')
      .run<{ user: { healthAmountUf: string; healthInstitution: string } }>(Record, {
        input: { id: person.publicId, asOf, reveal: true },
      })
  ).user
const discountsOf = async (id: string) =>
  (
    await api.as('supergerente').run<{
      healthPlanDiscounts: { yearMonth: number; isOpen: boolean; discount: number }[]
    }>(Discounts, { input: { id } })
  ).healthPlanDiscounts

describe('a notification is entered, compared, applied and undone', () => {
  test('it changes the record from its month on, and the payslip of the open month', async () => {
    const notice = await entered(ofIgnacio)
    expect(notice).toMatchObject({
      status: 'PENDING',
      heldPlan: 'Cruz Blanca, 4,485 UF',
      newPlan: 'Cruz Blanca, 4,9 UF',
      late: false,
    })
    const before = await discountsOf(notice.id)
    expect((await apply([notice])).data).toEqual({ applied: 1 })
    expect((await recordOn(ignacio, '2026-08-31')).healthAmountUf).toBe('4.485')
    expect((await recordOn(ignacio, '2026-09-01')).healthAmountUf).toBe('4.9')
    const month = await admin.monthAt(world.businesses.vina, 202609)
    await admin.calculate(month.id)
    await drainJobs()
    const after = await discountsOf(notice.id)
    const of = (rows: typeof after, yearMonth: number) =>
      rows.find((row) => row.yearMonth === yearMonth)?.discount ?? 0
    expect(of(after, 202608)).toBe(of(before, 202608))
    expect(of(after, 202609)).toBeGreaterThan(of(after, 202608))

    const applied = (await one(notice.id))!
    expect(applied).toMatchObject({ status: 'APPLIED', heldPlan: 'Cruz Blanca, 4,485 UF' })
    expect((await apply([applied])).error?.message).toBe('Ya está aplicada')
    const { id, version } = applied
    const undo = (more: object) =>
      api.as('supergerente').result<Notice>(Undo, { input: { id, version, ...more } })
    expect((await undo({})).error).toMatchObject({ field: 'reason' })
    const undone = await undo({ reason: 'Era de otra persona' })
    expect(undone.data).toMatchObject({ status: 'PENDING', reason: 'Era de otra persona' })
    expect((await recordOn(ignacio, '2026-09-01')).healthAmountUf).toBe('4.485')
    const { healthPlanNoticeSteps } = await api
      .as('supergerente')
      .run<{ healthPlanNoticeSteps: { state: string }[] }>(Steps, { input: { id } })
    expect(healthPlanNoticeSteps.map(({ state }) => state)).toEqual([
      'PENDING',
      'APPLIED',
      'PENDING',
    ])
  })

  test('what the record says since then is not undone', async () => {
    const notice = await entered({ ...ofIgnacio, planValue: '5.1' })
    await apply([notice])
    const later = await entered({ ...ofIgnacio, planValue: '5.3' })
    await apply([later])
    const { id, version } = (await one(notice.id))!
    const { error } = await api
      .as('supergerente')
      .result(Undo, { input: { id, version, reason: 'Se repitió' } })
    expect(error?.message).toBe('La ficha cambió después: corríjala en ella')
  })

  test('of a closed month it is applied late, and its difference is owed there', async () => {
    const notice = await entered({
      userId: daniela.publicId,
      institution: 'VIDA_TRES',
      planValue: '9.9',
      fromMonth: 202608,
    })
    expect(notice.late).toBe(true)
    expect((await apply([notice])).data).toEqual({ applied: 1 })
    const month = await admin.monthAt(world.businesses.vina, 202609)
    const { retroactivity } = await api
      .as('admin')
      .run<{ retroactivity: { owed: { contractId: string }[] } }>(
        `query ($input: RetroactivityInput!) {
          retroactivity(input: $input) { owed { contractId } } }`,
        { input: { payrollMonthId: month.id, size: 100 } },
      )
    expect(retroactivity.owed.map(({ contractId }) => contractId)).toContain(
      daniela.contracts[0]?.publicId,
    )
  })

  test('what does not go with the record is not applied, nor what was rejected', async () => {
    const wrong = await entered({ userId: bernarda.publicId, institution: 'CONSALUD' })
    expect(wrong.left).toMatch(/^Su ficha no dice Consalud/)
    const refused = await apply([wrong])
    expect(refused.error?.message).toMatch(/Bernarda .*: Su ficha no dice Consalud/)
    const { id, version } = wrong
    const rejected = await api
      .as('supergerente')
      .result<Notice>(Reject, { input: { id, version, reason: 'No es de esa isapre' } })
    expect(rejected.data?.status).toBe('REJECTED')
    expect((await apply([rejected.data!])).error?.message).toBe('Está rechazada')
    const retaken = await api
      .as('supergerente')
      .result<Notice>(Retake, { input: { id, version: rejected.data!.version } })
    expect(retaken.data).toMatchObject({ status: 'PENDING', reason: null })
    const corrected = await api.as('supergerente').result<Notice>(Update, {
      input: {
        id,
        version: retaken.data!.version,
        folio: 'C1',
        kind: 'SUBSCRIPTION',
        institution: 'CONSALUD',
        planUnit: 'UF',
        planValue: '3.1',
        fromMonth: 202609,
        notifiedOn: '2026-09-14',
      },
    })
    expect(corrected.data?.newPlan).toBe('Consalud, 3,1 UF')
    const stale = await apply([{ ...corrected.data!, version }])
    expect(stale.error?.kind).toBe('conflict')
  })

  test('a plan that cannot be is refused at its field', async () => {
    const field = async (given: object) => (await created({ ...ofIgnacio, ...given })).error?.field
    expect(await field({ institution: 'FONASA' })).toBe('institution')
    expect(await field({ planUnit: null })).toBe('planUnit')
    expect(await field({ planValue: null })).toBe('planValue')
    expect(await field({ planUnit: 'CLP', planValue: '10.5' })).toBe('planValue')
    expect(await field({ kind: 'LEAVING' })).toBe('planValue')
    expect(await field({ notifiedOn: '2026-12-01' })).toBe('notifiedOn')
    expect(await field({ folio: 'C1', institution: 'CONSALUD' })).toBe('folio')
  })
})

describe('a pasted list', () => {
  const row = (more: object = {}) => ({
    rut: ignacio.rut,
    folio: 'P1',
    kind: 'modificación',
    institution: 'Cruz Blanca',
    unit: 'UF',
    value: '5,55',
    month: 'octubre 2026',
    ...more,
  })
  test('says each mistake of its row, and is entered whole or not at all', async () => {
    const rows = [
      row(),
      row({ rut: '11.111.111-1', folio: 'P2' }),
      row({ folio: 'P3', value: 'x' }),
    ]
    const { healthPlanNoticeLines } = await api
      .as('supergerente')
      .run<{ healthPlanNoticeLines: { wrong: string | null }[] }>(Lines, { input: { rows } })
    expect(healthPlanNoticeLines.map(({ wrong }) => wrong)).toEqual([null, 'rut', 'value'])
    const refused = await api.as('supergerente').result(Paste, { input: { rows } })
    expect(refused.error?.field).toBe('rows.1.rut')
    expect((await list({ search: ignacio.rut })).rows.map((one) => one.folio)).not.toContain('P1')
    const done = await api.as('supergerente').result(Paste, { input: { rows: [row()] } })
    expect(done.data).toEqual({ entered: 1 })
    const again = await api.as('supergerente').result(Paste, { input: { rows: [row()] } })
    expect(again.error?.message).toBe('Fila 1: Ya está ingresado')
  })
})

describe('who reads and applies', () => {
  test('each reading of the health of others is audited', async () => {
    const count = async () => {
      const { rows } = await database.owner.query<{ count: number }>(
        `select count(*)::int from audit_event where entity = 'lectura:salud' and entity_id = $1`,
        [String(ignacio.id)],
      )
      return rows[0]?.count ?? 0
    }
    const before = await count()
    await list({ search: ignacio.rut })
    expect(await count()).toBe(before + 1)
  })

  test('a worker and a supervisor read none, a manager applies none', async () => {
    for (const who of ['trabajador', 'supervisor', 'subgerente'] as const) {
      await expect(list({}, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await list({}, 'gerente')).total).toBeGreaterThan(0)
    const [waiting] = (await list({ status: 'PENDING' })).rows
    expect((await apply([waiting!], 'gerente')).error?.kind).toBe('forbidden')
    expect((await created(ofIgnacio, 'gerente')).error?.kind).toBe('forbidden')
  })

  test('another company reads, enters and applies none of it', async () => {
    const ours = (await list()).rows.map(({ id }) => id)
    const theirs = (await list({}, 'boreal.admin')).rows.map(({ id }) => id)
    expect(theirs.filter((id) => ours.includes(id))).toEqual([])
    const [waiting] = (await list({ status: 'PENDING' })).rows
    expect((await apply([waiting!], 'boreal.admin')).error?.kind).toBe('not-found')
    expect((await created(ofIgnacio, 'boreal.admin')).error?.kind).toBe('not-found')
  })
})
