// Who is restricted to units reads nobody outside of them, by whatever way.
import { beforeAll, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { allOperations, documentOf, variablesOf } from '#tests/attacks/schema.ts'
import { wholeReport } from '#tests/api/reports.ts'

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
      const input = { name, yearMonth: 202608, year: 2026 }
      const answer = await wholeReport(api.as('gerente'), 'totals { cells }', input).then(
        JSON.stringify,
        (failure: { kind?: string }) => failure.kind ?? 'failed',
      )
      expect(answer, name).not.toBe('failed')
      expect(answer, name).not.toContain(people.carolina.rut)
      expect(answer, name).not.toContain('Finanzas')
    }
    const { businesses: seen } = await api
      .as('gerente')
      .run<{ businesses: object[] }>('{ businesses { id } }')
    expect(seen).toEqual([])
  })

  test('reads the name and the RUT of nobody else in any list or query', async () => {
    // Whoever answers for somebody else sees what waits for that person, and a survey that one has
    // to answer says who it asks about.
    await database.owner.query('update delegation set revoked_at = now() where company_id = $1', [
      world.coihues.id,
    ])
    const { rows } = await database.owner.query<{ rut: string; name: string }>(
      `select u.rut, concat_ws(' ', p.firstname, p.second_name,
         p.paternal_lastname, p.maternal_lastname)
         as name
       from users u join user_version p on p.company_id = u.company_id and p.user_id = u.id
         and p.superseded_at is null
       where u.company_id = $1 and u.id <> $2 and not exists (
         select from user_survey asked where asked.respondent_id = $2
           and asked.evaluatee_id = u.id)`,
      [world.coihues.id, world.personOf('gerente')?.id],
    )
    // «Monserrat Valdivia» is within «Ana Monserrat Valdivia»: such a name says nothing.
    const known = rows.flatMap(({ rut, name }) => (inside.has(rut) ? [name] : []))
    const others = rows.filter(
      ({ rut, name }) => !inside.has(rut) && !known.some((one) => one.includes(name)),
    )
    expect(others.length).toBeGreaterThan(20)
    const ids = await database.owner.query<{ month: number; group: number; unit: number }>(
      `select (select max(id) from payroll_month where company_id = $1 and business_id = $2
          and type = 'PAYROLL' and not is_open) as month,
        (select min(id) from cost_center_group where company_id = $1) as "group",
        (select min(id) from hierarchy_node where company_id = $1) as unit`,
      [world.coihues.id, businesses.vina.id],
    )
    const { month = 0, group = 0, unit = 0 } = ids.rows[0] ?? {}
    const chosen: Readonly<Record<string, string | undefined>> = {
      user: people.carolina.publicId,
      contract: people.carolina.contracts[0]?.publicId,
      business: businesses.vina.publicId,
      payrollMonth: publicId('payrollMonth', Number(month)),
      costCenterGroup: publicId('costCenterGroup', Number(group)),
      hierarchyNode: publicId('hierarchyNode', Number(unit)),
    }
    const party = /"(?:supervisorName|fromName|toName|onBehalfOf)":"[^"]*"/g
    const read: string[] = []
    let answered = 0
    for (const operation of allOperations.filter(({ kind }) => kind !== 'mutation')) {
      const sample = variablesOf(operation, (_path, entity) => chosen[entity] ?? 'x')
      for (const variables of [{ page: { number: 1, size: 100 }, input: {} }, sample]) {
        const text = await api
          .as('gerente')
          .run<object>(documentOf(operation), variables)
          // Who leads somebody of their units is part of that person's record, and who gave them
          // a delegation is a party of it.
          .then((data) => JSON.stringify({ ...data }).replaceAll(party, ''))
          .catch(() => '')
        answered += text === '' ? 0 : 1
        const found = others.filter(
          ({ rut, name }) => text.includes(`"${rut}"`) || text.includes(name),
        )
        read.push(...found.map(({ name }) => `${operation.name}: ${name}`))
      }
    }
    expect(answered).toBeGreaterThan(100)
    expect(read).toEqual([])
  })

  test('reads who leads a unit when they may see that person, and nobody else', async () => {
    const lead = (name: string, userId: number) =>
      database.owner.query(
        `update hierarchy_node_version set head_user_id = $2
         where company_id = $1 and name = $3 and superseded_at is null`,
        [world.coihues.id, userId, name],
      )
    await lead('Finanzas', people.carolina.id)
    await lead('Campo', people.hernan.id)
    const heads = async (who: 'admin' | 'gerente') =>
      (
        await api
          .as(who)
          .run<{ hierarchyNodes: { name: string; headUserId: string; headName: string }[] }>(
            `query ($input: HierarchyNodesInput!) {
              hierarchyNodes(input: $input) { name headUserId headName } }`,
            { input: {} },
          )
      ).hierarchyNodes
    const finance = { name: 'Finanzas', headUserId: null, headName: null }
    const field = {
      name: 'Campo',
      headUserId: people.hernan.publicId,
      headName: people.hernan.name,
    }
    expect(await heads('gerente')).toEqual(expect.arrayContaining([finance, field]))
    expect(await heads('admin')).toContainEqual({
      name: 'Finanzas',
      headUserId: people.carolina.publicId,
      headName: people.carolina.name,
    })
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
