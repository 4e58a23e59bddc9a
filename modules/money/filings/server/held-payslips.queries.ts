import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'

/** The last day of a contract within a month: what held on it is what the month declares. */
export const lastIn = (month: YearMonth) => sql`greatest(${firstDay(month)}::date,
  least(coalesce(contract.final_date, ${lastDay(month)}::date), ${lastDay(month)}::date))`

/** The payslips of a run with their contract, its terms and person of that day, and its union. */
export const heldPayslips = (tx: Tx, runId: number, month: YearMonth) =>
  tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .innerJoin('users', 'users.id', 'payslip.userId')
    .leftJoin('userContractVersion as terms', (join) =>
      heldOn(join.onRef('terms.userContractId', '=', 'contract.id'), 'terms', lastIn(month)),
    )
    .leftJoin('syndicate', 'syndicate.id', 'terms.syndicateId')
    .leftJoin('userVersion as held', (join) =>
      heldOn(join.onRef('held.userId', '=', 'payslip.userId'), 'held', lastIn(month)),
    )
    .select(['payslip.userContractId as contractId', 'payslip.userId', 'payslip.facts'])
    .select(['payslip.results', 'payslip.snapshot', 'users.rut', 'users.identificationType'])
    .where('payslip.payrollRunId', '=', runId)
