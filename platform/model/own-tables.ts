import { text, timestamp } from './field.ts'
import { as, type Registry, internal, usual } from './registry.ts'

/** What the platform itself keeps of a company. */
export const ownTables = {
  file: {
    label: 'Archivo',
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...internal('storage_key', 'sha256', 'hash_name', 'related_type', 'related_id', 'user_id'),
      ...internal('login_id', 'size'),
      // Its name may be of anybody, and say what it is about.
      name: as(['users.read', 'whole'], text('Nombre')),
      media_type: as('open', text('Tipo de archivo')),
      removed_at: as('open', timestamp('Retirado el')),
    },
  },
} satisfies Registry
