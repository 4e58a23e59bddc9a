import type { KnownForm } from '#platform/web/known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'feriados', in: 'HolidaysPage', form: 'CreateHoliday', opener: 'Nuevo feriado' },
  {
    at: 'feriados',
    in: 'HolidaysPage',
    form: 'UpdateHoliday',
    opener: 'Acciones de Día de Los Coihues › Editar',
  },
]
