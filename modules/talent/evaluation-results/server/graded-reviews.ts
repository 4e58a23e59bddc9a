import { plansDone } from '#modules/talent/action-plans/server/index.ts'
import { gradedReviews } from '#modules/talent/evaluations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'

/** The reviews that a reader sees, of one process or of all, as the table `graded`. */
export const graded = (context: Context, processId: number | null) => sql`
  graded as materialized (select seen.*, ${surnameIn('seen.evaluateeId')} as surname
    from (${gradedReviews(context, processId, plansDone)}) seen)`

/** Which step of the scale a score is in, by the number that people read; the last has the end. */
export const bandIn = sql<number>`greatest(scale_min, least(scale_max - 1, div(shown, 100)))::int`

/** A process that began; whether its reader sees anybody in it is asked of its reviews. */
export const begunProcess = ({ tx }: Context, id: number) =>
  tx
    .selectFrom('evaluationProcess')
    .select(['id', 'title', 'status', 'startedAt', 'scaleMin', 'scaleMax', 'minRaters'])
    .select(['mediumCut', 'highCut'])
    .where('id', '=', id)
    .where('status', 'not in', ['DRAFT', 'CANCELED'])
    .executeTakeFirstOrThrow(notFound)
