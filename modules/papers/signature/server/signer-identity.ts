import { people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'

/** Who somebody is in the evidence of a signature. */
export const identityOf = ({ tx }: Context, userId: number) =>
  people
    .all(tx)
    .select(['users.rut', nameIn('users.id').as('name')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
