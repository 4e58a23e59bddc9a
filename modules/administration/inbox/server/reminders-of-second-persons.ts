import type { Permission } from '#access/services.ts'
import { addBusinessDays } from '#chile/calendar.ts'
import { counted } from '#chile/counts.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import type { ApprovalKind } from '#modules/company/approvals/model/approvals.ts'
import type { NewNotice, Round } from '#modules/company/notices/server/index.ts'
import { whoMay } from '#modules/company/second-person/server/index.ts'
import { businessDaysOff } from '#modules/time/time-off/server/index.ts'
import { sql } from '#platform/server/db.ts'
import { remembered } from './days-off-ago.ts'
import { reminders } from './readers.ts'

/** Working days after which what waits for a second person is remembered. */
const remindedAfter = [5, 2]

type Kind = Extract<
  ApprovalKind,
  'INDICATOR' | 'PAYMENT_LIMIT' | 'PAYMENT_LIST' | 'PAYROLL_CLOSING'
>

type Waiting = {
  kind: Kind
  key: string
  /** Null of what is of the whole company: whoever may answer it anywhere is reminded. */
  businessId: number | null
  business: string | null
  month: YearMonth | null
  many: number
  asked: ISODate
  authorId: number | null
}

/** Who answers each kind, by the rights with which its answer is taken. */
const answeredWith: Readonly<Record<Kind, Permission>> = {
  INDICATOR: 'indicators.update',
  PAYMENT_LIMIT: 'businessOptions.update',
  PAYMENT_LIST: 'transfers.update',
  PAYROLL_CLOSING: 'payrollClosing.create',
}

const titles: Readonly<Record<Kind, (row: Waiting) => string>> = {
  INDICATOR: ({ many }) =>
    `${counted(many, 'indicador espera', 'indicadores esperan')} que otra persona ` +
    `${many === 1 ? 'lo' : 'los'} confirme`,
  PAYMENT_LIMIT: ({ business }) =>
    `El monto con segunda persona de ${business ?? ''} espera respuesta`,
  PAYMENT_LIST: ({ business }) => `Una nómina de pago de ${business ?? ''} espera que la liberen`,
  PAYROLL_CLOSING: ({ business, month }) =>
    `El cierre de ${month === null ? 'un mes' : monthLabel(month)} de ${business ?? ''} espera ` +
    'respuesta',
}

/**
 * Figures to confirm, amounts and lists of payment, and closings of months that wait two working
 * days, and five: for whoever answers them, and never for whoever asked. Of lists with confidential
 * pay nothing is said.
 */
export async function ofSecondPersons(round: Round): Promise<NewNotice[]> {
  const rows = await waiting(round)
  if (rows.length === 0) return []
  const { tx, today } = round
  const businesses = await tx.selectFrom('business').select('id').orderBy('id').execute()
  const off = await businessDaysOff.ofWork(tx, { from: addDays(today, -remembered), to: today })
  const readers = await readersOf(
    round,
    rows,
    businesses.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const place = row.businessId ?? businesses[0]?.id
    if (place === undefined) return []
    const days = remindedAfter.find((one) => addBusinessDays(row.asked, one, off(place)) <= today)
    if (days === undefined) return []
    return reminders(
      readers(row).filter((reader) => reader !== row.authorId),
      {
        key: `pending:${row.key}:${row.asked}:${days}`,
        title: `${titles[row.kind](row)} hace ${days} días hábiles`,
        link: `/home/bandeja?kind=${row.kind}`,
      },
    )
  })
}

/** Who may answer each row. A company has a few razones sociales, and there are four kinds. */
async function readersOf(round: Round, rows: readonly Waiting[], all: readonly number[]) {
  const known = new Map<string, readonly number[]>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const own = rows.filter((row) => row.kind === kind)
    const places = own.flatMap(({ businessId }) => (businessId === null ? all : [businessId]))
    for (const place of new Set(places)) {
      const able = await whoMay(round, answeredWith[kind], place)
      known.set(
        `${kind} ${place}`,
        able.flatMap(({ userId }) => userId ?? []),
      )
    }
  }
  return ({ kind, businessId }: Waiting): readonly number[] =>
    (businessId === null ? all : [businessId]).flatMap(
      (place) => known.get(`${kind} ${place}`) ?? [],
    )
}

/** What nobody answered in the last two months; figures of one day and author are one row. */
async function waiting({ tx, today }: Round): Promise<Waiting[]> {
  const since = addDays(today, -remembered)
  const { rows } = await sql<Waiting>`
    select asked.kind, asked.key, asked.business_id as "businessId", business.name as business,
      asked.month, asked.many, asked.asked::text as asked, asked.author as "authorId"
    from (
      select 'INDICATOR' as kind, 'indicator:' || entry.entered_by as key,
        null::bigint as business_id, null::int as month, count(*)::int as many,
        (entry.entered_at at time zone 'America/Santiago')::date as asked,
        author.user_id as author
      from indicator entry
      left join login author on author.company_id = app.current_company()
        and author.id = entry.entered_by
      where entry.company_id = app.current_company() and entry.state = 'PENDING'
        and entry.needs_second
      group by entry.entered_by, 6, author.user_id
      union all
      select 'PAYMENT_LIMIT', 'payment-limit:' || id, business_id, null, 1,
        (created_at at time zone 'America/Santiago')::date, creator_user_id
      from payment_limit where company_id = app.current_company() and state = 'PENDING'
      union all
      select 'PAYMENT_LIST', 'payment-list:' || id, business_id, null, 1,
        (created_at at time zone 'America/Santiago')::date, creator_user_id
      from payment_list where company_id = app.current_company() and state = 'WAITING'
        and not with_private
      union all
      select 'PAYROLL_CLOSING', 'closing:' || request.payroll_month_id || ':' || request.number,
        month.business_id, month.year_month, 1,
        (request.requested_at at time zone 'America/Santiago')::date, request.requested_user
      from closing_request request
      join payroll_month month on month.company_id = app.current_company()
        and month.id = request.payroll_month_id
      where request.company_id = app.current_company() and request.state = 'PENDING'
    ) asked
    left join business on business.company_id = app.current_company()
      and business.id = asked.business_id
    where asked.asked > ${since}::date
    order by asked.asked, asked.key`.execute(tx)
  return rows
}
