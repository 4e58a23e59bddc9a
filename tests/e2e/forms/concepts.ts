import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'maintenance-payroll',
    in: 'parts',
    form: 'ChangeStateItem',
    opener: 'Acciones de › Desactivar',
  },
  { at: 'maintenance-payroll/item/nuevo', in: 'ConceptPage', form: 'CreateItem' },
  {
    at: 'maintenance-payroll/item/:code',
    in: 'parts',
    form: 'ChangeStateItem',
    opener: 'Desactivar',
  },
  { at: 'maintenance-payroll/item/:code', in: 'ConceptPage', form: 'UpdateItem', opener: 'Editar' },
  { at: 'maintenance-payroll/formula/nueva', in: 'ConceptPage', form: 'CreateFormula' },
  {
    at: 'maintenance-payroll/formula/:code',
    in: 'ConceptPage',
    form: 'UpdateFormula',
    opener: 'Editar',
  },
  { at: 'maintenance-payroll/variable/nueva', in: 'ConceptPage', form: 'CreateVariable' },
  {
    at: 'maintenance-payroll/variable/:code',
    in: 'ConceptPage',
    form: 'UpdateVariable',
    opener: 'Editar',
  },
  { at: 'maintenance-payroll/tabla/nueva', in: 'ConceptPage', form: 'CreateTable' },
  {
    at: 'maintenance-payroll/tabla/:code',
    in: 'ConceptPage',
    form: 'UpdateTable',
    opener: 'Editar',
  },
]
