import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What the value of an item, a variable or a column is measured in. */
export const ItemUnit = catalog('ItemUnit', {
  CLP: 'Pesos',
  UF: 'UF',
  UTM: 'UTM',
  PERCENT: '%',
  HOURS: 'Horas',
  DAYS: 'Días',
  NUMBER: 'Número',
})
export type ItemUnitCode = ValueOf<typeof ItemUnit>

/** The same units as formulas write them. */
export const unitsInFormulas = {
  CLP: 'CLP',
  UF: 'UF',
  UTM: 'UTM',
  PERCENT: '%',
  HOURS: 'horas',
  DAYS: 'días',
  NUMBER: 'número',
} as const satisfies Record<ItemUnitCode, string>

export const ItemType = catalog('ItemType', {
  EARNING: 'Haber',
  SPECIAL_EARNING: 'Haber no imponible',
  ASSIGNATION: 'Asignación',
  LEGAL_DEDUCTION: 'Descuento legal',
  DEDUCTION: 'Descuento',
  EMPLOYER_EARNING: 'Aporte del empleador',
  PROVISION: 'Provisión',
  OTHER: 'Informativo',
})

export const Activity = catalog('ItemActivity', { ACTIVE: 'Activo', INACTIVE: 'Inactivo' })

/** The limit of the Código del Trabajo that a discount obeys. */
export const DeductionLimit = catalog('DeductionLimit', {
  NONE: 'Solo el líquido',
  AGREED: 'Acordado: 15% (art. 58 inc. 3)',
  HOUSING: 'Vivienda o educación: 30% (art. 58 inc. 2)',
  COOPERATIVE: 'Cooperativa: 25% (Ley 19.832)',
  CCAF: 'Previsión y organismos públicos (art. 58 inc. 1)',
  ADVANCE: 'Anticipo ya pagado',
})

export const CapType = catalog('CapType', {
  CLP: 'Pesos',
  UF: 'UF',
  UTM: 'UTM',
  IMM: 'Ingresos mínimos',
  SALARY: '% del sueldo base',
})

/** LEGAL and SETTING are those of the law, which nobody edits. */
export const VariableType = catalog('VariableType', {
  LEGAL: 'Legal',
  SETTING: 'Criterio legal',
  COMPANY: 'De la empresa',
  AGREEMENT: 'Del convenio colectivo',
})

export const VariableSubType = catalog('VariableSubType', {
  AMOUNT: 'Valor',
  RATE: 'Tasa',
  CAP: 'Tope',
  FACTOR: 'Factor',
})

export const TableType = catalog('PayrollTableType', { BRACKET: 'Tramos' })

/** Whose a concept is: the law's and the usual ones are there for every company. */
export const Origin = catalog('ConceptOrigin', {
  LAW: 'De la ley',
  USUAL: 'De uso común',
  COMPANY: 'De la empresa',
})
