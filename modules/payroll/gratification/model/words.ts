import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** By which rule a contract is gratified in the year. */
export const GratificationRule = catalog('GratificationRule', {
  ART_50: 'Artículo 50',
  ART_47: 'Artículo 47',
  CONVENTIONAL: 'Convencional',
})
export type Rule = ValueOf<typeof GratificationRule>

/** What comes of a person's year. */
export const GratificationState = catalog('GratificationState', {
  PAY: 'Se paga',
  EXCLUDED: 'Excluida',
  EVEN: 'Nada que pagar',
  EXCESS: 'Pagada de más',
  NO_PROFIT: 'Falta la utilidad',
})
export type State = ValueOf<typeof GratificationState>
