import type { Apart } from '#platform/model/keeping.ts'
import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PushDevice } from './push.ts'

/** The rows that this module keeps. */
export const registry = {
  push_device: {
    of: PushDevice,
    publicId: { kind: 'pushDevice', no: 1300, length: 6 },
    owner: { user: 'user_id' },
    keep: 'ACCOUNT',
    title: 'name',
    columns: {
      ...usual,
      ...internal('user_id', 'login_id', 'endpoint', 'public_key', 'secret'),
      ...shown('users.read', 'name'),
      kinds: as('users.read', text('Avisos')),
    },
  },
} satisfies Registry

/** What was pushed: in no history. */
export const apart = {
  push_message: {
    label: 'Avisos enviados a equipos',
    whose: 'PERSON',
    keep: 'NOTICES',
    passes: [{ as: 'NOTICES', from: 'created_at' }],
  },
} as const satisfies Apart
