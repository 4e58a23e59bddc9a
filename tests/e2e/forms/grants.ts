import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'empresa/perfiles', in: 'NameForm', form: 'CreateProfile', opener: 'Nuevo perfil' },
  {
    at: 'empresa/perfiles personas',
    in: 'AccessDialog',
    form: 'access',
    opener: 'Acciones de › Cambiar acceso',
  },
  {
    at: 'empresa/perfiles restricciones',
    in: 'RestrictionDialog',
    form: 'CreateRestriction',
    opener: 'Nueva restricción',
  },
  {
    at: 'empresa/perfiles restricciones',
    in: 'RestrictionDialog',
    form: 'UpdateRestrictionFilter',
    opener: 'Acciones de › Editar',
  },
  { at: 'perfil/:id', in: 'NameForm', form: 'UpdateProfile', opener: 'Cambiar nombre' },
  { at: 'perfil/:id personas', in: 'NameForm', form: 'UpdateProfile', opener: 'Cambiar nombre' },
  {
    at: 'perfil/:id personas',
    in: 'GiveDialog',
    form: 'UpdateProfileUser',
    opener: 'Asignar a una persona',
  },
]
