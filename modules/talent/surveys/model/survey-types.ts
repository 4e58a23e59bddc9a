import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a survey is for. The kinds are those of the product; a company invents none. */
export const SurveyType = catalog('SurveyType', {
  CLIMATE: 'Clima',
  PERFORMANCE: 'Desempeño',
  ISTAS21: 'ISTAS 21',
  CEAL_SM: 'CEAL-SM',
  DNC: 'Detección de necesidades de capacitación',
  ENGAGEMENT: 'Compromiso',
  CUSTOM: 'Personalizada',
})
export type SurveyType = ValueOf<typeof SurveyType>

/** Whether answers of a type are never kept beside a name: nobody chooses this. */
export const isAlwaysConfidential = (type: SurveyType): boolean =>
  type === 'CLIMATE' || type === 'CEAL_SM' || type === 'ISTAS21'
