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

type State = ValueOf<typeof DoubtState>

const decided: Readonly<Record<State, string | undefined>> = {
  PENDING: undefined,
  CORRECTED: 'Ya se corrigió el saldo',
  KEPT: 'Ya se decidió dejarlo igual',
  MOOT: 'Ya no hace falta decidirlo',
}

/** Why a doubt cannot be decided, or nothing: once, and by another person. */
export const whyNotDecided = (state: State, isOwn: boolean): string | undefined =>
  decided[state] ?? (isOwn ? 'Son sus vacaciones: lo decide otra persona' : undefined)
