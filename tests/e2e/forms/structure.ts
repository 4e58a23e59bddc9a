import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'empresa areas', in: 'AreasTab', form: 'CreateArea', opener: 'Nueva área' },
  { at: 'empresa areas', in: 'AreasTab', form: 'UpdateArea', opener: 'Acciones de › Editar' },
  {
    at: 'empresa areas',
    in: 'MergeDialog',
    form: 'MergeAreas',
    opener: 'Acciones de › Unir con otra',
  },
  {
    at: 'empresa sucursales',
    in: 'BranchOfficesTab',
    form: 'CreateBranchOffice',
    opener: 'Nueva sucursal',
  },
  {
    at: 'empresa tipos-de-unidad',
    in: 'UnitKindsTab',
    form: 'CreateUnitKind',
    opener: 'Nuevo tipo de unidad',
  },
  {
    at: 'empresa tipos-de-unidad',
    in: 'UnitKindsTab',
    form: 'UpdateUnitKind',
    opener: 'Acciones de › Editar',
  },
  {
    at: 'empresa estructura',
    in: 'UnitsTab',
    form: 'CreateHierarchyNode',
    opener: 'Nueva unidad',
  },
  {
    at: 'empresa estructura',
    in: 'UnitsTab',
    form: 'UpdateHierarchyNode',
    opener: 'Acciones de › Editar',
  },
]
