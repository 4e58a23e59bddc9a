import { admitPeers } from '#modules/talent/evaluations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { PeerAnswer } from '../model/catalogs.ts'
import { whyClosed, wrongCount } from '../model/nomination.ts'
import type { Peer } from '../model/proposal.ts'
import { namesOf, type Sought, strangersAmong } from './candidates.queries.ts'
import { sayAnswered, sayProposed } from './notices.ts'
import { proposals, standingOf } from './proposals.queries.ts'

type Seen = { id: number; version: number | null }

/**
 * Proposes one's own peers, or others in their place while they are not approved.
 *
 * @throws UserError conflict by its state or once the evaluation began; invalid at `peers`
 */
export async function proposePeers(
  context: Context,
  { id, version, peers }: Seen & { peers: readonly Peer[] },
) {
  const row = await proposals.locked(context, id, 'peerProposals.create')
  proposals.require('propose', row)
  const { peerIds: before } = await openStanding(context, id)
  const peerIds = peers.map(({ userId }) => userId)
  await requirePeers(context, row, peerIds, before)
  await keepPeers(context, id, peerIds)
  await proposals.act(
    context,
    'propose',
    { id, version, reason: null },
    { ...touched(context), requestedAt: context.now, respondedAt: null },
  )
  const after = await proposals.one(context, id)
  await sayProposed(context, after)
  return after
}

type Answer = Seen & {
  answer: PeerAnswer
  response: string | null
  /** The peers in the place of those who were proposed; null approves these as they are. */
  peers: readonly Peer[] | null
}

/**
 * Approves the peers of another person, or returns them with a reason. Who approves may take some
 * out and add others. Approved peers are asked about that person, once, in the same transaction.
 *
 * @throws UserError conflict by its state or once the evaluation began; invalid at `peers`
 */
export async function answerPeerProposal(context: Context, input: Answer) {
  const { id, version, answer, response, peers } = input
  if (context.actor.userId === null) {
    throw forbidden('Quien mira la empresa desde la plataforma no responde propuestas de pares')
  }
  const name = answer === 'APPROVED' ? 'approve' : 'giveBack'
  const row = await proposals.locked(context, id, 'peerProposals.update')
  proposals.require(name, row)
  const { peerIds: before } = await openStanding(context, id)
  const peerIds = peers === null ? before : peers.map(({ userId }) => userId)
  if (name === 'approve') {
    await requirePeers(context, row, peerIds, before)
    await keepPeers(context, id, peerIds)
  }
  await proposals.act(
    context,
    name,
    { id, version, reason: response },
    {
      ...touched(context),
      respondedAt: context.now,
      respondedLoginId: context.session.loginId,
    },
  )
  if (name === 'approve') await admitPeers(context, { ...row, peerIds })
  const after = await proposals.one(context, id)
  await sayAnswered(context, after)
  return after
}

/** Who a proposal names, while its process takes proposals. */
async function openStanding(context: Context, id: number) {
  const standing = await standingOf(context, id)
  const closed = whyClosed(standing, context.today)
  if (closed !== undefined) throw conflict(closed)
  return standing
}

/** Refuses peers who are too few or too many, and people who may not be peers. */
async function requirePeers(
  context: Context,
  of: Sought,
  peerIds: readonly number[],
  named: readonly number[],
): Promise<void> {
  const wrong = wrongCount(peerIds)
  if (wrong !== undefined) throw invalid('peers', wrong)
  const strangers = await strangersAmong(context, of, peerIds, named)
  if (strangers.length === 0) return
  // Only who was named before is called by name: of another id nothing is said.
  const known = strangers.filter((one) => named.includes(one))
  const names = known.length === strangers.length ? await namesOf(context, known) : []
  throw invalid(
    'peers',
    names.length > 0
      ? `Ya no pueden ser pares: ${names.join(', ')}`
      : 'Elija personas con contrato vigente, que no sean su jefatura ni le reporten',
  )
}

/** Names these peers in a proposal and no others. */
async function keepPeers({ tx }: Context, proposalId: number, peerIds: readonly number[]) {
  await tx
    .deleteFrom('peerProposalPerson')
    .where('proposalId', '=', proposalId)
    .where(sql<boolean>`user_id <> all(${[...peerIds]}::bigint[])`)
    .execute()
  await sql`
    insert into peer_proposal_person (company_id, proposal_id, user_id)
    select app.current_company(), ${proposalId}::bigint, peer.id
    from unnest(${[...peerIds]}::bigint[]) peer (id)
    on conflict (company_id, proposal_id, user_id) do nothing`.execute(tx)
}
