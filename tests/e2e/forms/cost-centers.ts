import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'empresa centros-de-costo',
    in: 'GroupsTab',
    form: 'CreateCostCenterGroup',
    opener: 'Nuevo grupo',
  },
  {
    at: 'empresa centros-de-costo',
    in: 'GroupsTab',
    form: 'UpdateCostCenterGroup',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'centros-de-costo/:id',
    in: 'CentersTab',
    form: 'CreateCostCenterNode',
    opener: 'Nuevo centro',
  },
  {
    at: 'centros-de-costo/:id',
    in: 'CentersTab',
    form: 'UpdateCostCenterNode',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'centros-de-costo/:id por-unidad',
    in: 'UnitCentersTab',
    form: 'SaveCostCenterUnit',
    opener: 'Acciones de › Cambiar centro',
  },
  {
    at: 'ficha/:id centros-de-costo',
    in: 'SplitDialog',
    form: 'SaveCostCenterSplit',
    opener: 'Cambiar reparto',
  },
]
