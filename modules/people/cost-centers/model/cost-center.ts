import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  integer,
  kept,
  optional,
  percent,
  ref,
  text,
} from '#platform/model/field.ts'

export const CostCenterStatus = catalog('CostCenterStatus', {
  ACTIVE: 'Vigente',
  INACTIVE: 'Sin efecto',
})

/** One way of dividing the cost of the company: by area, by crop. */
export const CostCenterGroup = entity({
  name: 'CostCenterGroup',
  table: 'cost_center_group',
  label: 'Grupo de centros de costo',
  fields: {
    id: id('costCenterGroup'),
    code: text('Código', { max: 20 }),
    name: text('Nombre', { max: 100 }),
    status: choice(CostCenterStatus, 'Estado'),
    centers: integer('Centros'),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** Where cost is booked; a group has them as trees. */
export const CostCenter = entity({
  name: 'CostCenter',
  table: 'cost_center',
  label: 'Centro de costo',
  fields: {
    id: id('costCenter'),
    groupId: ref('costCenterGroup', 'Grupo'),
    parentId: optional(ref('costCenter', 'Depende de')),
    code: text('Código', { max: 20 }),
    name: text('Nombre', { max: 100 }),
    businessId: optional(
      ref('business', 'Razón social', { help: 'Sin ella, sirve a todas las razones sociales' }),
    ),
    status: choice(CostCenterStatus, 'Estado'),
    businessName: optional(text('Razón social')),
    contracts: integer('Contratos', { help: 'Los que hoy le cargan algo' }),
    level: integer('Nivel'),
    kept: kept(),
    version: integer('Versión'),
  },
})

/** The part of a contract that a centre bears, from a day until another. */
export const CostCenterContract = entity({
  name: 'CostCenterContract',
  table: 'cost_center_contract',
  label: 'Centro de costo del contrato',
  fields: {
    id: id('costCenterContract'),
    userContractId: ref('contract', 'Contrato'),
    groupId: ref('costCenterGroup', 'Grupo'),
    costCenterId: ref('costCenter', 'Centro de costo'),
    percentage: percent('Porcentaje', { decimals: 2 }),
    startDate: date('Desde'),
    endDate: optional(date('Hasta')),
    status: choice(CostCenterStatus, 'Estado'),
    version: integer('Versión'),
  },
})

/** The centre that bears the contracts of a unit without parts of their own, from a day on. */
export const CostCenterUnit = entity({
  name: 'CostCenterUnit',
  table: 'cost_center_unit',
  label: 'Centro de costo de la unidad',
  fields: {
    id: id('costCenterUnit'),
    hierarchyNodeId: ref('hierarchyNode', 'Unidad'),
    groupId: ref('costCenterGroup', 'Grupo'),
    costCenterId: optional(
      ref('costCenter', 'Centro de costo', { help: 'Sin él, rige el de la unidad de arriba' }),
    ),
    startDate: date('Desde'),
    endDate: optional(date('Hasta')),
    status: choice(CostCenterStatus, 'Estado'),
    version: integer('Versión'),
  },
})
