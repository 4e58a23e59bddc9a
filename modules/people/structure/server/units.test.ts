import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { hernan, bernarda } = world.people

type Unit = {
  id: string
  name: string
  parentId: string | null
  headName: string | null
  people: number
  totalPeople: number
  level: number
  version: number
}
const outcome = 'status message error { kind message field }'
const fields = 'id name parentId headName people totalPeople level version'

const units = async (asOf?: string, who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ hierarchyNodes: Unit[] }>(
        `query ($input: HierarchyNodesInput!) { hierarchyNodes(input: $input) { ${fields} } }`,
        { input: { asOf } },
      )
  ).hierarchyNodes
const unitNamed = async (name: string, asOf?: string) => {
  const found = (await units(asOf)).find((one) => one.name === name)
  if (!found) throw new Error(`no unit ${name}`)
  return found
}
const create = (name: string, more: object = {}, who: Username = 'admin') =>
  api.as(who).result<Unit>(
    `mutation ($input: CreateHierarchyNodeInput!) {
      createHierarchyNode(input: $input) { ${outcome} data { ${fields} } } }`,
    { input: { code: name.slice(0, 20), name, from: '2020-01-01', ...more } },
  )
const update = (unit: { id: string; version: number }, change: object, who: Username = 'admin') =>
  api.as(who).result<Unit>(
    `mutation ($input: UpdateHierarchyNodeInput!) {
      updateHierarchyNode(input: $input) { ${outcome} data { ${fields} } } }`,
    { input: { id: unit.id, version: unit.version, ...change } },
  )
const remove = (id: string, from?: string, who: Username = 'admin') =>
  api.as(who).result<boolean>(
    `mutation ($input: DeleteHierarchyNodeInput!) {
      deleteHierarchyNode(input: $input) { ${outcome} data } }`,
    { input: { id, from } },
  )
const made = async (name: string, more: object = {}) => {
  const { data, error } = await create(name, more)
  if (!data) throw new Error(error?.message ?? name)
  return data
}
const setUnit = (
  person: { contracts: readonly { publicId: string }[] },
  hierarchyNodeId: string | null,
  from = '2026-09-15',
) =>
  api.as('admin').result<{ hierarchyNodeName: string | null }>(
    `mutation ($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} data { hierarchyNodeName } } }`,
    { input: { id: person.contracts[0]?.publicId, hierarchyNodeId, from } },
  )

const offeredUnit = async (id: string) =>
  (
    await api
      .as('admin')
      .run<{ contractOptions: { units: { id: string; begins: string; version: number }[] } }>(
        '{ contractOptions { units { id begins version } } }',
      )
  ).contractOptions.units.find((one) => one.id === id)

test('a unit is moved since a day, and stays where it was on the days before', async () => {
  const [north, south] = [await made('Norte'), await made('Sur')]
  const team = await made('Cuadrilla', { parentId: north.id, headUserId: bernarda.publicId })
  expect(team).toMatchObject({ level: 1, parentId: north.id })
  expect(team.headName).toContain('Bernarda')
  const moved = await update(team, { parentId: south.id, from: '2027-01-01' })
  expect(moved.data).toMatchObject({ parentId: south.id })
  expect(await unitNamed('Cuadrilla')).toMatchObject({ parentId: north.id })
  expect(await unitNamed('Cuadrilla', '2027-01-01')).toMatchObject({ parentId: south.id })
  expect((await update(team, { name: 'Otra' })).error?.kind).toBe('conflict')
  const { hierarchyNodeHistory } = await api
    .as('admin')
    .run<{ hierarchyNodeHistory: { changes: object[] } }>(
      `query ($input: ByIdHierarchyNode!) { hierarchyNodeHistory(input: $input) {
        changes { attribute from before after } } }`,
      { input: { id: team.id } },
    )
  expect(hierarchyNodeHistory.changes).toEqual([
    { attribute: 'parentId', from: '2027-01-01', before: 'Norte', after: 'Sur' },
  ])
})

test('a new unit from before the one that it is under takes that one along', async () => {
  const young = await made('Joven', { from: '2026-09-01' })
  const below = await made('Bajo la joven', { parentId: young.id, from: '2024-01-01' })
  expect(await unitNamed('Joven', '2024-01-01')).toMatchObject({ id: young.id })
  expect(await offeredUnit(below.id)).toMatchObject({ begins: '2024-01-01' })
})

test('no day has a circle, and two moves at once form none', async () => {
  const [a, b] = [await made('Alfa'), await made('Beta')]
  const moves = await Promise.all([
    update(a, { parentId: b.id, from: '2028-01-01' }),
    update(b, { parentId: a.id, from: '2028-02-01' }),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['ERROR', 'OK'])
  const refused = moves.find(({ status }) => status === 'ERROR')
  expect(refused?.error).toMatchObject({ field: 'parentId' })
  expect(refused?.error?.message).toMatch(/^Desde el 01-02-2028, .* se formaría un círculo/)
  const c = await unitNamed('Alfa')
  expect((await update(c, { parentId: c.id })).status).toBe('ERROR')
})

test('units stand seven deep', async () => {
  let parent: Unit | undefined
  for (const level of [1, 2, 3, 4, 5, 6, 7]) {
    parent = await made(`Piso ${level}`, parent ? { parentId: parent.id } : {})
  }
  expect((await create('Piso 8', { parentId: parent?.id })).error).toMatchObject({
    field: 'parentId',
    message: 'Desde el 01-01-2020, Piso 8 estaría en el nivel 8: a lo más 7',
  })
  const ended = await made('Cerrada')
  await remove(ended.id, '2026-09-01')
  const late = await create('Tardía', { parentId: ended.id, from: '2026-09-10' })
  expect(late.error?.message).toContain('que ese día no existe')
})

test('contracts belong to a unit, and it ends when nobody and nothing is in it', async () => {
  const unit = await made('Gerencia agrícola')
  const below = await made('Riego', { parentId: unit.id })
  expect((await setUnit(hernan, below.id)).data).toEqual({ hierarchyNodeName: 'Riego' })
  expect((await setUnit(bernarda, unit.id)).status).toBe('OK')
  expect(await unitNamed('Gerencia agrícola')).toMatchObject({ people: 1, totalPeople: 2 })
  expect(await unitNamed('Gerencia agrícola', '2026-09-14')).toMatchObject({ totalPeople: 0 })
  expect((await remove(unit.id)).error?.message).toBe('Tiene 1 unidad y 1 persona: muévalas antes')
  expect((await setUnit(bernarda, null)).status).toBe('OK')
  expect((await remove(unit.id)).error?.message).toBe('Tiene 1 unidad: muévalas antes')
  expect((await setUnit(hernan, null, '2026-10-01')).status).toBe('OK')
  expect((await remove(below.id, '2026-09-30')).error?.message).toContain('1 persona')
  expect((await remove(below.id, '2026-10-01')).status).toBe('OK')
  expect((await units('2026-09-30')).map(({ id }) => id)).toContain(below.id)
  expect((await units('2026-10-01')).map(({ id }) => id)).not.toContain(below.id)
  expect((await setUnit(bernarda, below.id)).error).toMatchObject({
    field: 'hierarchyNodeId',
    message: 'La unidad termina el 01-10-2026: elija otra',
  })
})

test('a unit ends after the units under it ended, whatever the day they did', async () => {
  const unit = await made('Packing')
  const below = await made('Cámara de frío', { parentId: unit.id })
  expect((await remove(below.id, '2026-06-01')).status).toBe('OK')
  expect(await remove(unit.id, '2026-09-15')).toMatchObject({ status: 'OK' })
})

test('a unit made today is given to a contract that began before it', async () => {
  const above = await made('Gerencia nueva', { from: '2026-09-10' })
  const unit = await made('Vendimia', { parentId: above.id, from: '2026-09-10' })
  const start = '2026-09-01'
  expect((await setUnit(hernan, unit.id, start)).error).toMatchObject({
    field: 'hierarchyNodeId',
    message: expect.stringMatching(/existe desde el 10-09-2026: elija otra, o edítela/),
  })
  const offered = await offeredUnit(unit.id)
  expect(offered).toMatchObject({ begins: '2026-09-10', version: unit.version })
  // The units above it come along, or it would hang from one that is not there.
  expect((await update(unit, { from: start })).error).toBeNull()
  expect(await unitNamed('Gerencia nueva', start)).toMatchObject({ parentId: null })
  expect(await unitNamed('Vendimia', start)).toMatchObject({ parentId: above.id })
  expect((await offeredUnit(unit.id))?.begins).toBe(start)
  expect((await setUnit(hernan, unit.id, start)).data).toEqual({ hierarchyNodeName: 'Vendimia' })
})

test('a unit is of its company, and who does not write the organization changes none', async () => {
  const unit = await made('Comercial')
  const [foreign] = [(await create('Boreal', {}, 'boreal.admin')).data]
  expect((await setUnit(hernan, foreign?.id ?? '')).error?.kind).toBe('not-found')
  expect((await create('Ajena', { parentId: foreign?.id })).status).toBe('ERROR')
  expect((await update(unit, { name: 'X' }, 'boreal.admin')).error?.kind).toBe('not-found')
  expect((await remove(unit.id, undefined, 'boreal.admin')).error?.kind).toBe('not-found')
  expect((await create('Comercial')).error).toMatchObject({ field: 'code' })
  for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
    expect((await create('Nueva', {}, who)).error?.kind, who).toBe('forbidden')
    expect((await remove(unit.id, undefined, who)).error?.kind, who).toBe('forbidden')
  }
})
