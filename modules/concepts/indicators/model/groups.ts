/** The figures of a month in the order in which people look them up. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['UF, UTM e IPC', /^(UF|UTM|IPC|FACTOR_ACTUALIZACION)$/],
  ['Ingreso mínimo', /^IMM(_REDUCIDO|_NO_REMUNERACIONAL)?$/],
  ['Topes imponibles', /^TOPE_(IMPONIBLE|CESANTIA|IPS)_UF$/],
  ['AFP', /^(TASA_AFP|COMISION_|TASA_TRABAJO_)/],
  [
    'Seguro de invalidez y Ley 21.735',
    /^TASA_(SIS|CUENTA_INDIVIDUAL|RENTABILIDAD|SEGURO_SOCIAL|EXPECTATIVA)/,
  ],
  ['Seguro de cesantía', /^(AFC_|INDEMNIZACION_)/],
  ['Salud y accidentes del trabajo', /^(TASA_SALUD|CCAF_|LEY_16744|SANNA)/],
  ['Asignación familiar', /^ASIGNACION_/],
  ['Jornada', /^JORNADA_/],
  ['Gratificación y recargos', /GRATIFICACION|^RECARGO_/],
  ['Ahorro previsional', /APV|DEPOSITO_CONVENIDO/],
  ['Límites de descuentos', /^(LIMITE_|EMBARGO)/],
]

const others = 'Edades y plazos'

/** The group of a figure by its key, and its place among the groups. */
export function groupOf(key: string): { label: string; place: number } {
  const place = groups.findIndex(([, keys]) => keys.test(key))
  return place < 0
    ? { label: others, place: groups.length }
    : { label: groups[place]?.[0] ?? others, place }
}
