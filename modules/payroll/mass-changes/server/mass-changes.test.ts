import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { innerId } from '#platform/model/ids.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, asCompany, database, drainJobs, restJobs } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const shown = 'id what state people kept done total failed version'
const Create = `mutation Create($input: CreateMassChangeInput!) {
  createMassChange(input: $input) { ${outcome} data { ${shown} } } }`
const Undo = `mutation Undo($input: UndoMassChangeInput!) {
  undoMassChange(input: $input) { ${outcome} data { ${shown} } } }`
const Resume = `mutation Resume($input: ResumeMassChangeInput!) {
  resumeMassChange(input: $input) { ${outcome} data { ${shown} } } }`
const Preview = `query Preview($input: MassChangePreviewInput!) {
  massChangePreview(input: $input) { totals { people changing left added retroactive
    wrongRuts unknownRuts doubledRuts severalContracts } counting { id done total } } }`
const People = `query People($filter: MassChangePeopleFilter!) {
  massChangePeople(filter: $filter, page: { number: 1, size: 100 }) {
    total rows { userId contractId fullname rut before after difference note left } } }`
const One = `query One($input: ByIdMassChange!) { massChange(input: $input) { ${shown} } }`
const Changed = `query Changed($filter: ChangedPeopleFilter!) {
  changedPeople(filter: $filter, page: { number: 1, size: 100 }) {
    total rows { userId fullname before after basis status problem } } }`
const History = `query History($input: ContractHistoryInput!) {
  contractHistory(input: $input) { changes { attribute from before after author reason } } }`

type Change = { id: string; what: string; state: string; people: number; version: number }
type Row = {
  userId: string
  contractId: string
  rut: string
  before: string | null
  after: string | null
  note: string | null
  left: string | null
}
type Totals = {
  people: number
  changing: number
  left: number
  added: number | null
  retroactive: string | null
  wrongRuts: string[]
  unknownRuts: string[]
  doubledRuts: string[]
}

const raise = (more: object = {}) => ({
  kind: 'RAISE',
  businessId: vina.publicId,
  fromDate: '2026-10-01',
  raiseMode: 'PERCENT',
  value: '3.5',
  rounding: 'ONE',
  ...more,
})
const item = (more: object = {}) => ({
  kind: 'ITEM',
  businessId: vina.publicId,
  itemCode: 'COMISIONES',
  value: '45000',
  startMonth: 202610,
  ...more,
})
type Counted = { totals: Totals | null; counting: { id: string; done: number } | null }
const counted = async (input: object, who: Who = 'admin') =>
  (await api.as(who).run<{ massChangePreview: Counted }>(Preview, { input })).massChangePreview
const preview = async (input: object, who: Who = 'admin'): Promise<Totals> => {
  const { totals } = await counted(input, who)
  if (!totals) throw new Error('The change is counted by the worker')
  return totals
}
const people = async (filter: object, who: Who = 'admin') =>
  (await api.as(who).run<{ massChangePeople: { total: number; rows: Row[] } }>(People, { filter }))
    .massChangePeople
const create = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<Change>(Create, { input: { reason: 'Contrato colectivo 2026', ...input } })
const stateOf = async (id: string) =>
  (await api.as('admin').run<{ massChange: Change }>(One, { input: { id } })).massChange
const changed = async (id: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      changedPeople: { total: number; rows: (Row & { status: string; problem: string | null })[] }
    }>(Changed, { filter: { id } })
  ).changedPeople
const salaryOn = async (contractId: number, day: string) => {
  const { rows } = await owner.query<{ value: string }>(
    `select monthly_salary_value::float8::text as value from user_contract_version
     where company_id = $1 and user_contract_id = $2 and superseded_at is null
       and valid @> $3::date`,
    [world.coihues.id, contractId, day],
  )
  return rows[0]?.value
}

const setPrivate = (id: number, isPrivate: boolean) =>
  asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
    world.coihues.id,
    id,
    isPrivate,
  ])

let rut: string
let contract: { id: number; publicId: string }
beforeAll(() => {
  const own = bernarda.contracts.find(({ business }) => business.publicId === vina.publicId)
  if (!own) throw new Error('Bernarda has no contract of the vineyard')
  contract = own
  rut = bernarda.rut
})

describe('a raise of many people', () => {
  test('shows before and after of each, and names what a paste of RUTs gets wrong', async () => {
    const ruts = `RUT\n${rut}\n${rut}\nPedro\n99.999.999-9`
    const totals = await preview(raise({ ruts }))
    expect(totals).toMatchObject({ people: 1, changing: 1, left: 0, wrongRuts: ['Pedro'] })
    expect(totals.unknownRuts).toHaveLength(1)
    expect(totals.doubledRuts).toHaveLength(1)
    const { rows, total } = await people(raise({ ruts }))
    expect(total).toBe(1)
    const before = Number(await salaryOn(contract.id, '2026-10-01'))
    const after = Math.floor((before * 1035 + 500) / 1000)
    expect(rows[0]).toMatchObject({
      before: `$${before.toLocaleString('es-CL')}`,
      after: `$${after.toLocaleString('es-CL')}`,
    })
    expect(totals.added).toBe(after - before)
  })

  test('lists people by surname, before and after it happens', async () => {
    const Wanted = `query Wanted($filter: MassChangePeopleFilter!) {
      massChangePeople(filter: $filter, page: { number: 1, size: 100 }) { rows { contractId } } }`
    const { massChangePeople } = await api
      .as('admin')
      .run<{ massChangePeople: { rows: { contractId: string }[] } }>(Wanted, { filter: raise() })
    const ids = massChangePeople.rows.map(({ contractId }) => innerId('contract', contractId))
    const { rows } = await owner.query<{ id: number }>(
      `select c.id::int as id from user_contract c
       join lateral (select v.* from user_version v where v.company_id = c.company_id
         and v.user_id = c.user_id and v.superseded_at is null
         order by lower(v.valid) desc limit 1) v on true
       where c.id = any($1) and c.company_id = $2
       order by app.plain(v.paternal_lastname), app.plain(coalesce(v.maternal_lastname, '')), c.id`,
      [ids, world.coihues.id],
    )
    expect(rows.map(({ id }) => id).slice(0, 5)).toEqual(ids.slice(0, 5))
  })

  test('says which closed months it is paid for later', async () => {
    expect((await preview(raise())).retroactive).toBeNull()
    expect((await preview(raise({ fromDate: '2026-08-01' }))).retroactive).toContain('agosto')
  })

  test('is refused at the field that is wrong', async () => {
    await expect(preview(raise({ value: '0' }))).rejects.toMatchObject({ field: 'value' })
    await expect(preview(raise({ value: '101' }))).rejects.toMatchObject({ field: 'value' })
    await expect(preview(raise({ fromDate: null }))).rejects.toMatchObject({ field: 'fromDate' })
    await expect(
      preview(raise({ raiseMode: 'AMOUNT', value: '9000', least: 1 })),
    ).rejects.toMatchObject({
      field: 'least',
    })
    await expect(create(raise({ reason: 'no' }))).rejects.toMatchObject({ field: 'reason' })
    await expect(create(raise({ jobTitle: 'Nadie' }))).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is made by people who may change each contract', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(preview(raise(), who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(create(raise(), who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(preview(raise(), 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const all = new Set((await people(raise())).rows.map(({ userId }) => userId))
    const { rows } = await people(raise(), 'supergerente')
    expect(rows.every(({ userId }) => all.has(userId))).toBe(true)
  })

  test('leaves private pay out of what others read and change', async () => {
    const { rodrigo } = world.people
    await setPrivate(bernarda.id, true)
    await setPrivate(rodrigo.id, false)
    try {
      expect(await preview(raise({ ruts: rut }), 'supergerente')).toMatchObject({ people: 0 })
      expect((await people(raise({ ruts: rut }), 'supergerente')).rows).toEqual([])
      await expect(create(raise({ ruts: rut }), 'supergerente')).rejects.toMatchObject({
        kind: 'conflict',
      })
      const { id } = await create(raise({ ruts: rut }))
      await drainJobs()
      expect((await changed(id, 'supergerente')).rows).toEqual([])
      expect((await changed(id)).rows).toHaveLength(1)
      const { version } = await stateOf(id)
      const undone = api.as('supergerente').mutate(Undo, { input: { id, version } })
      await expect(undone).rejects.toMatchObject({
        kind: 'forbidden',
        message: 'Incluye a personas que usted no puede cambiar',
      })
      expect(await stateOf(id)).toMatchObject({ state: 'APPLIED', version })
      await api.as('admin').mutate(Undo, { input: { id, version: (await stateOf(id)).version } })
      await drainJobs()
    } finally {
      await setPrivate(bernarda.id, false)
      await setPrivate(rodrigo.id, true)
    }
  })

  test('is asked before it is ordered', async () => {
    const input = { reason: 'Reajuste', ...raise({ ruts: rut }) }
    await expect(
      api.as('admin').run(Create, { input }, { headers: { 'x-asks': '1' } }),
    ).rejects.toMatchObject({ kind: 'confirm' })
  })

  test('is made once, tells who and why in each history, and is taken back', async () => {
    const before = await salaryOn(contract.id, '2026-10-01')
    const { changing } = await preview(raise())
    expect(changing).toBeGreaterThan(20)
    // Nobody takes the job before it is found failed.
    await restJobs()
    const { id } = await create(raise(), 'supergerente')
    await asCompany(
      `update job set status = 'FAILED' where company_id = $1 and id = (
         select job_id from mass_change where company_id = $1 and id = $2)`,
      [world.coihues.id, innerId('massChange', id)],
    )
    // Whose people it is of depends on who ordered it.
    await expect(api.as('admin').mutate(Resume, { input: { id } })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await api.as('supergerente').mutate(Resume, { input: { id } })
    await drainJobs()
    const done = await stateOf(id)
    expect(done.state).toBe('APPLIED')
    expect(Number(await salaryOn(contract.id, '2026-10-01'))).toBe(
      Math.floor((Number(before) * 1035 + 500) / 1000),
    )
    expect(await salaryOn(contract.id, '2026-09-30')).toBe(before)
    const { contractHistory } = await api.as('admin').run<{
      contractHistory: { changes: { attribute: string; author: string; reason: string }[] }
    }>(History, { input: { id: contract.publicId, reveal: true } })
    expect(contractHistory.changes[0]).toMatchObject({
      attribute: 'monthlySalary',
      author: 'Rodrigo Covarrubias',
      reason: 'Contrato colectivo 2026',
    })
    const version = done.version
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version: version - 1 } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    await api.as('admin').mutate(Undo, { input: { id, version } })
    await drainJobs()
    expect(await stateOf(id)).toMatchObject({ state: 'UNDONE', people: 0 })
    expect(await salaryOn(contract.id, '2026-10-01')).toBe(before)
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version: version + 2 } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('keeps a salary that somebody changed after it, and says so', async () => {
    const before = await salaryOn(contract.id, '2026-10-01')
    const { id } = await create(raise({ ruts: rut, value: '2' }))
    await drainJobs()
    const Update = `mutation Update($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} } }`
    const monthlySalary = { value: '2000000', currency: 'CLP' }
    await api.as('admin').mutate(Update, {
      input: { id: contract.publicId, from: '2026-11-01', monthlySalary },
    })
    expect((await people(raise({ ruts: rut }))).rows[0]?.left).toContain('01-11-2026')
    await api.as('admin').mutate(Undo, { input: { id, version: (await stateOf(id)).version } })
    await drainJobs()
    const { rows } = await changed(id)
    expect(rows).toMatchObject([{ status: 'KEPT' }])
    expect(rows[0]?.problem).toContain('después')
    expect(Number(await salaryOn(contract.id, '2026-10-01'))).toBeGreaterThan(Number(before))
  })

  test('is not taken back once a closed month was calculated with it', async () => {
    const { id } = await create(raise({ value: '1', fromDate: '2026-08-01' }))
    await drainJobs()
    // As if August had been closed after the change.
    await asCompany(
      `update mass_change set created_at = '2026-08-02' where company_id = $1 and id = $2`,
      [world.coihues.id, innerId('massChange', id)],
    )
    const { version } = await stateOf(id)
    await expect(api.as('admin').mutate(Undo, { input: { id, version } })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('agosto'),
    })
  })

  test('costs as many questions for all as for a few', async () => {
    expect(await queriesOf(() => preview(raise()))).toBeLessThan(30)
  })
})

describe('a permanent item for many people', () => {
  const held = async () => {
    const { rows } = await owner.query<{ n: number; ended: number }>(
      `select count(*)::int as n, count(end_month)::int as ended from user_item
       where company_id = $1 and item_code = 'COMISIONES' and value = 45000`,
      [world.coihues.id],
    )
    return rows[0]
  }

  test('is given, is not given twice, ends for all, and each act is taken back', async () => {
    const { changing } = await preview(item())
    const given = await create(item())
    expect(given.what).toContain('$45.000')
    await drainJobs()
    expect(await stateOf(given.id)).toMatchObject({ state: 'APPLIED', people: changing })
    expect(await held()).toEqual({ n: changing, ended: 0 })
    expect(await preview(item())).toMatchObject({ changing: 0 })
    await expect(create(item())).rejects.toMatchObject({ kind: 'conflict' })

    const end = item({ kind: 'ITEM_END', startMonth: null, endMonth: 202612, value: null })
    const { changing: ending } = await preview(end)
    expect(ending).toBeGreaterThan(20)
    const ended = await create(end)
    await drainJobs()
    expect(await held()).toEqual({ n: changing, ended: ending })
    const { version } = await stateOf(ended.id)
    await api.as('admin').mutate(Undo, { input: { id: ended.id, version } })
    await drainJobs()
    expect(await held()).toEqual({ n: changing, ended: 0 })

    const { version: first } = await stateOf(given.id)
    await api.as('admin').mutate(Undo, { input: { id: given.id, version: first } })
    await drainJobs()
    // The items that were ended and given back were touched: they stay, and it is said.
    const { rows } = await changed(given.id)
    expect(rows.filter(({ status }) => status === 'KEPT')).toHaveLength(ending)
  })

  test('is taken away whole while nobody touched it', async () => {
    const given = await create(item({ itemCode: 'VENTAS', value: '45000', endMonth: 202611 }))
    await drainJobs()
    const { version } = await stateOf(given.id)
    await api.as('admin').mutate(Undo, { input: { id: given.id, version } })
    await drainJobs()
    expect(await stateOf(given.id)).toMatchObject({ state: 'UNDONE', people: 0, kept: 0 })
    const { rows } = await owner.query(
      `select 1 from user_item where company_id = $1 and item_code = 'VENTAS' and value = 45000`,
      [world.coihues.id],
    )
    expect(rows).toEqual([])
  })

  test('is refused in closed months, with a wrong value, and with a name of nothing', async () => {
    await expect(preview(item({ startMonth: 202608 }))).rejects.toMatchObject({
      field: 'startMonth',
    })
    await expect(preview(item({ itemCode: 'NADA' }))).rejects.toMatchObject({ field: 'itemCode' })
    await expect(preview(item({ value: '10.5' }))).rejects.toMatchObject({ field: 'value' })
    await expect(preview(item({ endMonth: 202609 }))).rejects.toMatchObject({ field: 'endMonth' })
  })
})

describe('the brackets of the family allowance', () => {
  const brackets = { kind: 'ALLOWANCE', businessId: vina.publicId, fromDate: '2026-10-01' }

  test('are proposed from the income of the half-year, accepted, and taken back', async () => {
    const { rows } = await people(brackets)
    expect(rows.length).toBeGreaterThan(0)
    const moving = rows.filter(({ left }) => left === null)
    for (const row of moving) expect(row.note).toMatch(/promedio \$[\d.]+, (hasta|sobre)/)
    expect(rows.every(({ left, after }) => (left === null) === (after !== null))).toBe(true)
    if (moving.length === 0) return
    const { id } = await create(brackets)
    await drainJobs()
    expect(await stateOf(id)).toMatchObject({ state: 'APPLIED', people: moving.length })
    expect((await preview(brackets)).changing).toBe(0)
    const { version } = await stateOf(id)
    await api.as('admin').mutate(Undo, { input: { id, version } })
    await drainJobs()
    expect((await preview(brackets)).changing).toBe(moving.length)
  })
})

test('changes are listed for those who reach them, the newest first', async () => {
  const List =
    'query List { massChanges(sort: { by: createdAt, descending: true }) ' +
    '{ total rows { id what author reason } } }'
  const listOf = async (who: Who) =>
    (await api.as(who).run<{ massChanges: { rows: Change[] } }>(List)).massChanges.rows
  const { id } = await create(item({ value: '2000', itemCode: 'VENTAS' }))
  const rows = await listOf('admin')
  expect(rows[0]?.id).toBe(id)
  expect(rows.map(({ what }) => what)).toContain('Alza de 2% desde el 01-10-2026')
  expect(await listOf('boreal.admin')).toEqual([])
  await expect(listOf('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
})

test('what changed is read by those who reach it', async () => {
  const { id } = await create(item({ value: '10', itemCode: 'HORAS_EXTRA' }))
  for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
    await expect(changed(id, who), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(changed(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
})
