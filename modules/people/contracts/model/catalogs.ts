import { catalog } from '#platform/model/catalog.ts'

export const ContractType = catalog('ContractType', {
  INDEFINITE: 'Indefinido',
  FIXED: 'A plazo fijo',
  BY_WORK_OR_TASK: 'Por obra o faena',
})

export const ContractStatus = catalog('ContractStatus', {
  ACTIVE: 'Activo',
  SUSPENDED: 'Suspendido',
  DELETED: 'Eliminado',
})

/** State of a contract on a day: its status and its dates together. */
export const ContractState = catalog('ContractState', {
  ACTIVE: 'Vigente',
  INCOMING: 'Por comenzar',
  SUSPENDED: 'Suspendido',
  LEFT: 'Terminado',
})

/** What the base salary pays: a month, a week or a day of work. */
export const PaymentPeriod = catalog('PaymentPeriod', {
  MONTHLY: 'Mensual',
  WEEKLY: 'Semanal',
  DAILY: 'Diario',
})

/** Ley sobre Impuesto a la Renta: the scale of art. 43 N°1, or a fixed rate. */
export const TaxRegime = catalog('TaxRegime', {
  GENERAL: 'General',
  AGRICULTURAL: 'Obrero agrícola (3,5 % sobre 10 UTM)',
  TAXI_DRIVER: 'Chofer de taxi ajeno (3,5 % de 2 UTM)',
})

/** The table of the SII: as often as the pay is handed out. */
export const TaxPeriod = catalog('TaxPeriod', {
  MONTHLY: 'Mensual',
  FORTNIGHTLY: 'Quincenal',
  WEEKLY: 'Semanal',
  DAILY: 'Diaria',
  SHIFT: 'Por turno (eventuales y portuarios)',
})

/**
 * Código del Trabajo: art. 50 (25 % with a ceiling), art. 47 (30 % of the year's profit), or
 * agreed.
 */
export const GratificationType = catalog('GratificationType', {
  ART_50: 'Artículo 50 (25 % con tope)',
  ART_47: 'Artículo 47 (anual)',
  CONVENTIONAL: 'Convencional',
  NONE: 'Sin gratificación',
})
