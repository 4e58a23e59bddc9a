import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type Days = { readonly startDate: ISODate; readonly endDate: ISODate }

/**
 * Those of some people who are away on some day of a span, by what was approved: requests go to
 * somebody else. The module that keeps days away gives it.
 */
export const peopleAway =
  provided<(tx: Tx, userIds: readonly number[], days: Days) => Promise<ReadonlySet<number>>>(
    'people who are away',
  )
