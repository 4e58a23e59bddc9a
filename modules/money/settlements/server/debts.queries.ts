import { formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, shiftMonth, type YearMonth } from '#chile/period.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import type { Debt, MonthPay } from '../model/gathered.ts'

/** Months before the last one whose advances may still be owed. */
const MONTHS_BACK = 12

type Paid = ReadonlyMap<number, readonly MonthPay[]>
type Owed = Debt & { readonly contractId: number }

/**
 * What the people of some contracts owe their employer after their last month: the quotas of loans
 * that no payslip asks for any more, and advances that no payslip took. Two statements.
 */
export async function debtsOf(
  tx: Tx,
  months: Paid,
  ids: readonly number[],
  until: YearMonth,
): Promise<ReadonlyMap<number, readonly Debt[]>> {
  const all = [...(await loansOf(tx, ids, until)), ...(await advancesOf(tx, months, ids, until))]
  return Map.groupBy(all, ({ contractId }) => contractId)
}

type Loan = { id: number; contractId: number; grantedOn: ISODate; quotas: number; owed: number }

/** The loans of some contracts with quotas after a month. */
async function loansOf(tx: Tx, ids: readonly number[], until: YearMonth): Promise<Owed[]> {
  const { rows } = await sql<Loan>`select loan.id, loan.user_contract_id as "contractId",
      loan.granted_on::text as "grantedOn", count(*)::int as quotas,
      sum(quota.amount)::bigint as owed
    from employer_loan loan
    join employer_loan_quota quota on quota.company_id = app.current_company()
      and quota.loan_id = loan.id and quota.kind = 'QUOTA' and quota.year_month > ${until}
    where loan.company_id = app.current_company()
      and loan.user_contract_id = any(${[...ids]}::bigint[])
    group by loan.id, loan.user_contract_id, loan.granted_on
    order by loan.granted_on, loan.id`.execute(tx)
  return rows.map(({ id, contractId, grantedOn, quotas, owed }) => ({
    contractId,
    key: `LOAN:${publicId('loan', id)}`,
    kind: 'LOAN',
    label: `Préstamo del ${formatDate(grantedOn)}: ${quotas} ${quotas === 1 ? 'cuota' : 'cuotas'}`,
    amount: owed,
  }))
}

/**
 * The advances of some contracts that no payslip took: of months with a payslip, what it could not
 * take; of months after the last one, all of it. What a payslip to come will take is not here.
 */
async function advancesOf(
  tx: Tx,
  months: Paid,
  ids: readonly number[],
  until: YearMonth,
): Promise<Owed[]> {
  const rows = await tx
    .selectFrom('userItem')
    .select(['userContractId as contractId', 'startMonth as month'])
    .select(sql<number>`sum(value)::bigint`.as('given'))
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('itemCode', '=', 'ANTICIPO_SUELDO')
    .where('origin', '=', 'ADVANCE')
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '>=', shiftMonth(until, -MONTHS_BACK))
    .groupBy(['userContractId', 'startMonth'])
    .orderBy('startMonth')
    .execute()
  return rows.flatMap(({ contractId, month, given }): Owed[] => {
    const payslip = months.get(contractId)?.find((one) => one.month === month)
    if (!payslip && month <= until) return []
    const amount = given - (payslip?.values['ANTICIPO_SUELDO'] ?? 0)
    if (amount <= 0) return []
    const label = `Anticipo de ${monthLabel(month)}`
    return [{ contractId, key: `ADVANCE:${month}`, kind: 'ADVANCE', label, amount }]
  })
}
