import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { choice, optional, text } from '#platform/model/field.ts'
import { HierarchyNode } from './unit.ts'

/** What a row of a file adds to the company: to the lists that contracts and units take from. */
export const OrganizationPart = catalog('OrganizationPart', {
  AREA: 'Área',
  BRANCH_OFFICE: 'Sucursal',
  UNIT: 'Unidad',
  UNIT_KIND: 'Tipo de unidad',
})
export type OrganizationPartCode = ValueOf<typeof OrganizationPart>

/** A row of a file: a part of the company. Units alone have a code, and another one above them. */
export const OrganizationRow = entity({
  name: 'OrganizationRow',
  table: 'hierarchy_node',
  label: 'Parte de la empresa',
  fields: {
    part: choice(OrganizationPart, 'Tipo'),
    code: optional(HierarchyNode.fields.code),
    name: text('Nombre', { max: 120 }),
    parent: optional(text('Padre', { max: 20 })),
  },
})
export type OrganizationValues = Partial<ValuesOf<(typeof OrganizationRow)['fields']>>

/** The tables of the lists that have names alone. */
export const namedLists = {
  AREA: { table: 'area', most: 120, an: 'Un área' },
  BRANCH_OFFICE: { table: 'branchOffice', most: 120, an: 'Una sucursal' },
  UNIT_KIND: { table: 'unitKind', most: 60, an: 'Un tipo de unidad' },
} as const
export type NamedPart = keyof typeof namedLists

export const isNamed = (part: OrganizationPartCode | undefined): part is NamedPart =>
  part !== undefined && part !== 'UNIT'
