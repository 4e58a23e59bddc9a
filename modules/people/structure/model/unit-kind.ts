import { entity } from '#platform/model/entity.ts'
import { id, integer, kept, text } from '#platform/model/field.ts'

/** What a unit is, in the words of the company: gerencia, subgerencia, equipo. */
export const UnitKind = entity({
  name: 'UnitKind',
  table: 'unit_kind',
  label: 'Tipo de unidad',
  fields: {
    id: id('unitKind'),
    name: text('Nombre', { max: 60 }),
    units: integer('Unidades'),
    kept: kept(),
    version: integer('Versión'),
  },
})
