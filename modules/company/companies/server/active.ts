import type { Services } from '#platform/server/context.ts'
import type { LinkOwner } from '#platform/server/storage/storage.ts'

/** Whether a company is there and not suspended: a suspended one gives out nothing. */
export async function isActiveCompany(
  { db }: Pick<Services, 'db'>,
  companyId: number,
): Promise<boolean> {
  const found = await db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
  )
  return found !== undefined
}

/**
 * Whether a link to a file still opens: its company is not suspended, and the account that asked
 * for it is open and is of that company, or of the platform. A link without an account is of the
 * company alone.
 */
export async function givesFiles(
  { db }: Pick<Services, 'db'>,
  { companyId, loginId }: LinkOwner,
): Promise<boolean> {
  if (loginId === null) return isActiveCompany({ db }, companyId)
  const found = await db.withPlatform((tx) =>
    tx
      .selectFrom('company')
      .innerJoin('login', (join) => join.on('login.id', '=', loginId))
      .select('company.id')
      .where('company.id', '=', companyId)
      .where('company.status', '=', 'ACTIVE')
      .where('login.isDisabled', '=', false)
      .where((eb) =>
        eb.or([eb('login.companyId', '=', companyId), eb('login.companyId', 'is', null)]),
      )
      .executeTakeFirst(),
  )
  return found !== undefined
}
