import { catalog } from '#platform/model/catalog.ts'

/** The purses of days. */
export const VacationPool = catalog('VacationPool', {
  LEGAL: 'Legales',
  PROGRESSIVE: 'Progresivos',
  ADDITIONAL: 'Adicionales',
})

/** How a contract's days come: a twelfth with each month, or a whole year at its end. */
export const VacationAccrual = catalog('VacationAccrual', {
  MONTHLY: 'Cada mes',
  ANNIVERSARY: 'Cada aniversario',
})

/** Where additional days come from. */
export const LotSource = catalog('LotSource', {
  BENEFIT: 'Beneficio',
  OVERTIME: 'Horas extra compensadas',
  AGREEMENT: 'Acuerdo',
})

/** What a line of the ledger is. */
export const LineKind = catalog('VacationLineKind', {
  OPENING: 'Saldo de partida',
  MONTH: 'Mes cumplido',
  PROGRESSIVE: 'Días progresivos del año',
  LOT: 'Días adicionales otorgados',
  ADJUSTMENT: 'Ajuste',
  TAKE: 'Vacaciones',
  GIVE_BACK: 'Devolución',
  EXPIRY: 'Vencimiento',
  COMPENSATION: 'Compensación en dinero',
  SETTLEMENT: 'Finiquito',
  TRANSFER: 'Traspaso',
})
