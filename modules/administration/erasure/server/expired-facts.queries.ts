import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { pendingStates } from '#modules/administration/privacy/model/catalogs.ts'
import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { freeOn } from '../model/free-on.ts'

/** Somebody who had contracts: when they left, what was paid last, and what holds their record. */
export type Expiring = {
  readonly userId: number
  readonly leftOn: ISODate
  readonly lastMonth: YearMonth
  /** The first day on which no term holds it. */
  readonly freeOn: ISODate
  /** What holds it all the same, in words; nothing when nobody needs it. */
  readonly heldBy: string | null
}

type Found = {
  userId: number
  leftOn: ISODate
  lastMonth: YearMonth
  why: keyof typeof held | null
}

/** What of the company itself holds a record. */
const held = {
  WORKS: 'Tiene un contrato vigente',
  ASKED: 'Tiene una solicitud de privacidad abierta',
  ERASING: 'Tiene una supresión en curso',
  LEADS: 'Su cuenta sigue abierta y administra o supervisa a otras personas',
  KEEPS: 'Con su cuenta se entra a la cuenta de otra persona',
  DISPUTES: 'Tiene una consulta de liquidación abierta',
  SIGNS: 'Tiene una firma pendiente',
}

const own = sql.raw('app.current_company()')

/** How the records of some people stand on a day: in one statement, and one for each hook. */
export async function expiringOf(
  tx: Tx,
  today: ISODate,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Expiring>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await foundOf(today, userIds).execute(tx)
  const open = await openMatters(tx, userIds)
  return new Map(
    rows.map(({ userId, leftOn, lastMonth, why }) => {
      const heldBy = why === null ? (open.get(userId) ?? null) : held[why]
      return [userId, { userId, leftOn, lastMonth, freeOn: freeOn(leftOn, lastMonth), heldBy }]
    }),
  )
}

/** The month of the end of a contract counts as paid: its last days are paid in it. */
const foundOf = (today: ISODate, userIds: readonly number[]) => sql<Found>`
  select work.user_id as "userId", work.left_on::text as "leftOn",
    greatest(extract(year from work.left_on)::integer * 100
      + extract(month from work.left_on)::integer, paid.month, brought.month) as "lastMonth",
    case when work.works then 'WORKS'
      when exists (select from privacy_request asked where asked.company_id = ${own}
        and asked.user_id = work.user_id
        and asked.state = any(${[...pendingStates, 'CLAIMED']}::text[])) then 'ASKED'
      when exists (select from erasure where erasure.company_id = ${own}
        and erasure.user_id = work.user_id and erasure.expired_record_id is null
        and erasure.state in ('PROPOSED', 'RUNNING'))
        then 'ERASING'
      when exists (select from users one
        join login on login.company_id = ${own} and login.user_id = one.id
          and not login.is_disabled
        where one.company_id = ${own} and one.id = work.user_id and not one.is_disabled
          and one.role not in ('EMPLOYEE', 'EXTERNAL', 'GUEST')
          and (one.access_until is null or one.access_until >= ${today}::date)) then 'LEADS'
      when exists (select from login mine
        join login other on other.company_id = ${own} and other.user_id <> mine.user_id
          and other.taken_at is null and not other.is_disabled
          and mine.id in (other.given_by, other.mail_by)
        where mine.company_id = ${own} and mine.user_id = work.user_id
          and not mine.is_disabled) then 'KEEPS'
      when exists (select from payslip_dispute dispute where dispute.company_id = ${own}
        and dispute.user_id = work.user_id and dispute.state = 'OPEN') then 'DISPUTES'
      when exists (select from signature_signer signer
        join signature_request request on request.company_id = ${own}
          and request.id = signer.request_id
          and request.state in ('SENT', 'SEALING', 'SEAL_FAILED')
        where signer.company_id = ${own} and signer.user_id = work.user_id) then 'SIGNS'
    end as why
  from (
    select one.user_id, coalesce(max(one.final_date), ${today}::date) as left_on,
      bool_or(one.final_date is null or one.final_date >= ${today}::date) as works
    from user_contract one
    where one.company_id = ${own} and one.user_id = any(${[...userIds]}::bigint[])
      and one.status <> 'DELETED'
    group by one.user_id) work
  left join lateral (
    select max(month.year_month) as month from payslip
    join payroll_month month on month.company_id = ${own} and month.id = payslip.payroll_month_id
    where payslip.company_id = ${own} and payslip.user_id = work.user_id) paid on true
  left join lateral (
    select max(pay.year_month) as month from imported_payslip pay
    join user_contract one on one.company_id = ${own} and one.id = pay.user_contract_id
    where pay.company_id = ${own} and one.user_id = work.user_id) brought on true`

/** What the modules of each matter say is still open: the first of them for each person. */
async function openMatters(tx: Tx, userIds: readonly number[]) {
  const found = new Map<number, string>()
  for (const listener of contractHooks.openMatters.listeners) {
    for (const [userId, why] of await listener(tx, userIds)) {
      if (!found.has(userId)) found.set(userId, why)
    }
  }
  for (const [userId, things] of await contractHooks.toReturn(tx, userIds)) {
    if (!found.has(userId)) found.set(userId, `Tiene por devolver: ${things.join('; ')}`)
  }
  return found
}
