import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { isNamed, isOver, isOwn, reviewShown, scoresShown } from './scope.ts'

/**
 * The reviews that the reader may see of processes that began, as a query of a statement: what is
 * counted and ordered by the database, without what explains each score. As `reviewsOf` says them,
 * the final is the fraction `n / d`, not reduced, and `shown` is in hundredths, rounded once, half
 * up; all of these are null where the score is not shown, and `box` to its own person.
 *
 * @param processId of this process alone, or of all
 * @param plansDone of a `review`, the columns `done` (weight times percent) and `weight` of its
 *   plans that count
 */
export const gradedReviews = (
  context: Context,
  processId: number | null,
  plansDone: RawBuilder<unknown>,
) => sql`
  select reached.*, case when potential is not null and shown is not null then
    (potential - 1) * 3 + case when shown >= high_cut * 100 then 3
      when shown >= medium_cut * 100 then 2 else 1 end end as box
  from (select scored.*, div(n * 200 + d, d * 2) as shown
    from (select weighed.*,
        case when share is null then cn
          else cn * (100 - share) * 100 * plans_of
            + share * cd * (100 * scale_min * plans_of + (scale_max - scale_min) * plans_done)
        end as n,
        case when share is null then cd else cd * 10000 * plans_of end as d
      from (select review.id, review.process_id, review.evaluatee_id, review.area_id,
          review.supervisor_id, area.name as area, review.status, review.raters, review.raters_done,
          review.released_at, review.acknowledged_at, process.scale_min, process.scale_max,
          process.medium_cut, process.high_cut,
          ${isNamed(context, 'review.supervisorId')} as is_named, ${isOwn(context)} as is_own,
          case when ${scoresShown(context)} and ${isOver(context)} then review.potential
            end as potential,
          case when not ${scoresShown(context)} then null
            when process.status = 'CLOSED' then split_part(review.final, '/', 1)::numeric
            else coalesce((review.calibrated * 100)::bigint::numeric,
              split_part(review.computed, '/', 1)::numeric) end as cn,
          case when not ${scoresShown(context)} then null
            when process.status = 'CLOSED' then split_part(review.final, '/', 2)::numeric
            when review.calibrated is not null then 100
            else split_part(review.computed, '/', 2)::numeric end as cd,
          case when process.status <> 'CLOSED' and process.plan_share > 0 and plans.weight > 0
            and process.scale_min is not null then process.plan_share end as share,
          plans.done::numeric as plans_done, plans.weight::numeric as plans_of
        from review
        join evaluation_process process on process.company_id = app.current_company()
          and process.id = review.process_id and process.status not in ('DRAFT', 'CANCELED')
        left join area on area.company_id = app.current_company() and area.id = review.area_id
        left join lateral (${plansDone}) plans on true
        where review.company_id = app.current_company()
          and (${processId}::bigint is null or review.process_id = ${processId}::bigint)
          and ${reviewShown(context)}) weighed) scored) reached`
