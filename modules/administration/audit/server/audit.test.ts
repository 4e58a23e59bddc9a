import { describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { vina } = world.businesses
const { bernarda, loreto, rodrigo } = world.people
const rights = rightsOf(api.as('admin'))

const outcome = 'status message error { kind message field traceId }'
const Trail = `query T($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {
  auditLog(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      seq at action entity subject personId author acting withheld more
      parts { entity action withheld changes { field before after } }
    }
  }
}`
const Verify = '{ verifyAudit { events intact problem } }'
const UpdateBusiness = `mutation U($input: UpdateBusinessInput!) {
  updateBusiness(input: $input) { ${outcome} data { version } }
}`
const UpdateUser = `mutation U($input: UpdateUserInput!) {
  updateUser(input: $input) { ${outcome} data { version } }
}`
const One = `query One($input: UserInput!) {
  user(input: $input) { version firstname pensionInstitution }
}`

type Change = { field: string; before: string | null; after: string | null }
type Row = {
  seq: number
  at: string
  action: string
  entity: string
  subject: string | null
  personId: string | null
  author: string
  acting: boolean
  withheld: boolean
  more: number
  parts: { entity: string; action: string; withheld: boolean; changes: Change[] }[]
}
type Asked = { filter?: object; sort?: object; page?: object }

const newest = { by: 'at', descending: true }
const trail = async (asked: Asked = {}, who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ auditLog: { total: number; rows: Row[] } }>(Trail, { sort: newest, ...asked })
  ).auditLog
const last = async (filter: object = {}, who: Username = 'admin') =>
  (await trail({ filter, page: { number: 1, size: 10 } }, who)).rows[0]
/** Every row of some kind, page by page. */
const all = async (entity: string, who: Username = 'admin') => {
  const pages = [1, 2, 3, 4, 5].map((number) =>
    trail({ filter: { entity }, page: { number, size: 100 } }, who),
  )
  return (await Promise.all(pages)).flatMap(({ rows }) => rows)
}
const changed = (row: Row | undefined) => row?.parts.flatMap(({ changes }) => changes) ?? []
const verify = async (who: Username = 'admin') =>
  (await api.as(who).run<{ verifyAudit: { intact: boolean; problem: string | null } }>(Verify))
    .verifyAudit
const personOf = async (id: string, reveal = false) =>
  (
    await api
      .as('admin')
      .run<{ user: { version: number; firstname: string } }>(One, { input: { id, reveal } })
  ).user

describe('the trail', () => {
  test('shows the value before and after, the author and the thing changed', async () => {
    const before = await last({ entity: 'business' })
    await api.as('admin').mutate(UpdateBusiness, {
      input: { id: vina.publicId, version: 1, phone: '+56 72 271 0000', communeCode: '06117' },
    })
    const row = await last({ entity: 'business' })
    expect(row?.seq).toBeGreaterThan(before?.seq ?? 0)
    expect(row).toMatchObject({
      action: 'Modificado',
      subject: 'Viña Los Coihues',
      author: 'Carolina Aránguiz Soto',
      acting: false,
      withheld: false,
    })
    expect(changed(row)).toEqual([
      { field: 'phone', before: '+56 72 271 4400', after: '+56 72 271 0000' },
      { field: 'commune_code', before: 'San Fernando', after: 'San Vicente' },
    ])
  })

  test('names people and razones sociales instead of numbers, and leads to the ficha', async () => {
    const { rows } = await trail({ filter: { entity: 'user_contract', action: 'Creado' } })
    const known = rows.find(({ personId }) => personId !== null)
    const { firstname } = await personOf(known?.personId ?? '')
    expect(known?.subject).toMatch(new RegExp(`^${firstname} `))
    const business = changed(known).find(({ field }) => field === 'business_id')
    expect(business?.after).toMatch(/Viña|Peumal|Casa/)
  })

  test('tells one change of a person once, however many rows it took', async () => {
    const { total } = await trail()
    const { version } = await personOf(bernarda.publicId)
    const personalPhone = '+56 9 5555 0101'
    await api.as('admin').mutate(UpdateUser, {
      input: { id: bernarda.publicId, version, from: '2026-09-15', personalPhone },
    })
    expect((await trail()).total).toBe(total + 1)
    const row = await last()
    expect(row).toMatchObject({
      action: 'Modificado',
      entity: 'user_version',
      subject: 'Bernarda Huenchul Ortiz',
      personId: bernarda.publicId,
      withheld: false,
      more: 0,
    })
    expect(row?.parts).toHaveLength(1)
    expect(changed(row)).toEqual([
      { field: 'valid', before: null, after: '[2026-09-15,)' },
      { field: 'personal_phone', before: null, after: personalPhone },
    ])
    // It is found as a change of the ficha, and not as something that was created.
    expect((await last({ entity: 'user_version', action: 'Modificado' }))?.seq).toBe(row?.seq)
    expect((await last({ action: 'Creado' }))?.seq).not.toBe(row?.seq)
  })

  test('a profile and what it says of each service are one change', async () => {
    await rights.newProfile('Audita', { GS_0006: 'r' })
    const row = await last({ entity: 'profile_permission' })
    expect(row).toMatchObject({ subject: 'Audita', action: 'Creado' })
    expect(changed(row)).toContainEqual({ field: 'code', before: null, after: 'Auditoría' })
  })

  test('of what was changed before changes were kept, each row is one', async () => {
    await database.owner.query(
      `update audit_event set change_seq = null where company_id = $1 and seq <= 5`,
      [world.coihues.id],
    )
    const { rows } = await trail({ sort: { by: 'at', descending: false } })
    expect(rows.slice(0, 5).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  test('is narrowed by action, record and days of Chile, and paged', async () => {
    const created = await trail({ filter: { action: 'Creado', entity: 'syndicate' } })
    expect(created.total).toBe(2)
    expect((await trail({ filter: { action: 'Eliminado', entity: 'syndicate' } })).total).toBe(0)
    // The demo world and this test may be of two days, when midnight comes between them.
    const { total, ...newer } = await trail({ page: { number: 1, size: 10 } })
    const older = await trail({
      sort: { by: 'at', descending: false },
      page: { number: 1, size: 10 },
    })
    const chilean = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })
    const [until, from] = [newer, older].map(({ rows }) => chilean.format(new Date(rows[0]!.at)))
    expect((await trail({ filter: { from, until } })).total).toBe(total)
    const beyond = [{ from: addDays(until!, 1) }, { until: addDays(from!, -1) }]
    for (const filter of beyond) expect((await trail({ filter })).total).toBe(0)
    const [first, second] = await Promise.all(
      [1, 2].map((number) => trail({ page: { number, size: 10 } })),
    )
    expect(second?.rows).toHaveLength(10)
    expect(second?.rows[0]?.seq).toBeLessThan(first?.rows.at(-1)?.seq ?? 0)
  })

  test('is read with as many statements for a hundred changes as for ten', async () => {
    const page = (size: number) => () =>
      trail({ filter: { entity: 'user_contract_version' }, page: { number: 1, size } })
    // Of a few more tables there are names to read, each table once.
    expect(await queriesOf(page(100))).toBeLessThanOrEqual((await queriesOf(page(10))) + 2)
  })

  test('has nothing of another company', async () => {
    const theirs = await trail({ filter: { entity: 'business' } }, 'boreal.admin')
    expect(theirs.rows.map(({ subject }) => subject)).toEqual(['Boreal'])
  })

  test.each(['gerente', 'lectura', 'supervisor', 'trabajador'] as const)(
    '%s does not read it',
    async (who) => {
      await expect(trail({}, who)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(verify(who)).rejects.toMatchObject({ kind: 'forbidden' })
    },
  )
})

describe('a reading of what is reserved', () => {
  test('says whose it was', async () => {
    await personOf(bernarda.publicId, true)
    expect(await last({ entity: 'lectura:previsión y salud' })).toMatchObject({
      action: 'Proceso',
      subject: 'Bernarda Huenchul Ortiz',
      personId: bernarda.publicId,
    })
    const Payslips = `query P($input: PayrollHistoryInput!) {
      payrollHistory(input: $input) { net }
    }`
    await api.as('admin').run(Payslips, {
      input: { contractId: bernarda.contracts[0]?.publicId },
    })
    const row = await last({ entity: 'lectura:liquidación' })
    expect(row).toMatchObject({ subject: 'Bernarda Huenchul Ortiz' })
    expect(changed(row)[0]?.after).toMatch(/ 2026 · Viña/)
  })
})

describe('what the reader may not see elsewhere', () => {
  const terms = async (who: Username, person = bernarda) =>
    (await all('user_contract_version', who)).filter(({ personId }) => personId === person.publicId)
  const isShown = ({ withheld, parts }: Row) =>
    !withheld && parts.every(({ changes }) => changes.length > 0)
  const isClosed = ({ withheld, parts }: Row) =>
    withheld && parts.every(({ changes }) => changes.length === 0)

  test('pay of the confidential payroll is shown to people who may see it', async () => {
    await database.owner.query(
      'update users set is_private_role = false where company_id = $1 and id = $2',
      [world.coihues.id, rodrigo.id],
    )
    await rights.profile(rodrigo, 'Audita')
    const seen = await terms('supergerente')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(isShown)).toBe(true)
    // Confidential in one razón social is confidential.
    await rights.hide(bernarda, vina)
    expect((await terms('admin')).every(isShown)).toBe(true)
    const hidden = await terms('supergerente')
    expect(hidden).toHaveLength(seen.length)
    expect(hidden.every(isClosed)).toBe(true)
    // Nor who it is that is confidential.
    const link = await last({ entity: 'user_business', action: 'Modificado' }, 'supergerente')
    expect(link).toMatchObject({ subject: 'Bernarda Huenchul Ortiz', withheld: true })
    expect(changed(link)).toEqual([])
    expect(changed(await last({ entity: 'user_business', action: 'Modificado' }))).toEqual([
      { field: 'private_role', before: 'false', after: 'true' },
    ])
    await rights.hide(bernarda, vina, false)
  })

  test('nor a sum in which it is', async () => {
    const sumsOf = async (who: Username) =>
      (await all('payroll_run', who)).flatMap(changed).filter(({ field }) => field === 'net')
    expect((await sumsOf('admin')).length).toBeGreaterThan(0)
    expect(await sumsOf('supergerente')).toEqual([])
    const count = changed((await all('payroll_run', 'supergerente'))[0])
    expect(count.map(({ field }) => field)).toEqual(expect.arrayContaining(['monthId', 'payslips']))
  })

  test('what a profile takes away is taken from the trail too', async () => {
    await rights.newProfile('Audita sin contratos', { GS_0006: 'r', GP_0002: '', GR_0002: '' })
    await rights.profile(loreto, 'Audita')
    expect((await terms('gerente')).every(isShown)).toBe(true)
    await rights.profile(loreto, 'Audita sin contratos')
    expect((await terms('gerente')).every(isClosed)).toBe(true)
    // Their own stays theirs.
    expect((await terms('gerente', loreto)).every(isShown)).toBe(true)
  })

  test('who is restricted reads of other people that something changed, and no more', async () => {
    await rights.profile(loreto, 'Audita')
    await rights.restriction(loreto, 'Solo el campo')
    const rows = await all('user_contract_version', 'gerente')
    const [inside, outside] = [
      rows.filter(({ personId }) => personId !== null),
      rows.filter(({ personId }) => personId === null),
    ]
    expect(inside.length).toBeGreaterThan(0)
    expect(outside.length).toBeGreaterThan(0)
    expect(outside.every(isClosed)).toBe(true)
    expect(new Set(outside.map(({ subject }) => subject))).toEqual(new Set(['Persona reservada']))
    const businesses = await all('business', 'gerente')
    const subjects = businesses.filter((row) => !row.withheld).map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['Frutícola Peumal']))
    expect(businesses.length).toBeGreaterThan(subjects.length)
    await rights.restriction(loreto, null)
    await rights.profile(loreto, null)
  })

  test('a column that nobody gave a class to is withheld from everybody', async () => {
    await database.owner.query('alter table syndicate add column pay_of_leader text')
    await database.owner.query(
      `update syndicate set pay_of_leader = '7654321', name = name || ' '
       where id = (select min(id) from syndicate where company_id = $1)`,
      [world.coihues.id],
    )
    const row = await last({ entity: 'syndicate' })
    expect(row?.withheld).toBe(true)
    expect(JSON.stringify(row)).not.toContain('7654321')
    expect(changed(row).map(({ field }) => field)).toEqual(['name'])
  })
})

describe('the chain', () => {
  test('is intact while nobody touches it', async () => {
    expect(await verify()).toMatchObject({ intact: true, problem: null })
  })

  test('tells the first event that was altered, even by who owns the tables', async () => {
    const { seq } = (await last({ entity: 'syndicate' })) ?? { seq: 0 }
    await database.owner.query(
      `update audit_event set after = after || '{"name": "Otro"}'
       where company_id = $1 and seq = $2`,
      [world.coihues.id, seq],
    )
    expect(await verify()).toMatchObject({
      intact: false,
      problem: `Registro ${seq}: el registro fue alterado`,
    })
    expect(await verify('boreal.admin')).toMatchObject({ intact: true })
  })
})
