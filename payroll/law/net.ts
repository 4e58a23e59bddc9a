import { type Concept, concept, total, TOTAL_MAX } from '../concept.ts'

const book = 'Código del Trabajo, art. 54; Dirección del Trabajo, manual del LRE'

/** Totals of the earnings, and what the law takes first. */
export const totals: readonly Concept[] = [
  total({
    code: 'TOTAL_NO_IMPONIBLE',
    label: 'Total no imponible',
    formula: 'SUMA(HABER) - SUMA(IMPONIBLE)',
    source: book,
    min: -TOTAL_MAX,
  }),
  total({
    code: 'TOTAL_HABERES',
    label: 'Total haberes',
    formula: 'MAX(0; SUMA(HABER))',
    source: book,
    lre: 5201,
  }),
  total({
    code: 'TOTAL_DESCUENTOS_LEGALES',
    label: 'Total descuentos legales',
    formula: 'SUMA(DESCUENTO_LEGAL)',
    source: 'Código del Trabajo, art. 58 inc. 1',
  }),
]

/** What the court and the union take, before what was agreed. */
export const courtAndUnion: readonly Concept[] = [
  concept({
    code: 'BASE_RETENCION',
    label: 'Base de la retención judicial',
    formula: `
MAX(0;
  TOTAL_HABERES - ASIGNACION_FAMILIAR - SUMA(NO_EMBARGABLE) - TOTAL_DESCUENTOS_LEGALES)`,
    source: 'Ley 14.908, art. 7; DFL 150 de 1981, art. 18',
    note:
      'Los haberes menos los descuentos legales; la asignación familiar no se embarga, ni lo que ' +
      'la empresa marcó como no embargable.',
    max: TOTAL_MAX,
  }),
  concept({
    code: 'RETENCION_JUDICIAL',
    label: 'Retención judicial por alimentos',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: `
MIN(ALIMENTOS_PESOS + ALIMENTOS_UTM * UTM + BASE_RETENCION * ALIMENTOS_PORCENTAJE;
  BASE_RETENCION * LIMITE_RETENCION_JUDICIAL)`,
    source: 'Ley 14.908, arts. 7 y 8; Ley 21.389',
    note: 'Va inmediatamente después de los descuentos legales y no pasa del 50%.',
    lre: 3186,
  }),
  concept({
    code: 'DISPONIBLE',
    label: 'Disponible para otros descuentos',
    formula: `
MAX(0;
  TOTAL_HABERES - TOTAL_DESCUENTOS_LEGALES - SUMA(AHORRO_VOLUNTARIO) - RETENCION_JUDICIAL)`,
    source: 'Código del Trabajo, art. 58',
    max: TOTAL_MAX,
  }),
  concept({
    code: 'CUOTA_SINDICAL',
    label: 'Cuota sindical',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: 'MIN(CUOTA_SINDICAL_PESOS + TOTAL_IMPONIBLE * CUOTA_SINDICAL_PORCENTAJE; DISPONIBLE)',
    source: 'Código del Trabajo, arts. 58 inc. 1 y 262',
    lre: 3171,
  }),
]

/** What is left, never below zero, and what could not be collected. */
export const net = (pending: string): readonly Concept[] => [
  total({
    code: 'TOTAL_OTROS_DESCUENTOS',
    label: 'Total otros descuentos',
    formula: 'SUMA(AHORRO_VOLUNTARIO) + SUMA(OTRO_DESCUENTO)',
    source: 'Código del Trabajo, art. 58',
  }),
  total({
    code: 'TOTAL_DESCUENTOS',
    label: 'Total descuentos',
    formula: 'SUMA(DESCUENTO)',
    source: book,
    lre: 5301,
  }),
  total({
    code: 'ALCANCE_LIQUIDO',
    label: 'Alcance líquido',
    formula: 'MAX(0; TOTAL_HABERES - (TOTAL_DESCUENTOS - SUMA(ANTICIPO)))',
    source: book,
    note: 'Antes de descontar los anticipos ya pagados.',
  }),
  total({
    code: 'LIQUIDO',
    label: 'Líquido a pagar',
    formula: 'MAX(0; TOTAL_HABERES - TOTAL_DESCUENTOS)',
    source: book,
    lre: 5501,
  }),
  concept({
    code: 'DESCUENTOS_PENDIENTES',
    label: 'Descuentos que no alcanzaron',
    formula: pending,
    source: 'Código del Trabajo, art. 58',
    note: 'Lo que los límites o el líquido no dejaron descontar: queda por cobrar.',
    max: TOTAL_MAX,
    print: true,
  }),
  concept({
    code: 'SOBREGIRO',
    label: 'Sobregiro por recuperar',
    formula: 'DESCUENTOS_PENDIENTES + MAX(0; TOTAL_DESCUENTOS - TOTAL_HABERES)',
    source: 'Práctica: la ley no regula el líquido negativo; las cotizaciones se deben igual',
    note: 'Nunca se paga menos de cero: la diferencia se arrastra, con acuerdo del trabajador.',
    max: TOTAL_MAX,
    print: true,
  }),
]
