import type { Context } from '#platform/server/context.ts'
import { refuse } from '#platform/server/errors.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { Syndicate } from '../model/business.ts'
import { feeProblem } from '../model/rules.ts'
import { syndicates } from './businesses.queries.ts'
import { unionUse } from './union-use.ts'

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
  const kept = new Map<number, string>()
  // Two or three modules name unions, each with one question for all of them.
  for (const namedBy of unionUse.listeners) {
    for (const [id, why] of await namedBy(tx, ids)) kept.set(id, why)
  }
  return kept
}
