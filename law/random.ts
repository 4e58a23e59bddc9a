import type { FactDef } from '#formula/types.ts'

/** Numbers in [0, 1) from a seed: the same seed always gives the same people (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How often a fact that is usually zero is not, and how large it then is. */
const rare: Readonly<Record<string, readonly [chance: number, most: number]>> = {
  SUELDO_UF: [0.05, 1_500_000],
  DIAS_AUSENCIA: [0.1, 8],
  DIAS_PERMISO: [0.05, 5],
  DIAS_LICENCIA: [0.08, 31],
  DIAS_CICLO: [0.03, 30],
  MEDIOS_DIAS: [0.05, 20],
  MEDIOS_DIAS_LICENCIA: [0.05, 155],
  MEDIOS_DIAS_CARENCIA: [0.05, 15],
  TRAMO_1_PESOS: [0.2, 4_000_000],
  TRAMO_1_UF: [0.02, 900_000],
  TRAMO_1_DIAS: [0.2, 29],
  TRAMO_2_PESOS: [0.05, 3_000_000],
  TRAMO_2_DIAS: [0.05, 12],
  DIAS_CARENCIA: [0.05, 3],
  SUBSIDIO_LICENCIA: [0.1, 900_000],
  RENTA_ANTES_LICENCIA: [0.3, 6_000_000],
  HORAS_NOCTURNAS: [0.08, 16_000],
  HORAS_FESTIVO: [0.08, 3_000],
  RECARGO_NOCTURNO: [0.4, 500_000],
  RECARGO_FESTIVO: [0.4, 1_000_000],
  DIAS_FERIADO: [0.1, 210],
  VARIABLE_FERIADO: [0.3, 6_000_000],
  PROGRESIVO_ACORDADO: [0.05, 900_000],
  PROGRESIVO_MINIMO: [0.05, 900_000],
  DIAS_JORNAL_DEBIDOS: [0.3, 26],
  DIAS_JORNAL_DESCANSO: [0.3, 6],
  HORAS_ATRASO: [0.1, 1_000],
  HORAS_NORMALES: [0.35, 6_000],
  HORAS_DOBLES: [0.1, 2_000],
  HORAS_NORMALES_ANTES: [0.1, 4_000],
  HORAS_DOBLES_ANTES: [0.05, 1_000],
  HORAS_DOMINGO: [0.1, 3_200],
  HORAS_EXTRA_DOMINGO: [0.05, 1_000],
  RENTA_OTRO_EMPLEADOR: [0.04, 6_000_000],
  VENTAS: [0.15, 90_000_000],
  COMISIONES_MONTO: [0.15, 3_000_000],
  GRATIFICACION_PACTADA: [0.3, 400_000],
  INGRESO_FAMILIAR: [0.5, 2_000_000],
  CARGAS_SIMPLES: [0.3, 5],
  CARGAS_MATERNALES: [0.05, 1],
  CARGAS_INVALIDAS: [0.05, 2],
  ALIMENTOS_PESOS: [0.04, 500_000],
  ALIMENTOS_UTM: [0.03, 90_000],
  ALIMENTOS_UF: [0.02, 120_000],
  ALIMENTOS_PORCENTAJE: [0.03, 600_000],
  CUOTA_SINDICAL_PESOS: [0.15, 20_000],
  CUOTA_SINDICAL_PORCENTAJE: [0.15, 20_000],
  IMPUESTO_SOLICITADO: [0.02, 100_000],
  REBAJA_ZONA_PESOS: [0.02, 200_000],
  EMBARGO_PESOS: [0.05, 2_000_000],
  EMBARGO_PREFERENTE_PESOS: [0.04, 900_000],
  MANTENCION_PESOS: [0.04, 400_000],
  PLAN_UF: [0.4, 120_000],
  PLAN_PESOS: [0.05, 200_000],
  PLAN_PORCENTAJE: [0.05, 120_000],
  ANTIGUEDAD_AFC: [0.8, 25],
}

/** What most people have, where it is not the first option of the fact. */
const commonOption: Readonly<Record<string, number>> = { MODO_GRATIFICACION: 1, AFP: 4 }

/** Flags are seldom on; the values of a company's items are pesos now and then. */
const flagChance = 0.06
const itemChance = 0.12
const savingChance = 0.04

/** Plausible facts of one person for the facts of a plan: every variant of the law occurs. */
export function randomFacts(
  defs: readonly FactDef[],
  random: () => number,
): Record<string, number> {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const maybe = (chance: number, most: number) => (random() < chance ? whole(0, most) : 0)
  const values: Record<string, number> = {}
  for (const def of defs) values[def.code] = usual(def, maybe, random)
  const monthDays = whole(28, 31)
  const first = random() < 0.85 ? 1 : whole(1, monthDays)
  const last = random() < 0.85 ? monthDays : whole(first, monthDays)
  return {
    ...values,
    DIAS_DEL_MES: monthDays,
    DIA_INGRESO: first,
    DIA_TERMINO: last,
    DIAS_PLAZO_FIJO: maybe(0.04, last - first),
    // Round figures make ties, where a binary fraction falls on the wrong side.
    SUELDO_PESOS: random() < 0.5 ? whole(2, 120) * 50_000 : whole(0, 9_000_000),
    JORNADA_SEMANAL: values['ART_22'] ? 0 : random() < 0.8 ? 4_500 : whole(500, 4_500),
    DIAS_SEMANA: whole(1, 6),
    HORAS_CICLO: values['DIAS_CICLO'] ? whole(2_000, 30_000) : 0,
    DIAS_JORNAL: whole(0, 26),
    MESES_FERIADO: whole(1, 3),
    EDAD: random() < 0.85 ? whole(18, 59) : whole(15, 80),
    RECARGO_HORAS: random() < 0.9 ? 50 : whole(50, 100),
    TASA_COMISION: whole(0, 100_000),
    TASA_IPS: whole(180_000, 300_000),
    TASA_MUTUAL_ADICIONAL: whole(0, 680),
    SEGURO_CESANTIA: random() < 0.9 ? 1 : 0,
    ...weeks(whole, random),
    ...others(defs, whole, random),
  }
}

/** One person in five has other contracts with the employer, before or after this one. */
function others(
  defs: readonly FactDef[],
  whole: (least: number, most: number) => number,
  random: () => number,
): Record<string, number> {
  const contracts = random() < 0.8 ? 1 : whole(2, 3)
  const before = whole(0, contracts - 1)
  const values: Record<string, number> = { CONTRATOS_DEL_MES: contracts, CONTRATOS_ANTES: before }
  const joint = defs.filter(({ code }) => /_(?:ANTES|DESPUES|OTROS)$/.test(code))
  for (const { code, max, unit } of joint) {
    if (code in values || code in rare) continue
    const isThere = code === 'IMPONIBLE_DESPUES' ? before < contracts - 1 : before > 0
    const most = unit === 'CLP' ? 3_000_000 : max
    values[code] = contracts > 1 && isThere && random() < 0.6 ? whole(0, Math.min(most, max)) : 0
  }
  return { ...values, IMPUESTO_CONJUNTO: before > 0 && random() < 0.7 ? 1 : 0 }
}

function usual(
  def: FactDef,
  maybe: (chance: number, most: number) => number,
  random: () => number,
): number {
  const { code, unit, max } = def
  const known = rare[code]
  if (known) return maybe(known[0], Math.min(known[1], max))
  if (unit === 'OPCION') {
    return random() < 0.6 ? (commonOption[code] ?? 0) : Math.floor(random() * (max + 1))
  }
  if (unit === 'LOGICO') return random() < flagChance ? 1 : 0
  if (code.startsWith('VALOR_')) return maybe(itemChance, Math.min(600_000, max))
  return maybe(savingChance, Math.min(unit === 'UF' ? 600_000 : 100_000, max))
}

function weeks(whole: (least: number, most: number) => number, random: () => number) {
  const values: Record<string, number> = {}
  const paid = random() < 0.25
  for (let n = 1; n <= 6; n += 1) {
    const due = paid ? whole(0, 6) : 0
    values[`SEMANA_${n}_VARIABLE`] = due ? whole(0, 400_000) : 0
    values[`SEMANA_${n}_DIAS`] = due
    values[`SEMANA_${n}_DESCANSOS`] = paid ? whole(1, 2) : 0
  }
  return values
}
