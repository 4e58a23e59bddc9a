import { addYears, type ISODate } from '#chile/dates.ts'
import {
  cealCenter,
  type CealCenter,
  type CealCounts,
} from '#modules/talent/surveys/model/scoring/ceal-center.ts'
import { CealDimension, cealRules } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import type { Demo } from '#platform/model/demo.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, integer, longText, ref, text } from '#platform/model/field.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'

/** What the official application found in a centre of work on a day. */
export const CealResult = entity({
  name: 'CealResult',
  table: 'ceal_result',
  label: 'Resultado CEAL-SM',
  fields: {
    id: id('cealResult'),
    center: text('Centro de trabajo', { max: 120 }),
    appliedOn: date('Fecha de aplicación'),
    workers: integer('Trabajadores'),
    responses: integer('Respuestas'),
    version: integer('Versión'),
  },
})

/** A plan of action that answers a risk of a centre. */
export const CealMeasure = entity({
  name: 'CealMeasure',
  table: 'ceal_measure',
  label: 'Medida de riesgo psicosocial',
  fields: {
    actionPlanId: ref('actionPlan', 'Plan de acción'),
    cealResultId: ref('cealResult', 'Resultado CEAL-SM'),
    dimension: choice(CealDimension, 'Dimensión'),
  },
})

/** The rows that are pasted or come from a CSV file. */
export const pastedResults = longText('Resultados', {
  max: 200_000,
  help: 'Por centro y dimensión: centro, trabajadores, respuestas, dimensión, bajo, medio y alto',
})

/** The rows that this module keeps. */
export const registry = {
  ceal_result: {
    of: CealResult,
    publicId: { kind: 'cealResult', no: 1040, length: 6 },
    owner: {},
    keep: 'LABOUR',
    title: 'center',
    columns: {
      ...usual,
      ...internal('center_key', 'low', 'medium', 'high', 'creator_login_id'),
      ...shown('climateResults.read', 'center', 'applied_on', 'workers', 'responses'),
    },
  },
  ceal_measure: {
    of: CealMeasure,
    owner: {},
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('action_plan_id', 'ceal_result_id'),
      ...shown('climateResults.read', 'dimension'),
    },
  },
} satisfies Registry

/** How many people are at each risk, dimension by dimension in the order of the method. */
export type KeptCounts = {
  readonly low: readonly number[]
  readonly medium: readonly number[]
  readonly high: readonly number[]
}

/** The counts of each dimension as columns, to be kept. */
export const countsKept = (
  counts: Readonly<Record<CealDimension, CealCounts>>,
): { low: number[]; medium: number[]; high: number[] } => ({
  low: CealDimension.values.map((code) => counts[code][0]),
  medium: CealDimension.values.map((code) => counts[code][1]),
  high: CealDimension.values.map((code) => counts[code][2]),
})

/** Something of each of the twelve dimensions. */
export function byDimension<Value>(
  of: (dimension: CealDimension) => Value,
): Record<CealDimension, Value> {
  const of3 = { CT: of('CT'), EM: of('EM'), DP: of('DP') }
  const of6 = { ...of3, RC: of('RC'), CR: of('CR'), QL: of('QL') }
  const of9 = { ...of6, CM: of('CM'), IT: of('IT'), TV: of('TV') }
  return { ...of9, CJ: of('CJ'), VU: of('VU'), VA: of('VA') }
}

/** The counts of each dimension again. @throws RangeError where a column lacks a dimension */
export function countsOf({ low, medium, high }: KeptCounts): Record<CealDimension, CealCounts> {
  const at = (column: readonly number[], dimension: CealDimension) => {
    const value = column[CealDimension.values.indexOf(dimension)]
    if (value === undefined) throw new RangeError(`no people at ${dimension}`)
    return value
  }
  return byDimension((code) => [at(low, code), at(medium, code), at(high, code)])
}

/** The risk of a centre as its columns give it. */
export const centerOf = (
  kept: KeptCounts & { readonly workers: number; readonly responses: number },
): CealCenter => cealCenter(countsOf(kept), kept)

/** The day from which a centre is measured again. Source: as `ceal-sm.ts`. */
export const nextApplication = (appliedOn: ISODate): ISODate =>
  addYears(appliedOn, cealRules.everyYears)

/** What the company loaded of two centres, one of them measured twice. */
export const demo = {
  coihues: {
    ceal_result: [
      {
        center: 'Packing Peumal',
        centerKey: 'packing peumal',
        appliedOn: '2024-06-12',
        workers: 60,
        responses: 45,
        low: [5, 10, 25, 30, 10, 12, 30, 5, 20, 20, 15, 40],
        medium: [10, 10, 10, 10, 10, 10, 10, 10, 10, 15, 10, 3],
        high: [30, 25, 10, 5, 25, 23, 5, 30, 15, 10, 20, 2],
      },
      {
        center: 'Packing Peumal',
        centerKey: 'packing peumal',
        appliedOn: '2026-06-10',
        workers: 64,
        responses: 52,
        low: [10, 28, 30, 36, 20, 28, 40, 12, 28, 30, 20, 48],
        medium: [14, 12, 14, 12, 26, 14, 10, 28, 14, 12, 18, 2],
        high: [28, 12, 8, 4, 6, 10, 2, 12, 10, 10, 14, 2],
      },
      {
        center: 'Viña Los Coihues',
        centerKey: 'vina los coihues',
        appliedOn: '2026-06-10',
        workers: 30,
        responses: 17,
        low: [9, 10, 12, 13, 9, 10, 14, 8, 9, 11, 9, 16],
        medium: [5, 4, 3, 3, 5, 4, 2, 5, 5, 4, 5, 1],
        high: [3, 3, 2, 1, 3, 3, 1, 4, 3, 2, 3, 0],
      },
    ],
  },
} satisfies Demo
