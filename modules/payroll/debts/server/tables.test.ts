// Nothing that a person owes is lost: each column with pesos of a contract or a person is declared,
// as a debt of some kind or with the reason why it is none.

import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { OwedKind } from '../model/debt.ts'
import { holdsDebt, holdsNone } from '../model/holds.ts'

const { database } = await startApi()

const declared = [...Object.keys(holdsDebt), ...holdsNone.flatMap(({ columns }) => columns)]
const inSchema = async () =>
  (await database.owner.query<{ name: string }>(moneyOfPeople)).rows.map(({ name }) => name)

/**
 * The columns that may hold pesos in the tables of contracts and people, and in those that hang
 * from them: numbers that are no key, no count and no month.
 */
const moneyOfPeople = `
  with refers as (
    select fk.conrelid as child, fk.confrelid as parent, fk.conkey
    from pg_constraint fk where fk.contype = 'f' and fk.connamespace = 'public'::regnamespace
  ), personal as (
    select child as oid from refers
    where parent in ('user_contract'::regclass, 'users'::regclass)
  ), held as (
    select oid from personal
    union select r.child from refers r join personal p on p.oid = r.parent
      where r.parent not in ('login'::regclass, 'users'::regclass, 'user_contract'::regclass,
        'business'::regclass)
  )
  select c.relname || '.' || a.attname as name
  from held join pg_class c on c.oid = held.oid
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('bigint'::regtype, 'numeric'::regtype)
  where not exists (select from refers r where r.child = c.oid and a.attnum = any(r.conkey))
    and a.attidentity = '' and a.attname !~ '(^|_)(id|by|version|seq)$'
  order by 1`

test('every column with pesos of a person is a debt, or says why it is none', async () => {
  expect(declared.toSorted()).toEqual((await inSchema()).toSorted())
})

test('a table that is added is found', async () => {
  await database.owner.query('begin')
  await database.owner.query(`create table uniform_charge (company_id bigint not null,
    user_contract_id bigint not null, left_to_pay bigint not null,
    constraint uniform_charge_contract foreign key (company_id, user_contract_id)
      references user_contract (company_id, id))`)
  const found = await inSchema()
  await database.owner.query('rollback')
  expect(found.filter((name) => !declared.includes(name))).toEqual(['uniform_charge.left_to_pay'])
})

test('every kind of debt is read from some column', () => {
  expect(new Set(Object.values(holdsDebt).flat())).toEqual(new Set(OwedKind.values))
})
