import { choice, flag, integer, ref } from '#platform/model/field.ts'
import { entity } from '#platform/model/entity.ts'
import { LIMITS } from './cuts.ts'
import { ClimateFamily } from './families.ts'

/** What the results of a confidential survey are cut by, and who reads them. */
export const ClimateSettings = entity({
  name: 'ClimateSettings',
  table: 'climate_survey',
  label: 'Publicación de los resultados',
  fields: {
    surveyId: ref('survey', 'Encuesta'),
    openToEveryone: flag('Todas las personas invitadas leen los resultados', {
      help: 'De los grupos que se muestran; sin esto los lee quien tiene Resultados de clima',
    }),
    version: integer('Versión', { min: 0 }),
  },
})

export const familyField = choice(ClimateFamily, 'Se agrupa por')

/** The cuts of a survey as people choose them. */
export type ChosenCuts = {
  readonly families: readonly ClimateFamily[]
  readonly crossings: readonly (readonly [one: ClimateFamily, other: ClimateFamily])[]
}

/** Pairs of families in their order: which may cross. */
export const pairsOf = (families: readonly ClimateFamily[]) =>
  families.flatMap((one, at) => families.slice(at + 1).map((other) => [one, other] as const))

/** What is wrong with some cuts, at the field that says it. */
export function wrongCuts({ families, crossings }: ChosenCuts) {
  const wrong = (field: string, message: string) => ({ field, message })
  if (families.length === 0) return wrong('families', 'Elija al menos una forma de agrupar')
  if (families.length > LIMITS.families) {
    return wrong('families', `Elija ${LIMITS.families} formas de agrupar como máximo`)
  }
  if (new Set(families).size < families.length) {
    return wrong('families', 'Una forma de agrupar va una sola vez')
  }
  const pairs = crossings.map((pair) => pair.toSorted().join(' '))
  const known = new Set(families)
  if (crossings.some(([one, other]) => one === other || !known.has(one) || !known.has(other))) {
    return wrong('crossings', 'Se cruzan dos formas de agrupar que estén elegidas')
  }
  if (new Set(pairs).size < pairs.length) return wrong('crossings', 'Un cruce va una sola vez')
  return undefined
}

/** What somebody reads of the groups that some cuts make, while the survey is written. */
export function cutsWords(cells: number, small: number, least: number): string {
  if (cells === 0) return 'Agregue participantes para ver los grupos'
  const groups = cells === 1 ? '1 grupo' : `${cells} grupos`
  if (small === 0) return `${groups}, todos con ${least} invitados o más`
  const few = `menos de ${least} invitados`
  return small === 1
    ? `${groups}; 1 tiene ${few} y no se mostrará`
    : `${groups}; ${small} tienen ${few} y no se mostrarán`
}
