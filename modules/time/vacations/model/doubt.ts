import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'

/** What was decided of a day off within a vacation that was enjoyed already. */
export const DoubtState = catalog('VacationDoubtState', {
  PENDING: 'Por decidir',
  CORRECTED: 'Saldo corregido',
  KEPT: 'Quedó igual',
  MOOT: 'Ya no hace falta',
})

/** A day off that came, or went, after somebody's vacation was enjoyed. */
export const VacationDoubt = entity({
  name: 'VacationDoubt',
  table: 'vacation_doubt',
  label: 'Feriado en vacaciones gozadas',
  fields: {
    id: id('vacationDoubt'),
    vacationId: ref('vacation', 'Vacaciones'),
    day: date('Día'),
    days: decimal('Días que se corregirían', 4, { unit: 'días' }),
    state: choice(DoubtState, 'Estado'),
    reason: optional(text('Motivo', { max: 300 })),
    decidedAt: optional(timestamp('Decidido el')),
    version: integer('Versión'),
  },
})

export type DoubtState = ValueOf<typeof DoubtState>

const decision = {
  permission: 'vacationConfig.update',
  by: ['other'],
  only: 'Son sus vacaciones: lo decide otra persona',
  from: ['PENDING'],
  refusals: {
    CORRECTED: 'Ya se corrigió el saldo',
    KEPT: 'Ya se decidió dejarlo igual',
    MOOT: 'Ya no hace falta decidirlo',
  },
} as const

/** The states of a doubt: it is decided once, and by another person. */
export const doubtStates = stateMachine({
  states: DoubtState,
  tones: { PENDING: 'warning', CORRECTED: 'success', KEPT: 'neutral', MOOT: 'neutral' },
  acts: {
    correct: { ...decision, label: 'Corregir el saldo', to: 'CORRECTED' },
    keep: { ...decision, label: 'Dejarlo igual', to: 'KEPT' },
  },
})
