import type { CompanyConcept } from './company.ts'

const ct41 = 'Código del Trabajo, art. 41 inc. 2'

type Usual = readonly [code: string, label: string, lre: number, source?: string]

const bonus = ([code, label, lre, source]: Usual): CompanyConcept => ({
  code,
  label,
  lre,
  category: 'EARNING',
  taxable: true,
  tributable: true,
  gratification: true,
  source: source ?? 'Código del Trabajo, arts. 41 y 42',
})
const allowance = ([code, label, lre, source = ct41]: Usual): CompanyConcept => ({
  code,
  label,
  lre,
  category: 'ASSIGNATION',
  source,
})

/**
 * The items nearly every company has, ready for a new company to start from. They are items like
 * any other: a company renames them, adds its own, leaves some out.
 */
export const usualConcepts: readonly CompanyConcept[] = [
  { ...bonus(['BONO_FIJO', 'Bono fijo mensual', 2111]), extraHours: true, proportional: true },
  bonus(['BONO_RESPONSABILIDAD', 'Bono de responsabilidad', 2111]),
  bonus(['BONO_PRODUCCION', 'Bono de producción', 2113]),
  bonus(['BONO_ASISTENCIA', 'Bono de asistencia', 2113]),
  bonus(['TRATOS', 'Tratos', 2112]),
  { ...bonus(['AGUINALDO', 'Aguinaldo', 2110]), gratification: false },
  bonus([
    'HORAS_SINDICALES',
    'Horas de trabajo sindical',
    2124,
    'Código del Trabajo, arts. 249 y 250; Dirección del Trabajo, manual del LRE (2124)',
  ]),
  { ...bonus(['PARTICIPACION', 'Participación', 2105]), gratification: false },
  {
    code: 'BECA_ESTUDIO',
    label: 'Beca de estudio',
    lre: 2202,
    category: 'EARNING',
    taxable: true,
    source: 'Ley sobre Impuesto a la Renta, art. 17 N°18',
  },
  {
    code: 'INDEMNIZACION_TRIBUTABLE',
    label: 'Indemnización voluntaria tributable',
    lre: 2417,
    category: 'SPECIAL_EARNING',
    tributable: true,
    source: 'Ley sobre Impuesto a la Renta, art. 17 N°13',
  },
  allowance(['COLACION', 'Colación', 2301]),
  allowance(['MOVILIZACION', 'Movilización', 2302]),
  allowance(['VIATICO', 'Viático', 2303]),
  allowance(['ASIGNACION_CAJA', 'Asignación de pérdida de caja', 2304]),
  allowance(['DESGASTE_HERRAMIENTAS', 'Desgaste de herramientas', 2305]),
  allowance(['SALA_CUNA', 'Sala cuna', 2308, 'Código del Trabajo, art. 203']),
  allowance([
    'TELETRABAJO',
    'Asignación de teletrabajo',
    2309,
    'Código del Trabajo, art. 152 quáter L',
  ]),
  {
    code: 'CREDITO_CCAF',
    label: 'Crédito social de la caja de compensación',
    category: 'DEDUCTION',
    limit: 'CCAF',
    lre: 3110,
    source: 'Ley 18.833, art. 22; SUSESO, circular 2.052',
  },
  {
    code: 'CUOTA_SINDICAL_2',
    label: 'Cuota de un segundo sindicato',
    category: 'DEDUCTION',
    limit: 'CCAF',
    lre: 3172,
    source: 'Código del Trabajo, arts. 58 inc. 1 y 262',
  },
  {
    code: 'PRESTAMO_CLASE_MEDIA',
    label: 'Retención por el préstamo solidario del Estado',
    category: 'DEDUCTION',
    unit: '%',
    formula: 'BASE_TRIBUTABLE * VALOR_PRESTAMO_CLASE_MEDIA',
    limit: 'CCAF',
    lre: 3166,
    source: 'Ley 21.252, art. 9 a; SII, resolución 110 de 2021 y oficio 3.157 de 2021',
    note:
      'El 3% de la renta afecta al impuesto único, también en el tramo exento, a quien el SII ' +
      'informa. Reintegra el préstamo: no es impuesto y no lo rebaja. F29, código 49.',
  },
  {
    code: 'CREDITO_VIVIENDA',
    label: 'Cuota de vivienda o educación',
    category: 'DEDUCTION',
    limit: 'HOUSING',
    lre: 3181,
    source: 'Código del Trabajo, art. 58 inc. 2',
  },
  {
    code: 'CREDITO_COOPERATIVA',
    label: 'Cuota de cooperativa de ahorro',
    category: 'DEDUCTION',
    limit: 'COOPERATIVE',
    lre: 3182,
    source: 'Ley 19.832',
  },
  {
    code: 'PRESTAMO_EMPRESA',
    label: 'Préstamo de la empresa',
    category: 'DEDUCTION',
    limit: 'AGREED',
    lre: 3188,
    source: 'Código del Trabajo, art. 58 inc. 3; Dirección del Trabajo, dictamen 138567',
  },
  {
    code: 'SEGURO_COMPLEMENTARIO',
    label: 'Seguro complementario de salud',
    category: 'DEDUCTION',
    limit: 'AGREED',
    lre: 3183,
    source: 'Código del Trabajo, art. 58 inc. 3',
  },
  {
    code: 'OTROS_DESCUENTOS',
    label: 'Otros descuentos',
    category: 'DEDUCTION',
    limit: 'AGREED',
    lre: 3183,
    source: 'Código del Trabajo, art. 58 inc. 3',
  },
  {
    code: 'ANTICIPO_SUELDO',
    label: 'Anticipo',
    category: 'DEDUCTION',
    limit: 'ADVANCE',
    lre: 3188,
    source: 'Código del Trabajo, art. 55; Dirección del Trabajo, dictamen 138567',
    note: 'Es remuneración ya pagada: no le corre el límite del 15%.',
  },
]
