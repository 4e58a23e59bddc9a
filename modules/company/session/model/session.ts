import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, email, optional, ref, secret, text } from '#platform/model/field.ts'

export const Theme = catalog('Theme', {
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Según el sistema',
})

/** What a person types to come in. Lengths are generous: the rules of a password are elsewhere. */
export const Credentials = entity({
  name: 'Credentials',
  table: 'login',
  label: 'Ingreso',
  fields: {
    username: optional(text('Usuario', { max: 200 })),
    password: optional(secret('Contraseña')),
    /** What this browser kept of earlier sign-ins. */
    browsers: optional(text('Navegadores conocidos', { max: 4000, sensitivity: 'B' })),
    email: email('Correo electrónico'),
    token: text('Código', { max: 500, sensitivity: 'A' }),
    newPassword: secret('Nueva contraseña'),
    companyId: optional(ref('company', 'Empresa')),
  },
})

export const UiConfig = entity({
  name: 'UiConfig',
  table: 'login',
  label: 'Preferencias',
  fields: { theme: choice(Theme, 'Tema') },
})
