// Who is restricted to units changes the people of these, as the preview says, and nobody else.
import { beforeAll, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { outcome } from '#tests/api/payroll.ts'
import { startApi } from '#tests/api.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

const shown = 'id state people kept version'
const Preview = `query Preview($input: MassChangePreviewInput!) {
  massChangePreview(input: $input) { totals { people changing } } }`
const People = `query People($filter: MassChangePeopleFilter!) {
  massChangePeople(filter: $filter, page: { number: 1, size: 100 }) { total rows { userId } } }`
const Create = `mutation Create($input: CreateMassChangeInput!) {
  createMassChange(input: $input) { ${outcome} data { ${shown} } } }`
const Undo = `mutation Undo($input: UndoMassChangeInput!) {
  undoMassChange(input: $input) { ${outcome} data { ${shown} } } }`
const One = `query One($input: ByIdMassChange!) { massChange(input: $input) { ${shown} } }`
const List = 'query List { massChanges { total rows { id } } }'
const Changed = `query Changed($filter: ChangedPeopleFilter!) {
  changedPeople(filter: $filter, page: { number: 1, size: 100 }) { total rows { userId } } }`
const Restrict = `mutation ($input: CreateRestrictionInput!) {
  createRestriction(input: $input) { ${outcome} data { id } } }`
const Narrow = `mutation ($input: UpdateRestrictionUserInput!) {
  updateRestrictionUser(input: $input) { ${outcome} } }`

type Change = { id: string; state: string; people: number; version: number }
const raise = {
  kind: 'RAISE',
  businessId: vina.publicId,
  fromDate: '2026-10-01',
  raiseMode: 'AMOUNT',
  value: '1000',
  rounding: 'ONE',
}
const create = (who: Who) =>
  api.as(who).mutate<Change>(Create, { input: { ...raise, reason: 'Bono de temporada' } })
const one = async (id: string, who: Who) =>
  (await api.as(who).run<{ massChange: Change }>(One, { input: { id } })).massChange
const peopleOf = async (who: Who) =>
  (
    await api.as(who).run<{ massChangePeople: { rows: { userId: string }[] } }>(People, {
      filter: raise,
    })
  ).massChangePeople.rows.map(({ userId }) => userId)

/** Rodrigo, a super manager, keeps the people of «Campo» alone. */
beforeAll(async () => {
  const { hierarchyNodes } = await api.as('admin').run<{
    hierarchyNodes: { id: string; name: string }[]
  }>('query ($input: HierarchyNodesInput!) { hierarchyNodes(input: $input) { id name } }', {
    input: {},
  })
  const campo = hierarchyNodes.find(({ name }) => name === 'Campo')
  const { id: restrictionId } = await api.as('admin').mutate<{ id: string }>(Restrict, {
    input: {
      name: 'El campo y sus cuadrillas',
      businesses: [{ businessId: vina.publicId }],
      units: [{ hierarchyNodeId: campo?.id }],
    },
  })
  const userId = world.personOf('supergerente')?.publicId
  await api.as('admin').mutate(Narrow, { input: { userId, restrictionId } })
})

test('a preview and the change itself are of the same people', async () => {
  const some = await peopleOf('supergerente')
  const all = await peopleOf('admin')
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
  const { massChangePreview } = await api
    .as('supergerente')
    .run<{ massChangePreview: { totals: { people: number; changing: number } } }>(Preview, {
      input: raise,
    })
  const { changing } = massChangePreview.totals
  expect(changing).toBeGreaterThan(0)

  const { id } = await create('supergerente')
  await drainJobs()
  const done = await one(id, 'supergerente')
  expect(done).toMatchObject({ state: 'APPLIED', people: changing })
  const { changedPeople } = await api
    .as('supergerente')
    .run<{ changedPeople: { rows: { userId: string }[] } }>(Changed, { filter: { id } })
  const changed = changedPeople.rows.map(({ userId }) => userId)
  expect(changed.every((userId) => some.includes(userId))).toBe(true)
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from mass_change_person
     where company_id = $1 and mass_change_id = $2`,
    [world.coihues.id, innerId('massChange', id)],
  )
  expect(rows[0]?.n).toBe(changing)

  await api.as('supergerente').mutate(Undo, { input: { id, version: done.version } })
  await drainJobs()
  expect(await one(id, 'supergerente')).toMatchObject({ state: 'UNDONE', people: 0 })
})

test('changes of others are not theirs to read', async () => {
  const { id } = await create('admin')
  await drainJobs()
  await expect(one(id, 'supergerente')).rejects.toMatchObject({ kind: 'not-found' })
  const { massChanges } = await api
    .as('supergerente')
    .run<{ massChanges: { rows: { id: string }[] } }>(List)
  expect(massChanges.rows.map((row) => row.id)).not.toContain(id)
})

test('a razón social in which nobody of theirs works is none', async () => {
  const other = Object.values(world.businesses).find(({ publicId }) => publicId !== vina.publicId)
  await expect(
    api.as('supergerente').run(Preview, { input: { ...raise, businessId: other?.publicId } }),
  ).rejects.toMatchObject({ kind: 'not-found' })
})
