import {
  type Competence,
  individualScore,
} from '#modules/talent/surveys/model/scoring/individual.ts'
import { processScore } from '#modules/talent/surveys/model/scoring/process.ts'
import { fractionText, shownScore } from '#modules/talent/surveys/model/scoring/score.ts'
import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { type Answered, ratersOf, standingBy } from '../model/raters.ts'
import { keptScores, type ProcessCompetence } from '../model/scores.ts'
import { type Given, givenIn } from './answers.queries.ts'
import type { LockedProcess } from './processes.queries.ts'
import { reviewsOpened } from './reviews-opened.ts'

/**
 * Computes reviews of a process anew from the answers that were sent: all of them, or those of some
 * people. They are locked first, so that of two answers at once the second counts both. What was
 * calibrated stays beside it. Five statements, however many the reviews are.
 */
export async function recompute(
  tx: Tx,
  process: LockedProcess,
  evaluateeIds: readonly number[] | null,
): Promise<void> {
  await addReviews(tx, process.id, evaluateeIds)
  for (const open of reviewsOpened.listeners) await open(tx, process)
  const reviews = await lockedReviews(tx, process.id, evaluateeIds)
  if (reviews.length === 0) return
  const people = reviews.map(({ evaluateeId }) => evaluateeId)
  const { given, competences } = await givenIn(tx, process.id, people)
  const byPerson = Map.groupBy(given, ({ evaluateeId }) => evaluateeId)
  const rows = reviews.map(({ id, evaluateeId }) =>
    computedOf(id, byPerson.get(evaluateeId) ?? [], competences, process),
  )
  await sql`
    update review set scores = row.scores, computed = row.computed,
      computed_shown = row.shown, raters = row.raters, raters_done = row.done,
      status = case when review.status in ('PENDING', 'IN_PROGRESS', 'READY') then row.status
        else review.status end, version = review.version + 1
    from ${bulk(rows, 'row', {
      id: ['bigint', ({ id }) => id],
      scores: ['jsonb', ({ scores }) => JSON.stringify(scores)],
      computed: ['text', ({ computed }) => computed],
      shown: ['numeric', ({ shown }) => shown],
      raters: ['int', ({ raters }) => raters],
      done: ['int', ({ done }) => done],
      status: ['text', ({ status }) => status],
    })} where review.company_id = app.current_company() and review.id = row.id`.execute(tx)
}

/** The rules of a process as the scoring reads them. */
export const rulesOf = (process: LockedProcess) => ({
  weights: {
    SELF: process.selfWeight,
    SUPERVISOR: process.supervisorWeight,
    PEER: process.peerWeight,
    SUBORDINATE: process.subordinateWeight,
  },
  leastRaters: process.minRaters,
  missing: process.missingPolicy,
})

function computedOf(
  id: number,
  given: readonly Given[],
  competences: readonly ProcessCompetence[],
  process: LockedProcess,
) {
  const sent = given.filter(({ isSent }) => isSent)
  const answered = sent.map(({ respondentId, relation, asked, answers }): Answered => ({
    respondentId,
    relation,
    score: scoreOf(asked, answers),
  }))
  const score = processScore(competences, ratersOf(answered), rulesOf(process))
  const counted = { raters: given.length, done: sent.length }
  return {
    id,
    ...counted,
    status: standingBy(counted),
    scores: keptScores(competences, score),
    computed: fractionText(score.final),
    shown: shownScore(score.final.exact),
  }
}

const scoreOf = (asked: readonly Competence[], answers: ReadonlyMap<string, Answer>) =>
  individualScore(asked, answers)

/** Opens the reviews of those who are evaluated in a process and have none yet. */
async function addReviews(tx: Tx, processId: number, evaluateeIds: readonly number[] | null) {
  await sql`
    insert into review (company_id, process_id, evaluatee_id, supervisor_id, area_id)
    select distinct on (given.evaluatee_id) app.current_company(), ${processId}::bigint,
      given.evaluatee_id, nullif(boss.id, given.evaluatee_id), area.id
    from user_survey given
    join survey on survey.company_id = app.current_company() and survey.id = given.survey_id
      and survey.process_id = ${processId}::bigint and survey.status <> 'DELETED'
    left join users boss on boss.company_id = app.current_company()
      and boss.id = (given.person_snapshot #>> '{evaluatee,supervisorId}')::bigint
    left join area on area.company_id = app.current_company()
      and area.id = (given.person_snapshot #>> '{evaluatee,areaId}')::bigint
    where given.company_id = app.current_company() and given.evaluatee_id is not null
      and (${evaluateeIds === null}::boolean
        or given.evaluatee_id = any(${[...(evaluateeIds ?? [])]}::bigint[]))
    order by given.evaluatee_id, survey.start_at, survey.id
    on conflict (company_id, process_id, evaluatee_id) do nothing`.execute(tx)
}

const lockedReviews = (tx: Tx, processId: number, evaluateeIds: readonly number[] | null) =>
  tx
    .selectFrom('review')
    .select(['id', 'evaluateeId'])
    .where('processId', '=', processId)
    .$if(evaluateeIds !== null, (query) =>
      query.where(sql<boolean>`evaluatee_id = any(${[...(evaluateeIds ?? [])]}::bigint[])`),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
