import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
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

/** A union cannot be removed while a contract names it, today or in its history. */
async function whyKept({ tx }: Context, ids: readonly number[]) {
  const named = await tx
    .selectFrom('userContractVersion')
    .select('syndicateId')
    .distinct()
    .where(sql<boolean>`syndicate_id = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(
    named.flatMap(({ syndicateId }): [number, string][] =>
      syndicateId === null ? [] : [[syndicateId, KEPT]],
    ),
  )
}

const KEPT = 'Hay contratos que nombran a este sindicato, hoy o en su historia: se conserva'
