import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'proveedores', in: 'SuppliersPage', form: 'CreateSupplier', opener: 'Nuevo proveedor' },
  {
    at: 'proveedores',
    in: 'SuppliersPage',
    form: 'UpdateSupplier',
    opener: 'Acciones de Imprenta Quilapán › Editar',
  },
]
