import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'razon-social/nueva', in: 'NewBusinessPage', form: 'CreateBusiness' },
  { at: 'razon-social/:id', in: 'BusinessDataTab', form: 'UpdateBusiness', opener: 'Editar' },
  { at: 'razon-social/:id opciones', in: 'OptionsTab', form: 'UpdateBusinessOption' },
  {
    at: 'razon-social/:id opciones',
    in: 'ProcessRuleDialog',
    form: 'SaveProcessRule',
    opener: 'Cambiar cierre y pago',
  },
  {
    at: 'razon-social/:id cuentas-bancarias',
    in: 'AccountsTab',
    form: 'CreateBankAccount',
    opener: 'Agregar cuenta',
  },
  {
    at: 'razon-social/:id cuentas-bancarias',
    in: 'AccountsTab',
    form: 'UpdateBankAccount',
    opener: 'Acciones de › Editar',
  },
  { at: 'sindicato/nuevo', in: 'NewSyndicatePage', form: 'CreateSyndicate' },
  { at: 'sindicato/:id', in: 'SyndicatePage', form: 'UpdateSyndicate', opener: 'Editar' },
]
