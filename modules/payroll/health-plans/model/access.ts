import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  healthPlanNotices: 'healthPlans.read',
  healthPlanNoticeSteps: 'healthPlans.read',
  healthPlanDiscounts: 'healthPlans.read',
  healthPlanNoticeLines: 'healthPlans.create',
  createHealthPlanNotice: 'healthPlans.create',
  pasteHealthPlanNotices: 'healthPlans.create',
  updateHealthPlanNotice: 'healthPlans.update',
  applyHealthPlanNotices: 'healthPlans.update',
  rejectHealthPlanNotice: 'healthPlans.update',
  retakeHealthPlanNotice: 'healthPlans.update',
  undoHealthPlanNotice: 'healthPlans.update',
} as const satisfies Policies

export const rights = {
  manager: { healthPlans: 'r' },
  superManagerOfPay: { healthPlans: 'cu' },
} as const satisfies Rights

export const notAnswers = {
  applyHealthPlanNotices: 'Writes what an isapre notified: nobody of the company asked for it',
  rejectHealthPlanNotice: 'Leaves aside what an isapre notified: it answers no request',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  monthInput: [
    'createHealthPlanNotice',
    'pasteHealthPlanNotices',
    'updateHealthPlanNotice',
    'applyHealthPlanNotices',
    'rejectHealthPlanNotice',
    'retakeHealthPlanNotice',
    'undoHealthPlanNotice',
  ],
} as const satisfies WithoutProofFor<typeof operations>
