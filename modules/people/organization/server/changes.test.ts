import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan, hilda, loreto, monserrat, rodrigo } = world.people

const Changes = `query C($input: OrgChartChangesInput!) { orgChartChanges(input: $input) {
  from until total more counts { kind total }
  rows { id name title opens kinds facts { fact before after } } } }`
type Row = {
  id: string
  name: string
  opens: boolean
  kinds: string[]
  facts: { fact: string; before: string | null; after: string | null }[]
}
type Answer = {
  from: string
  until: string
  total: number
  more: number
  counts: { kind: string; total: number }[]
  rows: Row[]
}
const twoDays = { asOf: '2026-09-15', comparedTo: '2026-09-01' }
const whole = { ...twoDays, take: 1000 }
const changes = async (who: Username, input: object = {}) =>
  (await api.as(who).run<{ orgChartChanges: Answer }>(Changes, { input: { ...whole, ...input } }))
    .orgChartChanges
const rowOf = ({ rows }: Answer, { publicId }: { publicId: string }) =>
  rows.find(({ id }) => id === publicId)
const totalOf = ({ counts }: Answer, kind: string) => counts.find((one) => one.kind === kind)?.total

const facts = `id hasChild directReports changes changesBelow person { name totalReports }`
const below = (levels: number): string =>
  levels === 0 ? facts : `${facts} children { ${below(levels - 1)} }`
const Chart = `query O($input: OrgChartInput) { orgChart(input: $input) {
  asOf comparedTo total alone found roots { ${below(6)} } } }`
type Node = {
  id: string
  directReports: number
  changes: string[]
  changesBelow: number
  person: { totalReports: number }
  children?: Node[]
}
const chartOf = async (who: Username, input: object) =>
  (
    await api.as(who).run<{
      orgChart: {
        asOf: string
        comparedTo: string | null
        total: number
        found: boolean
        roots: Node[]
      }
    }>(Chart, { input: { levels: 7, ...input } })
  ).orgChart
const all = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])])

const Update = `mutation U($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) {
  status message error { kind message field } data { id } } }`
const change = (
  person: { contracts: readonly { publicId: string }[] },
  input: object,
  from = '2026-09-10',
) =>
  api.as('admin').mutate(Update, { input: { id: person.contracts[0]?.publicId, from, ...input } })

/** The contract of somebody ends, or begins, on a day. */
const dated = (person: { id: number }, column: 'final_date' | 'initial_date', day: string) =>
  database.owner.query(
    `update user_contract set ${column} = $3::date, version = version + 1
     where company_id = $1 and user_id = $2`,
    [world.coihues.id, person.id, day],
  )

let campo: { id: string }
let services: { id: string }

beforeAll(async () => {
  const { hierarchyNodes } = await api
    .as('admin')
    .run<{ hierarchyNodes: { id: string; name: string }[] }>(
      `query ($input: HierarchyNodesInput!) { hierarchyNodes(input: $input) { id name } }`,
      { input: {} },
    )
  const unit = (name: string) => {
    const found = hierarchyNodes.find((one) => one.name === name)
    if (!found) throw new Error(`no unit ${name}`)
    return found
  }
  ;[campo, services] = [unit('Campo'), unit('Servicios')]
  await change(bernarda, { supervisorId: loreto.publicId, hierarchyNodeId: services.id })
  await change(monserrat, { area: 'Finanzas' })
  await dated(hilda, 'final_date', '2026-09-08')
})

describe('what changed between two days', () => {
  test('says who moved, from which chief and place to which, and who left', async () => {
    const answer = await changes('admin')
    expect(answer).toMatchObject({ from: '2026-09-01', until: '2026-09-15' })
    expect(rowOf(answer, bernarda)).toMatchObject({
      kinds: ['CHIEF', 'UNIT'],
      opens: true,
      facts: [
        { fact: 'CHIEF', before: hernan.name, after: loreto.name },
        { fact: 'UNIT', before: 'Bodega y enología', after: 'Servicios' },
      ],
    })
    expect(rowOf(answer, monserrat)).toMatchObject({ kinds: ['PLACE'] })
    expect(rowOf(answer, monserrat)?.facts).toContainEqual(
      expect.objectContaining({ fact: 'AREA', after: 'Finanzas' }),
    )
    expect(rowOf(answer, hilda)?.kinds).toEqual(['LEFT'])
    expect(rowOf(answer, rodrigo)).toBeUndefined()
  })

  test('read backwards is the same comparison, and a day has no change from itself', async () => {
    const turned = await changes('admin', { asOf: '2026-09-01', comparedTo: '2026-09-15' })
    expect(turned).toEqual(await changes('admin'))
    const same = await changes('admin', { comparedTo: '2026-09-15' })
    expect(same).toMatchObject({ total: 0, rows: [], more: 0 })
  })

  test('is narrowed to a kind and comes in parts, in the order of surnames', async () => {
    const answer = await changes('admin', { comparedTo: '2018-01-01' })
    expect(answer.rows).toHaveLength(answer.total)
    const joined = await changes('admin', { comparedTo: '2018-01-01', kind: 'JOINED' })
    expect(joined.rows.length).toBe(totalOf(answer, 'JOINED'))
    expect(joined.rows.every(({ kinds }) => kinds.includes('JOINED'))).toBe(true)
    expect(joined.total).toBe(answer.total)
    const [first, second] = [
      await changes('admin', { comparedTo: '2018-01-01', take: 3 }),
      await changes('admin', { comparedTo: '2018-01-01', take: 3, skip: 3 }),
    ]
    expect([...first.rows, ...second.rows]).toEqual(answer.rows.slice(0, 6))
    expect(first.more).toBe(answer.total - 3)
  })

  test('adds up to the charts of both days', async () => {
    const compared = { asOf: '2026-09-15', comparedTo: '2020-06-01' }
    const [then, now] = [
      await chartOf('admin', { asOf: '2020-06-01' }),
      await chartOf('admin', { asOf: '2026-09-15' }),
    ]
    const answer = await changes('admin', compared)
    const [joined, left] = [totalOf(answer, 'JOINED') ?? 0, totalOf(answer, 'LEFT') ?? 0]
    expect(then.total - left + joined).toBe(now.total)
    expect(joined).toBeGreaterThan(5)
  })

  test('an area that was joined to another one is that one on both days', async () => {
    await change(rodrigo, { area: 'Dirección' }, '2026-09-12')
    expect(rowOf(await changes('admin'), rodrigo)?.kinds).toEqual(['PLACE'])
    await database.owner.query(
      `update area set merged_into_id = (select id from area where company_id = $1
         and name_key = 'gerencia'), name = 'Gerencia', version = version + 1
       where company_id = $1 and name_key = 'direccion'`,
      [world.coihues.id],
    )
    expect(rowOf(await changes('admin'), rodrigo)).toBeUndefined()
  })
})

describe('the chart of two days', () => {
  const compared = { asOf: '2026-09-15', comparedTo: '2026-09-01' }

  test('marks who changed, keeps who left, and counts the people of the day', async () => {
    const chart = await chartOf('admin', compared)
    expect(chart).toMatchObject({ asOf: '2026-09-15', comparedTo: '2026-09-01' })
    const nodes = new Map(all(chart.roots).map((node) => [node.id, node]))
    expect(nodes.get(bernarda.publicId)?.changes).toEqual(['CHIEF', 'UNIT'])
    expect(nodes.get(hilda.publicId)?.changes).toEqual(['LEFT'])
    const plain = await chartOf('admin', { asOf: '2026-09-15' })
    expect(chart.total).toBe(plain.total)
    expect(all(plain.roots).map(({ id }) => id)).not.toContain(hilda.publicId)
    for (const node of all(plain.roots)) {
      const { directReports, person } = nodes.get(node.id) ?? {}
      expect({ directReports, person }, node.id).toEqual({
        directReports: node.directReports,
        person: node.person,
      })
      expect(node.changes).toEqual([])
    }
    const top = nodes.get(rodrigo.publicId)
    const seen = all(top?.children ?? []).filter((node) => node.changes.length > 0)
    expect(top?.changesBelow).toBe(seen.length)
  })

  test('is drawn of the later day, and opens the way to somebody who left', async () => {
    const turned = { asOf: '2026-09-01', comparedTo: '2026-09-15' }
    expect(await chartOf('admin', turned)).toEqual(await chartOf('admin', compared))
    const lit = await chartOf('admin', {
      ...compared,
      levels: 1,
      highlightId: hilda.publicId,
    })
    expect(lit.found).toBe(true)
    expect(all(lit.roots).map(({ id }) => id)).toContain(hilda.publicId)
  })
})

describe('who sees which changes', () => {
  test('units are of readers of the organization', async () => {
    for (const who of ['trabajador', 'supervisor'] as const) {
      const answer = await changes(who)
      expect(rowOf(answer, bernarda)?.kinds, who).toEqual(['CHIEF'])
      expect(totalOf(answer, 'UNIT')).toBe(0)
      expect(JSON.stringify(answer)).not.toContain('Servicios')
    }
  })

  test('another company has its own changes, and none of this one', async () => {
    const answer = await changes('boreal.admin', { comparedTo: '2000-01-01' })
    const own = new Set(Object.values(world.boreal.people).map(({ publicId }) => publicId))
    expect(answer.rows.filter(({ id }) => !own.has(id))).toEqual([])
    const foreign = { businessId: world.businesses.vina.publicId, comparedTo: '2000-01-01' }
    expect(await changes('boreal.admin', foreign)).toMatchObject({ total: 0, rows: [] })
  })

  test('a razón social has the people who joined and left it', async () => {
    const { vina, peumal } = world.businesses
    const [one, other] = [
      await changes('admin', { businessId: vina.publicId, comparedTo: '2018-01-01' }),
      await changes('admin', { businessId: peumal.publicId, comparedTo: '2018-01-01' }),
    ]
    expect(rowOf(one, bernarda)).toBeDefined()
    expect(rowOf(other, bernarda)).toBeUndefined()
  })

  test('somebody of the confidential payroll who left is hidden from other readers', async () => {
    const confidential = (is: boolean) =>
      database.owner.query(
        'update users set is_private_role = $3 where company_id = $1 and id = $2',
        [world.coihues.id, hilda.id, is],
      )
    expect(rowOf(await changes('trabajador'), hilda)).toBeDefined()
    await confidential(true)
    const answer = await changes('trabajador')
    expect(rowOf(answer, hilda)).toBeUndefined()
    expect(JSON.stringify(answer)).not.toContain(hilda.name)
    expect(totalOf(answer, 'LEFT')).toBe(
      answer.rows.filter(({ kinds }) => kinds.includes('LEFT')).length,
    )
    const chart = await chartOf('trabajador', twoDays)
    expect(all(chart.roots).map(({ id }) => id)).not.toContain(hilda.publicId)
    await confidential(false)
  })

  test('a manager restricted to units sees their people, and names no other unit', async () => {
    const Create = `mutation ($input: CreateRestrictionInput!) {
      createRestriction(input: $input) {
      status message error { kind message field } data { id } } }`
    const restriction = await api.as('admin').mutate<{ id: string }>(Create, {
      input: {
        name: 'Solo el campo y sus equipos',
        businesses: Object.values(world.businesses).map(({ publicId }) => ({
          businessId: publicId,
        })),
        units: [{ hierarchyNodeId: campo.id }],
      },
    })
    const manager = world.personOf('gerente')
    if (!manager) throw new Error('no manager')
    await api.as('admin').mutate(
      `mutation ($input: UpdateRestrictionUserInput!) { updateRestrictionUser(input: $input) {
        status message error { kind message field } } }`,
      { input: { userId: manager.publicId, restrictionId: restriction.id } },
    )
    const { users } = await api
      .as('gerente')
      .run<{ users: { total: number; rows: { id: string }[] } }>(
        'query ($page: Page) { users(page: $page) { total rows { id } } }',
        { page: { number: 1, size: 100 } },
      )
    expect(users.rows).toHaveLength(users.total)
    const reached = new Set([manager.publicId, ...users.rows.map(({ id }) => id)])
    const answer = await changes('gerente', { comparedTo: '2018-01-01' })
    expect(answer.rows.length).toBeGreaterThan(0)
    for (const row of answer.rows) expect(reached.has(row.id), row.name).toBe(true)
    const admin = await changes('admin', { comparedTo: '2018-01-01' })
    expect(answer.total).toBeLessThan(admin.total)
    // Bernarda reports to her since then, and went from one unit of others to another.
    expect(rowOf(await changes('gerente'), bernarda)?.facts).toContainEqual({
      fact: 'UNIT',
      before: 'Otra unidad',
      after: 'Otra unidad',
    })
    const words = answer.rows.flatMap(({ facts: said }) =>
      said.flatMap(({ fact, before, after }) => (fact === 'UNIT' ? [before, after] : [])),
    )
    expect(words).not.toContain('Servicios')
  })

  test('the exception of some companies closes it for everybody', async () => {
    await database.owner.query(
      `insert into company_exception (company_id, code, since, reason)
       values ($1, 'ORGANIZATION_NOT_SHOWN', '2026-01-01', 'La empresa lo pidió por escrito')`,
      [world.boreal.id],
    )
    await expect(changes('boreal.admin')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
