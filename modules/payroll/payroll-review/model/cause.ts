import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/**
 * Why a payslip differs from last month's, in display order: first differences without an
 * explanation, then people who came or left, then changes for everybody, then changes of the
 * person.
 */
export const Cause = catalog('Cause', {
  UNEXPLAINED: 'Sin causa conocida',
  ERROR: 'Sin liquidación',
  ENTRY: 'Ingreso',
  EXIT: 'Salida',
  LAW: 'Ley o fórmula',
  INDICATOR: 'Indicadores',
  PERSON: 'Datos personales',
  PLAN: 'AFP, salud y ahorro',
  CONTRACT: 'Condiciones del contrato',
  RAISE: 'Sueldo pactado',
  CALENDAR: 'Días del contrato en el mes',
  ABSENCE: 'Licencias y ausencias',
  HOURS: 'Horas y recargos',
  ITEM: 'Novedades, cuotas y comisiones',
  WITHHOLDING: 'Retenciones y cuotas sindicales',
  OTHER: 'Otros datos',
})
export type CauseCode = ValueOf<typeof Cause>

/**
 * The causes that are facts of the person, in the order in which last month's are replaced by this
 * month's. The order is part of the answer and is said on the screen.
 */
export const factCauses = [
  'PERSON',
  'PLAN',
  'CONTRACT',
  'RAISE',
  'CALENDAR',
  'ABSENCE',
  'HOURS',
  'ITEM',
  'WITHHOLDING',
  'OTHER',
] as const satisfies readonly CauseCode[]
export type FactCause = (typeof factCauses)[number]

/** The facts of each cause, by the beginning of their code. */
const beginnings: readonly (readonly [FactCause, readonly string[]])[] = [
  [
    'PERSON',
    [
      'EDAD',
      'SEXO',
      'ESTADO_PENSION',
      'SIGUE_COTIZANDO',
      'INVALIDEZ_PARCIAL',
      'SUBSIDIO_JOVEN',
      'RENTA_OTRO_EMPLEADOR',
      'TRAMO_FAMILIAR',
      'INGRESO_FAMILIAR',
      'CARGAS_',
    ],
  ],
  [
    'PLAN',
    [
      'REGIMEN_PENSION',
      'AFP',
      'TASA_IPS',
      'SISTEMA_SALUD',
      'PLAN_',
      'SEGURO_CESANTIA',
      'ANTIGUEDAD_AFC',
      'APV_',
      'APVC_',
      'CUENTA_2',
      'AFILIADO_',
    ],
  ],
  [
    'CONTRACT',
    [
      'TIPO_CONTRATO',
      'FORMA_PAGO',
      'JORNADA_SEMANAL',
      'DIAS_SEMANA',
      'ART_22',
      'HORAS_CICLO',
      'DIAS_CICLO',
      // What the other contracts of the person with the employer have in the month.
      'CONTRATOS_',
      'IMPONIBLE_',
      'GRATIFICACION_ANTES',
      'GRATIFICABLE_ANTES',
      'TOPE_GRATIFICACION_ANTES',
      'IMPUESTO_CONJUNTO',
      'RENTA_ANTES',
      'IMPUESTO_ANTES',
      'REBAJA_SALUD_ANTES',
      'REBAJA_APV_ANTES',
      'REBAJA_SOBRANTE_ANTES',
      'DIAS_TABLA_ANTES',
      'RETENCION_ANTES',
      'INTACTO_ANTES',
      'PREFERENTE_ANTES',
      'MANTENCION_ANTES',
      'EMBARGABLE_ANTES',
      'EMBARGADO_ANTES',
      'SINDICAL_ANTES',
      'ASIGNACION_ANTES',
      'DIAS_ASIGNACION_ANTES',
      'ACORDADOS_ANTES',
      'VIVIENDA_ANTES',
      'COOPERATIVA_ANTES',
      'CONJUNTO_ANTES',
      'CASA_PARTICULAR',
      'ES_SUELDO_EMPRESARIAL',
      'APRENDIZ',
      'TRABAJO_PESADO',
      'MODO_GRATIFICACION',
      'GRATIFICACION_PACTADA',
      'PUERTAS_ADENTRO',
      'REGIMEN_IMPUESTO',
      'TABLA_DE_PAGO',
      'PLAZO_CONVERTIDO',
      'DIAS_PLAZO_FIJO',
      'ANTIGUEDAD',
      'TASA_MUTUAL_ADICIONAL',
    ],
  ],
  ['RAISE', ['SUELDO_', 'TRAMO_']],
  ['CALENDAR', ['DIAS_DEL_MES', 'DIA_INGRESO', 'DIA_TERMINO', 'DIAS_JORNAL']],
  [
    'ABSENCE',
    [
      'DIAS_AUSENCIA',
      'DIAS_PERMISO',
      'DIAS_LICENCIA',
      'DIAS_CARENCIA',
      'MEDIOS_DIAS',
      'MEDIOS_DIAS_LICENCIA',
      'MEDIOS_DIAS_CARENCIA',
      'MODO_LICENCIA',
      'SUBSIDIO_LICENCIA',
      'RENTA_ANTES_LICENCIA',
      'HORAS_ATRASO',
      'DIAS_FERIADO',
      'VARIABLE_FERIADO',
      'MESES_FERIADO',
      'PROGRESIVO_',
    ],
  ],
  ['HOURS', ['HORAS_', 'RECARGO_', 'TURNOS']],
  ['ITEM', ['VALOR_', 'VENTAS', 'TASA_COMISION', 'COMISIONES', 'SEMANA_']],
  [
    'WITHHOLDING',
    [
      'ALIMENTOS_',
      'EMBARGO_',
      'MANTENCION_PESOS',
      'CUOTA_SINDICAL_',
      'IMPUESTO_SOLICITADO',
      'REBAJA_ZONA',
    ],
  ],
]

/** The cause that a fact belongs to; the most exact beginning wins. */
export function causeOfFact(code: string): FactCause {
  let found: FactCause = 'OTHER'
  let size = 0
  for (const [cause, codes] of beginnings) {
    for (const beginning of codes) {
      if (beginning.length > size && code.startsWith(beginning)) {
        found = cause
        size = beginning.length
      }
    }
  }
  return found
}

/** The order of the replay, as the screen says it. */
export const orderInWords = (): string =>
  (['LAW', 'INDICATOR', ...factCauses] as const)
    .map((cause) => Cause.label(cause))
    .map((label) => (label.startsWith('AFP') ? label : label.toLowerCase()))
    .join(', ')
