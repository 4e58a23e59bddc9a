import { type RecordFacts, recordLacks } from '#modules/payroll/payroll-input/model/record-lacks.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** The lists of people behind the counts of the preparation of a month. */
export const PrepareLists = catalog('PrepareLists', {
  ENTERING: 'Ingresan',
  LEAVING: 'Términos de contrato',
  ABSENCES: 'Ausencias',
  LOANS: 'Préstamos',
  INCOMPLETE: 'Ficha incompleta',
  WITHOUT_PAYMENT: 'Sin forma de pago',
})
export type PrepareList = ValueOf<typeof PrepareLists>

/** What is still missing of who begins: the words of the screen. */
export const HireLack = catalog('HireLack', {
  SIGNATURE: 'Contrato sin firmar',
  RECORD: 'Sin datos personales',
  AFP: 'Sin AFP',
  HEALTH: 'Sin isapre',
  BIRTHDAY: 'Sin fecha de nacimiento',
  IPS_RATE: 'Sin tasa del IPS',
  PAYMENT: 'Sin forma de pago',
  EMAIL: 'Sin correo',
  OUTSIDE: 'Fuera de remuneraciones',
})
export type HireLack = ValueOf<typeof HireLack>

/** What a list of those who begin is narrowed to: who lacks nothing, or who lacks one thing. */
export const HireFilter = catalog('HireFilter', {
  NADA: 'No les falta nada',
  SIGNATURE: HireLack.label('SIGNATURE'),
  RECORD: HireLack.label('RECORD'),
  AFP: HireLack.label('AFP'),
  HEALTH: HireLack.label('HEALTH'),
  BIRTHDAY: HireLack.label('BIRTHDAY'),
  IPS_RATE: HireLack.label('IPS_RATE'),
  PAYMENT: HireLack.label('PAYMENT'),
  EMAIL: HireLack.label('EMAIL'),
  OUTSIDE: HireLack.label('OUTSIDE'),
})
export type HireFilter = ValueOf<typeof HireFilter>

/** Whether somebody who lacks these things is in a list narrowed so. */
export const isAsked = (lacks: readonly string[], asked: HireFilter | null): boolean =>
  asked === null || (asked === 'NADA' ? lacks.length === 0 : lacks.includes(asked))

/** What the record says of who begins. */
export type HireFacts = RecordFacts & {
  signed: boolean
  inPayroll: boolean
  paid: boolean
  email: string | null
}

/** What is missing of somebody who begins, in the order in which it is usually put right. */
export function lacksOf(facts: HireFacts): HireLack[] {
  const missing = new Set<HireLack>(recordLacks(facts))
  if (!facts.signed) missing.add('SIGNATURE')
  if (!facts.paid) missing.add('PAYMENT')
  if (!facts.email && !missing.has('RECORD')) missing.add('EMAIL')
  if (!facts.inPayroll) missing.add('OUTSIDE')
  return HireLack.values.filter((lack) => missing.has(lack))
}
