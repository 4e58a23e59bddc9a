import { entity } from '#platform/model/entity.ts'
import { date, id, integer, optional, ref, text } from '#platform/model/field.ts'

/** A unit of the company: contracts belong to it, and it belongs to another one, from a day on. */
export const HierarchyNode = entity({
  name: 'HierarchyNode',
  table: 'hierarchy_node',
  label: 'Unidad',
  fields: {
    id: id('hierarchyNode'),
    code: text('Código', { max: 20 }),
    name: text('Nombre', { max: 120 }),
    parentId: optional(ref('hierarchyNode', 'Depende de')),
    headUserId: optional(ref('user', 'A cargo de')),
    endedOn: optional(date('Termina')),
    people: integer('Personas'),
    totalPeople: integer('Con sus unidades'),
    level: integer('Nivel'),
    version: integer('Versión'),
  },
})

/** What of a unit holds from a day on. */
export const unitFields = ['name', 'parentId', 'headUserId'] as const
