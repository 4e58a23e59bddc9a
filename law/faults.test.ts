import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { evaluate, makePlan, type Plan } from '#formula/index.ts'
import { type Calculate, runCase } from './cases.ts'
import type { Concept } from './concept.ts'

/**
 * Mistakes that payroll programs really make, planted one by one in a formula. Every one must be
 * found by the cases of its file: what no case would notice is not proved.
 */
const faults = [
  ['days', 'dias-ingreso-y-salida', 'DIAS_CONTRATO', '+ 1)))', ')))'],
  [
    'thirty for who comes in',
    'dias-ingreso-y-salida',
    'DIAS_CONTRATO',
    'SI(INGRESO_EN_TREINTA',
    'SI(NO(INGRESO_EN_TREINTA)',
  ],
  ['leave of a whole month', 'dias-licencia', 'DIAS_TRABAJADOS', '>= DIA_TERMINO', '> DIA_TERMINO'],
  [
    'thirty for everybody',
    'dias-licencia',
    'DIAS_TRABAJADOS',
    'SI(LICENCIA_EN_TREINTA;',
    'SI(NO(LICENCIA_EN_TREINTA);',
  ],
  [
    'absences forgotten',
    'dias-licencia',
    'DIAS_TRABAJADOS',
    '- DIAS_AUSENCIA - DIAS_PERMISO)',
    ')',
  ],
  ['52 weeks in the hour', 'horas-extra', 'NUMERADOR_HORA', '7;', '6;'],
  [
    'agreed hours over the maximum',
    'horas-extra',
    'DIVISOR_HORA',
    'MIN(MAX(1; JORNADA_SEMANAL); JORNADA_MAXIMA)',
    'MAX(1; JORNADA_SEMANAL)',
  ],
  ['overtime under the minimum wage', 'horas-extra', 'BASE_HORA', '  MAX(', '  MIN('],
  [
    'cycle without its days',
    'ciclos-excepcionales',
    'DIVISOR_HORA',
    '7; 30) * MAX(1; HORAS_CICLO)',
    '7; 1) * MAX(1; HORAS_CICLO)',
  ],
  ['Sunday at half', 'domingo-y-recargos', 'RECARGO_DOMINGO', 'RECARGO_DOMINICAL', '50%'],
  [
    'Sunday overtime on the plain hour',
    'domingo-y-recargos',
    'HORAS_EXTRA_EN_DOMINGO',
    '(100% + RECARGO_DOMINICAL) *',
    '1 *',
  ],
  ['semana corrida by thirty', 'semana-corrida', 'SEMANA_CORRIDA', 'MAX(1; SEMANA_1_DIAS)', '30'],
  ['gratification over twelve caps', 'gratificacion-art-50', 'TOPE_GRATIFICACION', '/ 12', '/ 11'],
  [
    'gratification cap by days always',
    'gratificacion-art-50',
    'TOPE_GRATIFICACION',
    'SI(TOPE_GRATIFICACION_POR_DIAS;',
    'SI(NO(TOPE_GRATIFICACION_POR_DIAS);',
  ],
  [
    'agreed gratification raised',
    'gratificacion-convenida',
    'GRATIFICACION',
    '0; GRATIFICACION_PACTADA',
    '0; GRATIFICACION_LEGAL',
  ],
  [
    'pension without cap',
    'tope-imponible',
    'BASE_PREVISIONAL',
    'MIN(TOTAL_IMPONIBLE; TOPE_IMPONIBLE);',
    'TOTAL_IMPONIBLE;',
  ],
  ['AFC with the pension cap', 'tope-cesantia', 'BASE_CESANTIA', 'TOPE_CESANTIA', 'TOPE_IMPONIBLE'],
  [
    'the cap shared by half',
    'varios-empleadores',
    'BASE_PREVISIONAL',
    'TOPE_IMPONIBLE * TOTAL_IMPONIBLE',
    '2 * TOPE_IMPONIBLE * TOTAL_IMPONIBLE',
  ],
  ['IPS with the AFP cap', 'regimen-ips', 'BASE_PREVISIONAL', 'TOPE_IPS', 'TOPE_IMPONIBLE'],
  [
    'the fee rounded on its own',
    'comisiones-afp',
    'COTIZACION_AFP',
    'BASE_PREVISIONAL * TASA_AFP',
    'TRUNCAR(BASE_PREVISIONAL * TASA_AFP)',
  ],
  [
    'pension age of men for women',
    'grupos-especiales',
    'EN_EDAD_DE_PENSION',
    'EDAD_PENSION_MUJER',
    'EDAD_PENSION_HOMBRE',
  ],
  [
    'the plan on top of seven per cent',
    'salud',
    'SALUD_ADICIONAL',
    'PLAN_ISAPRE - SALUD_LEGAL',
    'PLAN_ISAPRE * 1',
  ],
  ['the whole plan lowers the tax', 'salud', 'REBAJA_SALUD', '; TOPE_REBAJA_SALUD', '; 99999999'],
  [
    'eleven years not seen',
    'seguro-cesantia',
    'TASA_AFC_TRABAJADOR',
    'ANTIGUEDAD_AFC >= ANOS_AFC',
    'ANTIGUEDAD_AFC > ANOS_AFC',
  ],
  ['AFC of an apprentice', 'seguro-cesantia', 'CUBRE_CESANTIA', '; NO(APRENDIZ)', ''],
  [
    'SIS twice',
    'reforma-21735',
    'EXPECTATIVA_VIDA',
    'TASA_EXPECTATIVA_VIDA',
    '(TASA_EXPECTATIVA_VIDA + TASA_SIS)',
  ],
  [
    'tax rebate forgotten',
    'impuesto-septiembre-2026',
    'IMPUESTO_UNICO',
    '- TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; REBAJA)',
    '',
  ],
  [
    'the week on the table of the month',
    'impuesto-por-periodos',
    'DIAS_TABLA_IMPUESTO',
    'SI(TABLA_DE_PAGO = "SEMANAL"; MIN(30;',
    'SI(TABLA_DE_PAGO = "SEMANAL"; MAX(30;',
  ],
  [
    'weeks begun and not paid',
    'impuesto-por-periodos',
    'DIAS_TABLA_IMPUESTO',
    '+ 6) / 7',
    '+ 0) / 7',
  ],
  [
    'the bracket of the week as if of a month',
    'impuesto-por-periodos',
    'BASE_EN_TABLA_MENSUAL',
    '* 30 / DIAS_TABLA_IMPUESTO',
    '* 1',
  ],
  [
    'contributions lower the tax of the land',
    'obrero-agricola',
    'IMPUESTO_UNICO',
    'BASE_PREVISIONAL - EXENTO',
    'BASE_TRIBUTABLE - EXENTO',
  ],
  [
    'a taxi driver by what he earns',
    'obrero-agricola',
    'IMPUESTO_UNICO',
    'RENTA_CHOFER_TAXI * UTM *',
    'TOTAL_TRIBUTABLE *',
  ],
  [
    'a conversion of the whole month',
    'plazo-fijo',
    'AFC',
    'DIA_TERMINO - DIA_INGRESO + 1 - DIAS_PLAZO_FIJO',
    'DIA_TERMINO - DIA_INGRESO + 1',
  ],
  [
    'a fixed term for ever',
    'plazo-fijo',
    'TASA_AFC_EMPLEADOR',
    'O(TIPO_CONTRATO = "INDEFINIDO"; PLAZO_CONVERTIDO)',
    'TIPO_CONTRATO = "INDEFINIDO"',
  ],
  ['56 UF of the gross pay', 'embargo', 'BASE_EMBARGO', 'BASE_RETENCION -', 'TOTAL_HABERES -'],
  ['seizure before the union', 'embargo', 'BASE_EMBARGO', '- CUOTA_SINDICAL', ''],
  ['a half for each court', 'embargo', 'EMBARGO_PREFERENTE', '- RETENCION_JUDICIAL', ''],
  ['alimony after the seizure', 'embargo', 'BASE_EMBARGO', 'RETENCION_JUDICIAL +', ''],
  ['the family over the court', 'embargo', 'MANTENCION_FAMILIAR', '- EMBARGO_PREFERENTE', ''],
  ['loans before the court', 'embargo', 'DISPONIBLE', '- EMBARGO_PREFERENTE', ''],
  [
    'regime A lowers the tax',
    'ahorro-voluntario',
    'REBAJA_APV',
    'APV_B + APVC_B',
    'APV_A + APV_B + APVC_B',
  ],
  [
    'family allowance by calendar',
    'asignacion-familiar-dias',
    'ASIGNACION_FAMILIAR',
    '>= DIAS_ASIGNACION_COMPLETA',
    '>= 30',
  ],
  [
    'disabled dependant once',
    'asignacion-familiar-dias',
    'UNIDADES_CARGA',
    '2 * CARGAS_INVALIDAS',
    'CARGAS_INVALIDAS',
  ],
  [
    'alimony over half',
    'descuentos',
    'RETENCION_JUDICIAL',
    'BASE_RETENCION * LIMITE_RETENCION_JUDICIAL',
    'BASE_RETENCION * 1',
  ],
  [
    'loans over fifteen per cent',
    'descuentos',
    'PRESTAMO_EMPRESA',
    'TOTAL_IMPONIBLE * LIMITE_ACORDADOS',
    'TOTAL_IMPONIBLE * LIMITE_CONJUNTO',
  ],
  [
    'domestic worker without indemnity',
    'casa-particular',
    'INDEMNIZACION_TODO_EVENTO',
    'CASA_PARTICULAR',
    'NO(CASA_PARTICULAR)',
  ],
  ['waiting days paid by the subsidy', 'licencias', 'DIAS_CON_SUBSIDIO', '- DIAS_CARENCIA', ''],
  [
    'direct payment that pays tax',
    'licencias',
    'TOTAL_TRIBUTABLE',
    'SUMA(TRIBUTABLE)',
    'SUMA(HABER)',
  ],
  [
    'leave by a month of 31',
    'licencias-renta-anterior',
    'BASE_LICENCIA',
    'MIN(30; DIAS_LICENCIA_TOTAL)',
    'DIAS_LICENCIA_TOTAL',
  ],
  [
    'minimum wage of part time',
    'ingreso-minimo-jornada',
    'SUELDO_MINIMO_EXIGIBLE',
    'JORNADA_SEMANAL / JORNADA_MAXIMA',
    '1',
  ],
  [
    'cut instead of rounded',
    'liquidaciones',
    'SALUD_LEGAL',
    'BASE_PREVISIONAL * TASA_SALUD',
    'TRUNCAR(BASE_PREVISIONAL * TASA_SALUD)',
  ],
  [
    'progressive days under the law',
    'feriado-progresivo',
    'FERIADO_PROGRESIVO_EN_DINERO',
    'MAX(PROGRESIVO_ACORDADO; PROGRESIVO_MINIMO)',
    'PROGRESIVO_ACORDADO',
  ],
  ['vacation by 22 days', 'variable-en-feriado', 'VARIABLE_EN_FERIADO', '30 *', '22 *'],
  [
    'day wage without average',
    'semana-corrida',
    'SEMANA_CORRIDA_JORNAL',
    '* DIAS_JORNAL *',
    '* DIAS_JORNAL_DEBIDOS *',
  ],
  [
    'half days of leave paid whole',
    'licencias-parciales',
    'DIAS_PAGADOS',
    ' - DIAS_LICENCIA_PARCIAL',
    '',
  ],
  [
    'half days of leave taken whole',
    'licencias-parciales',
    'DIAS_LICENCIA_PARCIAL',
    'MIN(DIAS_TRABAJADOS / 2; MEDIOS_DIAS_LICENCIA)',
    'MIN(DIAS_TRABAJADOS * 1; 2 * MEDIOS_DIAS_LICENCIA)',
  ],
  [
    'half of a month of 31 days by its days',
    'licencias-parciales',
    'DIAS_LICENCIA_PARCIAL',
    'DIAS_TRABAJADOS / 2;\n    MIN',
    'MEDIOS_DIAS_LICENCIA * 1;\n    MIN',
  ],
  [
    'half waiting days that a subsidy pays',
    'licencias-parciales',
    'DIAS_CON_SUBSIDIO',
    ' - MEDIOS_DIAS_CARENCIA',
    '',
  ],
  [
    'the employer contributing for whole days alone',
    'licencias-parciales',
    'BASE_LICENCIA',
    'MIN(30; DIAS_LICENCIA_TOTAL)',
    'MIN(30; DIAS_LICENCIA)',
  ],
  [
    'waiting days as a whole leave',
    'licencias',
    'MONTO_COMPLEMENTO',
    'DIAS_CARENCIA',
    'DIAS_LICENCIA',
  ],
  ['the subsidy paid twice', 'licencias', 'MONTO_COMPLEMENTO', 'SUBSIDIO_LICENCIA; 0)', '0; 0)'],
  [
    'nights at half for everybody',
    'domingo-y-recargos',
    'RECARGO_HORAS_NOCTURNAS',
    'RECARGO_NOCTURNO',
    '50%',
  ],
  [
    'the young at the general minimum',
    'ingreso-minimo-jornada',
    'SUELDO_FALTANTE_REDUCIDO',
    'IMM_REDUCIDO',
    'IMM',
  ],
  [
    'leave with the AFP cap for AFC',
    'licencias-renta-anterior',
    'BASE_LICENCIA_CESANTIA',
    'TOPE_CESANTIA_UF',
    'TOPE_IMPONIBLE_UF',
  ],
  [
    'live-in without a minimum',
    'casa-particular',
    'SUELDO_MINIMO_EXIGIBLE',
    'SI(PUERTAS_ADENTRO; 1;',
    'SI(PUERTAS_ADENTRO; 0;',
  ],
  [
    'a shared cap in direct payment',
    'licencias-tope',
    'TOPE_IMPONIBLE',
    'MODO_LICENCIA = "PAGO_DIRECTO"',
    'MODO_LICENCIA = "CARENCIA"',
  ],
  [
    'days without subsidy that take the cap',
    'licencias-tope',
    'TOPE_IMPONIBLE',
    'DIAS_CON_SUBSIDIO',
    'DIAS_LICENCIA',
  ],
  [
    'the pay before the leave uncapped in the shared cap',
    'licencias-tope',
    'TOPE_CESANTIA',
    'SUELDO_MENSUAL); TOPE_CESANTIA_UF * UF)',
    'SUELDO_MENSUAL); TOPE_IMPONIBLE_UF * UF)',
  ],
  [
    'the cap by days where its rest was chosen',
    'licencias-tope',
    'TOPE_IPS',
    'SI(TOPE_POR_SALDO_LICENCIA;',
    'SI(NO(TOPE_POR_SALDO_LICENCIA);',
  ],
  [
    'the minimum cut for a week of forty hours',
    'ingreso-minimo-jornada',
    'SUELDO_MINIMO_EXIGIBLE',
    'SI(ES_JORNADA_PARCIAL; JORNADA_SEMANAL / JORNADA_MAXIMA; 1)',
    'MIN(1; JORNADA_SEMANAL / JORNADA_MAXIMA)',
  ],
  [
    'the hour of a week of 31 at part of the minimum',
    'horas-extra',
    'BASE_HORA',
    'SI(ES_JORNADA_PARCIAL; JORNADA_SEMANAL / JORNADA_MAXIMA; 1)',
    'MIN(1; JORNADA_SEMANAL / JORNADA_MAXIMA)',
  ],
  [
    'a dearer month makes a cheaper hour',
    'horas-extra',
    'MES_ENTERO_DE_BONO_FIJO',
    'VALOR_BONO_FIJO * 1',
    'VALOR_BONO_FIJO * DIAS_PAGADOS / 30',
  ],
  [
    'halves forgotten in the bonus',
    'cambio-de-sueldo',
    'BONO_FIJO',
    'DIAS_PAGADOS',
    'DIAS_TRABAJADOS',
  ],
  [
    'absences taken for leave',
    'dias-licencia',
    'DIAS_DE_LICENCIA',
    '- DIAS_AUSENCIA - DIAS_PERMISO',
    '- DIAS_PERMISO',
  ],
  [
    'percentage plan by days twice',
    'salud',
    'PLAN_ISAPRE',
    '+ BASE_PREVISIONAL * PLAN_PORCENTAJE',
    '+ BASE_PREVISIONAL * PLAN_PORCENTAJE * (30 - DIAS_DE_LICENCIA) / 30',
  ],
  ['SIS until sixty', 'reforma-21735', 'APLICA_SIS', 'SIS_HASTA_65', 'NO(SIS_HASTA_65)'],
  [
    'heavy work without a pension scheme',
    'grupos-especiales',
    'TASA_PESADO',
    'Y(PESADO_TAMBIEN_EXENTOS; REGIMEN_PENSION = "AFP")',
    'PESADO_TAMBIEN_EXENTOS',
  ],
  [
    'waiting days as paid ones',
    'asignacion-familiar-dias',
    'ASIGNACION_FAMILIAR',
    'DIAS_LICENCIA - DIAS_CARENCIA)',
    'DIAS_LICENCIA * 1)',
  ],
  [
    'a bracket without proof of income',
    'asignacion-familiar-tramos',
    'MONTO_CARGA',
    'INGRESO_FAMILIAR > 0',
    'INGRESO_FAMILIAR >= 0',
  ],
  [
    'no pay before the leave',
    'licencias-renta-anterior',
    'BASE_LICENCIA',
    'RENTA_ANTES_LICENCIA * 1; SUELDO_MENSUAL',
    'RENTA_ANTES_LICENCIA * 1; 0',
  ],
  [
    'a leave after the conversion at one rate',
    'licencias-empleador',
    'AFC_EMPLEADOR_LICENCIA',
    'DIAS_PLAZO_FIJO = 0',
    'DIAS_PLAZO_FIJO >= 0',
  ],
  [
    'the cap of art. 50 in each contract',
    'varios-contratos',
    'GRATIFICACION_LEGAL',
    '- GRATIFICACION_ANTES)',
    ')',
  ],
  ['the tax of a contract alone', 'varios-contratos', 'RENTA_DEL_MES', 'RENTA_ANTES +', '0 +'],
  ['the tax of the first one again', 'varios-contratos', 'IMPUESTO_UNICO', '- IMPUESTO_ANTES', ''],
  [
    'the table of one of two weeks',
    'varios-contratos',
    'IMPUESTO_DEL_MES',
    '+ DIAS_TABLA_ANTES',
    '',
  ],
  ['a plan in each contract', 'varios-contratos', 'PLAN_ISAPRE', 'CONTRATOS_DEL_MES = 1', '1 = 1'],
  ['savings in each contract', 'varios-contratos', 'APV_B', 'CONTRATOS_DEL_MES = 1', '1 = 1'],
  ['alimony in each contract', 'varios-contratos', 'RETENCION_JUDICIAL', ' - ALIMENTOS_ANTES', ''],
  ['a fee in each contract', 'varios-contratos', 'CUOTA_SINDICAL', ' - SINDICAL_ANTES', ''],
  ['56 UF in each contract', 'varios-contratos', 'BASE_EMBARGO', ' - INTACTO_ANTES', ''],
  ['a seizure in each contract', 'varios-contratos', 'EMBARGO', ' - EMBARGADO_ANTES', ''],
  [
    'a percentage of one contract',
    'varios-contratos',
    'EMBARGO_EN_PORCENTAJE',
    '(EMBARGABLE_ANTES + BASE_EMBARGO) * EMBARGO_PORCENTAJE',
    'BASE_EMBARGO * EMBARGO_PORCENTAJE',
  ],
  [
    'a privileged one in each contract',
    'varios-contratos',
    'EMBARGO_PREFERENTE',
    ' - PREFERENTE_ANTES',
    '',
  ],
  [
    'the family in each contract',
    'varios-contratos',
    'MANTENCION_FAMILIAR',
    ' - MANTENCION_ANTES',
    '',
  ],
  [
    'an allowance in each contract',
    'varios-contratos',
    'ASIGNACION_FAMILIAR',
    '- ASIGNACION_ANTES',
    '',
  ],
  [
    'fifteen per cent of one contract',
    'varios-contratos',
    'PRESTAMO_EMPRESA',
    'CONTRATOS_DEL_MES = 1',
    '1 = 1',
  ],
  [
    'a cap of the insurance in each contract',
    'varios-contratos',
    'BASE_CESANTIA',
    'CONTRATOS_DEL_MES = 1',
    '1 = 1',
  ],
] as const

const casesOf = (file: string): readonly unknown[] => {
  const found: unknown = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'cases/rules', `${file}.json`), 'utf8'),
  )
  return Array.isArray(found) ? found : []
}

/** The law with one formula changed. */
function planted(plan: Plan<Concept>, code: string, good: string, bad: string): Plan<Concept> {
  const { library } = plan
  const concepts = library.concepts.map((def) =>
    def.code === code ? { ...def, formula: def.formula.replace(good, bad) } : def,
  )
  return makePlan({ ...library, concepts })
}

test.each(faults)('%s: found by %s', (_, file, code, good, bad) => {
  let changed = false
  const plans = new Map<Plan<Concept>, Plan<Concept>>()
  const calculate: Calculate = ({ plan, period }, facts) => {
    const wrong = plans.get(plan) ?? planted(plan, code, good, bad)
    plans.set(plan, wrong)
    changed ||= wrong.hash !== plan.hash
    return evaluate(wrong, period, facts)
  }
  const failed = casesOf(file).filter((one) => runCase(one, calculate).problems.length > 0)
  expect(changed).toBe(true)
  expect(failed.length).toBeGreaterThan(0)
})
