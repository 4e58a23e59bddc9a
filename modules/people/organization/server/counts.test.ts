import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, world, database } = await startApi()
const { owner } = database
const companyId = world.coihues.id

const facts = 'id person { totalReports }'
const below = (levels: number): string =>
  levels === 0 ? facts : `${facts} children { ${below(levels - 1)} }`
const Chart = `query O($input: OrgChartInput) { orgChart(input: $input) {
  total alone roots { ${below(6)} } } }`

type Node = { id: string; person: { totalReports: number }; children?: Node[] }
type Answer = { orgChart: { total: number; alone: number; roots: Node[] } }

const all = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])])

/** How many people each one has below, counted by the database from the lines of a day. */
async function recounted(): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ id: string; total: string }>(
    `with recursive line as (
       select distinct on (c.user_id) c.user_id as id, v.supervisor_id as parent
       from user_contract c
       join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
         and v.superseded_at is null and v.valid @> date '2026-09-15'
       where c.company_id = $1 and c.status <> 'DELETED' and c.initial_date <= '2026-09-15'
         and coalesce(c.final_date >= '2026-09-15', true)
       order by c.user_id, v.supervisor_id is null, c.initial_date, c.id
     ), below (top, id) as (
       select parent, id from line where parent in (select id from line)
       union all
       select below.top, line.id from below join line on line.parent = below.id
     )
     select line.id, (select count(*) from below where below.top = line.id) as total from line`,
    [companyId],
  )
  return new Map(rows.map(({ id, total }) => [Number(id), Number(total)]))
}

/** A number that looks random and is the same each time. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

test('after ten thousand moves and ends the counts are those of the lines', async () => {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from user_contract
     where company_id = $1 and status = 'ACTIVE' order by id`,
    [companyId],
  )
  // Whoever comes later in the list may report to whoever comes before: no move makes a circle.
  const next = numbers(15)
  const people = new Map(Object.values(world.people).map((one) => [one.publicId, one.id]))
  for (let round = 0; round < 10; round += 1) {
    const moves = Array.from({ length: 1_000 }, () => {
      const at = 1 + next(rows.length - 1)
      const end = next(40) === 0 ? `2026-09-${String(10 + next(20))}` : null
      return { contract: rows[at]?.id, supervisor: rows[next(at)]?.userId, end }
    })
    // In one statement each contract changes once: the last of its moves.
    const last = [...new Map(moves.map((move) => [move.contract, move])).values()]
    await owner.query(
      `with moved as (
         update user_contract_version v set supervisor_id = m.supervisor
         from jsonb_to_recordset($2::jsonb) m (contract bigint, supervisor bigint, "end" date)
         join user_contract c on c.company_id = $1 and c.id = m.contract
         where v.company_id = $1 and v.user_contract_id = m.contract
           and v.superseded_at is null and c.user_id <> m.supervisor)
       update user_contract c set version = version + 1,
         final_date = coalesce(m."end", c.final_date)
       from jsonb_to_recordset($2::jsonb) m (contract bigint, supervisor bigint, "end" date)
       where c.company_id = $1 and c.id = m.contract`,
      [companyId, JSON.stringify(last)],
    )
    const { orgChart } = await api.as('admin').run<Answer>(Chart, { input: { levels: 7 } })
    const counted = await recounted()
    expect(orgChart.total).toBe(counted.size)
    const shown = all(orgChart.roots).filter(({ id }) => people.has(id))
    expect(shown.length).toBeGreaterThan(5)
    for (const { id, person } of shown) {
      expect(person.totalReports).toBe(counted.get(people.get(id) ?? 0))
    }
  }
})
