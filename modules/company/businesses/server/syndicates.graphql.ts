import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { Syndicate } from '../model/business.ts'
import { feeProblem } from '../model/rules.ts'
import { syndicates } from './businesses.queries.ts'
import { refuse } from './businesses.service.ts'

crud(Syndicate, {
  table: 'syndicate',
  id: 'syndicate',
  fields: ['name', 'rut', 'feeType', 'feeValue'],
  rows: syndicates,
  all: 'syndicates',
  one: 'syndicate',
  create: 'createSyndicate',
  update: 'updateSyndicate',
  remove: 'deleteSyndicate',
  check: (_given, whole) => refuse(feeProblem(whole)),
  keeps: whyKept,
  refusals: {
    syndicate_name_key: { message: 'Ya existe un sindicato con ese nombre', field: 'name' },
  },
})

/** A union cannot be removed while a contract or an item names it, today or in its history. */
async function whyKept({ tx }: Context, ids: readonly number[]) {
  const named = await tx
    .selectFrom('userContractVersion')
    .select('syndicateId')
    .distinct()
    .where(sql<boolean>`syndicate_id = any(${[...ids]}::bigint[])`)
    .execute()
  const items = await tx
    .selectFrom('itemVersion')
    .select('syndicateId')
    .distinct()
    .where(sql<boolean>`syndicate_id = any(${[...ids]}::bigint[])`)
    .execute()
  const kept = (rows: readonly { syndicateId: number | null }[], why: string) =>
    rows.flatMap(({ syndicateId }): [number, string][] =>
      syndicateId === null ? [] : [[syndicateId, why]],
    )
  return new Map([...kept(items, KEPT_BY_ITEM), ...kept(named, KEPT)])
}

const KEPT_BY_ITEM =
  'Hay ítems que son la cuota de este sindicato, hoy o en su historia: se conserva'

const KEPT = 'Hay contratos que nombran a este sindicato, hoy o en su historia: se conserva'
