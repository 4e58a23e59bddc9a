import type { Policies, ProofsFor, WithoutProofFor } from '#access/module-access.ts'

/** Whoever gives keys to programs tells them what happens, too. */
export const operations = {
  webhooks: 'integrationTokens.read',
  webhookDeliveries: 'integrationTokens.read',
  createWebhook: 'integrationTokens.create',
  resumeWebhook: 'integrationTokens.create',
  deleteWebhook: 'integrationTokens.delete',
  repeatWebhookDelivery: 'integrationTokens.create',
} as const satisfies Policies

export const recentProof = {
  // From then on the company's events leave to where it says.
  createWebhook: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  // None of them names where anything goes.
  ownSession: ['resumeWebhook', 'deleteWebhook', 'repeatWebhookDelivery'],
} as const satisfies WithoutProofFor<typeof operations>
