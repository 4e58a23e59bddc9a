import { byCode, healthInstitutions } from '#chile/catalogues.ts'
import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import type { HealthPlanKind, HealthPlanUnit } from './notice.ts'

/** What a record says of the health of its person: decimals as text, pesos whole. */
export type HeldPlan = {
  readonly previsionType: string | null
  readonly healthInstitution: string | null
  readonly healthAmountUf: string | null
  readonly healthAmount: number | null
  readonly healthPercentage: string | null
}

/** What a notification says of a plan. */
export type Notified = {
  readonly kind: HealthPlanKind
  readonly institution: string
  readonly planUnit: HealthPlanUnit | null
  readonly planValue: string | null
}

/** What the record says once a notification is applied, or why it is not. */
export type Outcome = { readonly after: HeldPlan } | { readonly left: string }

const withIsapre: Readonly<Record<string, string>> = {
  AFP_FONASA: 'AFP_ISAPRE',
  AFP_ISAPRE: 'AFP_ISAPRE',
  FONASA: 'ISAPRE',
  ISAPRE: 'ISAPRE',
  EX_CAJA: 'EX_CAJA',
}
const withFonasa: Readonly<Record<string, string>> = {
  AFP_FONASA: 'AFP_FONASA',
  AFP_ISAPRE: 'AFP_FONASA',
  FONASA: 'FONASA',
  ISAPRE: 'FONASA',
  EX_CAJA: 'EX_CAJA',
}

/**
 * The record after a notification: its isapre and its plan, or Fonasa for whoever leaves. A change
 * and a leaving are of the isapre that the record has; a subscription is of another one.
 */
export function planAfter(held: HeldPlan, notified: Notified): Outcome {
  const type = held.previsionType ?? ''
  const next = (notified.kind === 'LEAVING' ? withFonasa : withIsapre)[type]
  if (next === undefined) return { left: 'Su ficha dice que no cotiza: corrija su previsión' }
  const isIn = held.healthInstitution === notified.institution
  const name = institutionName(notified.institution)
  if (notified.kind === 'SUBSCRIPTION' && isIn) {
    return { left: `Ya está en ${name}: lo que corresponde es una modificación` }
  }
  if (notified.kind !== 'SUBSCRIPTION' && !isIn) {
    return { left: `Su ficha no dice ${name}, sino ${institutionName(held.healthInstitution)}` }
  }
  if (notified.kind === 'LEAVING') {
    return { after: { previsionType: next, ...noPlan, healthInstitution: 'FONASA' } }
  }
  const after = {
    previsionType: next,
    ...noPlan,
    healthInstitution: notified.institution,
    ...valueOf(notified),
  }
  return isSamePlan(held, after) ? { left: 'Así está su ficha' } : { after }
}

const noPlan = { healthAmountUf: null, healthAmount: null, healthPercentage: null } as const

function valueOf({ planUnit, planValue }: Notified) {
  if (planUnit === 'UF') return { healthAmountUf: planValue }
  return planUnit === 'CLP' ? { healthAmount: Number(planValue) } : { healthPercentage: planValue }
}

const names = [
  'previsionType',
  'healthInstitution',
  'healthAmountUf',
  'healthAmount',
  'healthPercentage',
] as const

/** Whether two records say the same of the health of their person; no amount and zero are one. */
export const isSamePlan = (one: HeldPlan, other: HeldPlan): boolean =>
  names.every((name) =>
    name === 'previsionType' || name === 'healthInstitution'
      ? one[name] === other[name]
      : Number(one[name] ?? 0) === Number(other[name] ?? 0),
  )

/** The decimals that each unit takes: as many as the record keeps. */
const decimals: Readonly<Record<HealthPlanUnit, number>> = { UF: 3, CLP: 0, PERCENT: 4 }
const most: Readonly<Record<HealthPlanUnit, number>> = { UF: 100, CLP: 99_999_999, PERCENT: 100 }

/** What is wrong with the price of a plan, at its field, or nothing. */
export function planProblem({
  kind,
  institution,
  planUnit,
  planValue,
}: Notified): { field: 'institution' | 'planUnit' | 'planValue'; message: string } | undefined {
  const known = byCode(healthInstitutions, institution)
  if (!known?.kind.startsWith('ISAPRE')) {
    return { field: 'institution', message: 'No es una isapre conocida' }
  }
  if (kind === 'LEAVING') {
    return planUnit === null && planValue === null
      ? undefined
      : { field: 'planValue', message: 'Quien se desafilia no tiene plan: deje el valor vacío' }
  }
  if (planUnit === null) return { field: 'planUnit', message: 'Indique en qué está el plan' }
  if (planValue === null) return { field: 'planValue', message: 'Indique el valor del plan' }
  if ((planValue.split('.')[1] ?? '').replace(/0+$/, '').length > decimals[planUnit]) {
    const several = decimals[planUnit]
    const message = several === 0 ? 'Los pesos no llevan decimales' : `Hasta ${several} decimales`
    return { field: 'planValue', message }
  }
  return Number(planValue) > most[planUnit]
    ? { field: 'planValue', message: `Debe ser a lo más ${formatNumber(most[planUnit])}` }
    : undefined
}

/** «Consalud», of the code of an institution; a record may say none. */
export const institutionName = (code: string | null): string =>
  code === null
    ? 'ninguna institución'
    : (byCode(healthInstitutions, code)?.name ?? 'otra institución')

/** «Consalud, 3,2 UF» of a record. */
export function heldWords(held: HeldPlan): string {
  const parts = [
    Number(held.healthAmountUf ?? 0) > 0 ? `${formatNumber(held.healthAmountUf ?? '0')} UF` : '',
    held.healthAmount ? formatPesos(held.healthAmount) : '',
    Number(held.healthPercentage ?? 0) > 0 ? formatPercent(held.healthPercentage ?? 0) : '',
  ].filter(Boolean)
  const plan = parts.length === 0 ? '' : `, ${parts.join(' + ')}`
  return `${institutionName(held.healthInstitution)}${plan}`
}
