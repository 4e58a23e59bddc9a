import { addDays, type ISODate } from '#chile/dates.ts'
import { contractChanges, requireContract } from '#modules/people/contracts/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, forbidden } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'

/** Days after which a term that ran out is history: nobody is asked about it any more. */
export const EXPIRED_DAYS = 90

/**
 * The contracts whose fixed term ran out in the last ninety days while nobody registered an ending.
 * Whoever works on has a contract of no term from the next day (Código del Trabajo, art. 159 N°4),
 * so that nothing is closed by itself: somebody ends it or makes it indefinite.
 */
export const expiredTermsIn = (tx: Tx, today: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as held', (join) =>
      heldOn(
        join.onRef('held.userContractId', '=', 'contract.id'),
        'held',
        sql`contract.final_date`,
      ),
    )
    .where('held.contractType', '=', 'FIXED')
    .where('contract.status', '<>', 'DELETED')
    .where('contract.finalDate', '<', today)
    .where('contract.finalDate', '>=', addDays(today, -EXPIRED_DAYS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contractSettlement as ending')
            .select('ending.id')
            .whereRef('ending.userContractId', '=', 'contract.id')
            .where('ending.status', '<>', 'UNDONE'),
        ),
      ),
    )

const MOST = 200

/** Those within the reach of people who end contracts, the newest first; never their own. */
export async function expiredTerms(context: Context) {
  const { tx, today, actor, reach } = context
  const rows = await expiredTermsIn(tx, today)
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where(contractWithin({ reach, actor }, 'contractSettlements.create'))
    .where('contract.userId', '<>', actor.userId ?? 0)
    .select(['contract.id', 'contract.userId', 'contract.version', 'contract.finalDate'])
    .select(['users.rut', 'held.jobTitle', 'business.name as businessName'])
    .select(sql<string>`coalesce(${nameIn('contract.userId')}, users.rut)`.as('fullname'))
    .orderBy('contract.finalDate', 'desc')
    .orderBy('contract.id')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ finalDate, ...row }) =>
    finalDate === null ? [] : [{ ...row, finalDate, since: addDays(finalDate, 1) }],
  )
}
export type ExpiredTerm = Awaited<ReturnType<typeof expiredTerms>>[number]

/**
 * Makes the contract of an expired term one of no term, from the day after it. It asks for the
 * rights to end contracts and to correct them.
 */
export async function makeContractIndefinite(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const contract = await requireContract(context, id, 'contractSettlements.create')
  if (contract.userId === context.actor.userId) {
    throw forbidden('Es su propio contrato: lo decide otra persona')
  }
  const expired = await expiredTermsIn(context.tx, context.today)
    .select('contract.finalDate')
    .where('contract.id', '=', id)
    .executeTakeFirst()
  if (!expired || expired.finalDate === null) {
    throw conflict('Su plazo no está vencido sin término: alguien ya lo decidió')
  }
  if (contract.version !== version) {
    throw changedMeanwhile({ table: 'userContract', key: { id } }, 'cambió este contrato')
  }
  await contractChanges.update(context, {
    id,
    version,
    from: addDays(expired.finalDate, 1),
    finalDate: null,
    contractType: 'INDEFINITE',
    fixedTermRenewals: 0,
    isProfessional: false,
  })
  return true
}
