import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The kinds of question. Each has a file of its own in `questions/`. */
export const QuestionType = catalog('QuestionType', {
  PERFORMANCE: 'Desempeño',
  LIKERT: 'Escala',
  OPEN: 'Abierta',
  MULTIPLE_OPEN: 'Varias respuestas abiertas',
  MULTIPLE_OPEN_WITH_CHOICE: 'Respuestas abiertas con nivel',
  SELECT: 'Selección',
})
export type QuestionType = ValueOf<typeof QuestionType>
