import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, fieldNames, type Row } from '#platform/model/entity.ts'
import { choice, date, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import type { Pool } from './ledger.ts'

/** From which purse a request takes its days first; days that expire always go before. */
export const PoolOrder = catalog('VacationPoolOrder', {
  LEGAL_PROGRESSIVE_ADDITIONAL: 'Legales, progresivos, adicionales',
  LEGAL_ADDITIONAL_PROGRESSIVE: 'Legales, adicionales, progresivos',
  PROGRESSIVE_LEGAL_ADDITIONAL: 'Progresivos, legales, adicionales',
  PROGRESSIVE_ADDITIONAL_LEGAL: 'Progresivos, adicionales, legales',
  ADDITIONAL_LEGAL_PROGRESSIVE: 'Adicionales, legales, progresivos',
  ADDITIONAL_PROGRESSIVE_LEGAL: 'Adicionales, progresivos, legales',
})

const purses: Readonly<Record<ValueOf<typeof PoolOrder>, readonly Pool[]>> = {
  LEGAL_PROGRESSIVE_ADDITIONAL: ['LEGAL', 'PROGRESSIVE', 'ADDITIONAL'],
  LEGAL_ADDITIONAL_PROGRESSIVE: ['LEGAL', 'ADDITIONAL', 'PROGRESSIVE'],
  PROGRESSIVE_LEGAL_ADDITIONAL: ['PROGRESSIVE', 'LEGAL', 'ADDITIONAL'],
  PROGRESSIVE_ADDITIONAL_LEGAL: ['PROGRESSIVE', 'ADDITIONAL', 'LEGAL'],
  ADDITIONAL_LEGAL_PROGRESSIVE: ['ADDITIONAL', 'LEGAL', 'PROGRESSIVE'],
  ADDITIONAL_PROGRESSIVE_LEGAL: ['ADDITIONAL', 'PROGRESSIVE', 'LEGAL'],
}

/** What is done with a request that leaves fewer than ten working days in a row (art. 70). */
export const BlockRule = catalog('VacationBlockRule', {
  WARN: 'Se advierte',
  REFUSE: 'No se admite',
})

/** From which purses half a day may come: the law counts whole days (DT, Ord. 2604 of 2016). */
export const HalfDayRule = catalog('VacationHalfDayRule', {
  NONE: 'No se toman',
  ADDITIONAL: 'Solo de los días adicionales',
  ALL: 'De cualquier bolsa',
})

/** What a razón social decides about vacations that begin from a day on. */
export const VacationRule = entity({
  name: 'VacationRule',
  table: 'vacation_rule',
  label: 'Regla de vacaciones',
  fields: {
    businessId: ref('business', 'Razón social'),
    fromDay: date('Rige desde', { help: 'Vale para las vacaciones que comienzan desde ese día' }),
    poolOrder: choice(PoolOrder, 'Los días se toman de', {
      help: 'Los que vencen van siempre primero',
    }),
    advanceMax: optional(
      integer('Días que se anticipan a lo más', {
        unit: 'días',
        max: 60,
        help: 'Sin un número, los que se acuerden',
        placeholder: 'Los que se acuerden',
      }),
    ),
    noticeDays: integer('Días de anticipación', {
      unit: 'días',
      max: 180,
      help: 'Con menos se advierte: por acuerdo puede ser menor (DS 969 de 1933)',
    }),
    block: choice(BlockRule, 'Menos de 10 días hábiles continuos', {
      help: 'Una solicitud que no deja diez días seguidos en el período (art. 70)',
    }),
    halfDay: choice(HalfDayRule, 'Medios días'),
    maxAwayPct: optional(
      integer('Ausentes a la vez, a lo más', {
        unit: '%',
        min: 1,
        max: 100,
        help: 'De quienes tienen la misma jefatura. Siempre puede faltar una persona',
        placeholder: 'Sin límite',
      }),
    ),
    additionalOnExit: flag('Al término se pagan los días adicionales', {
      help: 'Los que nadie tomó; si no, se pierden con el contrato',
    }),
    progressiveOnExit: flag('Al término se paga la parte de los progresivos del año en curso', {
      help: 'La ley no lo dice: los del año cumplido se pagan siempre (art. 68)',
    }),
    version: integer('Versión'),
  },
})

/** Days for which nobody may request vacations in a razón social. */
export const VacationBlackout = entity({
  name: 'VacationBlackout',
  table: 'vacation_blackout',
  label: 'Fechas sin vacaciones',
  fields: {
    id: id('vacationBlackout'),
    businessId: ref('business', 'Razón social'),
    startDate: date('Desde'),
    endDate: date('Hasta'),
    reason: text('Motivo', { max: 100 }),
    version: integer('Versión'),
  },
})

/** What is decided: every field but whose and since when. */
export const ruleFields = fieldNames(VacationRule, 'businessId', 'fromDay', 'version')

export type Rule = Readonly<Pick<Row<typeof VacationRule>, (typeof ruleFields)[number]>>

/** What holds where nobody decided: the law's month of notice, and warnings for the rest. */
export const usualRule: Rule = {
  poolOrder: 'LEGAL_PROGRESSIVE_ADDITIONAL',
  advanceMax: null,
  noticeDays: 30,
  block: 'WARN',
  halfDay: 'ADDITIONAL',
  maxAwayPct: null,
  additionalOnExit: true,
  progressiveOnExit: false,
}

/** The rule of a day among the dated ones of a razón social. */
export const ruleOn = <R extends { readonly fromDay: ISODate }>(
  rules: readonly R[],
  day: ISODate,
): R | undefined =>
  rules
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((a, b) => b.fromDay.localeCompare(a.fromDay))[0]

/** The rule with the order of purses that a person asked for, if they did. */
export const preferring = (rule: Rule, poolOrder: Rule['poolOrder'] | null | undefined): Rule =>
  poolOrder ? { ...rule, poolOrder } : rule

/** The purses of a request, in the order in which they give their days. */
export function poolsOf({ poolOrder, halfDay }: Rule, isHalf: boolean): readonly Pool[] {
  if (!isHalf || halfDay === 'ALL') return purses[poolOrder]
  return ['ADDITIONAL']
}

/** How many of a team may be away at once; one always may. */
export const mostAway = (people: number, percent: number): number =>
  Math.max(1, Math.floor((people * percent) / 100))
