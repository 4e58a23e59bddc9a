import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'
import type { NewNotice, ReminderRun } from '#modules/company/notices/server/index.ts'
import { expiredTermsIn } from '#modules/money/contract-endings/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql } from '#platform/server/sql/db.ts'
import { recipientsByRow, reminders, shortName } from './readers.ts'

/** Days before the end of a fixed term on which people who renew it are reminded. */
const beforeEnd = [30, 15]

const record = (userId: number) => `/home/ficha/${publicId('user', userId)}`

type Term = {
  id: number
  userId: number
  businessId: number
  fullname: string
  finalDate: ISODate | null
  renewals: number
}

/**
 * Fixed terms that end in 30 or 15 days, and those renewed twice, which the law takes as of no
 * fixed term: for who keeps the contracts of the razón social.
 */
export async function ofFixedTerms(round: ReminderRun): Promise<NewNotice[]> {
  const { today } = round
  const terms = await fixedTerms(round)
  const keepers = await recipientsByRow(round, 'contracts.update', terms)
  return terms.flatMap((row) => {
    const { id, fullname, finalDate, renewals } = row
    const link = record(row.userId)
    const days = beforeEnd.findLast((step) => finalDate && finalDate <= addDays(today, step))
    const ending =
      finalDate !== null && days !== undefined
        ? reminders(keepers(row), {
            key: `term:${id}:${finalDate}:${days}`,
            title: `El contrato a plazo de ${fullname} termina el ${formatDate(finalDate)}`,
            detail: renewals === 1 ? secondRenewal : null,
            link,
          })
        : []
    const renewed =
      renewals >= 2
        ? reminders(keepers(row), {
            key: `renewed:${id}`,
            title: `El contrato a plazo de ${fullname} ya se renovó dos veces: es indefinido`,
            detail: 'La segunda renovación lo hace indefinido (art. 159 N° 4)',
            link,
          })
        : []
    return [...ending, ...renewed]
  })
}

/**
 * Terms that ran out while nobody registered an ending, once: for people who end contracts. Nothing
 * is closed by itself, because whoever works on has a contract of no term (art. 159 N° 4).
 */
export async function ofExpiredTerms(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await expiredTermsIn(round.tx, round.today)
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.finalDate'])
    .select(shortName.as('fullname'))
    .where(personShown({ includesPrivate: false }, 'contract.userId', null))
    .orderBy('contract.id')
    .execute()
  const keepers = await recipientsByRow(round, 'contractSettlements.create', rows)
  return rows.flatMap((row) =>
    reminders(keepers(row), {
      key: `expired:${row.id}:${row.finalDate}`,
      title: `El plazo de ${row.fullname} venció el ${day(row.finalDate)} sin un término`,
      detail: 'Si sigue trabajando, su contrato es indefinido (art. 159 N° 4): decídalo',
      link: '/home/terminos',
    }),
  )
}

const day = (date: ISODate | null): string => (date === null ? '' : formatDate(date))

const secondRenewal =
  'Ya se renovó una vez: una segunda renovación lo hace indefinido (art. 159 N° 4)'

/**
 * The contracts of a fixed term that end soon or were renewed twice. Those of the confidential
 * payroll stay on the dashboard of people who see it.
 */
async function fixedTerms({ tx, today }: ReminderRun): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select contract.id, contract.user_id as "userId", contract.business_id as "businessId",
      contract.final_date::text as "finalDate", held.fixed_term_renewals as renewals,
      ${shortName} as fullname
    from user_contract contract
    join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> ${today}::date and held.contract_type = 'FIXED'
    where contract.company_id = app.current_company() and contract.status <> 'DELETED'
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
      and (contract.final_date is null or contract.final_date >= ${today}::date)
      and (contract.final_date <= ${addDays(today, 30)}::date or held.fixed_term_renewals >= 2)
    order by contract.final_date, contract.id`.execute(tx)
  return rows
}

type Loan = { id: number; userId: number; businessId: number; fullname: string; month: YearMonth }

/** Loans of the employer whose last instalment is of this month, for who enters discounts. */
export async function ofLoans(round: ReminderRun): Promise<NewNotice[]> {
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
      link: record(row.userId),
    }),
  )
}
