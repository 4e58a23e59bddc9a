import { beforeAll, describe, expect, test } from 'vitest'
import { LastingItems, UserItems } from '#generated/operations/user-items.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson, Username } from '#tests/world.ts'

const { api, world, asCompany } = await startApi()
const { vina } = world.businesses
const { carolina, miguel, rodrigo } = world.people

type Item = { id: string; person: string; itemLabel: string; kind: string; origin: string | null }
type Listed = { lastingItems: { total: number; rows: Item[] } }

let september: MonthRow
beforeAll(async () => {
  september = await payrollOf(api.as('admin')).monthAt(vina, 202609)
})

const listed = async (who: Username, filter: object = {}, page = { number: 1, size: 100 }) =>
  (
    await api.as(who).run<Listed>(String(LastingItems), {
      filter: { payrollMonthId: september.id, ...filter },
      page,
    })
  ).lastingItems

/** What lasts, out of all that the people of the month are given or discounted. */
async function lasting(): Promise<Item[]> {
  const input = { payrollMonthId: september.id, contractId: null }
  const { userItems } = await api
    .as('admin')
    .run<{ userItems: Item[] }>(String(UserItems), { input })
  return userItems.filter(({ kind, origin }) => kind !== 'ONCE' || origin === 'CARRIED')
}

describe('what lasts longer than a month', () => {
  test('is all that is permanent or in quotas, in pages by surname', async () => {
    const all = await lasting()
    const pages = []
    for (let number = 1; (number - 1) * 10 < all.length; number += 1) {
      pages.push(await listed('admin', {}, { number, size: 10 }))
    }
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.length))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(all)
  })

  test('is found by words of the person, by RUT, and by words of the item', async () => {
    const all = await lasting()
    const ofMiguel = await listed('admin', { search: 'miguel' })
    expect(ofMiguel.rows.map(({ person }) => person)).toContain(miguel.name)
    expect((await listed('admin', { search: miguel.rut })).rows.length).toBeGreaterThan(0)
    const loans = all.filter(({ itemLabel }) => itemLabel.startsWith('Préstamo de la empresa'))
    const found = await listed('admin', { search: 'PRESTAMO empresa' })
    expect(found.rows).toEqual(loans)
    expect(found.total).toBe(loans.length)
    const both = await listed('admin', { search: 'prestamo miguel' })
    expect(both.rows).toEqual(loans.filter(({ person }) => person === miguel.name))
    expect(both.rows.length).toBeGreaterThan(0)
    for (const search of ['nadie así', '%', '_', "'"]) {
      expect((await listed('admin', { search })).total, search).toBe(0)
    }
  })

  test('is found by the item itself, wherever in the list it is', async () => {
    const last = (await lasting()).at(-1)
    expect((await listed('admin', { id: last?.id })).rows).toEqual([last])
  })

  test('takes as many statements for a page as for another', async () => {
    const few = await queriesOf(() => listed('admin', { search: 'e' }, { number: 1, size: 10 }))
    const many = await queriesOf(() => listed('admin', { search: 'a' }, { number: 1, size: 10 }))
    expect(many).toBe(few)
  })

  test('is for who administers it, of no other company, and hides the confidential', async () => {
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      await expect(listed(who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(listed('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const ofCarolina = () => listed('supergerente', { search: carolina.name })
    expect((await ofCarolina()).total).toBeGreaterThan(0)
    await makePrivate(carolina, true)
    await makePrivate(rodrigo, false)
    expect(await ofCarolina()).toEqual({ rows: [], total: 0 })
    await makePrivate(carolina, false)
    await makePrivate(rodrigo, true)
  })
})

const makePrivate = ({ id }: KnownPerson, isPrivate: boolean) =>
  asCompany('update users set is_private_role = $2 where id = $1', [id, isPrivate])
