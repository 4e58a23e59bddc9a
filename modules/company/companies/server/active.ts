import type { Services } from '#platform/server/context.ts'

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
