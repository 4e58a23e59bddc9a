import type { Permission } from '#access/services.ts'
import { people } from '#modules/company/identities/server/index.ts'
import type { BlockScope } from '#modules/people/sight/model/blocks.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** What is said of a RUT of nobody, of somebody out of reach and of another company. */
export const NOBODY = 'No existe'

/**
 * The people of the RUTs of a file that a right of its author reaches, by their RUT: one query for
 * all. Who is out of reach is not there, as who does not exist, nor whose `part` is blocked.
 */
export async function peopleOfFile(
  { tx, actor, reach }: Pick<Acting, 'tx' | 'actor' | 'reach'>,
  right: Permission,
  ruts: readonly (string | null | undefined)[],
  part?: BlockScope,
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(ruts.flatMap((rut) => rut ?? []))]
  if (asked.length === 0) return new Map()
  const reached = reach(right)
  const rows = await people
    .all(tx)
    .select(['users.id', 'users.rut'])
    .where(sql<boolean>`users.rut in (select unnest(${asked}::text[]))`)
    .where(personWithin(reached, 'users.id'))
    .where(personShown(reached, 'users.id', actor.userId))
    .$if(part !== undefined, (query) => query.where(blocks.isOpen(part ?? 'FIELDS', 'users.id')))
    .execute()
  return new Map(rows.map(({ id, rut }) => [rut, id]))
}

/**
 * The people that rows name beside their own, such as a supervisor, by their RUT, among those
 * that the author may read. Naming somebody of the confidential payroll shows no pay.
 */
export async function namedInFile(
  { tx, reach }: Pick<Acting, 'tx' | 'reach'>,
  ruts: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(ruts.flatMap((rut) => rut ?? []))]
  if (asked.length === 0) return new Map()
  const rows = await people
    .all(tx)
    .select(['users.id', 'users.rut'])
    .where(sql<boolean>`users.rut in (select unnest(${asked}::text[]))`)
    .where(personWithin(reach('users.read'), 'users.id'))
    .execute()
  return new Map(rows.map(({ id, rut }) => [rut, id]))
}
