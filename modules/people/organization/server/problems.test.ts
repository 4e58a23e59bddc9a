import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, carolina, hernan, hilda } = world.people

type Problem = { kind: string; total: number; rows: { id: string; name: string }[] }
const problems = async (who: Username = 'admin', asOf = '2026-09-15') =>
  (
    await api.as(who).run<{ orgChartProblems: Problem[] }>(
      `query P($input: OrgChartProblemsInput!) { orgChartProblems(input: $input) {
          kind total rows { id name } } }`,
      { input: { asOf } },
    )
  ).orgChartProblems
const namesOf = (all: readonly Problem[], kind: string) =>
  all.find((one) => one.kind === kind)?.rows.map(({ name }) => name) ?? []

test('units that nobody leads, and people without chief, team or unit, are listed', async () => {
  const all = await problems()
  expect(namesOf(all, 'UNIT_VACANT')).toContain('Finanzas')
  expect(namesOf(all, 'UNIT_VACANT')).not.toContain('Campo')
  const alone = all.find(({ kind }) => kind === 'ALONE')
  const { orgChart } = await api
    .as('admin')
    .run<{ orgChart: { alone: number } }>(
      'query O($input: OrgChartInput) { orgChart(input: $input) { alone } }',
      { input: { asOf: '2026-09-15' } },
    )
  const left = all.find(({ kind }) => kind === 'CHIEF_LEFT')?.total ?? 0
  expect(alone?.total).toBeLessThanOrEqual(orgChart.alone)
  expect((alone?.total ?? 0) + left).toBeGreaterThanOrEqual(orgChart.alone)
  // She leads a team, and nobody leads her: that is no fault of a chart.
  expect(namesOf(all, 'ALONE')).not.toContain(carolina.name)
  const { rows } = await database.owner.query<{ people: string }>(
    `select count(distinct c.user_id) as people from user_contract c
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> date '2026-09-15'
     where c.company_id = $1 and c.status <> 'DELETED' and c.initial_date <= '2026-09-15'
       and coalesce(c.final_date >= '2026-09-15', true) and v.hierarchy_node_id is null`,
    [world.coihues.id],
  )
  expect(all.find(({ kind }) => kind === 'NO_UNIT')?.total).toBe(Number(rows[0]?.people))
})

test('whose chief or head left is listed until another one is named', async () => {
  const before = await problems()
  expect(namesOf(before, 'CHIEF_LEFT')).not.toContain(bernarda.name)
  const end = (person: { id: number }, day: string | null) =>
    database.owner.query(
      `update user_contract set final_date = $3, version = version + 1
       where company_id = $1 and user_id = $2`,
      [world.coihues.id, person.id, day],
    )
  await end(hernan, '2026-09-01')
  const after = await problems()
  expect(namesOf(after, 'CHIEF_LEFT')).toContain(bernarda.name)
  expect(namesOf(after, 'UNIT_HEAD_LEFT')).toEqual(['Viñedos'])
  // On a day on which he still worked there was nothing to correct.
  expect(namesOf(await problems('admin', '2026-09-01'), 'CHIEF_LEFT')).not.toContain(bernarda.name)
  await end(hernan, null)
  expect(namesOf(await problems(), 'CHIEF_LEFT')).not.toContain(bernarda.name)
})

test('they are for managers, who read their own company alone', async () => {
  for (const who of ['trabajador', 'supervisor'] as const) {
    await expect(problems(who), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  const foreign = new Set(
    (await problems('boreal.admin')).flatMap(({ rows }) => rows.map((r) => r.id)),
  )
  for (const { rows } of await problems()) {
    for (const { id } of rows) expect(foreign.has(id)).toBe(false)
  }
  expect(foreign.has(hilda.publicId)).toBe(false)
})
