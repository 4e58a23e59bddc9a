import { type Concept, concept, condition, employerCharge, legalDeduction } from '../concept.ts'

const law = 'Ley 19.728, arts. 2, 5 y 9; Código del Trabajo, art. 159 N°4'

const byContract = (domestic: string, open: string, eleven: string, fixed: string) => `
SI(NO(CUBRE_CESANTIA); 0;
  SI(CASA_PARTICULAR; ${domestic};
    SI(O(TIPO_CONTRATO = "INDEFINIDO"; PLAZO_CONVERTIDO);
      SI(ANTIGUEDAD_AFC >= ANOS_AFC; ${eleven}; ${open});
      ${fixed})))`

const solidarityRate = byContract(
  'AFC_FCS_CASA',
  'AFC_FCS_INDEFINIDO',
  'AFC_EMPLEADOR_ONCE',
  'AFC_FCS_PLAZO',
)

/** From the day of the conversion on: the days of the month before it, with the other rate. */
export const byDays = (base: string, rate: string, before: string) => `
SI(O(DIAS_PLAZO_FIJO = 0; NO(CUBRE_CESANTIA)); ${base} * ${rate};
  ${base}
    * (${rate} * (DIA_TERMINO - DIA_INGRESO + 1 - DIAS_PLAZO_FIJO) + ${before} * DIAS_PLAZO_FIJO)
    / (DIA_TERMINO - DIA_INGRESO + 1))`

const rate = (code: string, label: string, formula: string): Concept =>
  concept({ code, label, unit: '%', decimals: 2, max: 2000, formula, source: law })

/** Seguro de cesantía, the worker's and the employer's parts. */
export const unemployment: readonly Concept[] = [
  condition({
    code: 'CUBRE_CESANTIA',
    label: 'Cubre el seguro de cesantía',
    formula: `
Y(SEGURO_CESANTIA; EDAD >= EDAD_MINIMA_AFC; NO(ES_PENSIONADO);
  NO(ES_SUELDO_EMPRESARIAL); NO(APRENDIZ))`,
    source: 'Ley 19.728, art. 2',
    note: 'No cubre a menores de 18, aprendices, pensionados (salvo invalidez parcial) ni dueños.',
  }),
  rate(
    'TASA_AFC_TRABAJADOR',
    'Tasa AFC del trabajador',
    byContract('0', 'AFC_TRABAJADOR', '0', '0'),
  ),
  legalDeduction({
    code: 'AFC',
    label: 'Seguro de cesantía',
    classes: ['REBAJA_TRIBUTARIA', 'COTIZACION_TRABAJADOR'],
    formula: byDays('BASE_CESANTIA', 'TASA_AFC_TRABAJADOR', '0'),
    source: law,
    note:
      'Solo con contrato indefinido, por acuerdo o por ley, desde el día en que lo es y hasta ' +
      'cumplir once años de la relación.',
    lre: 3151,
  }),
  rate(
    'TASA_AFC_EMPLEADOR',
    'Tasa AFC del empleador',
    byContract(
      'AFC_EMPLEADOR_CASA',
      'AFC_EMPLEADOR_INDEFINIDO',
      'AFC_EMPLEADOR_ONCE',
      'AFC_EMPLEADOR_PLAZO',
    ),
  ),
  employerCharge({
    code: 'AFC_EMPLEADOR',
    label: 'Seguro de cesantía del empleador',
    formula: byDays('BASE_CESANTIA', 'TASA_AFC_EMPLEADOR', 'AFC_EMPLEADOR_PLAZO'),
    source: law,
    lre: 4151,
  }),
  concept({
    code: 'AFC_EMPLEADOR_FONDO',
    label: 'De él, al fondo solidario',
    formula: byDays('BASE_CESANTIA', `(${solidarityRate})`, 'AFC_FCS_PLAZO'),
    source: law,
  }),
  concept({
    code: 'AFC_EMPLEADOR_CUENTA',
    label: 'De él, a la cuenta individual',
    formula: 'AFC_EMPLEADOR - AFC_EMPLEADOR_FONDO',
    source: law,
  }),
]
