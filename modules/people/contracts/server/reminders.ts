import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
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

/** Days before the end of a fixed term on which people who renew it are reminded. */
const beforeEnd = [30, 15]

const record = (userId: number) => `/home/ficha/${publicId('user', userId)}`

const shortName = shortNameIn('contract.userId').$castTo<string>()

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
async function ofFixedTerms(round: ReminderRun): Promise<NewNotice[]> {
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

hourlyReminders.on('contracts', ofFixedTerms)
