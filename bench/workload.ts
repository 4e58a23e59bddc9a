import type { ConceptDef, FactDef, Facts, Library, PeriodValues, Unit } from '#formula/index.ts'

/**
 * The work that engines are compared on: 60 concepts in the shape of a Chilean payslip, 26 facts,
 * 10 dated values, an eight-bracket tax as nested conditions. Not the law: law changes, and a
 * comparison over years should not. Every concept is rounded once to whole units.
 */
const fact = (code: string, unit: Unit, decimals: number, min: number, max: number): FactDef => ({
  code,
  label: code,
  unit,
  decimals,
  min,
  max,
})

const money = (code: string, max: number) => fact(code, 'CLP', 0, 0, max)
const rate = (code: string, max: number) => fact(code, '%', 2, 0, max)

export const facts: readonly FactDef[] = [
  money('SUELDO', 20_000_000),
  fact('DIAS', 'días', 0, 0, 30),
  fact('JORNADA', 'horas', 1, 100, 450),
  fact('HORAS_EXTRA', 'horas', 0, 0, 60),
  money('COMISIONES', 20_000_000),
  money('BONO_A', 5_000_000),
  money('BONO_B', 5_000_000),
  money('BONO_C', 5_000_000),
  fact('DOMINGOS', 'días', 0, 0, 6),
  fact('DIAS_LABORALES', 'días', 0, 1, 27),
  fact('GRATIFICA', 'LOGICO', 0, 0, 1),
  fact('INDEFINIDO', 'LOGICO', 0, 0, 1),
  fact('PLAN_UF', 'UF', 3, 0, 20_000),
  rate('TASA_AFP', 300),
  money('APV', 5_000_000),
  money('OTRA_RENTA', 20_000_000),
  money('COLACION', 500_000),
  money('MOVILIZACION', 500_000),
  money('VIATICO', 2_000_000),
  fact('CARGAS', 'número', 0, 0, 12),
  money('PRESTAMO', 3_000_000),
  rate('TASA_SINDICATO', 300),
  rate('TASA_CCAF', 500),
  money('ANTICIPO', 3_000_000),
  rate('RETENCION', 6_000),
  rate('TASA_MUTUAL', 400),
]

const concept = (code: string, formula: string, classes: readonly string[] = []): ConceptDef => ({
  code,
  label: code,
  unit: 'CLP',
  decimals: 0,
  formula,
  classes,
})

const hour = 'SUELDO / 30 * 28 / (4 * JORNADA)'

const tax = [
  [13.5, '0', '0'],
  [30, '4%', '0,54'],
  [50, '8%', '1,74'],
  [70, '13,5%', '4,49'],
  [90, '23%', '11,14'],
  [120, '30,4%', '17,80'],
  [310, '35%', '23,32'],
] as const

const brackets = tax.reduceRight(
  (rest, [upTo, factor, rebate]) =>
    `SI(BASE_TRIBUTABLE <= ${upTo} * UTM; BASE_TRIBUTABLE * ${factor} - ${rebate} * UTM; ${rest})`,
  'BASE_TRIBUTABLE * 40% - 38,82 * UTM',
)

const earnings: readonly ConceptDef[] = [
  concept('SUELDO_BASE', 'SUELDO / 30 * DIAS', ['IMPONIBLE']),
  concept('PAGO_HORAS_EXTRA', `${hour} * 1,5 * HORAS_EXTRA`, ['IMPONIBLE']),
  concept('RECARGO_DOMINGO', `${hour} * 0,3 * 8 * DOMINGOS`, ['IMPONIBLE']),
  concept('COMISION', 'COMISIONES', ['IMPONIBLE']),
  concept('BONO_ASISTENCIA', 'SI(DIAS = 30; BONO_A; BONO_A / 30 * DIAS)', ['IMPONIBLE']),
  concept('BONO_META', 'BONO_B * 75%', ['IMPONIBLE']),
  concept('BONO_ZONA', 'BONO_C', ['IMPONIBLE']),
  concept('SEMANA_CORRIDA', 'COMISIONES / DIAS_LABORALES * DOMINGOS', ['IMPONIBLE']),
  concept(
    'BASE_GRATIFICACION',
    'SUELDO_BASE + PAGO_HORAS_EXTRA + COMISION + BONO_ASISTENCIA + BONO_META + SEMANA_CORRIDA',
  ),
  concept('TOPE_GRATIFICACION', '4,75 * IMM / 12'),
  concept('GRATIFICACION', 'SI(GRATIFICA; MIN(BASE_GRATIFICACION * 25%; TOPE_GRATIFICACION); 0)', [
    'IMPONIBLE',
  ]),
  concept('TOTAL_IMPONIBLE', 'SUMA(IMPONIBLE)'),
  concept('PAGO_COLACION', 'COLACION / 30 * DIAS', ['NO_IMPONIBLE']),
  concept('PAGO_MOVILIZACION', 'MOVILIZACION / 30 * DIAS', ['NO_IMPONIBLE']),
  concept('PAGO_VIATICO', 'VIATICO', ['NO_IMPONIBLE']),
  concept(
    'TRAMO_FAMILIAR',
    `SI(OTRA_RENTA <= 631976; 22601; SI(OTRA_RENTA <= 923067; 13870;
      SI(OTRA_RENTA <= 1439668; 4382; 0)))`,
  ),
  concept('ASIGNACION_FAMILIAR', 'TRAMO_FAMILIAR * CARGAS', ['NO_IMPONIBLE']),
  concept('TOTAL_NO_IMPONIBLE', 'SUMA(NO_IMPONIBLE)'),
  concept('TOTAL_HABERES', 'TOTAL_IMPONIBLE + TOTAL_NO_IMPONIBLE'),
]

const deductions: readonly ConceptDef[] = [
  concept('TOPE_PESOS_AFP', 'TOPE_AFP * UF'),
  concept('TOPE_PESOS_AFC', 'TOPE_AFC * UF'),
  concept('BASE_AFP', 'MIN(TOTAL_IMPONIBLE; TOPE_PESOS_AFP)'),
  concept('BASE_AFC', 'MIN(TOTAL_IMPONIBLE; TOPE_PESOS_AFC)'),
  concept('AFP_OBLIGATORIA', 'BASE_AFP * 10%'),
  concept('AFP', 'BASE_AFP * (10% + TASA_AFP)'),
  concept('AFP_COMISION', 'AFP - AFP_OBLIGATORIA'),
  concept('SALUD_LEGAL', 'BASE_AFP * TASA_SALUD'),
  concept('PLAN_PESOS', 'PLAN_UF * UF'),
  concept('SALUD', 'MAX(SALUD_LEGAL; PLAN_PESOS)'),
  concept('SALUD_ADICIONAL', 'SALUD - SALUD_LEGAL'),
  concept('SALUD_EXCEDENTE', 'MAX(0; SALUD_LEGAL - PLAN_PESOS)'),
  concept('SALUD_REBAJABLE', 'MIN(SALUD; TOPE_PESOS_AFP * TASA_SALUD)'),
  concept('AFC_TRABAJADOR', 'SI(INDEFINIDO; BASE_AFC * 0,6%; 0)'),
  concept('APV_REBAJABLE', 'MIN(APV; TOPE_APV * UF)'),
  concept(
    'BASE_TRIBUTABLE',
    'MAX(0; TOTAL_IMPONIBLE - AFP - SALUD_REBAJABLE - AFC_TRABAJADOR - APV_REBAJABLE)',
  ),
  concept('IMPUESTO_UNICO', brackets),
  concept('TOTAL_LEGALES', 'AFP + SALUD + AFC_TRABAJADOR + IMPUESTO_UNICO'),
  concept('CUOTA_SINDICAL', 'TOTAL_IMPONIBLE * TASA_SINDICATO'),
  concept('CUOTA_CCAF', 'TOTAL_IMPONIBLE * TASA_CCAF'),
  concept('BASE_RETENCION', 'MAX(0; TOTAL_HABERES - TOTAL_LEGALES)'),
  concept('RETENCION_JUDICIAL', 'MIN(BASE_RETENCION * RETENCION; BASE_RETENCION * 50%)'),
  concept('TOPE_OTROS', 'TOTAL_HABERES * 15%'),
  concept('OTROS_SOLICITADOS', 'CUOTA_CCAF + PRESTAMO'),
  concept('OTROS_DESCUENTOS', 'MIN(OTROS_SOLICITADOS; TOPE_OTROS)'),
  concept(
    'TOTAL_DESCUENTOS',
    'TOTAL_LEGALES + CUOTA_SINDICAL + RETENCION_JUDICIAL + OTROS_DESCUENTOS + APV',
  ),
  concept('LIQUIDO', 'TOTAL_HABERES - TOTAL_DESCUENTOS'),
  concept('ALCANCE_LIQUIDO', 'MAX(0; LIQUIDO - ANTICIPO)'),
]

const employer: readonly ConceptDef[] = [
  concept('SIS', 'BASE_AFP * TASA_SIS'),
  concept('AFC_EMPLEADOR', 'SI(INDEFINIDO; BASE_AFC * 2,4%; BASE_AFC * 3%)'),
  concept('MUTUAL', 'BASE_AFP * TASA_MUTUAL'),
  concept('SANNA', 'BASE_AFP * TASA_SANNA'),
  concept('REFORMA', 'BASE_AFP * TASA_REFORMA'),
  concept('TOTAL_APORTES', 'SIS + AFC_EMPLEADOR + MUTUAL + SANNA + REFORMA'),
  concept('COSTO_EMPRESA', 'TOTAL_HABERES + TOTAL_APORTES'),
  concept('PROVISION_VACACIONES', 'SUELDO / 30 * 1,75'),
  concept('PROVISION_ANOS', 'TOTAL_IMPONIBLE / 12'),
  concept('COSTO_TOTAL', 'COSTO_EMPRESA + PROVISION_VACACIONES + PROVISION_ANOS'),
  { ...concept('DIAS_AUSENTES', '30 - DIAS'), unit: 'días' },
  {
    ...concept(
      'PARTE_LIQUIDA',
      'SI(TOTAL_HABERES > 0; MAX(0; LIQUIDO) / TOTAL_HABERES * 10000; 0)',
    ),
    unit: 'número',
  },
  concept('AHORRO_TOTAL', 'AFP_OBLIGATORIA + APV'),
]

export const library: Library = {
  facts,
  variables: [
    fact('UF', 'CLP/UF', 2, 1, 10_000_000),
    fact('UTM', 'CLP', 0, 1, 1_000_000),
    fact('IMM', 'CLP', 0, 1, 5_000_000),
    fact('TOPE_AFP', 'UF', 1, 0, 10_000),
    fact('TOPE_AFC', 'UF', 1, 0, 10_000),
    fact('TOPE_APV', 'UF', 0, 0, 1_000),
    rate('TASA_SALUD', 10_000),
    rate('TASA_SIS', 10_000),
    rate('TASA_SANNA', 10_000),
    rate('TASA_REFORMA', 10_000),
  ],
  tables: [],
  classes: [
    { code: 'IMPONIBLE', label: 'Imponibles' },
    { code: 'NO_IMPONIBLE', label: 'No imponibles' },
  ],
  concepts: [...earnings, ...deductions, ...employer],
}

export const period: PeriodValues = {
  name: 'septiembre 2026',
  variables: {
    UF: 4_084_218,
    UTM: 72_151,
    IMM: 553_553,
    TOPE_AFP: 900,
    TOPE_AFC: 1_352,
    TOPE_APV: 50,
    TASA_SALUD: 700,
    TASA_SIS: 154,
    TASA_SANNA: 3,
    TASA_REFORMA: 100,
  },
  tables: {},
}

/** People made up by a seed: the same seed, the same people. Some amounts are round. */
export function people(count: number, seed = 1): readonly Facts[] {
  const random = randomFrom(seed)
  const upTo = (max: number, step = 1) => Math.floor(random() * (max / step + 1)) * step
  const often = (share: number, value: () => number) => (random() < share ? value() : 0)
  return Array.from({ length: count }, () => ({
    SUELDO: 553_553 + upTo(4_000_000, random() < 0.5 ? 500 : 1),
    DIAS: random() < 0.8 ? 30 : upTo(30),
    JORNADA: [300, 400, 420, 440, 450][upTo(4)] ?? 440,
    HORAS_EXTRA: often(0.4, () => upTo(40)),
    COMISIONES: often(0.3, () => upTo(2_000_000)),
    BONO_A: often(0.4, () => upTo(200_000, 500)),
    BONO_B: often(0.3, () => upTo(500_000, 10)),
    BONO_C: often(0.2, () => upTo(300_000, 500)),
    DOMINGOS: upTo(6),
    DIAS_LABORALES: 18 + upTo(9),
    GRATIFICA: random() < 0.9 ? 1 : 0,
    INDEFINIDO: random() < 0.7 ? 1 : 0,
    PLAN_UF: often(0.4, () => 1_500 + upTo(8_000)),
    TASA_AFP: 46 + upTo(99),
    APV: often(0.1, () => upTo(300_000, 1_000)),
    OTRA_RENTA: 553_553 + upTo(1_500_000),
    COLACION: often(0.6, () => upTo(120_000, 500)),
    MOVILIZACION: often(0.6, () => upTo(120_000, 500)),
    VIATICO: often(0.1, () => upTo(400_000)),
    CARGAS: often(0.3, () => upTo(4)),
    PRESTAMO: often(0.2, () => upTo(200_000)),
    TASA_SINDICATO: often(0.3, () => upTo(150, 5)),
    TASA_CCAF: often(0.2, () => upTo(300, 5)),
    ANTICIPO: often(0.3, () => upTo(300_000, 1_000)),
    RETENCION: often(0.05, () => upTo(5_000, 500)),
    TASA_MUTUAL: [90, 93, 127, 195, 263][upTo(4)] ?? 93,
  }))
}

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
