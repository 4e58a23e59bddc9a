import { z } from 'zod'
import { formatDate } from '#chile/dates.ts'
import { approvalKind } from '#modules/company/approvals/server/index.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql } from '#platform/server/sql/db.ts'
import { updateActionPlanApprovalStatus } from './answers.service.ts'
import { actionPlan, plans } from './plans.queries.ts'
import { actionPlanWeights } from './weights.queries.ts'

const factsSchema = z.object({ id: z.number(), objective: z.string(), until: z.string() })

approvalKind.on(
  'action-plans',
  waitingRecords(plans, {
    kind: 'ACTION_PLAN',
    act: 'approve',
    since: 'plan.requestedAt',
    facts: sql`jsonb_build_object('id', plan.id, 'objective', left(plan.objective, 120),
      'until', plan.end_date)`,
    words: (facts) => {
      const { id, objective, until } = factsSchema.parse(facts)
      return {
        title: 'Plan de acción',
        summary: `${objective}, hasta el ${formatDate(until)}`,
        link: `/home/planes-de-accion/${publicId('actionPlan', id)}`,
      }
    },
    details: async (context, { id }) => {
      const { evaluationWeight } = await actionPlan(context, { id })
      const { approved } = await actionPlanWeights(context, { workerId: null, planId: id })
      const sum = approved + evaluationWeight
      return [
        { label: 'Ponderación', words: `${evaluationWeight} %`, warns: false },
        { label: 'Suma aprobada con este plan', words: `${sum} % de 100`, warns: sum > 100 },
      ]
    },
    reminder: {
      key: 'action-plan',
      subject: 'El plan de acción',
      answerer: 'plan.supervisorId',
    },
    answer: (context, { id, seen: version }, answer, response) =>
      updateActionPlanApprovalStatus(context, {
        id,
        version,
        response,
        approvalStatus: answer === 'APPROVE' ? 'APPROVED' : 'REJECTED',
      }),
  }),
)
