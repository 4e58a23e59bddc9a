import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What of a closed month was known after it closed. */
export const LateFactKind = catalog('LateFactKind', {
  CONTRACT_VERSION: 'Condiciones del contrato',
  CONTRACT: 'Contrato',
  PERSON_VERSION: 'Datos de la persona',
  LINK: 'Vínculo con la razón social',
  ABSENCE: 'Ausencia o licencia',
  VACATION: 'Vacaciones',
  VACATION_COMPENSATION: 'Feriado progresivo en dinero',
  LATE_ITEM: 'Haber o descuento atrasado',
  LAW: 'Cifra legal publicada después',
  REOPENED: 'El mes se abrió y cerró otra vez',
})

/** Which table's change is which kind of fact. */
export const kindOfEntity = {
  user_contract_version: 'CONTRACT_VERSION',
  user_contract: 'CONTRACT',
  user_version: 'PERSON_VERSION',
  user_business: 'LINK',
  absence: 'ABSENCE',
  vacation: 'VACATION',
  vacation_compensation: 'VACATION_COMPENSATION',
  late_item: 'LATE_ITEM',
} as const satisfies Record<string, ValueOf<typeof LateFactKind>>
export type LateEntity = keyof typeof kindOfEntity

/** What a month that was opened and closed again may owe, or have paid twice. */
export const kindAgain = {
  late_item: 'LATE_ITEM',
  retroactive_line: 'REOPENED',
} as const satisfies Record<string, ValueOf<typeof LateFactKind>>
