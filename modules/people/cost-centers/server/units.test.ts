import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'
import { partsByUnitText } from './by-unit.ts'

const { api, world, database } = await startApi()
const { owner } = database
const companyId = world.coihues.id

type Unit = {
  id: string
  code: string
  center: string | null
  inheritedFrom: string | null
  contracts: number
  periods: { status: string }[]
}
type Outcome = { status: string; error: { kind: string; message: string } | null }

const ids = { group: '', uva: '', cereza: '' }
const units = new Map<string, { id: number; publicId: string }>()
beforeAll(async () => {
  const { rows } = await owner.query<{ code: string; id: string; group: string }>(
    `select n.code, n.id, n.group_id as group from cost_center n where n.company_id = $1`,
    [companyId],
  )
  const of = (code: string) => rows.find((one) => one.code === code)
  ids.group = publicId('costCenterGroup', Number(of('UVA')?.group))
  ids.uva = publicId('costCenter', Number(of('UVA')?.id))
  ids.cereza = publicId('costCenter', Number(of('CEREZA')?.id))
  const nodes = await owner.query<{ code: string; id: string }>(
    'select code, id from hierarchy_node where company_id = $1',
    [companyId],
  )
  for (const { code, id } of nodes.rows) {
    units.set(code, { id: Number(id), publicId: publicId('hierarchyNode', Number(id)) })
  }
})

const save = (who: Username, unit: string, costCenterId: string | null, since: string) =>
  api.as(who).result<Outcome>(
    `mutation ($input: SaveCostCenterUnitInput!) {
       saveCostCenterUnit(input: $input) { status message error { kind message } } }`,
    {
      input: {
        groupId: ids.group,
        hierarchyNodeId: units.get(unit)?.publicId,
        costCenterId,
        since,
      },
    },
  )
const list = async (who: Username = 'admin') =>
  (
    await api.as(who).run<{ costCenterUnits: Unit[] }>(
      `query ($input: CostCenterUnitsInput!) { costCenterUnits(input: $input) {
         id code center inheritedFrom contracts periods { status } } }`,
      { input: { groupId: ids.group } },
    )
  ).costCenterUnits
const unitOf = async (code: string) => (await list()).find((one) => one.code === code)
const clear = () => owner.query('delete from cost_center_unit where company_id = $1', [companyId])

describe('the centre of a unit', () => {
  test('holds for the units under it, until one names its own', async () => {
    expect((await save('supergerente', '100', ids.uva, '2026-09-01')).status).toBe('OK')
    expect(await unitOf('100')).toMatchObject({ center: 'UVA Uva', inheritedFrom: null })
    expect(await unitOf('120')).toMatchObject({ inheritedFrom: 'Gerencia general' })
    expect((await unitOf('120'))?.contracts).toBeGreaterThan(0)
    expect((await save('supergerente', '200', ids.cereza, '2026-09-10')).status).toBe('OK')
    expect(await unitOf('221')).toMatchObject({ center: 'CEREZA Cereza', inheritedFrom: 'Campo' })
    // Another since the same day takes the place of the one before, which stays in the history.
    expect((await save('supergerente', '200', ids.uva, '2026-09-10')).status).toBe('OK')
    expect(await unitOf('200')).toMatchObject({ center: 'UVA Uva' })
    expect((await unitOf('200'))?.periods.map(({ status }) => status).toSorted()).toEqual([
      'ACTIVE',
      'INACTIVE',
    ])
    expect((await save('supergerente', '200', null, '2026-09-11')).status).toBe('OK')
    expect(await unitOf('200')).toMatchObject({ inheritedFrom: 'Gerencia general' })
  })

  test('is kept while a unit names it', async () => {
    const removing = await api.as('admin').result<Outcome>(
      `mutation ($input: ByIdCostCenter!) {
         deleteCostCenterNode(input: $input) { status message error { kind message } } }`,
      { input: { id: ids.uva } },
    )
    expect(removing.error?.message).toContain('2 unidades')
  })

  test('of two changes at once one holds', async () => {
    await clear()
    const both = await Promise.all([
      save('supergerente', '300', ids.uva, '2026-09-01'),
      save('admin', '300', ids.cereza, '2026-09-01'),
    ])
    expect(both.map(({ status }) => status)).toContain('OK')
    const periods = (await unitOf('300'))?.periods ?? []
    expect(periods.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1)
  })

  test('is for who writes the centres of the company, and of its company alone', async () => {
    for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
      expect((await save(who, '300', ids.uva, '2026-09-01')).error?.kind, who).toBe('forbidden')
    }
    const foreign = await save('boreal.admin', '300', ids.uva, '2026-09-01')
    expect(foreign.error?.kind).toBe('not-found')
    await expect(list('boreal.admin')).resolves.toEqual([])
    await expect(list('supervisor')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

test('a contract says which unit names its centre, until it has parts of its own', async () => {
  await clear()
  await save('supergerente', '300', ids.uva, '2026-09-01')
  const { rows } = await owner.query<{ id: string }>(
    `select c.id from user_contract c join user_contract_version v on v.company_id = $1
       and v.user_contract_id = c.id and v.superseded_at is null and v.valid @> date '2026-09-15'
     where c.company_id = $1 and v.hierarchy_node_id = $2 order by c.id limit 1`,
    [companyId, units.get('300')?.id],
  )
  const contractId = publicId('contract', Number(rows[0]?.id))
  const byUnit = async (who: Username) =>
    (
      await api.as(who).run<{ costCentersByUnit: object[] }>(
        `query ($input: CostCentersByUnitInput!) { costCentersByUnit(input: $input) {
           groupId costCenterId code unitName } }`,
        { input: { contractId } },
      )
    ).costCentersByUnit
  const row = { groupId: ids.group, costCenterId: ids.uva, code: 'UVA' }
  expect(await byUnit('admin')).toEqual([{ ...row, unitName: 'Bodega y enología' }])
  for (const who of ['boreal.admin', 'gerente.peumal'] as const) {
    await expect(byUnit(who), who).rejects.toMatchObject({ kind: 'not-found' })
  }
  await expect(byUnit('supervisor')).rejects.toMatchObject({ kind: 'forbidden' })
  const split = await api.as('supergerente').result(
    `mutation ($input: SaveCostCenterSplitInput!) {
       saveCostCenterSplit(input: $input) { status message error { kind message } } }`,
    {
      input: {
        contractId,
        groupId: ids.group,
        since: '2026-09-15',
        parts: [{ costCenterId: ids.uva, percentage: '60' }],
      },
    },
  )
  expect(split.status).toBe('OK')
  expect(await byUnit('admin')).toEqual([])
})

/** A number that looks random and is the same each time. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

test('on each day a contract is of the nearest unit above, whatever the units', async () => {
  const next = numbers(7)
  const months = ['2026-08-01', '2026-08-31'] as const
  const days = Array.from({ length: 31 }, (_, at) => addDays(months[0], at))
  const codes = [...units.keys()]
  const { rows: centers } = await owner.query<{ id: string; group: string; business: string }>(
    'select id, group_id as group, business_id as business from cost_center where company_id = $1',
    [companyId],
  )
  let found = 0
  for (let round = 0; round < 12; round += 1) {
    await clear()
    for (let n = 0; n < 8; n += 1) {
      const center = centers[next(centers.length)]
      const first = next(40) - 5
      const valid = `[${addDays(months[0], first)},${addDays(months[0], first + 1 + next(30))})`
      const unit = units.get(codes[next(codes.length)] ?? '')?.id
      await owner.query(
        `insert into cost_center_unit (company_id, hierarchy_node_id, group_id, cost_center_id,
           valid) values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [companyId, unit, center?.group, center?.id, valid],
      )
    }
    const [from, to] = months
    const text = partsByUnitText({ company: '$1', from: '$2::date', to: '$3::date' })
    const { rows } = await owner.query(
      `select by_unit.user_contract_id as contract, by_unit.group_id as group,
         by_unit.cost_center_id as center, day::date::text as day
       from ${text} by_unit, generate_series(lower(by_unit.valid), upper(by_unit.valid) - 1,
         interval '1 day') day
       order by 1, 2, 4`,
      [companyId, from, to],
    )
    expect(rows).toEqual(await dayByDay(days))
    found += rows.length
  }
  expect(found).toBeGreaterThan(1_000)
})

/** The same one day at a time, by walking up from the unit of each contract on that day. */
async function dayByDay(days: readonly string[]) {
  const { rows } = await owner.query(
    `select c.id as contract, g.id as group, found.cost_center_id as center, day::text as day
     from unnest($2::date[]) day
     join user_contract c on c.company_id = $1 and c.status <> 'DELETED'
     join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> day and v.hierarchy_node_id is not null
     join cost_center_group g on g.company_id = $1
     cross join lateral (
       with recursive up (id, depth) as (
         select v.hierarchy_node_id, 0
         union all
         select h.parent_id, up.depth + 1 from up
         join hierarchy_node_version h on h.company_id = $1 and h.hierarchy_node_id = up.id
           and h.superseded_at is null and h.valid @> day and h.parent_id is not null
       )
       select d.cost_center_id from up
       join cost_center_unit d on d.company_id = $1 and d.hierarchy_node_id = up.id
         and d.group_id = g.id and d.status = 'ACTIVE' and d.valid @> day
       order by up.depth limit 1) found
     join cost_center n on n.company_id = $1 and n.id = found.cost_center_id
       and coalesce(n.business_id, c.business_id) = c.business_id
     where not exists (select from cost_center_contract p where p.company_id = $1
       and p.user_contract_id = c.id and p.group_id = g.id and p.status = 'ACTIVE'
       and p.valid @> day)
     order by 1, 2, 4`,
    [companyId, days],
  )
  return rows
}
