import { contractsOn, within } from '#modules/contracts/server/index.ts'
import type { Context } from '#platform/server/context.ts'

export type AbsenceContract = { id: number; label: string; hint: string }

/** More than a team has: who reaches more than these looks for the person by name. */
const MOST = 300

/** The contracts for which the actor may register an absence: their own, and the team's. */
export async function absenceContracts(context: Context): Promise<AbsenceContract[]> {
  const { tx, today, actor } = context
  const rows = await contractsOn(tx, today)
    .where(within(context.reach('absences.create'), 'contract', actor.userId))
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )
    .orderBy('fullname')
    .orderBy('contract.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, fullname, jobTitle, businessName }) => ({
    id,
    label: fullname ?? '',
    hint: `${jobTitle} · ${businessName}`,
  }))
}
