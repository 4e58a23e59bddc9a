import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  myActionPlans: 'actionPlans.read',
  subordinateActionPlans: 'actionPlans.read',
  actionPlans: 'actionPlans.massRead',
  actionPlan: 'actionPlans.read',
  actionPlanSteps: 'actionPlans.read',
  actionPlanWeights: 'actionPlans.read',
  printActionPlan: 'actionPlans.read',
  sendActionPlanToSign: 'digitalSignature.create',
  createActionPlan: 'actionPlans.create',
  updateActionPlan: 'actionPlans.update',
  deleteActionPlan: 'actionPlans.delete',
  updateActionPlanStatus: 'actionPlanProgress.update',
  updateActionPlanPercentage: 'actionPlanProgress.update',
  // Its person sends it and withdraws it; who approves it has the other right.
  updateActionPlanApprovalStatus: ['actionPlans.update', 'actionPlanApprovals.update'],
  updateActionPlanEvaluationWeight: 'actionPlanApprovals.update',
  updateActionPlanSupervisor: 'actionPlanApprovals.update',
  milestones: 'milestones.read',
  createMilestone: 'milestones.create',
  updateMilestone: 'milestones.update',
  deleteMilestone: 'milestones.delete',
  openMilestoneEvidence: 'milestones.read',
} as const satisfies Policies

export const rights = {
  own: { actionPlans: 'rcud', milestones: 'rcud', actionPlanProgress: 'u' },
  supervisor: {
    actionPlans: 'rcu',
    milestones: 'rcud',
    actionPlanApprovals: 'u',
    actionPlanProgress: 'u',
  },
  managerOfPlans: {
    actionPlans: 'crudm',
    milestones: 'crud',
    actionPlanApprovals: 'u',
    actionPlanProgress: 'u',
  },
} as const satisfies Rights

export const answers = {
  updateActionPlanApprovalStatus: 'the action plan that a person proposed',
} as const satisfies ReasonsFor<typeof operations>

export const notAnswers = {
  updateActionPlanStatus: 'How far a plan is, which its own person says',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  records: [
    ...(['createActionPlan', 'updateActionPlan', 'deleteActionPlan'] as const),
    ...(['updateActionPlanStatus', 'updateActionPlanPercentage'] as const),
    ...(['updateActionPlanApprovalStatus', 'updateActionPlanEvaluationWeight'] as const),
    ...(['updateActionPlanSupervisor', 'sendActionPlanToSign'] as const),
    ...(['createMilestone', 'updateMilestone', 'deleteMilestone'] as const),
  ],
  papers: ['printActionPlan', 'openMilestoneEvidence'],
} as const satisfies WithoutProofFor<typeof operations>
