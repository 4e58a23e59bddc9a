// Changes of more people than a request reads: the worker counts, prepares and makes them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '#tests/api/payroll.ts'
import { startApi } from '#tests/api.ts'
import { statementsOf } from '#tests/queries.ts'

const { api, world, asCompany, database, drainJobs, restJobs } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const copies = 320
const firstCopy = 900_000

const totals = 'people changing left added'
const Preview = `query Preview($input: MassChangePreviewInput!) {
  massChangePreview(input: $input) { totals { ${totals} } counting { id done total } } }`
const Create = `mutation Create($input: CreateMassChangeInput!) {
  createMassChange(input: $input) { ${outcome} data { id state people version } } }`
const Undo = `mutation Undo($input: UndoMassChangeInput!) {
  undoMassChange(input: $input) { ${outcome} data { id state } } }`
const Resume = `mutation Resume($input: ResumeMassChangeInput!) {
  resumeMassChange(input: $input) { ${outcome} data { id state } } }`
const One = `query One($input: ByIdMassChange!) {
  massChange(input: $input) { id state people kept failed problem version } }`

type Counted = {
  totals: { people: number; changing: number; left: number; added: number } | null
  counting: { id: string } | null
}
type Change = {
  id: string
  state: string
  people: number
  failed: boolean
  problem: string | null
  version: number
}

const raise = (more: object = {}) => ({
  kind: 'RAISE',
  businessId: vina.publicId,
  fromDate: '2026-10-01',
  raiseMode: 'AMOUNT',
  value: '1000',
  rounding: 'ONE',
  ...more,
})
const preview = async (input: object, who: Who = 'admin') =>
  (await api.as(who).run<{ massChangePreview: Counted }>(Preview, { input })).massChangePreview
const create = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<Change>(Create, { input: { reason: 'Reajuste de octubre', ...input } })
const one = async (id: string) =>
  (await api.as('admin').run<{ massChange: Change }>(One, { input: { id } })).massChange
const undo = async (id: string, who: Who) =>
  api.as(who).mutate<Change>(Undo, { input: { id, version: (await one(id)).version } })

/** A change that was counted and ordered; the next drain makes it. */
async function ordered(who: Who, more: object = {}) {
  const { counting } = await preview(raise(more), who)
  await drainJobs()
  await restJobs()
  const { id } = await create({ ...raise(more), counting: counting?.id }, who)
  return id
}

/** Salaries on the first of October, of everybody. */
async function salaries(): Promise<string> {
  const { rows } = await database.owner.query<{ all: string }>(
    `select string_agg(user_contract_id || ':' || monthly_salary_value, ',' order by
       user_contract_id) as all from user_contract_version
     where company_id = $1 and superseded_at is null and valid @> date '2026-10-01'`,
    [world.coihues.id],
  )
  return rows[0]?.all ?? ''
}

/** Bernarda has her contract of the vineyard some hundred times more. */
beforeAll(async () => {
  const { owner } = database
  const own = bernarda.contracts.find(({ business }) => business.publicId === vina.publicId)
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into user_contract overriding system value
     select (jsonb_populate_record(c, jsonb_build_object('id', $4::int + n, 'code', 'C-' || n))).*
     from user_contract c, generate_series(1, $3::int) n
     where c.company_id = $1 and c.id = $2`,
    [world.coihues.id, own?.id, copies, firstCopy],
  )
  await owner.query(
    `insert into user_contract_version overriding system value
     select (jsonb_populate_record(v, jsonb_build_object('id', $4::int + v.id * 1000 + n,
       'user_contract_id', $4::int + n))).*
     from user_contract_version v, generate_series(1, $3::int) n
     where v.company_id = $1 and v.user_contract_id = $2 and v.superseded_at is null`,
    [world.coihues.id, own?.id, copies, firstCopy],
  )
  await owner.query('commit')
})

describe('a raise of more people than a request reads', () => {
  test('is counted by the worker, and ordered with that count', async () => {
    await restJobs()
    const begun = await preview(raise())
    expect(begun).toMatchObject({ totals: null, counting: { id: expect.any(String), done: 0 } })
    const counting = begun.counting?.id
    expect((await preview(raise())).counting?.id).toBe(counting)
    await expect(create(raise())).rejects.toMatchObject({
      message: 'Son muchos contratos: cuéntelos antes de ordenarlo',
    })
    await expect(create({ ...raise(), counting })).rejects.toMatchObject({
      message: 'Todavía se cuentan los contratos: espere a que estén',
    })
    await drainJobs()
    const known = await preview({ ...raise(), counting })
    expect(known.counting).toBeNull()
    const { people = 0, changing = 0, added = 0 } = known.totals ?? {}
    expect(people).toBeGreaterThan(copies)
    expect(added).toBe(changing * 1000)
  })

  test('has a count of that very change, for who ordered it', async () => {
    const counting = (await preview(raise())).counting?.id
    await drainJobs()
    const asked = { ...raise(), counting }
    await expect(preview(asked, 'supergerente')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(preview(asked, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(preview({ ...asked, value: '2000' })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(create({ ...asked, value: '2000' })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('writes nothing of anybody in the request, is made, and is taken back', async () => {
    const before = await salaries()
    const counting = (await preview(raise())).counting?.id
    await drainJobs()
    await restJobs()
    let id = ''
    const statements = await statementsOf(async () => {
      ;({ id } = await create({ ...raise(), counting }))
    })
    expect(statements.filter((text) => text.includes('mass_change_person ('))).toEqual([])
    expect(await one(id)).toMatchObject({ state: 'PREPARING', people: 0 })
    await drainJobs()
    const { people } = await one(id)
    expect(people).toBeGreaterThan(copies)
    expect(await one(id)).toMatchObject({ state: 'APPLIED', kept: 0 })
    expect(await salaries()).not.toBe(before)
    await undo(id, 'admin')
    await drainJobs()
    expect(await one(id)).toMatchObject({ state: 'UNDONE', people: 0 })
    expect(await salaries()).toBe(before)
  })
})

const setRole = (id: number, role: string) =>
  asCompany('update users set role = $3 where company_id = $1 and id = $2', [
    world.coihues.id,
    id,
    role,
  ])

const roleOf = async (id: number): Promise<string> => {
  const { rows } = await database.owner.query<{ role: string }>(
    'select role from users where company_id = $1 and id = $2',
    [world.coihues.id, id],
  )
  return rows[0]?.role ?? ''
}

describe('the right over each person', () => {
  afterAll(() => setRole(bernarda.id, 'EMPLOYEE'))

  test('is asked again when many are taken back, before the first is', async () => {
    const id = await ordered('admin')
    await drainJobs()
    const after = await salaries()
    await setRole(bernarda.id, 'ADMIN')
    await undo(id, 'supergerente')
    await drainJobs()
    const refused = await one(id)
    expect(refused).toMatchObject({ state: 'APPLIED', failed: true })
    expect(refused.problem).toContain('Incluye a personas que usted no puede cambiar')
    expect(await salaries()).toBe(after)
    await undo(id, 'admin')
    await drainJobs()
    expect(await one(id)).toMatchObject({ state: 'UNDONE', people: 0 })
  })

  test('is asked at once when few are taken back', async () => {
    const { hernan } = world.people
    const { id } = await create(raise({ ruts: hernan.rut }))
    await drainJobs()
    const role = await roleOf(hernan.id)
    await setRole(hernan.id, 'ADMIN')
    try {
      await expect(undo(id, 'supergerente')).rejects.toMatchObject({
        kind: 'forbidden',
        message: expect.stringContaining('rol mayor'),
      })
      expect(await one(id)).toMatchObject({ state: 'APPLIED', failed: false })
    } finally {
      await setRole(hernan.id, role)
    }
  })

  test('is that of the day of the work: who lost theirs meanwhile changes nobody', async () => {
    await setRole(bernarda.id, 'EMPLOYEE')
    const before = await salaries()
    const id = await ordered('supergerente')
    const rodrigo = world.personOf('supergerente')?.id ?? 0
    await setRole(rodrigo, 'EMPLOYEE')
    try {
      await drainJobs()
      expect(await one(id)).toMatchObject({
        state: 'PREPARING',
        failed: true,
        problem: 'Quien lo ordenó ya no puede hacerlo',
        people: 0,
      })
      expect(await salaries()).toBe(before)
    } finally {
      await setRole(rodrigo, 'SUPER_MANAGER')
    }
  })

  test('that cannot go on is discarded by somebody else, and then goes on for nobody', async () => {
    const before = await salaries()
    const id = await ordered('supergerente')
    const discard = (who: Who, version: number) =>
      api.as(who).mutate<{ state: string; version: number }>(
        `mutation ($input: DiscardMassChangeInput!) {
          discardMassChange(input: $input) { ${outcome} data { state version } } }`,
        { input: { id, version } },
      )
    const { version } = await one(id)
    await expect(discard('admin', version)).rejects.toMatchObject({
      message: 'El trabajo sigue en curso',
    })
    const rodrigo = world.personOf('supergerente')?.id ?? 0
    await setRole(rodrigo, 'EMPLOYEE')
    try {
      await drainJobs()
    } finally {
      await setRole(rodrigo, 'SUPER_MANAGER')
    }
    await expect(discard('trabajador', version)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(discard('boreal.admin', version)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(discard('admin', version + 1)).rejects.toMatchObject({ kind: 'conflict' })
    const gone = await discard('admin', version)
    expect(gone.state).toBe('DISCARDED')
    await expect(discard('admin', gone.version)).rejects.toMatchObject({
      message: 'Está descartado',
    })
    await expect(api.as('supergerente').mutate(Resume, { input: { id } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await drainJobs()
    expect(await one(id)).toMatchObject({ state: 'DISCARDED', people: 0 })
    expect(await salaries()).toBe(before)
  })

  test('is of nobody whose account was closed meanwhile', async () => {
    const before = await salaries()
    const id = await ordered('supergerente')
    const rodrigo = world.personOf('supergerente')?.id ?? 0
    const close = (closed: boolean) =>
      asCompany('update users set is_disabled = $3 where company_id = $1 and id = $2', [
        world.coihues.id,
        rodrigo,
        closed,
      ])
    await close(true)
    try {
      await drainJobs()
      expect(await one(id)).toMatchObject({
        failed: true,
        problem: 'Quien lo pidió ya no entra a la empresa',
        people: 0,
      })
      expect(await salaries()).toBe(before)
    } finally {
      await close(false)
    }
  })
})
