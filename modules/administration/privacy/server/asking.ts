import { nationalHolidays, yearsOf } from '#chile/calendar.ts'
import { type ISODate, partsOf } from '#chile/dates.ts'
import { legalCalendar } from '#modules/time/legal-calendar/server/index.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { PrivacyRight } from '../model/catalogs.ts'
import { clockOf, mayAskBlock } from '../model/clock.ts'

constraintMessages({
  privacy_request_pending: {
    message: 'Ya hay una solicitud de ese derecho sin responder: espere la respuesta o retírela',
    field: 'kind',
  },
})

/**
 * Days off in the whole country around a day and in the months after it. Of a year whose calendar
 * is not published yet there are none: the last day is then earlier, and never later.
 */
export async function daysOffFrom(tx: Tx, day: ISODate): Promise<ReadonlySet<ISODate>> {
  const { year } = partsOf(day)
  const calendar = await legalCalendar(tx)
  const [first, last] = yearsOf(calendar) ?? [year + 1, year]
  const [from, to] = [Math.max(first, year), Math.min(last, year + 1)]
  return from > to ? new Set() : nationalHolidays(calendar, from, to)
}

type Asked = {
  userId: number
  kind: PrivacyRight
  detail: string | null
  asksBlock: boolean
  channel: 'ACCOUNT' | 'MAIL_CODE' | 'ENTERED'
  receivedOn: ISODate
  loginId: number | null
}

/** Writes down what somebody asks, with the days in which it is answered. */
export async function addRequest(tx: Tx, asked: Asked): Promise<number> {
  const { loginId, receivedOn, kind } = asked
  const asksBlock = asked.asksBlock && mayAskBlock(kind)
  const clock = clockOf({ kind, asksBlock }, receivedOn, await daysOffFrom(tx, receivedOn))
  const { userId, detail, channel } = asked
  const { id } = await tx
    .insertInto('privacyRequest')
    .values({
      userId,
      kind,
      detail,
      channel,
      receivedOn,
      asksBlock,
      ...clock,
      creatorLoginId: loginId,
      updatedLoginId: loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
