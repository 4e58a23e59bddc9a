import { searchKey } from '#chile/text.ts'
import { firstPerson } from '#modules/company/companies/server/index.ts'
import { businessLink } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { startVersions } from '#platform/server/records/versions.ts'

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

/** The link of a person with a razón social, made with the first contract there. */
businessLink.by('people', async ({ tx }, { userId, businessId, initialDate }) => {
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
})

/** What somebody may do by a profile, and where they may by a restriction: columns of a person. */
export async function assignAccess(
  { tx }: Context,
  userId: number,
  access: { profileId: number | null } | { restrictionId: number | null },
): Promise<void> {
  await tx.updateTable('users').set(access).where('id', '=', userId).execute()
}
