import type { Permission } from '#access/services.ts'
import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import type { NewNotice, Round } from '#modules/company/notices/server/index.ts'
import { personShown, wasPrivate } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/db.ts'
import { daysOffAgo, remembered } from './days-off-ago.ts'
import { keepersOf, reminders, shortName } from './readers.ts'

/** Working days after which what nobody answered is remembered. */
const remindedAfter = [5, 2]

type Proposal = {
  id: number
  contractId: number
  userId: number
  businessId: number
  fullname: string
  asked: ISODate
  /** Who entered it for somebody else, and so does not answer it. */
  authorId?: number | null
}

type Kind = {
  key: string
  permission: Permission
  title: (fullname: string) => string
  link: string
}

const correction: Kind = {
  key: 'correction',
  permission: 'corrections.update',
  title: (fullname) => `La corrección de datos de ${fullname}`,
  link: '/home/bandeja?kind=DATA_CORRECTION',
}

const dispute: Kind = {
  key: 'dispute',
  permission: 'payslipDisputes.update',
  title: (fullname) => `El reclamo de liquidación de ${fullname}`,
  link: '/home/bandeja?kind=PAYSLIP_DISPUTE',
}

const compensation: Kind = {
  key: 'vacation-compensation',
  permission: 'vacationCompensations.update',
  title: (fullname) => `El acuerdo de feriado progresivo en dinero de ${fullname}`,
  link: '/home/bandeja?kind=VACATION_COMPENSATION',
}

/**
 * Corrections that people propose of their record, disputes of a payslip, and agreements that pay
 * progressive days, that wait two working days, and five: for whoever answers them. People of the
 * confidential payroll are left out.
 */
export async function ofProposals(round: Round): Promise<NewNotice[]> {
  return [
    ...(await waitingOf(round, correction, await corrections(round))),
    ...(await waitingOf(round, dispute, await disputes(round))),
    ...(await waitingOf(round, compensation, await compensations(round))),
  ]
}

async function waitingOf(
  round: Round,
  { key, permission, title, link }: Kind,
  rows: readonly Proposal[],
): Promise<NewNotice[]> {
  const off = await daysOffAgo(round, rows)
  const keepers = await keepersOf(round, permission, rows)
  return rows.flatMap((row) => {
    const free = off(row.contractId, 'WORK')
    const days = remindedAfter.find((one) => addBusinessDays(row.asked, one, free) <= round.today)
    if (days === undefined) return []
    const readers = keepers(row).filter((reader) => reader !== row.authorId)
    return reminders(readers, {
      key: `pending:${key}:${row.id}:${row.asked}:${days}`,
      title: `${title(row.fullname)} espera hace ${days} días hábiles`,
      link,
    })
  })
}

const columns = sql`contract.id as "contractId", contract.user_id as "userId",
  contract.business_id as "businessId", ${shortName} as fullname`

/** Corrections without an answer, with the contract in force of their person, or another one. */
async function corrections({ tx, today }: Round): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select asked.id, ${columns},
      (asked.requested_at at time zone 'America/Santiago')::date::text as asked
    from data_correction asked
    join lateral (
      select one.id, one.user_id, one.business_id from user_contract one
      where one.company_id = app.current_company() and one.user_id = asked.user_id
        and one.status <> 'DELETED'
      order by (one.initial_date <= ${today}::date
        and (one.final_date is null or one.final_date >= ${today}::date)) desc, one.initial_date
      limit 1) contract on true
    where asked.company_id = app.current_company() and asked.response_status = 'PENDING'
      and asked.requested_at > ${addDays(today, -remembered)}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    order by asked.requested_at, asked.id`.execute(tx)
  return rows
}

/** The payslip was confidential when it was calculated. */
const confidential = sql<boolean>`exists (select from payslip paid
  where paid.company_id = app.current_company()
    and paid.payroll_month_id = asked.payroll_month_id
    and paid.user_contract_id = asked.user_contract_id and ${wasPrivate('paid.snapshot')})`

/** Open disputes whose last message is of their person, since that message. */
async function disputes({ tx, today }: Round): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select asked.id, ${columns},
      (said.at at time zone 'America/Santiago')::date::text as asked
    from payslip_dispute asked
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = asked.user_contract_id
    join lateral (
      select message.at, author.user_id from payslip_dispute_message message
      left join login author on author.company_id = app.current_company()
        and author.id = message.login_id
      where message.company_id = app.current_company() and message.dispute_id = asked.id
      order by message.id desc limit 1) said on said.user_id = asked.user_id
    where asked.company_id = app.current_company() and asked.state = 'OPEN'
      and said.at > ${addDays(today, -remembered)}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null, confidential)}
    order by said.at, asked.id`.execute(tx)
  return rows
}

/** Agreements of progressive days in money that nobody answered, with who registered each. */
async function compensations({ tx, today }: Round): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    select asked.id, ${columns}, author.user_id as "authorId",
      (asked.created_at at time zone 'America/Santiago')::date::text as asked
    from vacation_compensation asked
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = asked.user_contract_id and contract.status <> 'DELETED'
    left join login author on author.company_id = app.current_company()
      and author.id = asked.login_id
    where asked.company_id = app.current_company() and asked.state = 'PENDING'
      and asked.created_at > ${addDays(today, -remembered)}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    order by asked.created_at, asked.id`.execute(tx)
  return rows
}
