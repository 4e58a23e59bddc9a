import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { id, optional, text } from '#platform/model/field.ts'

/** How somebody proved who they are when they signed in. */
export const Proof = catalog('Proof', {
  PASSWORD: 'Contraseña',
  TOTP: 'Contraseña y aplicación de códigos',
  PASSKEY: 'Contraseña y llave de acceso',
  RECOVERY_CODE: 'Contraseña y código de recuperación',
  PROVIDER: 'Cuenta de la empresa',
  PROVIDER_FACTOR: 'Cuenta de la empresa con segundo factor',
})
export type ProofCode = ValueOf<typeof Proof>

/** Which people of a company must use a second factor. */
export const SecondFactorRule = catalog('SecondFactorRule', {
  OPTIONAL: 'Opcional para todas las personas',
  MANAGERS: 'Obligatorio para gerencias y quienes administran',
})

/** What goes back and forth while a second factor is added or asked. */
export const Factor = entity({
  name: 'Factor',
  table: 'login_challenge',
  label: 'Segundo factor',
  fields: {
    challenge: text('Pregunta', { max: 100, sensitivity: 'A' }),
    code: text('Código', { max: 40, sensitivity: 'A' }),
    /** What the browser's authenticator answers, as JSON. */
    passkey: optional(text('Llave de acceso', { max: 8000, sensitivity: 'A' })),
    label: text('Nombre de la llave', {
      max: 60,
      help: 'Para reconocerla después: «Notebook de la oficina»',
    }),
  },
})

export const Passkey = entity({
  name: 'Passkey',
  table: 'login_passkey',
  label: 'Llave de acceso',
  fields: { id: id('passkey'), label: Factor.fields.label },
})

/** A code as people type it: with blanks, hyphens and small letters. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Six digits come from an application; anything else is one of the codes on paper. */
export const isTotpCode = (plain: string): boolean => /^\d{6}$/.test(plain)
