import { shortNameOf } from '#chile/names.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { pastWords } from '#modules/time/time-off/model/past.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { defineMail, enqueueMail, isMailAddress } from '#platform/server/mail/mail.ts'

type Letter = {
  name: string
  worker: string
  from: ISODate
  to: ISODate
  pending: boolean
  /** That the days, or some of them, already passed. */
  past: string | null
}

/**
 * The mail leaves out the kind of absence: a leave is health data, and several people may read the
 * mail of a team.
 */
const absenceMail = defineMail<Letter>(({ name, worker, from, to, pending, past }) => ({
  subject: `Ausencia de ${worker}`,
  blocks: [
    `Hola ${name}:`,
    from === to
      ? `${worker} no trabaja el ${formatDate(from)}.`
      : `${worker} no trabaja del ${formatDate(from)} al ${formatDate(to)}.`,
    ...(past === null ? [] : [`${past}.`]),
    ...(pending ? ['La solicitud todavía espera una respuesta.'] : []),
  ],
}))

/** The mail at work, that of the account, or the personal one. */
const addressOf = sql<string | null>`coalesce(nullif(link.business_email, ''), (
  select nullif(login.email, '') from login
  where login.company_id = app.current_company() and login.user_id = boss.id
    and not login.is_disabled limit 1), chief.email)`

/**
 * Notifies the supervisor of a contract that its person will be absent. The mail is written in the
 * transaction, once per absence; without a supervisor or an address, none is.
 */
export async function tellSupervisor(context: Context, absenceId: number): Promise<void> {
  const request = await context.tx
    .selectFrom('absence')
    .innerJoin('userContract as contract', 'contract.id', 'absence.userContractId')
    .innerJoin('userContractVersion as held', (join) =>
      join.onRef('held.userContractId', '=', 'contract.id').on('held.supersededAt', 'is', null),
    )
    .innerJoin('users as boss', 'boss.id', 'held.supervisorId')
    .innerJoin('userVersion as chief', (join) =>
      join.onRef('chief.userId', '=', 'boss.id').on('chief.supersededAt', 'is', null),
    )
    .innerJoin('userVersion as worker', (join) =>
      join.onRef('worker.userId', '=', 'contract.userId').on('worker.supersededAt', 'is', null),
    )
    .leftJoin('userBusiness as link', (join) =>
      join
        .onRef('link.userId', '=', 'boss.id')
        .onRef('link.businessId', '=', 'contract.businessId'),
    )
    .select(['absence.startDate', 'absence.endDate', 'absence.responseStatus'])
    .select(['chief.firstname as name', 'worker.firstname', 'worker.paternalLastname'])
    .select(addressOf.as('email'))
    .where('absence.id', '=', absenceId)
    .where('boss.status', '=', 'ACTIVE')
    .orderBy(sql`held.valid @> absence.start_date`, 'desc')
    .orderBy(sql`chief.valid @> ${context.today}::date`, 'desc')
    .orderBy(sql`worker.valid @> ${context.today}::date`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!request?.email || !isMailAddress(request.email)) return
  await enqueueMail(
    context.tx,
    `absence:${context.session.companyId}:${absenceId}`,
    request.email,
    absenceMail({
      name: request.name,
      worker: shortNameOf(request),
      from: request.startDate,
      to: request.endDate,
      pending: request.responseStatus === 'PENDING',
      past: pastWords({ from: request.startDate, to: request.endDate }, context.today),
    }),
  )
}
