import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, asCompany } = await startApi()
const { hernan, bernarda, hilda } = world.people

const outcome = 'status message error { kind message field traceId }'
const groupFields = 'id code name status centers version'
const centerFields = 'id groupId parentId code name businessId status contracts version'
const partFields = 'id costCenterId code percentage startDate endDate status version groupName'

type Group = { id: string; code: string; name: string; centers: number; version: number }
type Center = { id: string; groupId: string; code: string; contracts: number; version: number }
type Part = { id: string; code: string; percentage: string; status: string; version: number } & {
  startDate: string
  endDate: string | null
}

const groups = (who: Username) =>
  api
    .as(who)
    .run<{ costCenterGroups: Group[] }>(`{ costCenterGroups { ${groupFields} } }`)
    .then(({ costCenterGroups }) => costCenterGroups)
const centers = (who: Username, input: object = {}) =>
  api
    .as(who)
    .run<{ costCentersByBusiness: Center[] }>(
      `query ($input: CostCentersByBusinessInput!) {
        costCentersByBusiness(input: $input) { ${centerFields} } }`,
      { input },
    )
    .then(({ costCentersByBusiness }) => costCentersByBusiness)
const changing = (name: string, fields: string) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`
}
const change = <Data>(who: Username, name: string, fields: string, input: object) =>
  api.as(who).result<Data>(changing(name, fields), { input })

const contractOf = (person: { contracts: readonly { publicId: string }[] }) =>
  person.contracts[0]?.publicId ?? ''

const parts = (who: Username, contractId: string) =>
  api
    .as(who)
    .run<{ costCentersByContract: Part[] }>(
      `query ($input: CostCentersByContractInput!) {
        costCentersByContract(input: $input) { ${partFields} } }`,
      { input: { contractId } },
    )
    .then(({ costCentersByContract }) => costCentersByContract)

const centerNamed = async (code: string) => {
  const found = (await centers('admin')).find((one) => one.code === code)
  if (!found) throw new Error(`no centre ${code}`)
  return found
}

const add = (who: Username, contractId: string, costCenterId: string, more: object = {}) =>
  change<Part>(who, 'createCostCenterContract', partFields, {
    contractId,
    costCenterId,
    percentage: '60',
    startDate: '2030-01-01',
    endDate: null,
    ...more,
  })

const split = async (contractId: string, since: string, shares: Record<string, string>) => {
  const { groupId } = await centerNamed('100')
  const entries = Object.entries(shares)
  const given = []
  for (const [code, percentage] of entries) {
    given.push({ costCenterId: (await centerNamed(code)).id, percentage })
  }
  const fields = `parts { ${partFields} }`
  const input = { contractId, groupId, since, parts: given }
  return change<{ parts: Part[] }>('supergerente', 'saveCostCenterSplit', fields, input)
}

const ofArea = (list: readonly Part[]) =>
  list
    .filter(({ code }) => /^\d/.test(code))
    .map(({ code, percentage, startDate, endDate, status }) =>
      [code, percentage, startDate, endDate ?? '…', status].join(' '),
    )

test('the groups of the company, with their centres and the contracts of each today', async () => {
  expect((await groups('gerente')).map(({ code, centers: n }) => `${code} ${n}`)).toEqual([
    'AREA 3',
    'CULTIVO 2',
  ])
  expect((await centers('gerente')).map(({ code }) => code)).toEqual([
    '100',
    '200',
    '210',
    'CEREZA',
    'UVA',
  ])
  expect((await centerNamed('200')).contracts).toBeGreaterThan(10)
  expect(await groups('boreal.admin')).toEqual([])
})

test('who reaches one razón social sees its centres and those of all, and no other', async () => {
  const peumal = world.businesses.peumal.publicId
  const vina = world.businesses.vina.publicId
  expect((await centers('admin', { businessId: vina })).map(({ code }) => code)).not.toContain(
    'CEREZA',
  )
  expect(await centers('gerente.peumal', { businessId: peumal })).toHaveLength(5)
  await expect(centers('gerente.peumal', { businessId: vina })).rejects.toThrow('No encontrado')
  const { id } = await centerNamed('CEREZA')
  const refused = await add('supergerente', contractOf(bernarda), id)
  expect(refused.error?.message).toBe('Ese centro es de otra razón social')
})

test('a group and its centres are added and removed; what bears somebody stays', async () => {
  const group = { code: 'PROY', name: 'Por proyecto', status: 'ACTIVE' }
  const made = await change<Group>('supergerente', 'createCostCenterGroup', groupFields, group)
  const groupId = made.data?.id
  const again = await change('supergerente', 'createCostCenterGroup', groupFields, group)
  expect(again.error).toMatchObject({ field: 'code', message: 'Ya hay un grupo con ese código' })

  const node = { groupId, parentId: null, code: 'A', name: 'Riego', businessId: null }
  const create = (more: object) =>
    change<Center>('supergerente', 'createCostCenterNode', centerFields, {
      ...node,
      status: 'ACTIVE',
      ...more,
    })
  const a = (await create({})).data
  const b = (await create({ code: 'B', parentId: a?.id })).data
  const circle = await change('supergerente', 'updateCostCenterNode', centerFields, {
    id: a?.id,
    version: a?.version,
    parentId: b?.id,
  })
  expect(circle.error?.message).toBe('Un centro no depende de sí mismo ni de uno que depende de él')
  const elsewhere = await create({ code: 'C', parentId: (await centerNamed('100')).id })
  expect(elsewhere.error).toMatchObject({ field: 'parentId', message: 'No es un centro del grupo' })

  const remove = (id: string | undefined, kind = 'Node') =>
    api.as('supergerente').result(
      `mutation ($input: ById${kind === 'Node' ? 'CostCenter' : 'CostCenterGroup'}!) {
          deleteCostCenter${kind}(input: $input) { ${outcome} data } }`,
      { input: { id } },
    )
  expect((await remove(a?.id)).error?.message).toBe('Tiene 1 centro: muévalos antes')
  expect((await remove(groupId, 'Group')).error?.message).toBe('Tiene 2 centros: elimínelos antes')
  expect((await remove((await centerNamed('200')).id)).error?.message).toMatch(
    /^Tiene 1 centro y \d+ contratos: muévalos antes$/,
  )
  for (const id of [b?.id, a?.id]) expect((await remove(id)).error).toBeNull()
  expect((await remove(groupId, 'Group')).error).toBeNull()
})

test('on no day a group bears more than the whole, at the ends of each part', async () => {
  const contract = contractOf(hernan)
  await asCompany('update cost_center_contract set percentage = 30 where percentage = 40')
  const { id: field } = await centerNamed('200')
  const over = await add('supergerente', contract, field, { startDate: '2026-09-15' })
  expect(over.error?.message).toBe('El 15-09-2026 sumarían 150 %: a lo más 100 %')
  const fits = await add('supergerente', contract, field, {
    percentage: '10',
    startDate: '2026-09-15',
    endDate: '2026-09-30',
  })
  expect(fits.data).toMatchObject({ startDate: '2026-09-15', endDate: '2026-09-30' })
  const onLast = { percentage: '0.01', startDate: '2026-09-30', endDate: null }
  expect((await add('supergerente', contract, field, onLast)).error?.message).toBe(
    'El 30-09-2026 sumarían 100,01 %: a lo más 100 %',
  )
  const after = { ...onLast, startDate: '2026-10-01', percentage: '10' }
  expect((await add('supergerente', contract, field, after)).error).toBeNull()

  const { id, version } = fits.data ?? { id: '', version: 0 }
  const longer = await change('supergerente', 'updateCostCenterContract', partFields, {
    id,
    version,
    endDate: '2026-10-01',
  })
  expect(longer.error?.message).toBe('El 01-10-2026 sumarían 110 %: a lo más 100 %')
  const status = (given: string, at: number) =>
    change<Part>('supergerente', 'updateCostCenterContractStatus', partFields, {
      id,
      version: at,
      status: given,
    })
  expect((await status('INACTIVE', version)).data?.status).toBe('INACTIVE')
  expect((await status('ACTIVE', version)).error?.kind).toBe('conflict')
  expect((await status('ACTIVE', version + 1)).data?.status).toBe('ACTIVE')
})

test('of 60 % and 60 % at the same moment one is refused', async () => {
  const contract = contractOf(hilda)
  await database.owner.query(
    `update cost_center_contract set status = 'INACTIVE' where user_contract_id = $1`,
    [hilda.contracts[0]?.id],
  )
  const ids = [(await centerNamed('100')).id, (await centerNamed('200')).id]
  const answers = await Promise.all(ids.map((id) => add('supergerente', contract, id)))
  expect(answers.map(({ error }) => error?.message ?? 'ok').toSorted()).toEqual([
    'El 01-01-2030 sumarían 120 %: a lo más 100 %',
    'ok',
  ])
})

test('a split from a day on ends what held and what was to come', async () => {
  const contract = contractOf(bernarda)
  const before = ofArea(await parts('admin', contract))
  const [whole = ''] = before
  const [code = '', , from = ''] = whole.split(' ')
  expect((await split(contract, '2026-11-01', { '100': '40', '200': '60' })).error).toBeNull()
  expect((await split(contract, '2026-10-01', { '210': '33.34', '200': '33.33' })).error).toBeNull()
  expect(ofArea(await parts('admin', contract))).toEqual([
    '100 40 2026-11-01 … INACTIVE',
    '200 60 2026-11-01 … INACTIVE',
    '200 33.33 2026-10-01 … ACTIVE',
    '210 33.34 2026-10-01 … ACTIVE',
    `${code} 100 ${from} 2026-09-30 ACTIVE`,
  ])
  const refused = await split(contract, '2026-12-01', { '100': '70', '200': '30.01' })
  expect(refused.error).toMatchObject({ message: 'Suman 100,01 %: a lo más 100 %' })
  expect((await split(contract, '1990-01-01', {})).error?.message).toMatch(/^El contrato comienza/)
})

const gapsOf = (who: Username, search: string) =>
  api
    .as(who)
    .run<{ costCenterGaps: { total: number; rows: { groupName: string; percentage: string }[] } }>(
      `query ($filter: CostCenterGapFilter) {
        costCenterGaps(filter: $filter, page: { number: 1, size: 10 }) {
          total rows { fullname groupName percentage } } }`,
      { filter: { search } },
    )
    .then(({ costCenterGaps }) => costCenterGaps)

test('whose cost is not booked whole is listed by group', async () => {
  const { rows } = await gapsOf('gerente', bernarda.rut)
  expect(rows.map(({ groupName }) => groupName)).not.toContain('Por área')
  expect((await gapsOf('boreal.admin', '')).total).toBe(0)
})

test('the database alone refuses more than the whole and another razón social', async () => {
  const insert = (code: string, percentage: number) =>
    database.owner.query(
      `insert into cost_center_contract
         (company_id, user_contract_id, group_id, cost_center_id, percentage, valid)
       select company_id, $1, group_id, id, $3, '[2031-01-01,)' from cost_center where code = $2`,
      [bernarda.contracts[0]?.id, code, percentage],
    )
  await expect(insert('100', 90)).rejects.toThrow('a lo más 100 %')
  await expect(insert('CEREZA', 1)).rejects.toThrow('otra razón social')
})

test('a supervisor, a worker and another company read nothing and write nothing', async () => {
  const contract = contractOf(bernarda)
  const { id } = await centerNamed('100')
  for (const who of ['supervisor', 'trabajador'] as const) {
    await expect(groups(who)).rejects.toThrow()
    await expect(centers(who)).rejects.toThrow()
    await expect(parts(who, contract)).rejects.toThrow()
    expect((await add(who, contract, id)).error?.kind).toBe('forbidden')
  }
  await expect(parts('boreal.admin', contract)).rejects.toThrow('No encontrado')
  expect((await add('boreal.admin', contract, id)).error?.kind).toBe('not-found')
  expect((await add('gerente', contract, id)).error?.kind).toBe('forbidden')
  await expect(parts('gerente.peumal', contract)).rejects.toThrow('No encontrado')
})
