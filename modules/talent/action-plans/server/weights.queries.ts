import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { MOST_WEIGHT } from '../model/progress.ts'
import { plans } from './plans.queries.ts'

type Compared = {
  workerId: number
  /** Of those of one process, or of none, that are weighed together. */
  evaluationProcessId: number | null
  /** The plan that is being written is not counted. */
  except: number | null
}

/** What the approved and the waiting plans of a person weigh together, in percent. */
async function weightsOf({ tx }: Context, { workerId, evaluationProcessId, except }: Compared) {
  const sumOf = (status: 'APPROVED' | 'PENDING') =>
    sql<number>`coalesce(sum(plan.evaluation_weight)
      filter (where plan.approval_status = ${status}), 0)::int`
  return tx
    .selectFrom('actionPlan as plan')
    .select([sumOf('APPROVED').as('approved'), sumOf('PENDING').as('pending')])
    .where('plan.workerId', '=', workerId)
    .where('plan.id', 'is distinct from', except)
    .where('plan.evaluationProcessId', 'is not distinct from', evaluationProcessId)
    .executeTakeFirstOrThrow()
}

/** The weights beside those of a plan that is being written, for the sum that its form shows. */
export async function actionPlanWeights(
  context: Context,
  { workerId, planId }: { workerId: number | null; planId: number | null },
) {
  if (planId !== null) {
    const plan = await plans.one(context, planId)
    return weightsOf(context, { ...plan, except: planId })
  }
  const of = workerId ?? context.actor.userId
  if (of === null) return { approved: 0, pending: 0 }
  if (of !== context.actor.userId) await requirePerson(context, of, 'actionPlans.read')
  return weightsOf(context, { workerId: of, evaluationProcessId: null, except: null })
}

/**
 * Holds the weights of a person's plans until the transaction ends, so that two approvals at once
 * are counted one after the other.
 */
export const holdWeights = ({ tx }: Context, personId: number) =>
  lockInOrder(tx, 'users', [personId])

/**
 * Refuses what would make the approved plans of a person weigh more than 100 %. Whoever approves
 * holds the weights of that person.
 *
 * @throws UserError conflict at the weight
 */
export async function requireWeight(
  context: Context,
  plan: Omit<Compared, 'except'> & { id: number; evaluationWeight: number },
): Promise<void> {
  const { approved } = await weightsOf(context, { ...plan, except: plan.id })
  const sum = approved + plan.evaluationWeight
  if (sum > MOST_WEIGHT) {
    throw conflict(
      `Con este plan las ponderaciones aprobadas de la persona suman ${sum} %: lo más es ` +
        `${MOST_WEIGHT} %. Baje la de este plan o la de otro.`,
      'evaluationWeight',
    )
  }
}
