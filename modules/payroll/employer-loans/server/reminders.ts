import { monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'

const shortName = shortNameIn('contract.userId').$castTo<string>()

type Loan = { id: number; userId: number; businessId: number; fullname: string; month: YearMonth }

/** Loans of the employer whose last instalment is of this month, for who enters discounts. */
async function ofLoans(round: ReminderRun): Promise<NewNotice[]> {
  const { tx, today } = round
  const { rows } = await sql<Loan>`
    select loan.id, contract.user_id as "userId", contract.business_id as "businessId",
      ${shortName} as fullname, last.month
    from employer_loan loan
    join (
      select quota.loan_id, max(quota.year_month) as month from employer_loan_quota quota
      where quota.company_id = app.current_company() and quota.kind = 'QUOTA'
      group by quota.loan_id
    ) last on last.loan_id = loan.id and last.month = ${yearMonthOf(today)}
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = loan.user_contract_id and contract.status <> 'DELETED'
    where loan.company_id = app.current_company()
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    order by loan.id`.execute(tx)
  const keepers = await recipientsByRow(round, 'userItems.update', rows)
  return rows.flatMap((row) =>
    reminders(keepers(row), {
      key: `loan:${row.id}:${row.month}`,
      title: `El préstamo de ${row.fullname} termina en ${monthLabel(row.month)}`,
      link: `/home/ficha/${publicId('user', row.userId)}`,
    }),
  )
}

hourlyReminders.on('employer-loans', ofLoans)
