import type { Apart } from '#platform/model/keeping.ts'
import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Webhook } from './webhook.ts'

/** The rows that this module keeps. */
export const registry = {
  webhook: {
    of: Webhook,
    publicId: { kind: 'webhook', no: 1231, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'description',
    columns: {
      ...usual,
      ...internal('secret', 'creator_login_id'),
      ...shown('integrationTokens.read', 'url', 'description', 'disabled_at'),
      events: as('integrationTokens.read', text('Avisos')),
      disabled_why: as('integrationTokens.read', text('Por qué se detuvo')),
    },
  },
} satisfies Registry

/** What is kept of what was sent: not in the history of anything. */
export const apart = {
  webhook_event: {
    label: 'Lo que se avisó a sistemas',
    whose: 'PERSON',
    keep: 'WORK',
    passes: [{ as: 'WORK', from: 'created_at' }],
  },
  webhook_delivery: {
    label: 'Envíos a sistemas',
    whose: 'COMPANY',
    keep: 'WORK',
    passes: [{ as: 'WORK', from: 'tried_at' }],
  },
} as const satisfies Apart
