import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { hernan } = world.people

const outcome = 'status message error { kind message field }'

type Kind = { id: string; name: string; units: number; kept: string | null; version: number }
type Unit = {
  id: string
  name: string
  kindId: string | null
  kindName: string | null
  areas: number
  version: number
}
type Area = {
  id: string
  name: string
  hierarchyNodeId: string | null
  unitName: string | null
  version: number
}

const kinds = async (who: Username = 'admin') =>
  (await api.as(who).run<{ unitKinds: Kind[] }>('{ unitKinds { id name units kept version } }'))
    .unitKinds
const units = async (asOf?: string) =>
  (
    await api.as('admin').run<{ hierarchyNodes: Unit[] }>(
      `query ($input: HierarchyNodesInput!) { hierarchyNodes(input: $input) {
        id name kindId kindName areas version } }`,
      { input: { asOf } },
    )
  ).hierarchyNodes
const areas = async (who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ allAreas: Area[] }>('{ allAreas { id name hierarchyNodeId unitName version } }')
  ).allAreas

const named = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
  const found = rows.find((row) => row.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

/** Calls a mutation whose input is named after it, or that removes a row by its id. */
const call = (who: Username, name: string, input: object) => {
  const isRemoval = name.startsWith('delete')
  const type = isRemoval ? `ById${name.slice('delete'.length)}` : `${capital(name)}Input`
  return api.as(who).result<{ id: string }>(
    `mutation ($input: ${type}!) {
      ${name}(input: $input) { ${outcome} ${isRemoval ? 'data' : 'data { id }'} } }`,
    { input },
  )
}

test('the units of the demo world say what they are, in the words of their company', async () => {
  expect((await kinds()).map(({ name }) => name)).toEqual([
    'Departamento',
    'Equipo',
    'Gerencia',
    'Subgerencia',
  ])
  expect(named(await units(), 'Embalaje')).toMatchObject({ kindName: 'Equipo' })
  expect(await kinds('boreal.admin')).toEqual([])
})

test('a kind is named once, given to a unit, renamed, and kept while it is used', async () => {
  expect((await call('admin', 'createUnitKind', { name: ' GERENCIA ' })).error).toMatchObject({
    kind: 'conflict',
    field: 'name',
    message: 'Ya hay un tipo con ese nombre',
  })
  expect((await call('admin', 'createUnitKind', { name: 'Cuadrilla' })).status).toBe('OK')
  const made = named(await kinds(), 'Cuadrilla')
  expect(made).toMatchObject({ units: 0, kept: null })
  const packing = named(await units(), 'Embalaje')
  const given = { id: packing.id, version: packing.version, kindId: made.id }
  expect((await call('admin', 'updateHierarchyNode', given)).status).toBe('OK')
  const renamed = { id: made.id, version: made.version, name: 'Faena' }
  expect((await call('admin', 'updateUnitKind', renamed)).status).toBe('OK')
  expect((await call('admin', 'updateUnitKind', renamed)).error?.kind).toBe('conflict')
  // What a unit is holds on every day: it is no part of what changes since one.
  for (const day of ['2026-09-15', '2020-01-01']) {
    expect(named(await units(day), 'Embalaje').kindName).toBe('Faena')
  }
  const used = named(await kinds(), 'Faena')
  expect(used).toMatchObject({ units: 1, kept: 'Hay 1 unidad de este tipo: se conserva' })
  expect((await call('admin', 'deleteUnitKind', { id: used.id })).status).toBe('ERROR')
  const now = named(await units(), 'Embalaje')
  const bare = { id: now.id, version: now.version, kindId: null }
  expect((await call('admin', 'updateHierarchyNode', bare)).status).toBe('OK')
  expect((await call('admin', 'deleteUnitKind', { id: used.id })).status).toBe('OK')
  expect((await kinds()).map(({ name }) => name)).not.toContain('Faena')
})

test('a kind is of its company, and written by people who write the organization', async () => {
  const [foreign] = [(await call('boreal.admin', 'createUnitKind', { name: 'Ajeno' })).data]
  const unit = named(await units(), 'Finanzas')
  const given = { id: unit.id, version: unit.version, kindId: foreign?.id }
  expect((await call('admin', 'updateHierarchyNode', given)).error).toMatchObject({
    field: 'kindId',
  })
  const own = named(await kinds(), 'Gerencia')
  const change = { id: own.id, version: own.version, name: 'X' }
  expect((await call('boreal.admin', 'updateUnitKind', change)).error?.kind).toBe('not-found')
  expect((await kinds('gerente')).length).toBeGreaterThan(0)
  for (const who of ['supervisor', 'trabajador'] as const) {
    await expect(kinds(who), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
    expect((await call(who, 'createUnitKind', { name: 'Otro' })).error?.kind).toBe('forbidden')
  }
})

test('an area belongs to a unit, which is read by people who read units', async () => {
  const vineyards = named(await areas(), 'Viñedos')
  expect(vineyards).toMatchObject({ unitName: 'Viñedos' })
  expect(named(await units(), 'Viñedos').areas).toBe(2)
  for (const who of ['supervisor', 'trabajador'] as const) {
    const seen = named(await areas(who), 'Viñedos')
    expect(seen, who).toMatchObject({ hierarchyNodeId: null, unitName: null })
  }
  const unit = named(await units(), 'Huertos')
  const moved = { id: vineyards.id, version: vineyards.version, hierarchyNodeId: unit.id }
  expect((await call('admin', 'updateArea', moved)).status).toBe('OK')
  expect(named(await areas(), 'Viñedos').unitName).toBe('Huertos')
  const [foreign] = [
    (await call('boreal.admin', 'createHierarchyNode', { code: 'B', name: 'Boreal' })).data,
  ]
  const wrong = { id: vineyards.id, version: vineyards.version + 1, hierarchyNodeId: foreign?.id }
  expect((await call('admin', 'updateArea', wrong)).error?.kind).toBe('not-found')
})

test('the unit of an area is proposed to a contract and moves none', async () => {
  const { contractOptions } = await api.as('admin').run<{
    contractOptions: { areaUnits: { area: string; unitId: string }[] }
  }>('{ contractOptions { areaUnits { area unitId } } }')
  const orchards = named(await units(), 'Huertos')
  expect(contractOptions.areaUnits).toContainEqual({ area: 'Huertos', unitId: orchards.id })
  const Read = `query ($input: UserContractInput!) {
    userContract(input: $input) { area hierarchyNodeName } }`
  const contract = { id: hernan.contracts[0]?.publicId }
  const read = async () =>
    (await api.as('admin').run<{ userContract: object }>(Read, { input: contract })).userContract
  expect(await read()).toEqual({ area: 'Viñedos', hierarchyNodeName: 'Viñedos' })
  expect((await call('admin', 'updateUserContract', { ...contract, area: 'Huertos' })).status).toBe(
    'OK',
  )
  expect(await read()).toEqual({ area: 'Huertos', hierarchyNodeName: 'Viñedos' })
})

test('a unit with areas does not end, and an area takes no unit that ended', async () => {
  const made = await call('admin', 'createHierarchyNode', { code: 'VIVERO', name: 'Vivero' })
  const id = made.data?.id
  const input = { name: 'Vivero', status: 'ACTIVE', hierarchyNodeId: id }
  expect((await call('admin', 'createArea', input)).status).toBe('OK')
  const remove = () =>
    api.as('admin').result<boolean>(
      `mutation ($input: DeleteHierarchyNodeInput!) {
          deleteHierarchyNode(input: $input) { ${outcome} data } }`,
      { input: { id } },
    )
  expect((await remove()).error?.message).toBe('Tiene 1 área: muévalas antes')
  const area = named(await areas(), 'Vivero')
  const freed = { id: area.id, version: area.version, hierarchyNodeId: null }
  expect((await call('admin', 'updateArea', freed)).status).toBe('OK')
  expect((await remove()).status).toBe('OK')
  const again = { id: area.id, version: area.version + 1, hierarchyNodeId: id }
  expect((await call('admin', 'updateArea', again)).error).toMatchObject({
    field: 'hierarchyNodeId',
  })
})
