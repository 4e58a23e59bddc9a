import { businessDays } from '#chile/calendar.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, integer, optional, ref, text } from '#platform/model/field.ts'

/** Working days that a collective vacation lasts at least (Código del Trabajo, art. 76). */
export const LEAST_DAYS = 15

export const CollectiveState = catalog('VacationCollectiveState', {
  GIVING: 'Otorgándose',
  GIVEN: 'Otorgado',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshecho',
})

/** Vacations given at once to a razón social, an area or a cost centre. */
export const VacationCollective = entity({
  name: 'VacationCollective',
  table: 'vacation_collective',
  label: 'Feriado colectivo',
  fields: {
    id: id('vacationCollective'),
    businessId: ref('business', 'Razón social'),
    area: optional(text('Área', { max: 200 })),
    costCenterId: optional(ref('costCenter', 'Centro de costo')),
    startDate: date('Desde'),
    endDate: date('Hasta'),
    keptUntil: optional(date('Se gozó hasta')),
    state: choice(CollectiveState, 'Estado'),
    version: integer('Versión'),
  },
})

/** Who works where there are more holidays has fewer working days between the same dates. */
export const tooShort = {
  field: 'endDate',
  message: 'El feriado colectivo dura al menos 15 días hábiles (art. 76)',
} as const

type Span = { readonly startDate: ISODate; readonly endDate: ISODate }

/** Why a collective vacation of those dates cannot be given, or nothing. */
export function collectiveProblem(
  { startDate, endDate }: Span,
  today: ISODate,
  holidays: ReadonlySet<ISODate>,
): { readonly field: string; readonly message: string } | undefined {
  if (endDate < startDate) return { field: 'endDate', message: 'Termina antes de comenzar' }
  if (startDate <= today) return { field: 'startDate', message: 'Comienza después de hoy' }
  if (businessDays(startDate, endDate, holidays) < LEAST_DAYS) {
    return tooShort
  }
  return undefined
}

type Given = Span & { readonly state: ValueOf<typeof CollectiveState> }

/** Why a collective vacation cannot be undone, or nothing. */
export function whyNotUndone({ state, endDate }: Given, today: ISODate): string | undefined {
  if (state !== 'GIVEN') return `Está ${CollectiveState.label(state).toLowerCase()}`
  return endDate <= today ? 'Ya terminó: corrija los saldos con ajustes' : undefined
}

/**
 * The last day that everybody keeps of a collective vacation that is undone today: today, once it
 * has begun, because the day is enjoyed already. Before that, none.
 */
export const keptFrom = ({ startDate }: Span, today: ISODate): ISODate | null =>
  startDate <= today ? today : null

type Contract = { readonly initialDate: ISODate; readonly finalDate: ISODate | null }

/** Why a contract of the group has no days of a collective vacation, or nothing. */
export function leftOut(
  { startDate, endDate }: Span,
  contract: Contract,
  { isGiver, isAway }: { readonly isGiver: boolean; readonly isAway: boolean },
): string | undefined {
  if (isGiver) return 'Lo otorga: sus días se los da otra persona'
  if (contract.initialDate > startDate) {
    return `El contrato comienza el ${formatDate(contract.initialDate)}`
  }
  if (contract.finalDate !== null && contract.finalDate < endDate) {
    return `El contrato termina el ${formatDate(contract.finalDate)}`
  }
  return isAway ? 'Ya hay otra ausencia o vacación en esos días' : undefined
}
