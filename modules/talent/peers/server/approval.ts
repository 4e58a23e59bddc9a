import { z } from 'zod'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#chile/dates.ts'
import { approvalKind } from '#modules/company/approvals/server/index.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { peersLink } from './notices.ts'
import { evaluationFrom, isOpenOn, proposals } from './proposals.queries.ts'
import { answerPeerProposal } from './proposals.service.ts'

const factsSchema = z.object({ process: z.string(), people: z.number(), from: z.string() })

approvalKind.on(
  'peers',
  waitingRecords(
    {
      ...proposals,
      // Once the evaluation began nothing is answered any more: then nothing waits.
      reached: (context, permission) =>
        proposals.reached(context, permission).where(isOpenOn(context.today)),
    },
    {
      kind: 'PEER_PROPOSAL',
      act: 'approve',
      since: 'proposal.requestedAt',
      facts: sql`jsonb_build_object('process', process.title, 'from', ${evaluationFrom},
        'people', (select count(*) from peer_proposal_person peer
          where peer.company_id = app.current_company() and peer.proposal_id = proposal.id))`,
      words: (facts) => {
        const { process, people, from } = factsSchema.parse(facts)
        const day = formatDate(from)
        return {
          title: 'Pares de una evaluación',
          summary: `${counted(people, 'par', 'pares')} en ${process}, antes del ${day}`,
          link: peersLink,
        }
      },
      details: async (context, { id }) => {
        const { peers } = await proposals.one(context, id, 'peerProposals.update')
        return peers.map(({ fullname, jobTitle }) => ({
          label: fullname,
          words: jobTitle ?? 'Sin cargo',
          warns: false,
        }))
      },
      reminder: {
        key: 'peer-proposal',
        subject: 'La propuesta de pares',
        answerer: 'proposal.supervisorId',
        since: sql<Date | null>`case when process.status = 'RUNNING'
          and ${evaluationFrom} > (proposal.requested_at at time zone 'America/Santiago')::date
          then proposal.requested_at end`,
      },
      answer: (context, { id, seen: version }, answer, response) =>
        answerPeerProposal(context, {
          id,
          version,
          response,
          peers: null,
          answer: answer === 'APPROVE' ? 'APPROVED' : 'RETURNED',
        }),
    },
  ),
)
