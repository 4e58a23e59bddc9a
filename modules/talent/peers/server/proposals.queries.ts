import { reachesOthers } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { EvaluationProcessStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { records } from '#platform/server/records/records.ts'
import {
  fieldsOf,
  part,
  personOf,
  type Reader,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { PeerProposal } from '../model/proposal.ts'

/** Whether a `proposal` of a statement is the actor's own. */
const isOwn = ({ actor }: Reader) =>
  sql<boolean>`proposal.evaluatee_id is not distinct from ${actor.userId}::bigint`

/**
 * Whether a proposal is within a right: one's own; of those whose supervisor one was when the
 * process started; or of everybody within reach, for who keeps (or reads) the processes of the
 * whole company. A restriction hides people beyond it, whatever names the actor.
 */
function within(reader: Reader, permission: Permission) {
  const { actor, reach } = reader
  const over = reach(permission)
  const itself = actor.userId !== null && (over.all || over.userIds.includes(actor.userId))
  const own = itself ? isOwn(reader) : sql<boolean>`false`
  if (!reachesOthers(over, actor.userId)) return own
  const keeps =
    permission === 'peerProposals.read' ? 'evaluationProcesses.read' : 'evaluationProcesses.update'
  const reached = personWithin(over, 'proposal.evaluateeId')
  const everybody = reach(keeps).all ? reached : sql<boolean>`false`
  const named = sql<boolean>`(proposal.supervisor_id is not distinct from ${actor.userId}::bigint
    and proposal.supervisor_id is not null)`
  const team = actor.restriction ? sql<boolean>`(${named} and ${reached})` : named
  return sql<boolean>`(${own} or ${everybody} or ${team})`
}

/** The day on which the evaluation of the `process` of a statement begins. */
export const evaluationFrom = sql<ISODate | null>`(select stage.starts_on from process_stage stage
  where stage.company_id = app.current_company() and stage.process_id = process.id
    and stage.stage = 'EVALUATION')`

/** Whether peers of a `proposal` may still be proposed and approved on a day. */
export const isOpenOn = (today: ISODate) =>
  sql<boolean>`(process.status = 'RUNNING' and coalesce(${evaluationFrom} > ${today}::date, false))`

export type NamedPeer = { userId: number; fullname: string; jobTitle: string | null }
export const PeerType = objectFrom<NamedPeer>('PeerProposalPerson', {
  userId: of.id('user'),
  fullname: of.text,
  jobTitle: of.maybe(of.text),
})

/** The job of the person in a column on a day; of several contracts, in the oldest. */
export const jobIn = (column: string, today: ISODate) => sql<string | null>`(
  select held.job_title from user_contract contract
  join user_contract_version held on held.company_id = app.current_company()
    and held.user_contract_id = contract.id and held.superseded_at is null
    and held.valid @> ${today}::date
  where contract.company_id = app.current_company() and contract.user_id = ${sql.ref(column)}
    and contract.status <> 'DELETED' order by contract.initial_date, contract.id limit 1)`

/**
 * The people that a proposal names, by surname. Of the proposals of others a restricted reader
 * reads those within their restriction, as everywhere, and approves no others.
 */
const peersOf = (reader: Reader) => sql<NamedPeer[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('userId', peer.user_id,
      'fullname', coalesce(${nameIn('peer.user_id')}, ''),
      'jobTitle', ${jobIn('peer.user_id', reader.today)})
    order by ${surnameIn('peer.user_id')}, peer.user_id), '[]')
  from peer_proposal_person peer
  where peer.company_id = app.current_company() and peer.proposal_id = proposal.id
    and ${namedWithin(reader)})`

const namedWithin = (reader: Reader) =>
  reader.actor.restriction
    ? sql<boolean>`(${isOwn(reader)}
        or ${personWithin(reader.reach('peerProposals.read'), 'peer.userId')})`
    : sql<boolean>`true`

/** What lists and details show of a proposal. */
const proposalView = view({
  ...fieldsOf(PeerProposal, 'proposal', [
    ...(['id', 'processId', 'reviewId', 'evaluateeId', 'supervisorId', 'status'] as const),
    ...(['response', 'requestedAt', 'respondedAt', 'version'] as const),
  ]),
  ...personOf('proposal.evaluateeId'),
  processTitle: part(of.text, sql.ref<string>('process.title')),
  processStatus: part(
    of.choice(EvaluationProcessStatus),
    sql.ref<EvaluationProcessStatus>('process.status'),
  ),
  evaluationFrom: part(of.maybe(of.date), evaluationFrom),
  supervisorName: part<string | null>(of.maybe(of.text), (reader) =>
    reader.actor.restriction
      ? sql<string | null>`case when ${personWithin(
          reader.reach('peerProposals.read'),
          'proposal.supervisorId',
        )} then ${nameIn('proposal.supervisorId')} end`
      : nameIn('proposal.supervisorId'),
  ),
  peers: part<NamedPeer[]>(of.list(of.object(PeerType)), peersOf),
  canAnswer: part<boolean>(of.flag, (reader) => within(reader, 'peerProposals.update')),
})
export type ProposalRow = RowOf<typeof proposalView>

export const proposals = records(PeerProposal, {
  table: 'peerProposal',
  as: 'proposal',
  rows: (tx: Tx) =>
    tx
      .selectFrom('peerProposal as proposal')
      .innerJoin('evaluationProcess as process', 'process.id', 'proposal.processId'),
  person: 'proposal.evaluateeId',
  within,
  shows: proposalView,
  read: 'peerProposals.read',
  list: 'peerProposals',
  steps: 'peerProposalSteps',
})

/** The stage of a proposal and who it names now. */
export async function standingOf({ tx }: Pick<Context, 'tx'>, id: number) {
  const row = await tx
    .selectFrom('peerProposal as proposal')
    .innerJoin('evaluationProcess as process', 'process.id', 'proposal.processId')
    .select(['process.status as processStatus', evaluationFrom.as('evaluationFrom')])
    .where('proposal.id', '=', id)
    .executeTakeFirstOrThrow()
  const peers = await tx
    .selectFrom('peerProposalPerson')
    .select('userId')
    .where('proposalId', '=', id)
    .execute()
  return { ...row, peerIds: peers.map(({ userId }) => userId) }
}
