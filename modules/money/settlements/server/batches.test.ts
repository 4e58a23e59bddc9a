import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { innerId } from '#platform/model/ids.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, asCompany, database, drainJobs, restJobs } = await startApi()
const { owner } = database
const { vina, casa } = world.businesses
const { elcira } = world.people
const admin = payrollOf(api.as('admin'))
type Who = Parameters<typeof api.as>[0]

const shown = `id state people errors ready unmade unissued blocked created issued paid toPay
  version failed acts`
type Batch = {
  id: string
  state: string
  people: number
  errors: number
  ready: number
  unissued: number
  blocked: number
  created: number
  issued: number
  paid: number
  toPay: number
  version: number
  acts: string[]
}
type Person = {
  id: string
  state: string
  toPay: number | null
  problem: string | null
  obstacle: string | null
  warnings: string[]
  lacks: string[]
  settlementId: string | null
  rut: string
  fullname: string | null
}

/** Everybody of a razón social with one cause and one last day. */
const group = {
  businessId: vina.publicId,
  dismissalCause: 'ART_159_5',
  disengagementDate: '2026-09-30',
}
const asked = (more: object = {}) => ({
  ...group,
  name: 'Vendimia 2026',
  payDate: '2026-10-09',
  payLastPayslip: false,
  contributionsPaid: true,
  ...more,
})
const chosen = (more: object = {}) => ({ ...group, ...more })
const act = (operation: string, input: object, who: Who = 'admin') =>
  api.as(who).mutate<Batch>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome} data { ${shown} } } }`,
    { input },
  )
const onePreview = `query ($input: SettlementPreviewInput!) {
  settlementPreview(input: $input) { toPay warnings obstacles } }`
const keyOf = ({ id, version }: Batch) => ({ id, version })
const batchAt = async (id: string, who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ settlementBatch: Batch }>(
        `query ($input: SettlementBatchKey!) { settlementBatch(input: $input) { ${shown} } }`,
        { input: { id } },
      )
  ).settlementBatch
const lacksAt = async (id: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      settlementBatchLacks: { lacks: { kind: string; people: number }[] }
    }>(
      `query ($input: OfSettlementBatchLacks!) {
        settlementBatchLacks(input: $input) { lacks { kind people } } }`,
      { input: { id } },
    )
  ).settlementBatchLacks.lacks
const peopleAt = async (id: string, who: Who = 'admin', state: string | null = null) =>
  peopleIn({ id, state }, who)
async function peopleIn(filter: object, who: Who = 'admin') {
  const { settlementBatchPeople } = await api
    .as(who)
    .run<{ settlementBatchPeople: { total: number; rows: Person[] } }>(
      `query ($filter: SettlementBatchPeopleFilter!) {
        settlementBatchPeople(filter: $filter, page: { number: 1, size: 100 },
          sort: { by: state }) {
          total rows { id state toPay problem obstacle warnings lacks settlementId rut fullname }
        } }`,
      { filter },
    )
  return settlementBatchPeople
}
const preview = async (more: object = {}, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      settlementBatchPreview: { people: number; ready: number; left: number; unknown: string[] }
    }>(
      `query ($input: SettlementBatchPreviewInput!) {
        settlementBatchPreview(input: $input) { people ready left unknown } }`,
      { input: chosen(more) },
    )
  ).settlementBatchPreview
type Group = { name: string; people: number }
const choices = async (who: Who = 'admin') =>
  (
    await api.as(who).run<{
      settlementBatchChoices: {
        areas: (Group & { id: string; isClosed: boolean })[]
        jobTitles: Group[]
      }
    }>(
      `query ($input: OfSettlementBatchChoices!) { settlementBatchChoices(input: $input) {
        areas { id name people isClosed } jobTitles { name people } } }`,
      { input: { businessId: vina.publicId } },
    )
  ).settlementBatchChoices
const live = async () => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from settlement where company_id = $1 and status <> 'DELETED'`,
    [world.coihues.id],
  )
  return rows[0]?.n ?? 0
}

beforeAll(async () => {
  // Who is a director of a union is not ended with the others.
  await owner.query('delete from labor_protection')
  const september = await admin.monthAt(casa, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('the people of a finiquito of many', () => {
  test('are of a razón social narrowed by area, kind of contract and pasted RUTs', async () => {
    const all = await preview()
    expect(all.people).toBeGreaterThan(5)
    expect(all.ready + all.left).toBe(all.people)
    const fixed = await preview({ contractType: 'FIXED' })
    const others = await preview({ contractType: 'INDEFINITE' })
    const works = await preview({ contractType: 'BY_WORK_OR_TASK' })
    expect(fixed.people + others.people + works.people).toBe(all.people)
    const pasted = await preview({
      businessId: casa.publicId,
      ruts: `${elcira.rut}\n1-9, hola`,
    })
    expect(pasted).toMatchObject({ people: 1, unknown: ['hola', '1-9'] })
  })

  test('are narrowed by an area and a position that some of them have', async () => {
    const { areas, jobTitles } = await choices()
    for (const { id, name, people } of areas) {
      expect([name, (await preview({ areaId: id })).people]).toEqual([name, people])
    }
    for (const { name, people } of jobTitles) {
      expect([name, (await preview({ jobTitle: name })).people]).toEqual([name, people])
    }
    const [area] = areas
    if (!area) throw new Error('nobody of the viña is in an area')
    await owner.query(`update area set status = 'INACTIVE' where company_id = $1 and name = $2`, [
      world.coihues.id,
      area.name,
    ])
    const closed = (await choices()).areas.find(({ id }) => id === area.id)
    expect(closed).toEqual({ ...area, isClosed: true })
    await owner.query(`update area set status = 'ACTIVE' where company_id = $1 and name = $2`, [
      world.coihues.id,
      area.name,
    ])
    await expect(choices('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await choices('boreal.admin')).toEqual({ areas: [], jobTitles: [] })
  })

  test('are left out without a day or a cause where nobody has an ending', async () => {
    const without = await preview({ disengagementDate: null, dismissalCause: null })
    expect(without.left).toBeGreaterThan(0)
    const { settlementBatchCandidates } = await api.as('admin').run<{
      settlementBatchCandidates: { rows: { left: string | null }[] }
    }>(
      `query ($filter: SettlementBatchCandidatesFilter!) {
        settlementBatchCandidates(filter: $filter, page: { number: 1, size: 100 }) {
          rows { id left } } }`,
      { filter: chosen({ disengagementDate: null, dismissalCause: null }) },
    )
    expect(settlementBatchCandidates.rows[0]?.left).toMatch(/^No tiene/)
  })

  test('are chosen by whoever may make finiquitos, in their own company', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(preview({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(act('createSettlementBatch', asked(), who)).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    const elsewhere = await preview({}, 'boreal.admin').catch((error: unknown) => error)
    expect(elsewhere).toSatisfy(
      (seen: { people?: number; kind?: string }) => seen.people === 0 || seen.kind === 'not-found',
    )
  })
})

describe('finiquitos in one act', () => {
  let batch: Batch

  test('are calculated first, each with its amount or what stops it', async () => {
    const before = await live()
    const ready = (await preview()).ready
    batch = await act('createSettlementBatch', asked())
    expect(batch).toMatchObject({ state: 'CALCULATING', people: ready })
    await expect(act('makeBatchSettlements', keyOf(batch))).rejects.toMatchObject({
      kind: 'conflict',
    })
    await drainJobs()
    batch = await batchAt(batch.id)
    expect(batch).toMatchObject({ state: 'CALCULATED', failed: false, created: 0 })
    expect(batch.ready + batch.errors).toBe(ready)
    expect(batch.ready).toBeGreaterThan(5)
    expect(batch.toPay).toBeGreaterThan(0)
    const { rows } = await peopleAt(batch.id)
    const { rows: users } = await owner.query<{ rut: string; paternal: string }>(
      `select u.rut, v.paternal_lastname as paternal from users u join user_version v
         on v.company_id = u.company_id and v.user_id = u.id and v.superseded_at is null
         and upper_inf(v.valid) where u.company_id = $1`,
      [world.coihues.id],
    )
    const paternal = new Map(users.map((user) => [user.rut, user.paternal]))
    for (const { rut, fullname } of rows) expect(fullname).toContain(paternal.get(rut))
    const states = rows.map(({ state }) => state)
    expect(states.toSorted((a, b) => Number(a !== 'ERROR') - Number(b !== 'ERROR'))).toEqual(states)
    for (const { state, problem, toPay } of rows) {
      expect(state === 'ERROR' ? problem : toPay).toBeTruthy()
    }
    expect(await live()).toBe(before)
  })

  test('pay each the same as the finiquito of that person alone, with its warnings', async () => {
    const { rows } = await peopleAt(batch.id, 'admin', 'READY')
    for (const { id, toPay, warnings, obstacle } of rows.slice(0, 3)) {
      const { settlementPreview } = await api.as('admin').run<{
        settlementPreview: { toPay: number; warnings: string[]; obstacles: string[] }
      }>(onePreview, {
        input: {
          userContractId: id,
          dismissalCause: 'ART_159_5',
          disengagementDate: '2026-09-30',
          payDate: '2026-10-09',
          pactAnyCause: false,
          pactWithoutYearsCap: false,
          pactWithoutUfCap: false,
          deferVacation: false,
          payLastPayslip: false,
          contributionsPaid: true,
        },
      })
      expect(settlementPreview).toEqual({ toPay, warnings, obstacles: obstacle ? [obstacle] : [] })
    }
    expect(rows.flatMap((row) => row.warnings)).toContainEqual(expect.stringMatching(/contrato/))
  })

  test('leave somebody out, and are made once with the amounts that were seen', async () => {
    const before = await live()
    const { rows } = await peopleAt(batch.id, 'admin', 'READY')
    const { id, version, ready } = batch
    await act('leaveOutOfSettlementBatch', { id, version, userContractId: rows[0]?.id })
    // What was seen of another person is no longer what would be paid.
    await asCompany(
      `update settlement_batch_person set to_pay = to_pay + 1
       where company_id = $1 and batch_id = $2 and user_contract_id = $3`,
      [world.coihues.id, innerId('settlementBatch', id), innerId('contract', rows[1]?.id ?? '')],
    )
    // Nobody takes the job before it is found failed.
    await restJobs()
    await act('makeBatchSettlements', { id, version })
    await asCompany(
      `update job set status = 'FAILED' where company_id = $1 and id = (
         select job_id from settlement_batch where company_id = $1 and id = $2)`,
      [world.coihues.id, innerId('settlementBatch', id)],
    )
    await act('resumeSettlementBatch', { id })
    await drainJobs()
    batch = await batchAt(id)
    expect(batch).toMatchObject({ state: 'CREATED', created: ready - 2 })
    expect(await live()).toBe(before + ready - 2)
    const errors = (await peopleAt(id, 'admin', 'ERROR')).rows
    expect(errors.map(({ problem }) => problem)).toEqual(
      expect.arrayContaining([
        'Quedó fuera al revisar: calcule de nuevo para incluir a esta persona',
        expect.stringMatching(/^Cambió lo que se paga/),
      ]),
    )
  })

  test('mend their errors and are tried again, and nobody gets two', async () => {
    const { id, version, created, errors } = batch
    await act('calculateSettlementBatch', { id, version })
    await drainJobs()
    batch = await batchAt(id)
    expect(batch).toMatchObject({ state: 'CALCULATED', created, ready: 2, errors: errors - 2 })
    await expect(act('issueSettlementBatch', keyOf(batch))).rejects.toMatchObject({
      kind: 'conflict',
    })
    await act('makeBatchSettlements', { id, version: batch.version })
    await drainJobs()
    batch = await batchAt(id)
    expect(batch).toMatchObject({ state: 'CREATED', created: created + 2 })
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from (select user_contract_id from settlement
       where company_id = $1 and status <> 'DELETED' group by 1 having count(*) > 1) twice`,
      [world.coihues.id],
    )
    expect(rows[0]?.n).toBe(0)
  })

  test('are printed in one document and in a zip, and proposed for Mi DT as data', async () => {
    const print = async (format: string) =>
      (
        await api.as('admin').run<{ settlementBatchPdf: { url: string | null; name: string } }>(
          `query ($input: SettlementBatchPdfInput!) {
            settlementBatchPdf(input: $input) { status done total name url } }`,
          { input: { id: batch.id, document: 'SETTLEMENT', format } },
        )
      ).settlementBatchPdf
    for (const [format, name] of [
      ['PDF', 'Finiquito, Vendimia 2026.pdf'],
      ['ZIP', 'Finiquito, Vendimia 2026.zip'],
    ] as const) {
      expect((await print(format)).url).toBeNull()
      await drainJobs()
      const made = await print(format)
      expect(made.name).toBe(name)
      expect(made.url).toMatch(/^\//)
    }
    await expect(
      api
        .as('admin')
        .run(
          `query ($input: SettlementBatchPdfInput!) { settlementBatchPdf(input: $input) { name } }`,
          { input: { id: batch.id, document: 'RESIGNATION', format: 'PDF' } },
        ),
    ).rejects.toMatchObject({ kind: 'conflict' })
    type Proposal = { rut: string; missing: string[]; fields: { code: string }[] }
    const proposed = async (page: object) =>
      (
        await api.as('admin').run<{ settlementBatchMiDt: { rows: Proposal[]; total: number } }>(
          `query ($filter: SettlementBatchMiDtFilter!, $page: Page) {
            settlementBatchMiDt(filter: $filter, page: $page) {
              total rows { rut missing fields { part code label value problem } } } }`,
          { filter: { id: batch.id }, page },
        )
      ).settlementBatchMiDt
    const { rows: proposals, total } = await proposed({ number: 1, size: 100 })
    expect(total).toBe(batch.created)
    expect(proposals).toHaveLength(batch.created)
    const pages = await Promise.all([1, 2].map((number) => proposed({ number, size: 10 })))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(proposals.slice(0, 20))
    expect((await proposed({ number: 9, size: 100 })).rows).toEqual([])
    for (const { missing, fields } of proposals) {
      expect(missing).toContain('Finiquito emitido: Emítalo antes de proponerlo')
      expect(fields.map(({ code }) => code)).toContain('TOTAL_A_PAGAR')
    }
  })

  test('are issued together, and taken back together but for the paid', async () => {
    const before = await live()
    const { id, version, created } = batch
    const issued = await act('issueSettlementBatch', { id, version })
    await drainJobs()
    batch = await batchAt(id)
    expect(batch).toMatchObject({ state: 'ISSUED', issued: created, created: 0 })
    expect(batch.version).toBeGreaterThan(issued.version)
    const [paid] = (await peopleAt(id, 'admin', 'ISSUED')).rows
    await api.as('admin').mutate(
      `mutation ($input: PaySettlementInput!) {
        paySettlement(input: $input) { ${outcome} data { id } } }`,
      { input: { id: paid?.settlementId } },
    )
    const why = 'La temporada se alargó'
    const input = { id, version: batch.version, undoneWhy: why }
    await expect(act('undoSettlementBatch', { ...input, undoneWhy: '   ' })).rejects.toMatchObject({
      field: 'undoneWhy',
    })
    await expect(
      api.as('admin').run(
        `mutation ($input: UndoSettlementBatchInput!) {
          undoSettlementBatch(input: $input) { ${outcome} } }`,
        { input },
        { headers: { 'x-asks': '1' } },
      ),
    ).rejects.toMatchObject({ kind: 'confirm' })
    await act('undoSettlementBatch', input)
    await drainJobs()
    batch = await batchAt(id)
    expect(batch).toMatchObject({ state: 'UNDONE', paid: 1, issued: 0, created: 0 })
    expect(await live()).toBe(before - created + 1)
    const { rows: reasons } = await owner.query(
      `select distinct made.response, batch.undone_why from settlement made
       join settlement_batch_person person on person.settlement_id = made.id
       join settlement_batch batch on batch.id = person.batch_id
       where made.status = 'DELETED' and batch.id = $1`,
      [innerId('settlementBatch', id)],
    )
    expect(reasons).toEqual([{ response: why, undone_why: why }])
    await expect(
      act('undoSettlementBatch', { ...keyOf(batch), undoneWhy: why }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })
})

test('what will stop some is read before, and once mended they are issued', async () => {
  const { peumal } = world.businesses
  const input = {
    ...asked({ businessId: peumal.publicId, dismissalCause: 'ART_159_4' }),
    contributionsPaid: false,
  }
  const { id } = await act('createSettlementBatch', input)
  await drainJobs()
  let made = await batchAt(id)
  expect(made.blocked).toBeGreaterThan(0)
  expect(made).toMatchObject({
    errors: 0,
    ready: made.people,
    acts: ['calculate', 'create', 'undo'],
  })
  const { rows } = await peopleAt(id)
  expect(rows.filter(({ obstacle }) => obstacle)).toHaveLength(made.blocked)
  expect(rows.find(({ obstacle }) => obstacle)?.obstacle).toMatch(/meses liberados.*art\. 162/)
  await act('makeBatchSettlements', keyOf(made))
  await drainJobs()
  // What the papers of each would lack is read beside their name, before all are issued.
  const created = (await peopleAt(id)).rows.filter(({ settlementId }) => settlementId)
  expect(created.flatMap(({ lacks }) => lacks)).toContain('el domicilio')
  await act('issueSettlementBatch', keyOf(await batchAt(id)))
  await drainJobs()
  made = await batchAt(id)
  const { blocked: _none, ...stopped } = made
  expect(made).toMatchObject({ state: 'ISSUED', blocked: 0, acts: ['issue', 'undo'] })
  expect(stopped.errors).toBeGreaterThan(0)
  expect(stopped.unissued).toBe(stopped.errors)
  await expect(act('calculateSettlementBatch', keyOf(made))).rejects.toMatchObject({
    message: 'Todas las personas tienen su finiquito',
  })
  // A list of the demo waits with some of them: what it will pay, nobody pays by hand.
  await asCompany(`update payment_list_row set state = 'CANCELED' where company_id = $1`, [
    world.coihues.id,
  ])
  await asCompany(
    `insert into payslip_payment (company_id, payroll_month_id, user_contract_id, status)
     select r.company_id, r.payroll_month_id, r.user_contract_id, 'PAID'
     from payslip_release r join payroll_month m on m.company_id = r.company_id
       and m.id = r.payroll_month_id and m.type = 'PAYROLL' and m.business_id = $1
     where r.company_id = $2
     on conflict (company_id, payroll_month_id, user_contract_id) do update set status = 'PAID'`,
    [peumal.id, world.coihues.id],
  )
  await act('issueSettlementBatch', keyOf(made))
  await drainJobs()
  made = await batchAt(id)
  expect(made).toMatchObject({ errors: 0, unissued: 0, issued: made.people, acts: ['undo'] })
})

test('what nobody wrote is counted for all, and each number is a list of its people', async () => {
  const { id } = await act('createSettlementBatch', asked())
  await drainJobs()
  const countOf = async (kind: string) =>
    (await lacksAt(id)).find((lack) => lack.kind === kind)?.people ?? 0
  const before = await countOf('ACCOUNT')
  const paid = (await peopleAt(id, 'admin', 'READY')).rows.find(
    ({ lacks }) => !lacks.includes('la cuenta en que se paga'),
  )
  await asCompany(
    `update payment_method set is_current = false where company_id = $1 and user_id = (
       select user_id from user_contract where company_id = $1 and id = $2)`,
    [world.coihues.id, innerId('contract', paid?.id ?? '')],
  )
  expect(await countOf('ACCOUNT')).toBe(before + 1)
  const unpaid = (await peopleIn({ id, lack: 'ACCOUNT' })).rows
  expect(unpaid.map((row) => row.id)).toContain(paid?.id)
  const counts = await lacksAt(id)
  for (const { kind, people } of counts) {
    expect([kind, (await peopleIn({ id, lack: kind })).total]).toEqual([kind, people])
  }
  expect(counts.map(({ people }) => people)).toEqual(
    counts.map(({ people }) => people).toSorted((a, b) => b - a),
  )
  // Whoever cannot have a finiquito now is not counted: their error says what to mend first.
  for (const { lacks } of (await peopleAt(id, 'admin', 'ERROR')).rows) expect(lacks).toEqual([])
  expect(await queriesOf(() => lacksAt(id))).toBeLessThan(15)
  await expect(lacksAt(id, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(lacksAt(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})

describe('the wall around a batch', () => {
  test('hides it from other roles and companies, and costs the same for many', async () => {
    const { settlementBatches } = await api.as('admin').run<{
      settlementBatches: { rows: Batch[] }
    }>(`query { settlementBatches { rows { id } } }`)
    const id = settlementBatches.rows[0]?.id ?? ''
    await expect(batchAt(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(batchAt(id, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect(await queriesOf(() => peopleAt(id))).toBeLessThan(15)
  })
})
