import { entity } from '#platform/model/entity.ts'
import { flag, id, integer, optional, ref, text } from '#platform/model/field.ts'

/** What an administrator gives or takes by service, to whoever has it. */
export const Profile = entity({
  name: 'Profile',
  table: 'profile',
  label: 'Perfil',
  fields: {
    id: id('profile'),
    name: text('Nombre', { max: 80 }),
    version: integer('Versión'),
  },
})

/** What a profile says of one service. Without a row, the role alone says it. */
export const ProfilePermission = entity({
  name: 'ProfilePermission',
  table: 'profile_permission',
  label: 'Permiso de perfil',
  fields: {
    code: text('Servicio', { max: 20 }),
    byRole: optional(flag('Según el rol')),
    create: flag('Crear'),
    read: flag('Ver'),
    update: flag('Modificar'),
    delete: flag('Eliminar'),
  },
})

/** Narrows a role to some razones sociales. */
export const Restriction = entity({
  name: 'Restriction',
  table: 'restriction',
  label: 'Restricción',
  fields: {
    id: id('restriction'),
    name: text('Nombre', { max: 80 }),
    version: integer('Versión'),
  },
})

/** What is given to one person. */
export const Assignment = entity({
  name: 'Assignment',
  table: 'users',
  label: 'Acceso de una persona',
  guarded: true,
  fields: {
    userId: ref('user', 'Persona'),
    profileId: optional(ref('profile', 'Perfil')),
    restrictionId: optional(ref('restriction', 'Restricción')),
  },
})
