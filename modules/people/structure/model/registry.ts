import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Area, BranchOffice } from './place.ts'

/** The rows that this module keeps. */
export const registry = {
  area: {
    label: 'Área',
    of: Area,
    publicId: { kind: 'area', no: 20, length: 5 },
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...internal('name_key', 'merged_into_id'),
      ...shown('areas.read', 'name', 'status'),
    },
  },
  branch_office: {
    label: 'Sucursal',
    of: BranchOffice,
    publicId: { kind: 'branchOffice', no: 21, length: 5 },
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...internal('name_key', 'merged_into_id'),
      ...shown('areas.read', 'name', 'commune_code', 'status'),
    },
  },
} satisfies Registry
