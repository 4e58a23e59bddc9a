import { catalog } from '#platform/model/catalog.ts'

/** The lists of people behind the counts of the preparation of a month. */
export const PrepareLists = catalog('PrepareLists', {
  ENTERING: 'Ingresan',
  LEAVING: 'Terminan',
  ABSENCES: 'Ausencias',
  LOANS: 'Préstamos',
  INCOMPLETE: 'Ficha incompleta',
  WITHOUT_PAYMENT: 'Sin forma de pago',
})
export type PrepareList = (typeof PrepareLists.values)[number]

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
export type HireLack = (typeof HireLack.values)[number]

/** Without these there is no payslip. */
export const stoppingLacks: readonly HireLack[] = [
  'RECORD',
  'AFP',
  'HEALTH',
  'BIRTHDAY',
  'IPS_RATE',
]

/** What the record says of who begins. */
export type HireFacts = {
  signed: boolean
  inPayroll: boolean
  paid: boolean
  email: string | null
  firstname: string | null
  birthday: string | null
  previsionType: string | null
  retirementScheme: string | null
  pensionInstitution: string | null
  healthInstitution: string | null
  ipsReducedRate: string | null
}

const hasRecord = (facts: HireFacts): boolean => facts.firstname !== null

/** When each is missing. Of who has no personal data in the month nothing else of them is said. */
const rules: Readonly<Record<HireLack, (facts: HireFacts) => boolean>> = {
  SIGNATURE: ({ signed }) => !signed,
  RECORD: (facts) => !hasRecord(facts),
  AFP: (facts) =>
    hasRecord(facts) &&
    (facts.previsionType === 'AFP_FONASA' || facts.previsionType === 'AFP_ISAPRE') &&
    facts.retirementScheme === 'AFP' &&
    !facts.pensionInstitution,
  HEALTH: (facts) =>
    hasRecord(facts) &&
    (facts.previsionType === 'AFP_ISAPRE' || facts.previsionType === 'ISAPRE') &&
    !facts.healthInstitution,
  BIRTHDAY: (facts) => hasRecord(facts) && facts.birthday === null,
  IPS_RATE: (facts) =>
    hasRecord(facts) && facts.retirementScheme === 'IPS' && facts.ipsReducedRate === null,
  PAYMENT: ({ paid }) => !paid,
  EMAIL: (facts) => hasRecord(facts) && !facts.email,
  OUTSIDE: ({ inPayroll }) => !inPayroll,
}

/** What is missing of somebody who begins, in the order in which it is usually put right. */
export const lacksOf = (facts: HireFacts): HireLack[] =>
  HireLack.values.filter((lack) => rules[lack](facts))
