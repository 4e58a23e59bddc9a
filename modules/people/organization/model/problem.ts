import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What somebody has to correct so that a chart says who leads each one and each unit. */
export const ProblemKind = catalog('OrgChartProblemKind', {
  CIRCLE: 'Terminan dependiendo de sí mismas',
  CHIEF_LEFT: 'Su jefatura ya no tiene un contrato vigente',
  ALONE: 'Sin jefatura ni equipo',
  NO_UNIT: 'Sin unidad',
  UNIT_HEAD_LEFT: 'Unidades cuya jefatura ya no tiene un contrato vigente',
  UNIT_VACANT: 'Unidades con la jefatura vacante',
})

export type ProblemKindCode = ValueOf<typeof ProblemKind>
