import { formatDate } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { ProposalRow } from './proposals.queries.ts'

/** Where people propose their peers and see what became of it. */
export const peersLink = '/home/evaluaciones/pares'

/** Says to the supervisor that peers wait; in the product they wait in their inbox. */
export async function sayProposed(context: Context, proposal: ProposalRow): Promise<void> {
  const { id, version, supervisorId, fullname, rut, peers, processTitle } = proposal
  if (supervisorId === null) return
  await notify(context, [
    {
      userId: supervisorId,
      kind: 'REQUEST',
      key: `peer-proposal:${id}:${version}`,
      title: `${fullname ?? rut} propuso a ${counted(peers.length, 'par', 'pares')}`,
      detail: processTitle,
      link: peersLink,
      shown: false,
      mail: 'DIGEST',
    },
  ])
}

/** Says to a person what became of the peers that they proposed. */
export async function sayAnswered(context: Context, proposal: ProposalRow): Promise<void> {
  const { id, version, evaluateeId, status, response, processTitle, evaluationFrom } = proposal
  if (evaluateeId === context.actor.userId) return
  const isApproved = status === 'APPROVED'
  const until = evaluationFrom === null ? '' : `, antes del ${formatDate(evaluationFrom)}`
  await notify(context, [
    {
      userId: evaluateeId,
      kind: 'ANSWER',
      key: `peer-proposal-answer:${id}:${version}`,
      title: isApproved
        ? `Sus pares en ${processTitle} están aprobados`
        : `Proponga sus pares otra vez en ${processTitle}${until}`,
      ...(response === null ? {} : { detail: response }),
      link: peersLink,
      shown: true,
      mail: 'NOW',
    },
  ])
}
