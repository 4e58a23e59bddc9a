import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type End = { readonly userContractId: number; readonly contractFinalDate: ISODate }

/** The contracts of some endings whose finiquito at that very day is paid. One statement. */
type FindPaid = (tx: Tx, endings: readonly End[]) => Promise<ReadonlySet<number>>

/** Who knows which finiquitos are paid: the endings of contracts know none of them. */
export const paidFiniquitos = provided<FindPaid>('finiquitos that are paid')

/** The contracts of some endings whose finiquito was paid already, as before the ending is done. */
export const paidAlready: FindPaid = (tx, endings) => paidFiniquitos.get()(tx, endings)

type Paid = {
  readonly userContractId: number
  readonly paid: boolean
  readonly lastDay: ISODate
}

/** The ending of a contract follows its finiquito, as `endingsPaid` says. */
export const endingPaid = (context: Context, paid: Paid): Promise<void> =>
  endingsPaid(context, [paid])

/**
 * The endings of contracts follow their finiquitos, in one statement: once one is paid, its ending
 * does not change; a finiquito whose issue is taken back was not paid. A contract without a done
 * ending has nothing to follow yet: it does when the ending is done. An ending of another day than
 * the finiquito that was paid is to be corrected, and stays open.
 */
export async function endingsPaid(
  { client, session, now }: Context,
  rows: readonly Paid[],
): Promise<void> {
  await client.query(
    `update contract_settlement e set is_payed = said.paid, updated_login_id = $5,
       updated_at = $6, version = e.version + 1
     from unnest($2::bigint[], $3::boolean[], $4::date[]) as said (contract, paid, last)
     where e.company_id = $1 and e.user_contract_id = said.contract and e.status = 'DONE'
       and e.is_payed = not said.paid and (not said.paid or e.contract_final_date = said.last)`,
    [
      session.companyId,
      rows.map(({ userContractId }) => userContractId),
      rows.map(({ paid }) => paid),
      rows.map(({ lastDay }) => lastDay),
      session.loginId,
      now,
    ],
  )
}
