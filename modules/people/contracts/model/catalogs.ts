import { type SpecialWorkday as Special, specialWorkdays } from '#chile/special-workdays.ts'
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

const special = (code: Special) => specialWorkdays[code].name

/** A working time that an article of the Código del Trabajo sets apart from the ordinary one. */
export const SpecialWorkday = catalog('SpecialWorkday', {
  ART_25: special('ART_25'),
  ART_25_BIS: special('ART_25_BIS'),
  ART_23: special('ART_23'),
  ART_106: special('ART_106'),
  ART_152_TER_D: special('ART_152_TER_D'),
  ART_152_TER_F: special('ART_152_TER_F'),
  ART_145_D: special('ART_145_D'),
  ART_22_FINAL: special('ART_22_FINAL'),
  ART_39: special('ART_39'),
  ART_30: special('ART_30'),
  ART_38_5: special('ART_38_5'),
  ART_152_BIS: special('ART_152_BIS'),
} satisfies Readonly<Record<Special, string>>)

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
