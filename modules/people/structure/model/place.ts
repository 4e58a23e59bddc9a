import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, optional, ref, text } from '#platform/model/field.ts'

export const PlaceStatus = catalog('PlaceStatus', { ACTIVE: 'Vigente', INACTIVE: 'Suspendida' })

/** A part of the company by what it does: contracts name it. */
export const Area = entity({
  name: 'Area',
  table: 'area',
  label: 'Área',
  fields: {
    id: id('area'),
    name: text('Nombre', { max: 120 }),
    status: choice(PlaceStatus, 'Estado', {
      help: 'Una suspendida no se ofrece en contratos nuevos; quienes la tienen la conservan',
    }),
    hierarchyNodeId: optional(
      ref('hierarchyNode', 'Unidad', {
        help: 'Se propone a los contratos que toman el área; ninguno cambia por ella',
      }),
    ),
    unitName: optional(text('Unidad', { max: 120 })),
    people: integer('Personas', { help: 'Con un contrato vigente hoy' }),
    version: integer('Versión'),
  },
})

/** Where people work: contracts name it. */
export const BranchOffice = entity({
  name: 'BranchOffice',
  table: 'branch_office',
  label: 'Sucursal',
  fields: {
    id: id('branchOffice'),
    name: text('Nombre', { max: 120 }),
    communeCode: optional(
      text('Comuna', {
        max: 10,
        help: 'Decide los feriados regionales de su gente; sin ella, la comuna de la razón social',
      }),
    ),
    status: choice(PlaceStatus, 'Estado', {
      help: 'Una suspendida no se ofrece en contratos nuevos; quienes la tienen la conservan',
    }),
    people: integer('Personas', { help: 'Con un contrato vigente hoy' }),
    version: integer('Versión'),
  },
})

/** To which other one an area is joined. */
export const AreaMerge = entity({
  name: 'AreaMerge',
  table: 'area',
  label: 'Unión de áreas',
  fields: { intoId: ref('area', 'Unir con') },
})

/** The same of branch offices. */
export const BranchOfficeMerge = entity({
  name: 'BranchOfficeMerge',
  table: 'branch_office',
  label: 'Unión de sucursales',
  fields: { intoId: ref('branchOffice', 'Unir con') },
})
