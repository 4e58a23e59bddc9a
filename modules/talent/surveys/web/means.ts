import { surveyStates } from '../model/states.ts'

type Name = keyof typeof surveyStates.acts

/** What an act on a survey does, asked before it is done. */
export const meansOf = (name: Name): string => {
  const act: { means?: string } = surveyStates.acts[name]
  return act.means ?? `La encuesta cambia de estado: ${surveyStates.acts[name].label}.`
}
