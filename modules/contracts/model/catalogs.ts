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

/** Where a contract stands on a day: its status and its dates together. */
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
