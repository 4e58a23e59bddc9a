import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Why a cell of climate is not shown. */
export const HiddenReason = catalog('ClimateHiddenReason', {
  GROUP: 'Menos respuestas que el mínimo',
  OVERLAP: 'Se diferencia de otro grupo en muy pocas personas',
  COMPLEMENT: 'Con ella se calcularía otro grupo',
})
export type HiddenReason = ValueOf<typeof HiddenReason>

/** The words in the place of a hidden cell. They say no more, so that nothing is learnt of it. */
export const hiddenText = (reason: HiddenReason, least: number): string =>
  reason === 'GROUP' ? `Oculto: menos de ${least} respuestas` : 'Oculto para proteger a otro grupo'
