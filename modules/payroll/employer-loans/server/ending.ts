import { formatDate, type ISODate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** A loan that the last payslip of its contract does not pay off. */
type LoanAtEnd = {
  loanId: number
  contractId: number
  grantedOn: ISODate
  /** How many quotas are left. */
  quotas: number
  /** Whole pesos of the quotas after the month of the last day. */
  owed: number
}

type Last = { readonly contractId: number; readonly finalDate: ISODate }

/**
 * What is owed of loans after the last payslip of some contracts: the quotas after the month of the
 * last day. They are kept, because no payslip asks for them any more and the settlement does.
 */
async function loansAtEnd(tx: Tx, lasts: readonly Last[]): Promise<LoanAtEnd[]> {
  const { rows } = await sql<LoanAtEnd>`select loan.id as "loanId",
      loan.user_contract_id as "contractId", loan.granted_on::text as "grantedOn",
      count(*) filter (where quota.carried < quota.amount)::int as quotas,
      sum(quota.amount - quota.carried)::bigint as owed
    from unnest(${lasts.map(({ contractId }) => contractId)}::bigint[],
      ${lasts.map(({ finalDate }) => finalDate)}::date[]) as ending (contract, last)
    join employer_loan loan on loan.company_id = app.current_company()
      and loan.user_contract_id = ending.contract
    join employer_loan_quota quota on quota.company_id = app.current_company()
      and quota.loan_id = loan.id and quota.kind = 'QUOTA'
      and quota.year_month > to_char(ending.last, 'YYYYMM')::integer
    group by loan.id, loan.user_contract_id, loan.granted_on
    having sum(quota.amount - quota.carried) > 0
    order by loan.id`.execute(tx)
  return rows
}

contractEnd.on('employer-loans', {
  part: 'LOANS',
  async lines(tx, endings) {
    const loans = await loansAtEnd(tx, endings)
    return loans.map(({ contractId, grantedOn, owed }) => ({
      contractId,
      part: 'LOANS',
      what: `Préstamo del ${formatDate(grantedOn)}`,
      effect: `Su saldo de ${formatPesos(owed)} va al finiquito`,
      was: null,
    }))
  },
})
