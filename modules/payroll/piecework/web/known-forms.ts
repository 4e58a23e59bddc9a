import type { KnownForm } from '#platform/web/known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'tratos/faenas',
    in: 'TasksTab',
    form: 'CreatePieceworkTask',
    opener: 'Nueva faena',
  },
  {
    at: 'tratos/faenas',
    in: 'TasksTab',
    form: 'UpdatePieceworkTask',
    opener: 'Acciones de Cosecha de guindas › Editar',
  },
]
