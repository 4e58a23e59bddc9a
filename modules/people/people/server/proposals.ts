import type { ISODate } from '#chile/dates.ts'
import { noteProposed } from '#modules/company/authority/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { entityRow } from '#platform/server/records/entity-rows.ts'
import { User, versionedFields } from '../model/user.ts'
import { givenFields, isSame } from './guarded-input.ts'
import { versionOn } from './record.queries.ts'
import { requireSound } from './users.service.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What a change of a person's dated fields would mean on a day, without making it: the values they
 * replace, and which of them differ.
 *
 * @throws the first error of the person after the change, at its field
 */
export async function proposedOn(
  context: Context,
  { userId, day, change }: { userId: number; day: ISODate; change: Values },
) {
  noteProposed(context, givenFields('User', change))
  const version = await versionOn(context, userId, day)
  const held: Values = entityRow(User, versionedFields, version)
  const changed = Object.keys(change).filter((name) => !isSame(held[name], change[name]))
  requireSound(context, { ...held, ...change }, new Set(changed))
  return { held, changed }
}
