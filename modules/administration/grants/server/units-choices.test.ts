// What a manager who is restricted to units chooses from: their people and where these work.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { people, businesses } = world

type Name = { id: string; name: string; rut: string | null }
const named = async (who: 'admin' | 'gerente') =>
  (await api.as(who).run<{ businessNames: Name[] }>('{ businessNames { id name rut } }'))
    .businessNames

beforeAll(async () => {
  const { rows } = await database.owner.query<{ restrictionId: string }>(
    `with made as (
       insert into restriction (company_id, name) values ($1, 'El campo y sus cuadrillas')
       returning id
     ), places as (
       insert into restriction_business (company_id, restriction_id, business_id)
       select $1, made.id, b.id from made cross join business b where b.company_id = $1
     ), units as (
       insert into restriction_unit (company_id, restriction_id, hierarchy_node_id)
       select $1, made.id, n.id from made
       join hierarchy_node n on n.company_id = $1 and n.code = '200'
     )
     select id as "restrictionId" from made`,
    [world.coihues.id],
  )
  await database.owner.query(
    'update users set restriction_id = $3 where company_id = $1 and id = $2',
    [world.coihues.id, world.personOf('gerente')?.id, rows[0]?.restrictionId],
  )
})

test('the razones sociales of their people, by their names alone', async () => {
  const [all, own] = [await named('admin'), await named('gerente')]
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct b.name from user_contract c
     join business b on b.company_id = $1 and b.id = c.business_id
     join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
       and v.superseded_at is null and v.valid @> date '2026-09-15'
     join hierarchy_node n on n.company_id = $1 and n.id = v.hierarchy_node_id
     where c.company_id = $1 and n.code in ('200', '210', '220', '221')`,
    [world.coihues.id],
  )
  expect(own.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ rut }) => rut === null)).toBe(true)
  expect(all.every(({ rut }) => rut !== null)).toBe(true)
  expect(all).toHaveLength(Object.keys(businesses).length)
  // Nothing else of them: neither the list nor the record of one.
  const { businesses: whole } = await api
    .as('gerente')
    .run<{ businesses: object[] }>('{ businesses { id } }')
  expect(whole).toEqual([])
  const record = 'query ($input: ByIdBusiness!) { business(input: $input) { id } }'
  await expect(api.as('gerente').run(record, { input: { id: own[0]?.id } })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('the gross pay of their people for a net, and of nobody else', async () => {
  // A manager of all writes scenarios; the restriction narrows that role as well.
  await database.owner.query(
    `update users set role = 'SUPER_MANAGER' where company_id = $1 and id = $2`,
    [world.coihues.id, world.personOf('gerente')?.id],
  )
  const net = async (person?: KnownPerson) =>
    api
      .as('gerente')
      .run<{ netToGross: { name: string | null } }>(
        'query ($input: NetToGrossInput!) { netToGross(input: $input) { name } }',
        {
          input: {
            net: 900_000,
            yearMonth: 202609,
            contractType: 'INDEFINITE',
            gratification: true,
            allowances: 0,
            ...(person ? { contractId: person.contracts[0]?.publicId } : {}),
          },
        },
      )
  expect((await net(people.hernan)).netToGross.name).toBe(people.hernan.name)
  await expect(net(people.carolina)).rejects.toMatchObject({ kind: 'not-found' })
  expect((await net()).netToGross.name).toBeNull()
})
