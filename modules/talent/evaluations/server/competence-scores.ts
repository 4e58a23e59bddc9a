import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { reviewShown, scoresShown } from './scope.ts'

/** The score of somebody in a competence: a reduced fraction, `10/3`, or null of «Sin nota». */
export type CompetenceScore = {
  evaluateeId: number
  fullname: string | null
  competence: string
  exact: string | null
}

/**
 * The kept score of some competences of a process, person by person: of the reviews that the reader
 * may see and whose scores are shown. One statement takes the fractions out of what is kept; what
 * explains them stays there.
 *
 * @returns undefined where the reader sees no review of the process
 */
export async function competenceScores(
  context: Context,
  processId: number,
  keys: readonly string[],
): Promise<CompetenceScore[] | undefined> {
  const { rows } = await sql<Partial<CompetenceScore> & { evaluateeId: number }>`
    select review.evaluatee_id as "evaluateeId", ${nameIn('review.evaluateeId')} as fullname,
      kept.one ->> 'title' as competence, kept.one ->> 'exact' as exact
    from review
    join evaluation_process process on process.company_id = app.current_company()
      and process.id = review.process_id
    left join lateral (
      select one, place from jsonb_array_elements(
        case when ${scoresShown(context)} then review.scores -> 'competences' end)
        with ordinality kept (one, place)
      where one ->> 'key' = any(${[...keys]}::text[])) kept on true
    where review.company_id = app.current_company() and review.process_id = ${processId}
      and ${reviewShown(context)}
    order by ${surnameIn('review.evaluateeId')}, review.id desc, kept.place`.execute(context.tx)
  if (rows.length === 0) return undefined
  return rows.flatMap(({ competence, fullname = null, exact = null, evaluateeId }) =>
    competence ? [{ evaluateeId, fullname, competence, exact }] : [],
  )
}
