import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

type PayingAccount = { id: number; bankCode: string; number: string }

/**
 * The account from which the month `m` is paid: the one that somebody chose, or the only one in
 * pesos of its razón social; no row where there are several and nobody chose.
 *
 * @param company how the statement says its company
 */
export const payingAccountIn = (
  company: '$1' | 'app.current_company()',
) => `select min(a.id) as id, min(a.bank_code) as "bankCode",
    min(a.account_identifier) as number
  from bank_account a where a.company_id = ${company} and a.business_id = m.business_id
    and (a.id = m.bank_account_id or m.bank_account_id is null and a.currency = 'CLP')
  having count(*) = 1`

/** The account from which a process is paid, if it is known. */
export async function payingAccount(
  { tx }: Context,
  monthId: number,
): Promise<PayingAccount | undefined> {
  const account = sql.raw(payingAccountIn('app.current_company()'))
  const { rows } = await sql<PayingAccount>`select account.*
    from payroll_month m join lateral (${account}) account on true
    where m.company_id = app.current_company() and m.id = ${monthId}`.execute(tx)
  return rows[0]
}
