import type { Apart } from '#platform/model/keeping.ts'
import { text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { SignInLink, SignInProvider } from './provider.ts'

/** The rows that this module keeps. */
export const registry = {
  sign_in_provider: {
    of: SignInProvider,
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('client_secret', 'author_login_id', 'written_at', 'former'),
      ...shown('singleSignOn.read', 'name', 'issuer', 'client_id', 'required', 'gives_factor'),
      ...shown('singleSignOn.read', 'state'),
      domains: as('singleSignOn.read', text('Dominios de correo')),
    },
  },
  sign_in_link: {
    of: SignInLink,
    owner: { user: 'user_id' },
    keep: 'ACCOUNT',
    columns: {
      ...internal('id', 'company_id', 'user_id', 'login_id', 'subject', 'created_at'),
      ...shown('users.read', 'email', 'way'),
      issuer: as('users.read', text('Emisor')),
    },
  },
} satisfies Registry

/** Tables of this module that are in no history. */
export const apart = {
  sign_in_attempt: {
    label: 'Ingresos con proveedor en curso',
    keep: 'CODES',
    whose: 'PERSON',
    passes: [{ as: 'CODES', from: 'expires_at' }],
  },
  sign_in_domain: {
    label: 'Dominios de los proveedores',
    keep: 'COMPANY',
    whose: 'COMPANY',
  },
} satisfies Apart
