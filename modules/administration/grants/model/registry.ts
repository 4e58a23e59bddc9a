import { flag, ref, text } from '#platform/model/field.ts'
import { as, type Registry, usual } from '#platform/model/registry.ts'

const business = ref('business', 'Razón social')

/** The rows that this module keeps. */
export const registry = {
  profile: {
    label: 'Perfil',
    publicId: { kind: 'profile', no: 22, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, name: as('profiles.read', text('Nombre')) },
  },
  profile_permission: {
    label: 'Permiso de perfil',
    owner: {},
    keep: 'COMPANY',
    title: 'profile_id',
    columns: {
      ...usual,
      profile_id: as('profiles.read', ref('profile', 'Perfil')),
      code: as('profiles.read', text('Servicio'), 'service'),
      can_create: as('profiles.read', flag('Crear')),
      can_read: as('profiles.read', flag('Ver')),
      can_update: as('profiles.read', flag('Modificar')),
      can_delete: as('profiles.read', flag('Eliminar')),
    },
  },
  restriction: {
    label: 'Restricción',
    publicId: { kind: 'restriction', no: 31, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, name: as('restrictions.read', text('Nombre')) },
  },
  restriction_unit: {
    label: 'Unidad de restricción',
    owner: {},
    keep: 'COMPANY',
    title: 'restriction_id',
    columns: {
      ...usual,
      restriction_id: as('restrictions.read', ref('restriction', 'Restricción')),
      hierarchy_node_id: as('restrictions.read', ref('hierarchyNode', 'Unidad')),
    },
  },
  restriction_business: {
    label: 'Razón social de restricción',
    owner: {},
    keep: 'COMPANY',
    title: 'restriction_id',
    columns: {
      ...usual,
      restriction_id: as('restrictions.read', ref('restriction', 'Restricción')),
      business_id: as('restrictions.read', business),
    },
  },
} satisfies Registry
