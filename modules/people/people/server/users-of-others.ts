import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { firstPerson } from '#modules/company/companies/server/index.ts'
import { personRecord } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { changeFrom, startVersions } from '#platform/server/records/versions.ts'
import { sql } from '#platform/server/sql/db.ts'

/** The administrator that a company begins with. */
firstPerson.by('people', async (tx, { rut, from, authorLoginId, ...names }) => {
  await tx.deleteFrom('users').execute()
  const search = searchKey(`${names.firstname} ${names.paternalLastname} ${rut.replace('-', '')}`)
  const { id } = await tx
    .insertInto('users')
    .values({ rut, role: 'ADMIN', search })
    .returning('id')
    .executeTakeFirstOrThrow()
  await startVersions(tx, { table: 'userVersion', owner: 'userId' }, id, from, names, authorLoginId)
  return id
})

const versions = { table: 'userVersion', owner: 'userId' } as const

personRecord.by('people', {
  async link({ tx }, { userId, businessId, initialDate }) {
    const made = await tx
      .insertInto('userBusiness')
      .values({ userId, businessId, firstAdmissionDate: initialDate, admissionDate: initialDate })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
    const { id } = await tx
      .selectFrom('userBusiness')
      .select('id')
      .where('userId', '=', userId)
      .where('businessId', '=', businessId)
      .executeTakeFirstOrThrow()
    return id
  },
  async birthdays(tx, userIds) {
    const rows = await tx
      .selectFrom('userVersion')
      .distinctOn('userId')
      .select(['userId', 'birthday'])
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .where('supersededAt', 'is', null)
      .orderBy('userId')
      .orderBy(sql`lower(valid)`, 'desc')
      .execute()
    return new Map(rows.map(({ userId, birthday }) => [userId, birthday]))
  },
  healthPlan: (tx, userId, day) =>
    tx
      .selectFrom('userVersion')
      .select(['healthInstitution', 'healthAmountUf', 'healthAmount', 'healthPercentage'])
      .where('userId', '=', userId)
      .where('supersededAt', 'is', null)
      .orderBy(sql`valid @> ${day}::date`, 'desc')
      .orderBy(sql`lower(valid)`)
      .executeTakeFirst(),
  async knownSince({ tx, session }, userId, day) {
    const { first } = await tx
      .selectFrom('userVersion')
      .select(sql<ISODate | null>`min(lower(valid))::text`.as('first'))
      .where('userId', '=', userId)
      .where('supersededAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (first !== null && day < first) {
      await changeFrom(tx, versions, userId, day, {}, session.loginId)
    }
  },
})

/** What somebody may do by a profile, and where they may by a restriction: columns of a person. */
export async function assignAccess(
  { tx }: Context,
  userId: number,
  access: { profileId: number | null } | { restrictionId: number | null },
): Promise<void> {
  await tx.updateTable('users').set(access).where('id', '=', userId).execute()
}
