import { lastDay, type YearMonth } from '#chile/period.ts'
import { savingParts } from '#law/filings/savings.ts'
import { agreedSavings, savingColumns } from '#modules/people/people/model/agreed-savings.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import type { ReportedPayslip } from './reported-payslips.ts'

/** Where the savings and the voluntary affiliate of a payslip go; null where nobody has said it. */
export type SavingPlaces = {
  /** Individual savings of both regimes, by institution. Whole pesos; together they are all. */
  readonly individual: readonly { institution: string | null; amount: number }[]
  readonly collective: string | null
  readonly account2: string | null
  readonly affiliate: string | null
}

/**
 * Where the savings of the payslips of a month go, as their people had said it on the last day of
 * each contract in it, in one statement. Individual savings are split as the filings split them.
 */
export async function savingPlaces(
  tx: Tx,
  month: YearMonth,
  payslips: readonly Pick<ReportedPayslip, 'userContractId'>[],
) {
  const last = lastDay(month)
  const ids = [...new Set(payslips.map(({ userContractId }) => userContractId))]
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('userContract as contract')
          .innerJoin('userVersion as held', (join) =>
            heldOn(
              join.onRef('held.userId', '=', 'contract.userId'),
              'held',
              sql`least(contract.final_date, ${last}::date)`,
            ),
          )
          .select(['contract.id', 'held.affiliateInstitution'])
          .select(savingColumns)
          .where(sql<boolean>`contract.id = any(${ids}::bigint[])`)
          .execute()
  const byContract = new Map(rows.map((row) => [row.id, row]))
  return ({
    userContractId,
    valueOf,
  }: Pick<ReportedPayslip, 'userContractId' | 'valueOf'>): SavingPlaces => {
    const held = byContract.get(userContractId)
    return {
      individual: savingParts({ of: valueOf }, held ? agreedSavings(held) : []),
      collective: held?.apvcInstitution ?? null,
      account2: held?.cuenta2Institution ?? null,
      affiliate: held?.affiliateInstitution ?? null,
    }
  }
}
