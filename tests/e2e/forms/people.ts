import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'trabajadores/nuevo', in: 'NewPersonPage', form: 'CreateUser' },
  { at: 'ficha/:id', in: 'BusinessLinks', form: 'AddToBusiness', opener: 'Agregar razón social' },
  {
    at: 'ficha/:id datos-personales',
    in: 'PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar identificación',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar datos personales',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar contacto y domicilio',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'PaymentMethods',
    form: 'CreatePaymentMethod',
    opener: 'Agregar forma de pago',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'PersonalTab',
    form: 'UpdateUser',
    opener: 'Editar rol y notas',
  },
  {
    at: 'ficha/:id datos-personales',
    in: 'AccountPanel',
    form: 'UpdateLogin',
    opener: 'Cambiar cuenta',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  PersonActions: 'whose record the walk opens has an account already',
}
