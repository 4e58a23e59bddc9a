import { reviewsOpened } from '#modules/talent/evaluations/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Each person of a process with nominated peers has a proposal that waits for them. */
reviewsOpened.on('peers', async (tx, { id, peerChoice, creatorLoginId }) => {
  if (peerChoice !== 'NOMINATED') return
  await sql`
    insert into peer_proposal (company_id, process_id, review_id, evaluatee_id, supervisor_id,
      creator_login_id)
    select app.current_company(), review.process_id, review.id, review.evaluatee_id,
      review.supervisor_id, ${creatorLoginId}::bigint
    from review
    where review.company_id = app.current_company() and review.process_id = ${id}::bigint
      and not exists (select from peer_proposal known
        where known.company_id = app.current_company() and known.review_id = review.id)
    on conflict (company_id, review_id) do nothing`.execute(tx)
})
