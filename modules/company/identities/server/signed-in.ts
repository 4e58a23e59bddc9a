import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { sql } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'

/**
 * The name, the picture and the contracts of a person on a day, in one statement. What is inside
 * a JSON value keeps the names of the database: one word each.
 */
export const signedInPerson = companyStatement(
  { userId: 'id', today: 'day' },
  (tx, { userId, today }) =>
    tx.selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .innerJoin('userVersion as version', 'version.userId', 'users.id')
          .leftJoin('file', (join) =>
            join.onRef('file.id', '=', 'users.avatarFileId').on('file.removedAt', 'is', null),
          )
          .select(['users.avatarFileId as avatar', 'version.firstname as first'])
          .select(['version.paternalLastname as paternal'])
          .select(['file.storageKey as key', 'file.mediaType as media'])
          .where('users.id', '=', userId)
          .where('version.supersededAt', 'is', null)
          .orderBy(sql`version.valid @> ${today}::date`, 'desc')
          .orderBy(sql`lower(version.valid)`, 'desc')
          .limit(sql.lit(1)),
      ).as('person'),
      jsonArrayFrom(
        eb
          .selectFrom('userContract as contract')
          .leftJoin('userContractVersion as version', (join) =>
            heldOn(join.onRef('version.userContractId', '=', 'contract.id'), 'version', today),
          )
          .select([
            'contract.id',
            'contract.status',
            'contract.userCode as code',
            'contract.initialDate as since',
            'contract.finalDate as until',
            'contract.businessId as business',
            'version.jobTitle as job',
          ])
          .where('contract.userId', '=', userId)
          .where('contract.status', '<>', 'DELETED')
          .orderBy('contract.initialDate', 'desc'),
      ).as('contracts'),
    ]),
)
