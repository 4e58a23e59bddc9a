import { surveysInProcess } from '#modules/talent/surveys/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { recompute } from './computation.ts'
import { heldProcess } from './processes.queries.ts'

type Peers = { processId: number; evaluateeId: number; peerIds: readonly number[] }

/**
 * Asks some people about a person as their peers, in each evaluation of a running process that asks
 * about that person; those who are asked already stay as they are.
 *
 * @throws UserError conflict where no evaluation of the process takes answers
 */
export async function admitPeers(
  context: Context,
  { processId, evaluateeId, peerIds }: Peers,
): Promise<void> {
  const process = await heldProcess(context.tx, processId)
  const asked = await surveysInProcess.addPeers(context, { processId, evaluateeId, peerIds })
  if (process.status !== 'RUNNING' || !asked) {
    throw conflict('Ninguna evaluación del proceso recibe respuestas de esta persona')
  }
  await recompute(context.tx, process, [evaluateeId])
}
