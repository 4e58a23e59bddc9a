import {
  DeleteActionPlan,
  UpdateActionPlanApprovalStatus,
} from '#generated/operations/action-plans.ts'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActionPlan } from '../model/plan.ts'
import type { PlanRow } from './types.ts'

const mayUpdate = ({ canUpdate }: PlanRow) => canUpdate
const mayAnswer = ({ canAnswer }: PlanRow) => canAnswer

/** What can be done with a plan of a list, by those who reach it with the right. */
export const usePlanActs = (edit: (id: string) => void) => ({
  submit: {
    send: useAct(ActionPlan, 'submit', UpdateActionPlanApprovalStatus),
    more: { approvalStatus: 'PENDING' },
    confirmed: true as const,
    offered: mayUpdate,
  },
  approve: {
    send: useAct(ActionPlan, 'approve', UpdateActionPlanApprovalStatus),
    more: { approvalStatus: 'APPROVED' },
    offered: mayAnswer,
  },
  reject: {
    send: useAct(ActionPlan, 'reject', UpdateActionPlanApprovalStatus),
    more: { approvalStatus: 'REJECTED' },
    offered: mayAnswer,
  },
  edit: { open: ({ id }: PlanRow) => edit(id), offered: mayUpdate },
  cancel: {
    send: useAct(ActionPlan, 'cancel', UpdateActionPlanApprovalStatus),
    more: { approvalStatus: 'CANCELED' },
    offered: mayUpdate,
  },
  remove: {
    send: useAct(ActionPlan, 'remove', DeleteActionPlan),
    confirmed: true as const,
    offered: mayUpdate,
  },
})
