import type { Apart } from '#platform/model/keeping.ts'
import { flag, text, timestamp } from '#platform/model/field.ts'
import { as, shown, type Registry, internal } from '#platform/model/registry.ts'
import { Account } from './account.ts'

/** The rows that this module keeps. */
export const registry = {
  login: {
    of: Account,
    owner: { user: 'user_id' },
    keep: 'ACCOUNT',
    parts: { login_passkey: 'PERSON', login_recovery_code: 'PERSON', login_totp: 'PERSON' },
    columns: {
      ...internal('id', 'user_id', 'company_id', 'is_superadmin', 'ui_config', 'created_at'),
      ...internal('password_hash', 'password_changed_at', 'mail_at', 'activated_at', 'code_until'),
      ...shown('users.read', 'username', 'email', 'password'),
      is_disabled: as('users.read', flag('Deshabilitada')),
      force_password_change: as('users.read', flag('Debe cambiar su contraseña')),
      given_by: as('users.read', text('La abrió o le puso contraseña')),
      mail_by: as('users.read', text('Escribió su correo')),
      taken_at: as('users.read', timestamp('La tomó su titular')),
      second_factor: as('users.update', text('Segundo factor')),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  login_session: {
    label: 'Sesiones',
    keep: 'SESSIONS',
    whose: 'PERSON',
    // The last one says when somebody was here, and that they ever were.
    passes: [{ as: 'SESSIONS', from: 'expires_at', lastStaysOf: ['login_id'] }],
  },
  password_reset: {
    label: 'Enlaces de acceso',
    keep: 'LINKS',
    whose: 'PERSON',
    // The last one says whether somebody was invited, and until when.
    passes: [{ as: 'LINKS', from: 'expires_at', lastStaysOf: ['login_id'] }],
  },
} satisfies Apart
