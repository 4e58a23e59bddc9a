import type { KnownForm } from '#platform/web/known-form.ts'

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
]
