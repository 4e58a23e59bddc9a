import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'ficha/:id datos-contrato',
    in: 'ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar plazo',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar tipo de contrato y cargo',
  },
  {
    at: 'ficha/:id datos-contrato',
    in: 'ContractView',
    form: 'UpdateUserContract',
    opener: 'Editar jornada',
  },
  { at: 'ficha/:id/contrato-nuevo', in: 'NewContractForm', form: 'CreateUserContract' },
]
