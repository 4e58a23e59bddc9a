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

const inAfp = ({ previsionType }: RecordFacts) =>
  previsionType === 'AFP_FONASA' || previsionType === 'AFP_ISAPRE'
const inIsapre = ({ previsionType }: RecordFacts) =>
  previsionType === 'AFP_ISAPRE' || previsionType === 'ISAPRE'

/** When each is missing, in the order in which they are said. */
const rules = [
  ['AFP', (facts) => inAfp(facts) && facts.retirementScheme === 'AFP' && !facts.pensionInstitution],
  ['HEALTH', (facts) => inIsapre(facts) && !facts.healthInstitution],
  ['BIRTHDAY', (facts) => facts.birthday === null],
  ['IPS_RATE', (facts) => facts.retirementScheme === 'IPS' && facts.ipsReducedRate === null],
] as const satisfies readonly (readonly [string, (facts: RecordFacts) => boolean])[]

export type RecordLack = 'RECORD' | (typeof rules)[number][0]
export const recordLackList: readonly RecordLack[] = ['RECORD', ...rules.map(([lack]) => lack)]

/**
 * The data a record lacks before anything can be calculated; nothing is guessed. For a person
 * without personal data in the month, only that is reported.
 */
export const recordLacks = (facts: RecordFacts): readonly RecordLack[] =>
  facts.firstname === null
    ? ['RECORD']
    : rules.flatMap(([lack, isMissing]) => (isMissing(facts) ? [lack] : []))

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
