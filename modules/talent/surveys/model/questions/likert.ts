import { scaleKind } from './scale-kind.ts'

/** A sentence, answered on a scale of agreement, frequency, quality or importance. */
export const likertQuestion = scaleKind('LIKERT')
