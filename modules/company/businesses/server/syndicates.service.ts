import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, conflict, notFound } from '#platform/server/errors.ts'
import type { Syndicate } from '../model/business.ts'
import { feeProblem } from '../model/rules.ts'
import { syndicateById } from './businesses.queries.ts'
import { refuse } from './businesses.service.ts'

constraintMessages({
  syndicate_name_key: { message: 'Ya existe un sindicato con ese nombre', field: 'name' },
})

type Union = Omit<Row<typeof Syndicate>, 'id' | 'version' | 'members'>

export async function createSyndicate(context: Context, input: Union) {
  refuse(feeProblem(input))
  const { id } = await context.tx
    .insertInto('syndicate')
    .values(input)
    .returning('id')
    .executeTakeFirstOrThrow()
  return syndicateById(context, id)
}

export async function updateSyndicate(
  context: Context,
  { id, version, ...fields }: Partial<Union> & { id: number; version: number },
) {
  const before = await syndicateById(context, id)
  refuse(feeProblem({ ...before, ...fields }))
  const { numUpdatedRows } = await context.tx
    .updateTable('syndicate')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()
  return syndicateById(context, id)
}

/**
 * Removes a union that no contract names. A union that some contract names is kept, with an error
 * that says so.
 */
export async function deleteSyndicate({ tx }: Context, { id }: { id: number }): Promise<boolean> {
  const named = await tx
    .selectFrom('userContractVersion')
    .select('id')
    .where('syndicateId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (named) {
    throw conflict('Hay contratos que nombran a este sindicato, hoy o en su historia: se conserva')
  }
  const { numDeletedRows } = await tx
    .deleteFrom('syndicate')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}
