import type { ConceptDef, Library, PeriodValues } from '../types.ts'

/** A small company's payroll, readable at a glance; tests change one thing of it at a time. */
export const base: Library = {
  facts: [
    { code: 'SUELDO', label: 'Sueldo', unit: 'CLP', decimals: 0, min: 0, max: 50_000_000 },
    { code: 'DIAS', label: 'Días trabajados', unit: 'días', decimals: 0, min: 0, max: 30 },
    { code: 'HORAS', label: 'Horas extra', unit: 'horas', decimals: 2, min: 0, max: 10_000 },
    { code: 'JORNADA', label: 'Jornada semanal', unit: 'horas', decimals: 1, min: 0, max: 450 },
    { code: 'PLAN', label: 'Plan de salud', unit: 'UF', decimals: 3, min: 0, max: 50_000 },
    { code: 'JUBILADO', label: 'Jubilado', unit: 'LOGICO', decimals: 0, min: 0, max: 1 },
    {
      code: 'CONTRATO',
      label: 'Tipo de contrato',
      unit: 'OPCION',
      decimals: 0,
      min: 0,
      max: 2,
      options: ['INDEFINIDO', 'PLAZO_FIJO', 'OBRA'],
    },
  ],
  variables: [
    { code: 'UF', label: 'Unidad de fomento', unit: 'CLP/UF', decimals: 2, min: 1, max: 9_999_999 },
    { code: 'UTM', label: 'UTM', unit: 'CLP/UTM', decimals: 0, min: 1, max: 999_999 },
    { code: 'TASA', label: 'Tasa de AFP', unit: '%', decimals: 2, min: 0, max: 2_000 },
  ],
  tables: [
    {
      code: 'IMPUESTO',
      label: 'Impuesto único',
      input: { unit: 'UTM', decimals: 1 },
      columns: [
        { code: 'FACTOR', unit: '%', decimals: 1 },
        { code: 'REBAJA', unit: 'UTM', decimals: 2 },
      ],
    },
  ],
  classes: [
    { code: 'HABERES', label: 'Haberes' },
    { code: 'SIN_NADIE', label: 'Clase sin conceptos' },
  ],
  concepts: [],
}

export const period: PeriodValues = {
  name: 'septiembre 2026',
  variables: { UF: 4_084_218, UTM: 72_151, TASA: 1_144 },
  tables: {
    IMPUESTO: [
      { upTo: 135, values: [0, 0] },
      { upTo: 300, values: [40, 54] },
      { upTo: null, values: [80, 174] },
    ],
  },
  sources: { UF: { text: 'Banco Central', since: 'septiembre 2026' } },
}

export const facts = {
  SUELDO: 1_500_000,
  DIAS: 30,
  HORAS: 1_050,
  JORNADA: 420,
  PLAN: 3_250,
  JUBILADO: 0,
  CONTRATO: 0,
}

/** A concept in whole pesos, unless its options say otherwise. */
export const concept = (
  code: string,
  formula: string,
  more: Partial<ConceptDef> = {},
): ConceptDef => ({ code, label: code, unit: 'CLP', decimals: 0, formula, classes: [], ...more })

export const withConcepts = (...concepts: readonly ConceptDef[]): Library => ({ ...base, concepts })
