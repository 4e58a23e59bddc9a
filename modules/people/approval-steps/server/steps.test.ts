import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/**
 * What Bernarda asks for passes two steps: Hernán, who supervises her, and whoever the rule of her
 * razón social names. Carolina administers.
 */
const { api, world, database } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const Save = `mutation Save($input: SaveApprovalRuleInput!) {
  saveApprovalRule(input: $input) { ${outcome} data { saved } }
}`
const Rules = `query Rules($input: OfApprovalRules!) {
  approvalRules(input: $input) { kind fromDay escalateDays version steps { holder words } }
}`
const Preview = `query Preview($input: ApprovalPreviewInput!) {
  approvalPreview(input: $input) { place words }
}`
const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id version } }
}`
const Update = `mutation Update($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id responseStatus version } }
}`
const Leave = `mutation Leave($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id version } }
}`
const AnswerLeave = `mutation Answer($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) { ${outcome} data { responseStatus } }
}`
const Inbox = `query Inbox($page: Page) { inbox(page: $page) { rows { key kind fullname } } }`
const Answer = `mutation Answer($input: AnswerInboxInput!) {
  answerInbox(input: $input) { ${outcome} data { rows { key problem } } }
}`
const List = `query List($filter: VacationFilter, $page: Page) {
  vacations(filter: $filter, page: $page) {
    rows { id responseStatus canAnswer steps { place state words people } }
  }
}`

type Key = { key: string; kind: string; fullname: string }
type Asked = { id: string; version: number }
type Shown = { state: string; words: string; people: string }
type Row = { id: string; responseStatus: string; canAnswer: boolean; steps: Shown[] }

const page = { number: 1, size: 100 }
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const step = (holder: string, more: object = {}) => ({ holder, when: 'ALWAYS', ...more })
const save = (more: object, who: Who = 'admin') =>
  api.as(who).mutate<{ saved: number }>(Save, {
    input: { businessId: vina.publicId, kind: 'VACATION', fromDay: '2026-01-01', ...more },
  })
const ask = (startDate: string, endDate: string, more: object = {}, who: Who = 'trabajador') =>
  api.as(who).mutate<Asked>(Ask, {
    input: { userContractId: contractOf(bernarda), startDate, endDate, ...more },
  })
const update = (who: Who, id: string, more: object) =>
  api.as(who).mutate<Asked>(Update, { input: { id, ...more } })
const waitsFor = async (who: Who, kind = 'VACATION') => {
  const found = await api.as(who).run<{ inbox: { rows: Key[] } }>(Inbox, { page })
  return found.inbox.rows.filter((row) => row.fullname === bernarda.name && row.kind === kind)
}
const answer = (who: Who, rows: readonly Key[], given = 'APPROVE', reason?: string) =>
  api.as(who).mutate(Answer, {
    input: { ids: rows.map(({ key }) => ({ key })), answer: given, reason },
  })
const rowOf = async (id: string, who: Who = 'admin') => {
  const filter = { userId: bernarda.publicId }
  const found = await api.as(who).run<{ vacations: { rows: Row[] } }>(List, { filter, page })
  return found.vacations.rows.find((row) => row.id === id)
}
const statusOf = async (id: string) => (await rowOf(id))?.responseStatus

beforeAll(async () => {
  await owner.query(
    'update business_option set vacation_public = true, vacation_public_supervisor = true',
  )
})

/** Each story begins without requests of Bernarda that wait, and with the rule of two steps. */
beforeEach(async () => {
  const of = `(select id from user_contract where user_id = ${bernarda.id})`
  await owner.query(`update vacation set response_status = 'CANCELED'
    where user_contract_id in ${of}
    and response_status in ('PENDING', 'APPROVED') and start_date > '2026-09-15'`)
  await owner.query('delete from approval_rule')
  await save({ steps: [step('SUPERVISOR'), step('ROLE', { role: 'SUPER_MANAGER' })] })
})

describe('the rule', () => {
  test('is written by whoever configures the razón social, and by nobody else', async () => {
    const steps = [step('SUPERVISOR')]
    await expect(save({ steps }, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(save({ steps }, 'supervisor')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(save({ steps }, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const input = { businessId: vina.publicId }
    const { approvalRules } = await api
      .as('admin')
      .run<{ approvalRules: object[] }>(Rules, { input })
    expect(approvalRules).toMatchObject([
      { steps: [{ words: 'su jefatura directa' }, { words: 'rol Supergerente' }] },
    ])
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      await expect(api.as(who).run(Rules, { input }), who).rejects.toThrow()
    }
  })

  test('says at its field what a step lacks', async () => {
    const wrong = [
      [step('ROLE'), 'steps.0.role'],
      [step('PERSON'), 'steps.0.userId'],
      [step('SUPERVISOR', { when: 'MORE_THAN' }), 'steps.0.days'],
      [
        step('PERSON', { userId: Object.values(world.boreal.people)[0]?.publicId }),
        'steps.0.userId',
      ],
    ] as const
    for (const [given, field] of wrong) {
      const fromDay = '2026-02-01'
      await expect(save({ fromDay, steps: [given] }), field).rejects.toMatchObject({ field })
    }
  })

  test('is previewed for a person and some days, before it is saved', async () => {
    const steps = [
      step('SUPERVISOR'),
      step('ROLE', { role: 'SUPER_MANAGER', when: 'MORE_THAN', days: 10 }),
    ]
    const input = { businessId: vina.publicId, kind: 'VACATION', steps }
    const tried = async (days: number) => {
      const all = { ...input, userContractId: contractOf(bernarda), days }
      type Told = { approvalPreview: { words: string }[] }
      return (await api.as('admin').run<Told>(Preview, { input: all })).approvalPreview
    }
    expect((await tried(12)).map(({ words }) => words)).toEqual([
      expect.stringMatching(/^su jefatura directa: Hernán/),
      expect.stringMatching(/^rol Supergerente: Rodrigo/),
    ])
    expect(await tried(10)).toHaveLength(1)
  })
})

describe('a request of two steps', () => {
  test('waits for one holder after the other, and the last one approves it', async () => {
    const { id } = await ask('2026-10-05', '2026-10-09')
    expect(await waitsFor('gerente')).toEqual([])
    expect(await waitsFor('supergerente')).toEqual([])
    expect(await waitsFor('admin')).toEqual([])
    const first = await waitsFor('supervisor')
    expect(first).toHaveLength(1)
    expect(await rowOf(id, 'supervisor')).toMatchObject({ canAnswer: true })
    expect(await rowOf(id)).toMatchObject({ canAnswer: false })
    await answer('supervisor', first)
    expect(await rowOf(id)).toMatchObject({
      responseStatus: 'PENDING',
      steps: [
        { state: 'APPROVED', people: expect.stringMatching(/^Hernán/) },
        { state: 'WAITING', words: 'rol Supergerente' },
      ],
    })
    expect(await waitsFor('supervisor')).toEqual([])
    // Rodrigo delegates to Loreto what he answers: she answers in his place.
    await answer('gerente', await waitsFor('gerente'))
    expect(await rowOf(id)).toMatchObject({
      responseStatus: 'APPROVED',
      steps: [{}, { people: expect.stringMatching(/^Loreto.*, por encargo de Rodrigo/) }],
    })
  })

  test('is answered by nobody who does not hold the step, by no way', async () => {
    const { id } = await ask('2026-10-12', '2026-10-16')
    const approve = { responseStatus: 'APPROVED' }
    for (const who of ['admin', 'supergerente'] as const) {
      await expect(update(who, id, approve), who).rejects.toMatchObject({
        kind: 'forbidden',
        message: expect.stringMatching(/^Espera el paso 1 de 2: responde Hernán/),
      })
    }
    await expect(update('trabajador', id, approve)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(update('boreal.admin', id, approve)).rejects.toMatchObject({ kind: 'not-found' })
    const [row] = await waitsFor('supervisor')
    await expect(answer('supergerente', row ? [row] : [])).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(answer('gerente', row ? [row] : [])).rejects.toMatchObject({ kind: 'not-found' })
    await answer('supervisor', row ? [row] : [])
    await expect(update('supervisor', id, approve)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await statusOf(id)).toBe('PENDING')
  })

  test('is rejected at any step, with the reason', async () => {
    const { id } = await ask('2026-10-19', '2026-10-23')
    await answer('supervisor', await waitsFor('supervisor'))
    await expect(update('supergerente', id, { responseStatus: 'REJECTED' })).rejects.toMatchObject({
      field: 'response',
    })
    await answer('supergerente', await waitsFor('supergerente'), 'REJECT', 'Es la vendimia')
    expect(await rowOf(id)).toMatchObject({
      responseStatus: 'REJECTED',
      steps: [{ state: 'APPROVED' }, { state: 'REJECTED' }],
    })
  })

  test('is not approved at once by who registers it', async () => {
    await expect(ask('2026-10-26', '2026-10-30', { approve: true }, 'admin')).rejects.toMatchObject(
      { field: 'approve' },
    )
  })

  test('begins again when its days change, and keeps its steps when the rule does', async () => {
    const { id } = await ask('2026-11-02', '2026-11-06')
    await answer('supervisor', await waitsFor('supervisor'))
    await save({ fromDay: '2026-09-01', steps: [] })
    expect(await waitsFor('supergerente')).toHaveLength(1)
    await update('supervisor', id, { endDate: '2026-11-05' })
    expect(await waitsFor('supergerente')).toEqual([])
    expect(await waitsFor('supervisor')).toHaveLength(1)
    expect((await rowOf(id))?.steps.map(({ state }) => state)).toEqual(['WAITING', 'COMING'])
  })

  test('waits for nobody once its person took it back', async () => {
    const { id } = await ask('2026-11-09', '2026-11-13')
    await update('admin', id, { responseStatus: 'CANCELED', response: 'No va' })
    expect(await waitsFor('supervisor')).toEqual([])
  })

  test('takes one answer of two at once; the other one reads that it is answered', async () => {
    await ask('2026-11-16', '2026-11-20')
    const rows = await waitsFor('supervisor')
    const both = await Promise.allSettled([answer('supervisor', rows), answer('supervisor', rows)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ message: expect.stringMatching(/ya respondió ese paso/) }])
    const { rows: made } = await owner.query(
      `select count(*)::int as made from approval_decision made join approval_request asked
         on asked.company_id = made.company_id and asked.kind = made.kind
         and asked.subject_id = made.subject_id
       where asked.is_open and asked.user_id = $1`,
      [bernarda.id],
    )
    expect(made).toEqual([{ made: 1 }])
  })
})

describe('who holds a step', () => {
  test('is the person that it names, also without reach; and of that request alone', async () => {
    const named = world.personOf('gerente.peumal')
    await save({
      fromDay: '2026-09-01',
      steps: [step('PERSON', { userId: named?.publicId })],
    })
    const permit = await api.as('trabajador').mutate<Asked>(Leave, {
      input: {
        userContractId: contractOf(bernarda),
        type: 'LEAVE',
        startDate: '2026-10-01',
        endDate: '2026-10-01',
      },
    })
    const { id } = await ask('2026-10-05', '2026-10-09')
    const rows = await waitsFor('gerente.peumal')
    expect(rows).toHaveLength(1)
    const other = { key: `ABSENCE.${permit.id}.${permit.version}`, kind: '', fullname: '' }
    await expect(answer('gerente.peumal', [other])).rejects.toMatchObject({ kind: 'not-found' })
    await answer('gerente.peumal', rows)
    expect(await statusOf(id)).toBe('APPROVED')
    await owner.query(
      `update absence set response_status = 'CANCELED' where response_status =
      'PENDING' and user_contract_id in (select id from user_contract where user_id = $1)`,
      [bernarda.id],
    )
  })

  test('answers once two steps in a row that are theirs', async () => {
    await save({ fromDay: '2026-09-01', steps: [step('SUPERVISOR'), step('SUPERVISOR')] })
    const { id } = await ask('2026-10-12', '2026-10-16')
    await answer('supervisor', await waitsFor('supervisor'))
    expect(await statusOf(id)).toBe('APPROVED')
  })

  test('is also who is next above, once it waited too long', async () => {
    const [first] = [step('SUPERVISOR')]
    await save({ fromDay: '2026-09-01', steps: [first], escalateDays: 2 })
    const { id } = await ask('2026-10-19', '2026-10-23')
    const before = (await rowOf(id))?.steps[0]?.people
    await owner.query(`update approval_request set since = '2026-09-07T12:00:00Z' where is_open`)
    const after = (await rowOf(id))?.steps[0]?.people
    expect(before).toMatch(/^Hernán/)
    expect(after).toMatch(/^Hernán.* o /)
  })
})

describe('a permit', () => {
  test('passes the steps of its kind; a medical leave does not', async () => {
    await save({
      kind: 'ABSENCE',
      steps: [step('SUPERVISOR'), step('ROLE', { role: 'SUPER_MANAGER' })],
    })
    const leave = (type: string, day: string) =>
      api.as('admin').mutate<Asked>(Leave, {
        input: { userContractId: contractOf(bernarda), type, startDate: day, endDate: day },
      })
    const respond = (who: Who, id: string) =>
      api.as(who).mutate<{ responseStatus: string }>(AnswerLeave, {
        input: { id, responseStatus: 'APPROVED' },
      })
    const permit = await leave('LEAVE', '2026-12-01')
    await expect(respond('admin', permit.id)).rejects.toMatchObject({ kind: 'forbidden' })
    await answer('supervisor', await waitsFor('supervisor', 'ABSENCE'))
    expect(await respond('supergerente', permit.id)).toMatchObject({ responseStatus: 'APPROVED' })
    const sick = await leave('LICENSE', '2026-12-03')
    expect(await respond('admin', sick.id)).toMatchObject({ responseStatus: 'APPROVED' })
  })
})

describe('the database', () => {
  test('refuses the own step, a step out of its turn, and an approval that skips one', async () => {
    await ask('2026-12-07', '2026-12-11')
    const { rows } = await owner.query<{ company: number; subject: number }>(
      `select company_id as company, subject_id as subject from approval_request
       where is_open and user_id = $1`,
      [bernarda.id],
    )
    const { company, subject } = rows[0] ?? { company: 0, subject: 0 }
    const decide = (userId: number, place: number) =>
      owner.query(
        `insert into approval_decision (company_id, kind, subject_id, round, place, decision,
           user_id, login_id)
         select $1, 'VACATION', $2, 1, $3, 'APPROVE', $4::bigint, min(id) from login
         where company_id = $1 and user_id = $4`,
        [company, subject, place, userId],
      )
    const hernan = world.personOf('supervisor')?.id ?? 0
    await expect(decide(bernarda.id, 1)).rejects.toThrow(/su propia solicitud/)
    await expect(decide(hernan, 2)).rejects.toThrow(/no es el que espera/)
    await expect(
      owner.query(
        `update vacation set response_status = 'APPROVED' where company_id = $1
        and id = $2`,
        [company, subject],
      ),
    ).rejects.toThrow(/faltan pasos/)
  })
})
