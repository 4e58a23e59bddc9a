import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, integer, optional, text, timestamp } from '#platform/model/field.ts'

export const SignInState = catalog('SignInState', {
  WAITING: 'Por confirmar',
  ACTIVE: 'Activo',
  PAUSED: 'En pausa',
})
export type SignInState = ValueOf<typeof SignInState>

export const signInTones = {
  WAITING: 'warning',
  ACTIVE: 'success',
  PAUSED: 'neutral',
} as const satisfies Record<SignInState, string>

/** How a subject of the provider came to open an account. */
export const LinkWay = catalog('SignInLinkWay', {
  MAIL: 'Por su correo, la primera vez',
  OWNER: 'Desde su cuenta',
})
export type LinkWay = ValueOf<typeof LinkWay>

/** What a round to the provider is for. */
export const SignInPurpose = catalog('SignInPurpose', {
  SIGN_IN: 'Ingresar',
  LINK: 'Vincular la cuenta',
  PROOF: 'Confirmar quién es',
})
export type SignInPurpose = ValueOf<typeof SignInPurpose>

/** The identity provider of a company: one at most. */
export const SignInProvider = entity({
  name: 'SignInProvider',
  table: 'sign_in_provider',
  label: 'Ingreso con proveedor',
  fields: {
    name: text('Nombre', { max: 40, help: 'Como lo conocen las personas: Google, Microsoft' }),
    issuer: text('Emisor', { max: 300, help: 'La dirección del proveedor, con https://' }),
    clientId: text('Identificador de cliente', { max: 200 }),
    clientSecret: optional(text('Secreto de cliente', { max: 500, sensitivity: 'A' })),
    domains: text('Dominios de correo', {
      max: 500,
      help: 'Los de los correos de su empresa, separados por comas',
    }),
    required: flag('Ingreso obligatorio'),
    givesFactor: flag('El proveedor pide el segundo factor'),
    state: choice(SignInState, 'Estado'),
    createdAt: timestamp('Creado'),
    version: integer('Versión'),
  },
})

/** An account that opens with the provider. */
export const SignInLink = entity({
  name: 'SignInLink',
  table: 'sign_in_link',
  label: 'Cuenta vinculada',
  fields: {
    email: optional(text('Correo en el proveedor', { max: 320 })),
    way: choice(LinkWay, 'Cómo se vinculó'),
    createdAt: timestamp('Vinculada'),
  },
})

/** Hours until who administers alone may confirm what they wrote: the mail is read meanwhile. */
export const ALONE_HOURS = 24

export const MOST_DOMAINS = 20

/**
 * The domains of a text, without repeats, in small letters; undefined where one is none, or too
 * many.
 */
export function domainsIn(typed: string): string[] | undefined {
  const found = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((one) => one.replace(/^@/, ''))
    .filter(Boolean)
  const isOne = (one: string) =>
    one.length <= 200 && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(one)
  const all = [...new Set(found)]
  const isList = all.length > 0 && all.length <= MOST_DOMAINS
  return isList && all.every(isOne) ? all : undefined
}

/** What follows the last @ of a mail or a username; the text itself without one. */
export const placeIn = (typed: string): string => typed.trim().toLowerCase().split('@').at(-1) ?? ''

/** Where the provider sends people back to, and what is pasted there. */
export const CALLBACK = '/sso/callback'
