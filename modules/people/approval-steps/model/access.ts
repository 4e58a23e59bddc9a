import type { Policies, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  approvalRules: 'businessOptions.read',
  approvalPreview: 'businessOptions.read',
  saveApprovalRule: 'businessOptions.update',
} as const satisfies Policies

export const withoutProof = {
  time: ['saveApprovalRule'],
} as const satisfies WithoutProofFor<typeof operations>
