import { stripAccents } from '#chile/text.ts'
import { entity } from '#platform/model/entity.ts'
import { email, optional, ref, secret, text } from '#platform/model/field.ts'

/** The account of a person: what they sign in with, and where its recovery link goes. */
export const Account = entity({
  name: 'Account',
  table: 'login',
  label: 'Cuenta',
  guarded: true,
  fields: {
    userId: ref('user', 'Persona'),
    username: text('Usuario', { max: 80 }),
    email: optional(email('Correo de recuperación')),
    password: optional(secret('Contraseña')),
    repeatedPassword: secret('Repita la contraseña'),
  },
})

/**
 * A way to sign in: a link sent by mail or, where none can be sent, a code in the place of the
 * password. It is shown this once, opens the account once, until `codeUntil`, and another password
 * must then be chosen.
 */
export type NewLogin = {
  username: string
  oneTimeCode: string | null
  codeUntil: Date | null
  invitedTo: string | null
}

/** What is shown of a code where there is none: a mail is on its way. */
export const noCode: Pick<NewLogin, 'oneTimeCode' | 'codeUntil'> = {
  oneTimeCode: null,
  codeUntil: null,
}
/**
 * The name that somebody signs in with: what was typed, at the company's own name. So no company
 * can tell, by trying, which names another one uses. `undefined` when it is none.
 */
export function usernameIn(slug: string, typed: string): string | undefined {
  const name = typed.trim().toLowerCase()
  const own = name.endsWith(`@${slug}`) ? name.slice(0, -slug.length - 1) : name
  return /^[a-z0-9._-]{3,80}$/.test(own) ? `${own}@${slug}` : undefined
}

export const usernameRule =
  'Use de 3 a 80 letras sin acento, números, punto o guion: se le agrega el nombre de la empresa'

/** The name proposed to somebody: their first name and their father's, without accents. */
export const proposedUsername = (firstname: string, paternalLastname: string): string =>
  stripAccents(`${firstname}.${paternalLastname}`)
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
