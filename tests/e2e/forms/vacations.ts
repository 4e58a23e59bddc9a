import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'razon-social/:id vacaciones',
    in: 'RuleDialog',
    form: 'SaveVacationRule',
    opener: 'Cambiar reglas',
  },
  {
    at: 'razon-social/:id vacaciones',
    in: 'Blackouts',
    form: 'CreateVacationBlackout',
    opener: 'Agregar fechas',
  },
  {
    at: 'vacaciones solicitudes',
    in: 'AnswerDialog',
    form: 'UpdateVacation',
    opener: 'Acciones de › Rechazar',
  },
  {
    at: 'ficha/:id vacaciones',
    in: 'RequestDialog',
    form: 'CreateVacation',
    opener: 'Nuevas vacaciones',
  },
  {
    at: 'ficha/:id vacaciones',
    in: 'ConfigDialogs',
    form: 'UpdateVacationConfig',
    opener: 'Configurar › Fijar saldo',
  },
]

/** Forms that the demo world does not lead to, and why. */
export const unopened: UnopenedForms = {
  DoubtsTab: 'nobody of the demo world enjoyed a vacation on a day that became a holiday later',
  ZoneProposals: 'nobody of the demo world works in a zone of twenty days',
}
