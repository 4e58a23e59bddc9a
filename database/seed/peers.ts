import type pg from 'pg'
// A process that starts has its proposals opened.
import '#modules/talent/peers/server/first-proposals.ts'
import { answerPeerProposal } from '#modules/talent/peers/server/proposals.service.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'

/** What became of the proposals of a process, in the order of its people; the others wait. */
const reached = ['WAITING', 'PENDING', 'PENDING', 'RETURNED', 'APPROVED'] as const

/** The proposals of peers of a process that has just begun: one in each state, two to answer. */
export async function seedPeers(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
  processId: number,
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from peer_proposal where company_id = $1 and process_id = $2 order by evaluatee_id',
    [companyId, processId],
  )
  for (const [at, { id }] of rows.entries()) {
    const state = reached[at] ?? 'WAITING'
    if (state === 'WAITING') continue
    await proposed(owner, companyId, Number(id))
    if (state === 'PENDING') continue
    await inCompany(request, (context) =>
      answerPeerProposal(context, {
        id: Number(id),
        version: null,
        answer: state,
        response: state === 'RETURNED' ? 'Falta alguien de otra área' : null,
        peers: null,
      }),
    )
  }
  // The notices of these are for people who only look at the demo world.
  await owner.query(
    `delete from notification where company_id = $1 and (key like 'peer-proposal%'
       or key in (select 'survey:' || id from survey where company_id = $1 and process_id = $2))`,
    [companyId, processId],
  )
  await owner.query(
    `delete from mail_outbox where company_id = $1 and (key like 'notice:%:peer-proposal%'
       or exists (select from survey where company_id = $1 and process_id = $2
         and mail_outbox.key like 'notice:%:survey:' || survey.id))`,
    [companyId, processId],
  )
}

/** Somebody names three people of their team, as they would on their screen. */
async function proposed(owner: pg.Client, companyId: number, id: number): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `insert into peer_proposal_person (company_id, proposal_id, user_id)
     select $1, $2, other.evaluatee_id from peer_proposal proposal
     join peer_proposal other on other.company_id = $1 and other.process_id = proposal.process_id
       and other.id <> proposal.id
     where proposal.company_id = $1 and proposal.id = $2
     order by (other.id * 7 + proposal.id) % 11, other.id limit 3`,
    [companyId, id],
  )
  await owner.query(
    `update peer_proposal set status = 'PENDING', requested_at = '2026-09-07T13:00:00Z',
       updated_at = '2026-09-07T13:00:00Z', version = version + 1
     where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await owner.query('commit')
}
