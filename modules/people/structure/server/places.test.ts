import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { hernan, bernarda } = world.people

type Place = { id: string; name: string; people: number; status: string; version: number }
const outcome = 'status message error { kind message field }'
const fields = 'id name people status version'

const areas = async (who: Username = 'admin') =>
  (await api.as(who).run<{ allAreas: Place[] }>(`{ allAreas { ${fields} } }`)).allAreas
const areaNamed = async (name: string) => {
  const found = (await areas()).find((one) => one.name === name)
  if (!found) throw new Error(`no area ${name}`)
  return found
}
const change = (who: Username, name: string, input: object, of = fields) =>
  api.as(who).result<Place>(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { ${outcome} ${of && `data { ${of} }`} } }`,
    { input },
  )
const merge = (who: Username, from: Place, into: Place) =>
  api
    .as(who)
    .result<boolean>(
      `mutation ($input: MergeAreasInput!) { mergeAreas(input: $input) { ${outcome} data } }`,
      { input: { id: from.id, intoId: into.id, version: from.version } },
    )

const contractId = hernan.contracts[0]?.publicId ?? ''
const setArea = (area: string | null, from?: string) =>
  api.as('admin').result<{ area: string | null }>(
    `mutation ($input: UpdateUserContractInput!) {
        updateUserContract(input: $input) { ${outcome} data { area } } }`,
    { input: { id: contractId, area, ...(from ? { from } : {}) } },
  )
const shownArea = async () => {
  const { userContract } = await api
    .as('admin')
    .run<{ userContract: { area: string | null } }>(
      `query ($input: UserContractInput!) { userContract(input: $input) { area } }`,
      { input: { id: contractId } },
    )
  return userContract.area
}

test('every area that a contract names is a row, with its people of today', async () => {
  const found = await areas()
  const { areas: inUse } = await api
    .as('admin')
    .run<{ areas: { name: string; total: number }[] }>('{ areas { name total } }')
  expect(inUse.length).toBeGreaterThan(3)
  expect(
    found.flatMap(({ name, people }) => (people > 0 ? [{ name, total: people }] : [])),
  ).toEqual(inUse)
  const { rows } = await database.owner.query(
    'select 1 from user_contract_version where (area is null) <> (area_id is null)',
  )
  expect(rows).toEqual([])
})

test('a contract takes the area that exists, however it is typed', async () => {
  const before = (await areas()).length
  expect(await setArea('  HUERTOS ')).toMatchObject({ status: 'OK', data: { area: 'Huertos' } })
  expect(await areas()).toHaveLength(before)
  expect(await setArea('Vivero')).toMatchObject({ status: 'OK', data: { area: 'Vivero' } })
  expect(await areaNamed('Vivero')).toMatchObject({ people: 1, status: 'ACTIVE' })
})

test('a new name is read everywhere, and what was written stays in the history', async () => {
  const vivero = await areaNamed('Vivero')
  const renamed = { id: vivero.id, version: vivero.version, name: 'Vivero y propagación' }
  expect((await change('admin', 'updateArea', renamed)).status).toBe('OK')
  expect((await change('admin', 'updateArea', renamed)).error?.kind).toBe('conflict')
  expect(await shownArea()).toBe('Vivero y propagación')
  const { contractHistory } = await api
    .as('admin')
    .run<{ contractHistory: { changes: { attribute: string; after: string | null }[] } }>(
      `query ($input: ContractHistoryInput!) {
        contractHistory(input: $input) { changes { attribute after } } }`,
      { input: { id: contractId } },
    )
  expect(contractHistory.changes.find(({ attribute }) => attribute === 'area')?.after).toBe(
    'Vivero',
  )
  const { users } = await api
    .as('admin')
    .run<{ users: { total: number } }>(
      'query ($filter: UsersFilter) { users(filter: $filter) { total } }',
      { filter: { area: 'Vivero y propagación' } },
    )
  expect(users.total).toBe(1)
})

test('of two areas joined in one, people, name and old words are of the other', async () => {
  await setArea('Cosecha')
  const [from, into] = [await areaNamed('Cosecha'), await areaNamed('Huertos')]
  expect((await merge('admin', from, into)).status).toBe('OK')
  expect(await areaNamed('Huertos')).toMatchObject({ people: into.people + 1 })
  expect((await areas()).some(({ name }) => name === 'Cosecha')).toBe(false)
  expect(await shownArea()).toBe('Huertos')
  await setArea(null)
  expect(await setArea('cosecha')).toMatchObject({ data: { area: 'Huertos' } })
  await setArea(null)
  const taken = await change('admin', 'createArea', { name: 'COSECHA', status: 'ACTIVE' })
  expect(taken.error).toMatchObject({ field: 'name', kind: 'conflict' })

  const huertos = await areaNamed('Huertos')
  const anew = { id: huertos.id, version: huertos.version, name: 'Huertos y cosecha' }
  expect((await change('admin', 'updateArea', anew)).status).toBe('OK')
  expect(await setArea('Cosecha')).toMatchObject({ data: { area: 'Huertos y cosecha' } })
})

test('an area is joined to another one of the company, once', async () => {
  const [one, other] = await areas()
  if (!one || !other) throw new Error('no areas')
  expect((await merge('admin', one, one)).error).toMatchObject({ field: 'intoId' })
  const foreign = await areas('boreal.admin')
  expect(foreign.map(({ name }) => name)).not.toContain(one.name)
  const boreal = foreign[0]
  if (!boreal) throw new Error('no area of Boreal')
  expect((await merge('admin', one, boreal)).error?.kind).toBe('not-found')
  expect((await merge('boreal.admin', one, boreal)).error?.kind).toBe('not-found')
  const crossed = await Promise.all([merge('admin', one, other), merge('admin', other, one)])
  expect(crossed.map(({ status }) => status).toSorted()).toEqual(['ERROR', 'OK'])
})

test('a suspended area is kept by who has it and offered to nobody', async () => {
  await setArea('Riego')
  const riego = await areaNamed('Riego')
  const input = { id: riego.id, version: riego.version, status: 'INACTIVE' }
  expect((await change('admin', 'updateArea', input)).status).toBe('OK')
  expect(await shownArea()).toBe('Riego')
  expect(await setArea('Riego')).toMatchObject({ status: 'OK' })
  await setArea(null)
  expect((await setArea('riego')).error).toMatchObject({
    field: 'area',
    message: 'El área «Riego» está suspendida: elija otra',
  })
  const { contractOptions } = await api
    .as('admin')
    .run<{ contractOptions: { areas: string[] } }>('{ contractOptions { areas } }')
  expect(contractOptions.areas).not.toContain('Riego')
})

test('branch offices have a commune, are joined, and follow the contracts', async () => {
  const of = `${fields} communeCode`
  const made = await change(
    'supergerente',
    'createBranchOffice',
    { name: 'Curicó', communeCode: '07301', status: 'ACTIVE' },
    of,
  )
  expect(made.data).toMatchObject({ name: 'Curicó', people: 0, communeCode: '07301' })
  const id = bernarda.contracts[0]?.publicId
  const set = await api.as('admin').result<{ branchOffice: string }>(
    `mutation ($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} data { branchOffice } } }`,
    { input: { id, branchOffice: 'curico' } },
  )
  expect(set.data).toEqual({ branchOffice: 'Curicó' })
  const { allBranchOffices } = await api
    .as('admin')
    .run<{ allBranchOffices: Place[] }>(`{ allBranchOffices { ${of} } }`)
  const curico = allBranchOffices.find(({ name }) => name === 'Curicó')
  expect(curico).toMatchObject({ people: 1 })

  const other = await change('admin', 'createBranchOffice', { name: 'Molina', status: 'ACTIVE' })
  const [from, into] = [curico, other.data]
  const merged = await api.as('admin').result<boolean>(
    `mutation ($input: MergeBranchOfficesInput!) {
      mergeBranchOffices(input: $input) { ${outcome} data } }`,
    { input: { id: from?.id, intoId: into?.id, version: from?.version } },
  )
  expect(merged.status).toBe('OK')
  const { branchOffices } = await api
    .as('admin')
    .run<{ branchOffices: { name: string; total: number }[] }>('{ branchOffices { name total } }')
  expect(branchOffices).toContainEqual({ name: 'Molina', total: 1 })
  expect(branchOffices.map(({ name }) => name)).not.toContain('Curicó')
})

test('who does not write the organization changes no area', async () => {
  const [area] = await areas()
  const input = { id: area?.id, version: area?.version, name: 'Otra' }
  for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
    expect((await change(who, 'updateArea', input)).error?.kind, who).toBe('forbidden')
    expect((await change(who, 'createArea', { name: 'Otra', status: 'ACTIVE' })).error?.kind).toBe(
      'forbidden',
    )
  }
})
