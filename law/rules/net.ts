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

const half = 'BASE_RETENCION * LIMITE_EMBARGO - RETENCION_JUDICIAL'

/** What comes right after alimony, within the same half of the pay. */
const court: readonly Concept[] = [
  concept({
    code: 'EMBARGO_PREFERENTE',
    label: 'Embargo por hurto, defraudación o remuneraciones adeudadas',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: `
MIN(
  SI(CONTRATOS_ANTES = 0;
    EMBARGO_PREFERENTE_PESOS * 1; MAX(0; EMBARGO_PREFERENTE_PESOS - PREFERENTE_ANTES));
  MAX(0; ${half}))`,
    source: 'Código del Trabajo, art. 57 inc. 2',
    note:
      'Con los alimentos no pasa del 50%: los alimentos van primero. Se retiene una vez al mes: ' +
      'un contrato toma lo que los anteriores del mismo empleador no retuvieron.',
    lre: 3185,
  }),
  concept({
    code: 'MANTENCION_FAMILIAR',
    label: 'Asignación para la mantención de la familia',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: `
MIN(
  SI(CONTRATOS_ANTES = 0;
    MANTENCION_PESOS * 1; MAX(0; MANTENCION_PESOS - MANTENCION_ANTES));
  MAX(0; ${half} - EMBARGO_PREFERENTE))`,
    source: 'Código del Trabajo, art. 59',
    note:
      'Lo que el contrato asigna a la familia o el juez a la cónyuge, hasta el 50%; una vez al ' +
      'mes por todos los contratos con el empleador.',
    lre: 3187,
  }),
]

/**
 * A seizure of what exceeds 56 UF, after what the law, the union and the social security credits
 * take. What it does not reach is not owed to the employer, and is not carried.
 */
export const seizure: readonly Concept[] = [
  concept({
    code: 'BASE_EMBARGO',
    label: 'Remuneración embargable sobre 56 UF',
    formula: `
MAX(0;
  BASE_RETENCION - CUOTA_SINDICAL - SUMA(OBLIGACION_PREVISIONAL)
    - SI(EMBARGO_SIN_ALIMENTOS; 0; RETENCION_JUDICIAL + EMBARGO_PREFERENTE + MANTENCION_FAMILIAR)
    - SI(CONTRATOS_ANTES = 0; EMBARGO_UF * UF; MAX(0; EMBARGO_UF * UF - INTACTO_ANTES)))`,
    source: 'Código del Trabajo, art. 57; Dirección del Trabajo, dictamen 605/9 de 2018',
    note:
      'El exceso se mide después de los descuentos obligatorios del art. 58 inc. 1. Las 56 UF ' +
      'son de la persona y del mes, una vez por todos sus contratos.',
    max: TOTAL_MAX,
  }),
  concept({
    code: 'EMBARGO_EN_PORCENTAJE',
    label: 'Embargo ordenado en porcentaje',
    formula: `
SI(CONTRATOS_ANTES = 0;
  MIN(BASE_EMBARGO * EMBARGO_PORCENTAJE;
    SI(EMBARGO_SALDO > 0; EMBARGO_SALDO * 1; BASE_EMBARGO * 1));
  MIN((EMBARGABLE_ANTES + BASE_EMBARGO) * EMBARGO_PORCENTAJE;
    SI(EMBARGO_SALDO > 0; EMBARGO_SALDO * 1; EMBARGABLE_ANTES + BASE_EMBARGO)))`,
    source: 'Código del Trabajo, art. 57',
    note:
      'De lo que excede 56 UF en este contrato y los anteriores del mes con el empleador, hasta ' +
      'completar el total de la orden cuando lo tiene.',
    max: TOTAL_MAX,
  }),
  concept({
    code: 'EMBARGO',
    label: 'Embargo judicial',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: `
MIN(
  SI(CONTRATOS_ANTES = 0;
    EMBARGO_PESOS + EMBARGO_EN_PORCENTAJE;
    MAX(0; EMBARGO_PESOS + EMBARGO_EN_PORCENTAJE - EMBARGADO_ANTES));
  BASE_EMBARGO;
  MAX(0; DISPONIBLE - CUOTA_SINDICAL - SUMA(OBLIGACION_PREVISIONAL)))`,
    source: 'Código del Trabajo, art. 57',
    note:
      'Se retiene una vez al mes: un contrato toma lo que los anteriores del mismo empleador no ' +
      'retuvieron.',
    lre: 3185,
  }),
]

const ordered = 'ALIMENTOS_PESOS + ALIMENTOS_UTM * UTM + ALIMENTOS_UF * UF'

/** The fee of a month: an amount once for all contracts with the employer, a share of each. */
export const unionFeeAsked = `SI(CONTRATOS_ANTES = 0;
    CUOTA_SINDICAL_PESOS * 1; MAX(0; CUOTA_SINDICAL_PESOS - SINDICAL_ANTES))
  + TOTAL_IMPONIBLE * CUOTA_SINDICAL_PORCENTAJE`

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
MIN(
  SI(CONTRATOS_ANTES = 0;
    ${ordered} + BASE_RETENCION * ALIMENTOS_PORCENTAJE;
    MAX(0;
      ${ordered} + (RETENCION_ANTES + BASE_RETENCION) * ALIMENTOS_PORCENTAJE - ALIMENTOS_ANTES));
  BASE_RETENCION * LIMITE_RETENCION_JUDICIAL)`,
    source: 'Ley 14.908, arts. 7 y 8; Ley 21.389',
    note:
      'Va inmediatamente después de los descuentos legales y no pasa del 50%. Se retiene una vez ' +
      'al mes: un contrato toma lo que los anteriores del mismo empleador no retuvieron.',
    lre: 3186,
  }),
  ...court,
  concept({
    code: 'DISPONIBLE',
    label: 'Disponible para otros descuentos',
    formula: `
MAX(0;
  TOTAL_HABERES - TOTAL_DESCUENTOS_LEGALES - SUMA(AHORRO_VOLUNTARIO) - RETENCION_JUDICIAL
    - EMBARGO_PREFERENTE - MANTENCION_FAMILIAR)`,
    source: 'Código del Trabajo, art. 58',
    max: TOTAL_MAX,
  }),
  concept({
    code: 'CUOTA_SINDICAL',
    label: 'Cuota sindical',
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'OTRO_DESCUENTO'],
    formula: `MIN(${unionFeeAsked}; DISPONIBLE)`,
    source: 'Código del Trabajo, arts. 58 inc. 1 y 262',
    lre: 3171,
  }),
]

/** What is left, never below zero, and what could not be collected. */
export const net = (pending: string, limited: string): readonly Concept[] => [
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
    code: 'PENDIENTES_POR_LIMITES',
    label: 'De ellos, por los límites del art. 58',
    formula: limited,
    source: 'Código del Trabajo, art. 58 incs. 2 y 3; Ley 19.832',
    note: 'Los demás no alcanzaron porque no quedaba líquido.',
    max: TOTAL_MAX,
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
