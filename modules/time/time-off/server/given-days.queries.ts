import { reachedIn } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'

/**
 * The days of everybody and of the branch offices, whose names the whole company reads, and those
 * of the razones sociales within reach.
 */
export async function givenDays({ tx, reach }: Pick<Context, 'tx' | 'reach'>, only?: number) {
  const { all, ...places } = reach('holidays.read')
  return tx
    .selectFrom('holiday')
    .leftJoin('business', 'business.id', 'holiday.businessId')
    .leftJoin('branchOffice as office', 'office.id', 'holiday.branchOfficeId')
    .selectAll('holiday')
    .select(['business.name as businessName', 'office.name as officeName'])
    .where((eb) =>
      eb.or([
        eb.lit(all),
        eb('holiday.businessId', 'is', null),
        eb('holiday.businessId', 'in', [0, ...reachedIn({ all, ...places })]),
      ]),
    )
    .where((eb) => equalTo(eb, { 'holiday.id': only }))
    .orderBy('holiday.date')
    .orderBy('holiday.id')
    .execute()
}
