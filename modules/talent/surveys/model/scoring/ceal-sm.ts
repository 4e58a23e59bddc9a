import { type ValueOf, catalog } from '#platform/model/catalog.ts'

/**
 * CEAL-SM/SUSESO, the questionnaire of psychosocial risks at work that replaces ISTAS 21 since
 * 2023-01-01. Source: SUSESO, «Manual del método del cuestionario CEAL-SM/SUSESO», and MINSAL,
 * «Protocolo de vigilancia de riesgos psicosociales en el trabajo» (Resolución Exenta 1448 of
 * 2022); the cut-offs as two public transcriptions of them agree. The twelve questions of general
 * health that go with it are neither asked nor scored here. The official application runs on the
 * platform of SUSESO: this one does not replace it.
 */
export const CealDimension = catalog('CealDimension', {
  CT: 'Carga de trabajo',
  EM: 'Exigencias emocionales',
  DP: 'Desarrollo profesional',
  RC: 'Reconocimiento y claridad de rol',
  CR: 'Conflicto de rol',
  QL: 'Calidad del liderazgo',
  CM: 'Compañerismo',
  IT: 'Inseguridad sobre las condiciones de trabajo',
  TV: 'Equilibrio entre trabajo y vida privada',
  CJ: 'Confianza y justicia organizacional',
  VU: 'Vulnerabilidad',
  VA: 'Violencia y acoso',
})
export type CealDimension = ValueOf<typeof CealDimension>

/** Said wherever a result of ours is shown. */
export const CEAL_NOTICE = 'Aplicación interna, no reemplaza la oficial'

/** How an item is answered: the points of its first and of its last option. */
export type CealOptions =
  /** «Siempre» is 4 points. */
  | 'FREQUENCY_DOWN'
  /** «Siempre» is 0 points: often is good. */
  | 'FREQUENCY_UP'
  /** From «Nunca» 1 to «Siempre» 4. */
  | 'VULNERABILITY'
  /** From «No» 0 to «Sí, diariamente» 4. */
  | 'VIOLENCE'

type Row = {
  readonly items: number
  readonly options: CealOptions
  /** The most points of a low and of a medium risk. */
  readonly low: number
  readonly medium: number
}

/** Items, options and cut-offs of each dimension: see the source above. */
export const cealTable: Readonly<Record<CealDimension, Row>> = {
  CT: { items: 3, options: 'FREQUENCY_DOWN', low: 1, medium: 4 },
  EM: { items: 3, options: 'FREQUENCY_DOWN', low: 1, medium: 5 },
  DP: { items: 3, options: 'FREQUENCY_UP', low: 1, medium: 5 },
  RC: { items: 8, options: 'FREQUENCY_UP', low: 4, medium: 9 },
  CR: { items: 3, options: 'FREQUENCY_DOWN', low: 2, medium: 5 },
  QL: { items: 4, options: 'FREQUENCY_UP', low: 2, medium: 7 },
  CM: { items: 4, options: 'FREQUENCY_UP', low: 0, medium: 4 },
  IT: { items: 3, options: 'FREQUENCY_DOWN', low: 2, medium: 5 },
  TV: { items: 3, options: 'FREQUENCY_DOWN', low: 2, medium: 5 },
  CJ: { items: 7, options: 'FREQUENCY_UP', low: 7, medium: 12 },
  VU: { items: 6, options: 'VULNERABILITY', low: 6, medium: 11 },
  VA: { items: 7, options: 'VIOLENCE', low: 0, medium: 14 },
}

/** What the method asks of an application. Source: the protocol above. */
export const cealRules = {
  since: '2023-01-01',
  /** Percent of the workers who must answer. */
  leastParticipation: 60,
  everyYears: 2,
  /** A unit of analysis has at least so many people. */
  leastUnit: 26,
  /** With fewer workers each consents in writing. */
  writtenConsentBelow: 10,
  /** The least people of a group whose results are seen. */
  leastGroup: 10,
} as const

/** «Siempre» to «Nunca o casi nunca», by the place of the option from 0. */
export const CEAL_FREQUENCY = ['Siempre', 'A menudo', 'A veces', 'Rara vez', 'Nunca o casi nunca']

/** The points of the option in a place from 0, in the order in which the form lists them. */
export function cealPoints(options: CealOptions, place: number): number {
  const most = options === 'VULNERABILITY' ? 3 : 4
  if (!Number.isInteger(place) || place < 0 || place > most) throw new RangeError(`option ${place}`)
  if (options === 'FREQUENCY_DOWN') return 4 - place
  return options === 'VULNERABILITY' ? place + 1 : place
}

/**
 * The points of a person in a dimension: the sum of its items. Undefined when one of them has no
 * answer, since the cut-offs are of whole dimensions.
 */
export function cealSum(
  dimension: CealDimension,
  points: readonly (number | null)[],
): number | undefined {
  const { items, options } = cealTable[dimension]
  const answered = points.filter((some) => some !== null)
  if (answered.length !== items || points.length !== items) return undefined
  const [least, most] = options === 'VULNERABILITY' ? [1, 4] : [0, 4]
  if (answered.some((some) => !Number.isInteger(some) || some < least || some > most)) {
    throw new RangeError(`points of ${dimension}: ${answered.join(', ')}`)
  }
  return answered.reduce((total, some) => total + some, 0)
}

/** The risk of a person in a dimension. Points equal to a limit belong to the lower level. */
export function cealLevel(dimension: CealDimension, points: number): RiskLevel {
  const { low, medium } = cealTable[dimension]
  return riskBy(points, low, medium)
}

export const RiskLevel = catalog('RiskLevel', { BAJO: 'Bajo', MEDIO: 'Medio', ALTO: 'Alto' })
export type RiskLevel = ValueOf<typeof RiskLevel>

/** A level by its most points: those of low, those of medium; more are high. */
export function riskBy(points: number, low: number, medium: number): RiskLevel {
  if (points <= low) return 'BAJO'
  return points <= medium ? 'MEDIO' : 'ALTO'
}
