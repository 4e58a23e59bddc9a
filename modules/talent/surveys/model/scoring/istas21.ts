import { type ValueOf, catalog } from '#platform/model/catalog.ts'
import { type RiskLevel, riskBy } from './ceal-sm.ts'

/**
 * The short version of SUSESO/ISTAS 21: 20 items from 0 to 4, in use until 2022-12-31. It is only
 * read, as history: CEAL-SM replaced it.
 */
export const IstasDimension = catalog('IstasDimension', {
  DEMANDS: 'Exigencias psicológicas',
  ACTIVE_WORK: 'Trabajo activo y desarrollo de habilidades',
  SUPPORT: 'Apoyo social y calidad de liderazgo',
  COMPENSATION: 'Compensaciones',
  DOUBLE_PRESENCE: 'Doble presencia',
})
export type IstasDimension = ValueOf<typeof IstasDimension>

/**
 * The most points of a low and of a medium risk. Null where no public source of the cut-offs was
 * at hand: those dimensions have points and no level.
 */
export const istasCuts: Readonly<
  Record<IstasDimension, readonly [low: number, medium: number] | null>
> = {
  DEMANDS: [8, 11],
  ACTIVE_WORK: [5, 8],
  SUPPORT: null,
  COMPENSATION: null,
  DOUBLE_PRESENCE: null,
}

/** The level of points in a dimension, or null where its cut-offs are not known. */
export function istasLevel(dimension: IstasDimension, points: number): RiskLevel | null {
  const cuts = istasCuts[dimension]
  return cuts === null ? null : riskBy(points, ...cuts)
}
