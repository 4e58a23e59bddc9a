/**
 * Items that the random people receive or owe, by the class of the Libro de Remuneraciones
 * Electrónico (Dirección del Trabajo, manual): 21 taxable and tributable, 22 taxable only, 23
 * neither, 24 tributable only. The names are those of the product, the rest is from the manual and
 * from Código del Trabajo, arts. 41, 42 and 58.
 */
export type Earning = {
  readonly code: string
  readonly lre: 21 | 22 | 23 | 24
  /** Enters what art. 50 multiplies by 25%. */
  readonly gratifies: boolean
  /** Fixed monthly stipend: base of the hour (art. 32), and paid by the days worked. */
  readonly fixed: boolean
}

const earning = (code: string, lre: Earning['lre'], gratifies = false, fixed = false): Earning => ({
  code,
  lre,
  gratifies,
  fixed,
})

export const earnings: readonly Earning[] = [
  earning('BONO_FIJO', 21, true, true),
  earning('BONO_RESPONSABILIDAD', 21, true),
  earning('BONO_PRODUCCION', 21, true),
  earning('BONO_ASISTENCIA', 21, true),
  earning('TRATOS', 21, true),
  earning('AGUINALDO', 21),
  earning('HORAS_SINDICALES', 21, true),
  earning('PARTICIPACION', 21),
  earning('BECA_ESTUDIO', 22),
  earning('INDEMNIZACION_TRIBUTABLE', 24),
  earning('COLACION', 23),
  earning('MOVILIZACION', 23),
  earning('VIATICO', 23),
  earning('ASIGNACION_CAJA', 23),
  earning('DESGASTE_HERRAMIENTAS', 23),
  earning('SALA_CUNA', 23),
  earning('TELETRABAJO', 23),
]

/**
 * Discounts in the order in which they are taken. `obligation`: art. 58 inc. 1, before a court's
 * common seizure. `housing` 30%, `cooperative` 25%, `agreed` 15%; an advance is pay already given.
 */
export type Debt = {
  readonly code: string
  readonly kind: 'obligation' | 'housing' | 'cooperative' | 'agreed' | 'advance'
}

export const debts: readonly Debt[] = [
  { code: 'CREDITO_CCAF', kind: 'obligation' },
  { code: 'CUOTA_SINDICAL_2', kind: 'obligation' },
  { code: 'PRESTAMO_CLASE_MEDIA', kind: 'obligation' },
  { code: 'CREDITO_VIVIENDA', kind: 'housing' },
  { code: 'CREDITO_COOPERATIVA', kind: 'cooperative' },
  { code: 'PRESTAMO_EMPRESA', kind: 'agreed' },
  { code: 'SEGURO_COMPLEMENTARIO', kind: 'agreed' },
  { code: 'OTROS_DESCUENTOS', kind: 'agreed' },
  { code: 'ANTICIPO_SUELDO', kind: 'advance' },
]
