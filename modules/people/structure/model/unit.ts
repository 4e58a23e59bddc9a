import { counted, listed } from '#chile/counts.ts'
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
    kindId: optional(ref('unitKind', 'Tipo', { help: 'Se lee igual en todas las fechas' })),
    kindName: optional(text('Tipo', { max: 60 })),
    parentId: optional(ref('hierarchyNode', 'Depende de')),
    headUserId: optional(ref('user', 'A cargo de')),
    begins: date('Existe desde'),
    endedOn: optional(date('Termina')),
    people: integer('Personas'),
    areas: integer('Áreas', { help: 'Las vigentes que pertenecen hoy a la unidad' }),
    totalPeople: integer('Con sus unidades'),
    level: integer('Nivel'),
    version: integer('Versión'),
  },
})

/** The first day of a unit that was always there: before that of any contract. */
export const ALWAYS = '1900-01-01'

/** What of a unit holds from a day on. */
export const unitFields = ['name', 'parentId', 'headUserId'] as const

/** Why a unit with units, people or areas does not end; without any of them it may. */
export function whyUnitKept(
  held: Readonly<Record<'units' | 'people' | 'areas', number>>,
): string | undefined {
  const parts = [
    ...(held.units > 0 ? [counted(held.units, 'unidad', 'unidades')] : []),
    ...(held.people > 0 ? [counted(held.people, 'persona')] : []),
    ...(held.areas > 0 ? [counted(held.areas, 'área')] : []),
  ]
  return parts.length > 0 ? `Tiene ${listed(parts)}: muévalas antes` : undefined
}
