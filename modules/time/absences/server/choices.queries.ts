import { equalTo } from '#platform/server/sql/equal-to.ts'
import { inSurnameOrder } from '#platform/server/sql/person-names.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { mostListed } from '../model/catalogs.ts'

export type AbsenceContract = { id: number; label: string; hint: string }

type Asked = { userId: number | null }

/**
 * The contracts for which the actor may register an absence: their own and the team's, or all of
 * one person.
 */
export async function absenceContracts(
  context: Context,
  { userId }: Asked,
): Promise<AbsenceContract[]> {
  const { tx, today } = context
  const rows = await contractsOn(tx, today)
    .where(contractWithin(context, 'absences.create'))
    .$if(userId === null, (query) =>
      query.where((eb) =>
        eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
      ),
    )
    .where((eb) => equalTo(eb, { 'contract.userId': userId }))
    .$call(inSurnameOrder(tx, 'contract.userId', { few: userId !== null }))
    .orderBy('contract.id')
    .limit(mostListed)
    .execute()
  return rows.map(({ id, fullname, jobTitle, businessName }) => ({
    id,
    label: fullname ?? '',
    hint: `${jobTitle} · ${businessName}`,
  }))
}
