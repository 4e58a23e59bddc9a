import { roles } from '#access/roles.ts'
import { catalog } from '#platform/model/catalog.ts'

/** State of a person's access to the product. */
export const AccessState = catalog('PlatformAccessState', {
  ACTIVE: 'Con acceso',
  PENDING: 'Aún no elige su contraseña',
  DISABLED: 'Sin acceso: desactivado',
  NONE: 'Sin acceso: no tiene usuario',
})

/** The role in words; what is none of ours is shown as it is. */
export const roleLabel = (role: string): string =>
  Object.entries(roles).find(([name]) => name === role)?.[1].label ?? role
