import type { YearMonth } from '#chile/period.ts'
import { progressivePaid } from '#modules/payroll/month-parts/server/index.ts'
import { agreedDays } from '#modules/time/vacations/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

agreedDays.by(
  'vacation-compensation',
  sql`(select id, user_contract_id, agreed_on, units from vacation_compensation
    where company_id = app.current_company() and state = 'PENDING')`,
)

progressivePaid.by('vacation-compensation', async (tx, month, contractIds) => {
  const rows = await approvedIn(tx, month, contractIds)
  return new Map(rows.map(({ userContractId, ...pesos }) => [userContractId, pesos]))
})

/** What approved agreements pay in a month, by contract. */
const approvedIn = (tx: Tx, month: YearMonth, contractIds: readonly number[]) =>
  tx
    .selectFrom('vacationCompensation')
    .select('userContractId')
    .select(sql<string>`sum(amount)::text`.as('agreed'))
    .select(sql<string>`sum(least)::text`.as('least'))
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('payMonth', '=', month)
    .where('state', '=', 'APPROVED')
    .groupBy('userContractId')
    .execute()
