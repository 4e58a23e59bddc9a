import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'

/** The razones sociales within the actor's reach, with how many people work in each today. */
export async function businessesInReach(context: Context, only?: number) {
  const { tx, today } = context
  const reach = context.reach('businesses.read')
  if (!reach.all && reach.businessIds.length === 0) return []
  return tx
    .selectFrom('business')
    .selectAll()
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('userContract as contract')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('contract.businessId', '=', 'business.id')
            .where('contract.status', '=', 'ACTIVE')
            .where('contract.initialDate', '<=', today)
            .where(openOn(today)),
          sql<number>`0`,
        )
        .as('workers'),
    )
    .$if(!reach.all, (query) => query.where('id', 'in', reach.businessIds))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .orderBy('principal', 'desc')
    .orderBy(sql`app.plain(name)`)
    .execute()
}

const openOn = (today: ISODate) =>
  sql<boolean>`(contract.final_date is null or contract.final_date >= ${today}::date)`

/** One razón social, or the same answer as for one that does not exist. */
export async function businessById(context: Context, id: number) {
  const [business] = await businessesInReach(context, id)
  if (!business) throw notFound()
  return business
}
