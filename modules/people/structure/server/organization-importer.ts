import { importer } from '#platform/server/imports/importer.ts'
import { OrganizationRow } from '../model/organization-row.ts'
import {
  allOrganization,
  matchOrganization,
  objectionsToOrganization,
} from './organization-file.ts'
import { applyOrganization, undoOrganization } from './organization-file.writes.ts'

importer(OrganizationRow, {
  code: 'ORGANIZATION',
  label: 'Organización',
  about: 'Áreas, sucursales, unidades y tipos de unidad. Las unidades se nombran por su código.',
  area: 'importSystem',
  service: 'organization',
  columns: {
    part: { aliases: ['clase'] },
    code: { aliases: ['cód'], help: 'Obligatorio de una unidad; las demás no lo llevan' },
    name: { aliases: ['descripción'] },
    parent: { aliases: ['depende de', 'código padre'], help: 'El código de la unidad de arriba' },
  },
  keys: ['part', 'code', 'name'],
  // A unit may hang from one that another row brings.
  together: ['part'],
  match: matchOrganization,
  check: objectionsToOrganization,
  write: { apply: applyOrganization, undo: undoOrganization },
  all: allOrganization,
})
