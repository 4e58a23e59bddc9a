import type { Permission } from '#access/services.ts'
import type { YearMonth } from '#chile/period.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { of } from '#platform/server/graphql/object.ts'
import { records } from '#platform/server/records/records.ts'
import { fieldsOf, part, personOf, view } from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { ExpiredRecord } from '../model/expired-record.ts'
import { isBehind } from './own-account.ts'

const expiredView = view({
  ...fieldsOf(ExpiredRecord, 'record', [
    ...(['id', 'userId', 'state', 'leftOn', 'lastMonth', 'freeOn', 'heldBy', 'reason'] as const),
    ...(['keptUntil', 'confirmedAt', 'approvedAt', 'version'] as const),
  ]),
  ...personOf('record.userId'),
  confirmedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('record.confirmed_login_id')),
  ),
  approvedBy: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('record.approved_login_id')),
  ),
  /** When what no duty keeps was erased. */
  erasedAt: part(
    of.maybe(of.dateTime),
    sql<Date | null>`(select max(done.done_at) from erasure done
      where done.company_id = app.current_company() and done.expired_record_id = record.id)`,
  ),
  /** Whether the reader confirmed it, and so does not approve it. */
  isConfirmer: part(of.flag, isBehind('record.confirmedLoginId')),
})

export const expiredRecords = records(ExpiredRecord, {
  table: 'expiredRecord',
  as: 'record',
  rows: (tx: Tx) => tx.selectFrom('expiredRecord as record'),
  person: 'record.userId',
  within: ({ reach }: Context, permission: Permission) =>
    personWithin(reach(permission), 'record.userId'),
  shows: expiredView,
  read: 'privacyRequests.update',
  list: 'expiredRecords',
  steps: 'expiredRecordSteps',
})

/** How many records end their terms in a month, and how many of them wait to be confirmed. */
export type ExpiredMonth = { month: YearMonth; people: number; due: number }

/** The months in which terms end or ended, each with its records that wait for somebody. */
export function expiredMonths(context: Context): Promise<ExpiredMonth[]> {
  return context.tx
    .selectFrom('expiredRecord as record')
    .select(['record.freeMonth as month', sql<number>`count(*)::integer`.as('people')])
    .select(sql<number>`(count(*) filter (where record.state = 'DUE'))::integer`.as('due'))
    .where('record.state', 'in', ['COMING', 'DUE', 'CONFIRMED'])
    .where(personWithin(context.reach('privacyRequests.update'), 'record.userId'))
    .groupBy('record.freeMonth')
    .orderBy('record.freeMonth')
    .$castTo<ExpiredMonth>()
    .execute()
}
