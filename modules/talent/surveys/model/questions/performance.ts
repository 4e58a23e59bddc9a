import { scaleKind } from './scale-kind.ts'

/** How somebody works, on a scale of performance. */
export const performanceQuestion = scaleKind('PERFORMANCE')
