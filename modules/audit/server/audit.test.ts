import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { vina } = world.businesses

const outcome = 'status message error { kind message field traceId }'
const Trail = `query T($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {
  auditLog(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      seq at action entity subject personId author acting withheld
      changes { field before after }
    }
  }
}`
const Verify = '{ verifyAudit { events intact problem } }'
const UpdateBusiness = `mutation U($input: UpdateBusinessInput!) {
  updateBusiness(input: $input) { ${outcome} data { version } }
}`

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
  changes: { field: string; before: string | null; after: string | null }[]
}
type Asked = { filter?: object; sort?: object; page?: object }

const newest = { by: 'at', descending: true }
const trail = async (asked: Asked = {}, who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ auditLog: { total: number; rows: Row[] } }>(Trail, { sort: newest, ...asked })
  ).auditLog
const verify = async (who: Username = 'admin') =>
  (await api.as(who).run<{ verifyAudit: { intact: boolean; problem: string | null } }>(Verify))
    .verifyAudit

describe('the trail', () => {
  test('tells a change as it was and as it is, by whom, of what', async () => {
    const [before] = (await trail({ filter: { entity: 'business' } })).rows
    await api.as('admin').mutate(UpdateBusiness, {
      input: { id: vina.publicId, version: 1, phone: '+56 72 271 0000' },
    })
    const [row] = (await trail({ filter: { entity: 'business' } })).rows
    expect(row?.seq).toBeGreaterThan(before?.seq ?? 0)
    expect(row).toMatchObject({
      action: 'Modificado',
      subject: 'Viña Los Coihues',
      author: 'Carolina Aránguiz Soto',
      acting: false,
      changes: [{ field: 'phone', before: '+56 72 271 4400', after: '+56 72 271 0000' }],
    })
  })

  test('names people and razones sociales instead of numbers, and leads to the ficha', async () => {
    const { rows } = await trail({ filter: { entity: 'user_contract', action: 'Creado' } })
    const known = rows.find(({ personId }) => personId !== null)
    const { user } = await api
      .as('admin')
      .run<{ user: { firstname: string } }>(
        'query U($input: UserInput!) { user(input: $input) { firstname } }',
        { input: { id: known?.personId } },
      )
    expect(known?.subject).toMatch(new RegExp(`^${user.firstname} `))
    const business = known?.changes.find(({ field }) => field === 'business_id')
    expect(business?.after).toMatch(/Viña|Peumal|Casa/)
  })

  test('is narrowed by action, record and days of Chile, and paged', async () => {
    const created = await trail({ filter: { action: 'Creado', entity: 'syndicate' } })
    expect(created.total).toBe(2)
    expect((await trail({ filter: { action: 'Eliminado' } })).total).toBe(0)
    const { total } = await trail()
    const day = (await trail({ page: { number: 1, size: 10 } })).rows[0]?.at ?? ''
    const chilean = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })
    const today = chilean.format(new Date(day))
    expect((await trail({ filter: { from: today, until: today } })).total).toBe(total)
    expect((await trail({ filter: { until: '2020-01-01' } })).total).toBe(0)
    const second = await trail({ page: { number: 2, size: 10 } })
    expect(second.rows).toHaveLength(10)
    expect(second.rows[0]?.seq).toBe(total - 10)
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

describe('pay of the confidential payroll', () => {
  test('is told to an administrator and withheld from who does not see it', async () => {
    await database.owner.query(
      'update users set is_private_role = true where company_id = $1 and id = $2',
      [world.coihues.id, world.people.bernarda.id],
    )
    await database.owner.query(
      'update users set is_private_role = false where company_id = $1 and id = $2',
      [world.coihues.id, world.people.rodrigo.id],
    )
    const asked = { filter: { entity: 'user_contract_version' }, page: { number: 1, size: 100 } }
    const of = async (who: Username) => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((number) => trail({ ...asked, page: { number, size: 100 } }, who)),
      )
      const rows = pages.flatMap((page) => page.rows)
      return rows.filter(({ personId }) => personId === world.people.bernarda.publicId)
    }
    const seen = await of('admin')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(({ withheld, changes }) => !withheld && changes.length > 0)).toBe(true)
    const hidden = await of('supergerente')
    expect(hidden).toHaveLength(seen.length)
    expect(hidden.every(({ withheld, changes }) => withheld && changes.length === 0)).toBe(true)
  })
})

describe('the chain', () => {
  test('stands as long as nobody touches it', async () => {
    const { total } = await trail()
    expect(await verify()).toEqual({ events: total, intact: true, problem: null })
  })

  test('tells the first event that was altered, even by who owns the tables', async () => {
    const { seq } = (await trail({ filter: { entity: 'syndicate' } })).rows[0] ?? { seq: 0 }
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
