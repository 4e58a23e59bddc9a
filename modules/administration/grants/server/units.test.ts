// Who is restricted to units reads nobody outside of them, by whatever way.
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, world, database } = await startApi()
const { people, businesses } = world

type Unit = { id: string; name: string; people: number; totalPeople: number }
const outcome = 'status message error { kind message field }'

const units = async (who: 'admin' | 'gerente') =>
  (
    await api.as(who).run<{ hierarchyNodes: Unit[] }>(
      `query ($input: HierarchyNodesInput!) {
          hierarchyNodes(input: $input) { id name people totalPeople } }`,
      { input: {} },
    )
  ).hierarchyNodes

const Narrow = `mutation ($input: UpdateRestrictionUserInput!) {
  updateRestrictionUser(input: $input) { ${outcome} } }`
const Create = `mutation ($input: CreateRestrictionInput!) {
  createRestriction(input: $input) { ${outcome} data { id version units { id name } } } }`
const Update = `mutation ($input: UpdateRestrictionFilterInput!) {
  updateRestrictionFilter(input: $input) { ${outcome} data { id version units { id name } } } }`
type Restriction = { id: string; version: number; units: { id: string; name: string }[] }

/** The manager of the tests; who is in «Campo», in a unit under it, or reports to her. */
let manager: string
let inside: ReadonlySet<string>
let restriction: Restriction

beforeAll(async () => {
  const person = world.personOf('gerente')
  if (!person) throw new Error('no manager')
  manager = person.publicId
  const campo = (await units('admin')).find(({ name }) => name === 'Campo')
  restriction = await api.as('admin').mutate<Restriction>(Create, {
    input: {
      name: 'Solo el campo y sus cuadrillas',
      businesses: Object.values(businesses).map(({ publicId }) => ({ businessId: publicId })),
      units: [{ hierarchyNodeId: campo?.id }],
    },
  })
  await api
    .as('admin')
    .mutate(Narrow, { input: { userId: manager, restrictionId: restriction.id } })
  const { rows } = await database.owner.query<{ rut: string }>(
    `select distinct u.rut from users u
     join user_contract c on c.company_id = u.company_id and c.user_id = u.id
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> date '2026-09-15'
     join hierarchy_node n on n.company_id = v.company_id and n.id = v.hierarchy_node_id
     where u.company_id = $1 and n.code in ('200', '210', '220', '221')
     union
     select u.rut from users u
     join user_contract c on c.company_id = u.company_id and c.user_id = u.id
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> date '2026-09-15' and v.supervisor_id = $2
     where u.company_id = $1`,
    [world.coihues.id, person.id],
  )
  inside = new Set(rows.map(({ rut }) => rut))
})

test('names its units', () => {
  expect(restriction.units.map(({ name }) => name)).toEqual(['Campo'])
  expect(inside.size).toBeGreaterThan(5)
})

describe('a manager of units', () => {
  test('lists, counts and finds their people alone', async () => {
    const { users, userCounts } = await api
      .as('gerente')
      .run<{ users: { total: number; rows: { rut: string }[] }; userCounts: { total: number } }>(
        `query ($filter: UsersFilter, $page: Page) {
          users(filter: $filter, page: $page) { total rows { rut } }
          userCounts(input: {}) { total } }`,
        { page: { number: 1, size: 100 } },
      )
    expect(users.rows.map(({ rut }) => rut).toSorted()).toEqual([...inside].toSorted())
    expect([users.total, userCounts.total]).toEqual([inside.size, inside.size])
    const search = { filter: { search: 'Carolina' } }
    const found = await api
      .as('gerente')
      .run<{ users: { total: number } }>(
        'query ($filter: UsersFilter) { users(filter: $filter) { total } }',
        search,
      )
    expect(inside.has(people.carolina.rut)).toBe(false)
    expect(found.users.total).toBe(0)
  })

  test('opens no record and no contract of others', async () => {
    const open = (userId: string) =>
      api.as('gerente').run('query ($input: UserInput!) { user(input: $input) { id } }', {
        input: { id: userId },
      })
    await expect(open(people.carolina.publicId)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(open(people.hernan.publicId)).resolves.toBeDefined()
    const contract = people.carolina.contracts[0]?.publicId
    await expect(
      api
        .as('gerente')
        .run('query ($input: UserContractInput!) { userContract(input: $input) { id } }', {
          input: { id: contract },
        }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('sees them alone in the chart and in its search', async () => {
    const { orgChart, orgChartSearch } = await api
      .as('gerente')
      .run<{ orgChart: { total: number }; orgChartSearch: object[] }>(
        `query ($input: OrgChartInput!, $search: OrgChartSearchInput!) {
          orgChart(input: $input) { total } orgChartSearch(input: $search) { id } }`,
        { input: {}, search: { search: 'Carolina' } },
      )
    expect(orgChart.total).toBeLessThanOrEqual(inside.size)
    expect(orgChart.total).toBeGreaterThan(5)
    expect(orgChartSearch).toEqual([])
  })

  test('sees their own units alone in the chart of units and in its search', async () => {
    const { orgChart, orgChartSearch } = await api.as('gerente').run<{
      orgChart: { total: number; roots: { orgUnit: string; unit: { totalPeople: number } }[] }
      orgChartSearch: { name: string }[]
    }>(
      `query ($input: OrgChartInput!, $search: OrgChartSearchInput!) {
        orgChart(input: $input) { total roots { orgUnit unit { totalPeople } } }
        orgChartSearch(input: $search) { name } }`,
      { input: { mode: 'UNIT' }, search: { mode: 'UNIT' } },
    )
    const campo = (await units('gerente')).find(({ name }) => name === 'Campo')
    const { totalPeople } = campo ?? {}
    expect(orgChart).toEqual({ total: 4, roots: [{ orgUnit: 'Campo', unit: { totalPeople } }] })
    const names = orgChartSearch.map(({ name }) => name)
    expect(names).toEqual(['Campo', 'Viñedos', 'Huertos', 'Embalaje'])
  })

  test('counts them alone in units and areas', async () => {
    const seen = await units('gerente')
    const all = await units('admin')
    const of = (rows: Unit[], name: string) => rows.find((one) => one.name === name)
    expect(of(seen, 'Viñedos')?.people).toBe(of(all, 'Viñedos')?.people)
    expect(of(seen, 'Finanzas')?.people).toBe(0)
    expect(of(all, 'Finanzas')?.people).toBeGreaterThan(0)
    const { areas } = await api
      .as('gerente')
      .run<{ areas: { name: string }[] }>('{ areas { name total } }')
    expect(areas.map(({ name }) => name)).not.toContain('Finanzas')
  })

  test('writes nobody else into a report, and reaches no razón social whole', async () => {
    for (const name of ['personas', 'nuevos-ingresos', 'saldos-vacaciones', 'costo-por-area']) {
      const answer = await api
        .as('gerente')
        .run<{ reportPreview: object }>(
          `query ($input: RunReportInput!) { reportPreview(input: $input) {
            rows { cells } totals { cells } } }`,
          { input: { name, yearMonth: 202608, year: 2026, all: true } },
        )
        .then(JSON.stringify, (failure: { kind?: string }) => failure.kind ?? 'failed')
      expect(answer, name).not.toContain(people.carolina.rut)
      expect(answer, name).not.toContain('Finanzas')
    }
    const { businesses: seen } = await api
      .as('gerente')
      .run<{ businesses: object[] }>('{ businesses { id } }')
    expect(seen).toEqual([])
  })

  test('changes no restriction and no unit', async () => {
    const input = { id: restriction.id, version: restriction.version, name: 'T', businesses: [] }
    expect((await api.as('gerente').result(Update, { input })).error?.kind).toBe('forbidden')
  })
})

test('a restriction without its units reaches the razones sociales whole again', async () => {
  const input = {
    id: restriction.id,
    version: restriction.version,
    businesses: Object.values(businesses).map(({ publicId }) => ({ businessId: publicId })),
    units: [],
  }
  const { data } = await api.as('admin').result<Restriction>(Update, { input })
  expect(data?.units).toEqual([])
  const { users } = await api
    .as('gerente')
    .run<{ users: { total: number } }>(
      'query ($filter: UsersFilter) { users(filter: $filter) { total } }',
    )
  expect(users.total).toBeGreaterThan(inside.size)
  const foreign = await api.as('boreal.admin').result(Create, {
    input: {
      name: 'Ajena',
      businesses: [],
      units: restriction.units.map(({ id }) => ({ hierarchyNodeId: id })),
    },
  })
  expect(foreign.status).toBe('ERROR')
})
