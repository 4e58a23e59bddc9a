/** What a person's record of a month says that a payslip cannot do without. */
export type RecordFacts = {
  firstname: string | null
  birthday: string | null
  previsionType: string | null
  retirementScheme: string | null
  pensionInstitution: string | null
  healthInstitution: string | null
  ipsReducedRate: string | null
}

type Fact = Exclude<keyof RecordFacts, 'firstname'>

/**
 * The field that each of these records has to have, in the order in which it is reported: `of` says
 * by which other fields a record is one of them.
 */
export const lackRules = [
  {
    lack: 'AFP',
    of: { previsionType: ['AFP_FONASA', 'AFP_ISAPRE'], retirementScheme: ['AFP'] },
    field: 'pensionInstitution',
  },
  { lack: 'HEALTH', of: { previsionType: ['AFP_ISAPRE', 'ISAPRE'] }, field: 'healthInstitution' },
  { lack: 'BIRTHDAY', of: {}, field: 'birthday' },
  { lack: 'IPS_RATE', of: { retirementScheme: ['IPS'] }, field: 'ipsReducedRate' },
] as const satisfies readonly {
  lack: string
  of: Readonly<Partial<Record<Fact, readonly string[]>>>
  field: Fact
}[]

export type RecordLack = 'RECORD' | (typeof lackRules)[number]['lack']
export const recordLackList: readonly RecordLack[] = [
  'RECORD',
  ...lackRules.map(({ lack }) => lack),
]

/**
 * The data a record lacks before anything can be calculated; nothing is guessed. For a person
 * without personal data in the month, only that is reported.
 */
export const recordLacks = (facts: RecordFacts): readonly RecordLack[] =>
  facts.firstname === null
    ? ['RECORD']
    : lackRules.flatMap(({ lack, of, field }) => (isOne(facts, of) && !facts[field] ? [lack] : []))

type Of = Readonly<Partial<Record<Fact, readonly string[]>>>
const isOne = (facts: RecordFacts, { previsionType, retirementScheme }: Of): boolean =>
  isAmong(facts.previsionType, previsionType) && isAmong(facts.retirementScheme, retirementScheme)
const isAmong = (value: string | null, values?: readonly string[]): boolean =>
  values === undefined || (value !== null && values.includes(value))

const lackWords: Readonly<Record<RecordLack, { field: string; message: string }>> = {
  RECORD: { field: 'person', message: 'No hay datos personales vigentes en el mes' },
  AFP: { field: 'pensionInstitution', message: 'Falta la AFP' },
  HEALTH: { field: 'healthInstitution', message: 'Falta la isapre' },
  BIRTHDAY: { field: 'birthday', message: 'Falta la fecha de nacimiento' },
  IPS_RATE: { field: 'ipsReducedRate', message: 'Falta la tasa del IPS' },
}

/** Missing data that stops the calculation of a contract, and the field to fill in. */
export type Lack = { code: string; message: string; field: string }

/** The data of a ficha that every calculation needs: answers the first one missing. */
export function missingData(row: RecordFacts): Lack | undefined {
  const [lack] = recordLacks(row)
  return lack && { code: 'FICHA_INCOMPLETA', ...lackWords[lack] }
}
