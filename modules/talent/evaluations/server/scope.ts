import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Reader } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { RELEASED_STATES } from '../model/states.ts'

/** Whether a `review` of a statement is of the reader themselves. */
export const isOwn = ({ actor }: Reader) =>
  sql<boolean>`review.evaluatee_id is not distinct from ${actor.userId}::bigint`

/**
 * Whether a `review` is of the reader's team when its process started, and of a person that they
 * may still see: a restriction hides people beyond it.
 */
export function isOfTeam({ actor, reach }: Reader) {
  if (actor.userId === null) return sql<boolean>`false`
  const named = sql<boolean>`review.supervisor_id is not distinct from ${actor.userId}::bigint`
  return actor.restriction
    ? sql<boolean>`(${named}
        and ${personWithin(reach('performanceResults.massRead'), 'review.evaluateeId')})`
    : named
}

/** Whether a `review` is of another person within the reach of all results. */
export const isReached = (reader: Reader) =>
  sql<boolean>`(not ${isOwn(reader)} and ${personWithin(
    reader.reach('performanceResults.massRead'),
    'review.evaluateeId',
  )})`

/** Whether the reader reads a `review` as somebody who is over its person. */
export const isOver = (reader: Reader) =>
  sql<boolean>`(${isReached(reader)} or (not ${isOwn(reader)} and ${isOfTeam(reader)}))`

/** Whether the reader sees a `review`: their own once it is released, of others as `isOver`. */
export const reviewShown = (reader: Reader) =>
  sql<boolean>`(${isOver(reader)} or (${isOwn(reader)}
    and review.status = any(${[...RELEASED_STATES]}::text[])))`

/**
 * Whether what was computed of a `review` is shown: to others once nothing is answered any more, so
 * that no two readings of it give one answer away; to its person once it is released.
 */
export const scoresShown = (reader: Reader) =>
  sql<boolean>`((${isOwn(reader)} and review.status = any(${[...RELEASED_STATES]}::text[]))
    or (not ${isOwn(reader)} and process.status in ('CALIBRATION', 'FEEDBACK', 'CLOSED')))`

/** The name in a column of people, where the reader is not kept from that person. */
export const isNamed = (reader: Reader, column: string) =>
  reader.actor.restriction
    ? personWithin(reader.reach('performanceResults.massRead'), column)
    : sql<boolean>`true`
