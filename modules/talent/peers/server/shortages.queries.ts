import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { LEAST_PEERS } from '../model/nomination.ts'

export type ShortageFilter = { processId: number | null; search: string | null }

/** How many people are asked about the person of a `proposal` as their peers in the process. */
const asked = sql<number>`(select count(distinct given.respondent_id)::int from user_survey given
  join survey on survey.company_id = app.current_company() and survey.id = given.survey_id
    and survey.process_id = proposal.process_id and survey.status <> 'DELETED'
  where given.company_id = app.current_company() and given.relation = 'PEER'
    and given.evaluatee_id = proposal.evaluatee_id)`

/**
 * The people of processes with nominated peers with fewer than three peers who are asked, by
 * surname: what their peers say is neither shown nor counted. Only readers of all processes ask it.
 */
export async function peerShortages(
  context: Context,
  { filter, ...page }: ListInput<ShortageFilter, 'fullname'>,
) {
  if (!context.reach('evaluationProcesses.read').all) throw notFound()
  const matching = context.tx
    .selectFrom('peerProposal as proposal')
    .innerJoin('users', 'users.id', 'proposal.evaluateeId')
    .innerJoin('evaluationProcess as process', 'process.id', 'proposal.processId')
    .where('process.status', '=', 'RUNNING')
    .where(sql<boolean>`${asked} < ${LEAST_PEERS}`)
    .where(personWithin(context.reach('peerProposals.read'), 'proposal.evaluateeId'))
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'proposal.processId': filter.processId }))
  const ordered = matching
    .select(['proposal.id', 'proposal.evaluateeId', 'users.rut', 'proposal.status'])
    .select([nameIn('proposal.evaluateeId').as('fullname'), asked.as('peers')])
    .orderBy(surnameIn('proposal.evaluateeId'))
    .orderBy('proposal.id')
  return listed(matching.select('proposal.id'), ordered, page)
}
