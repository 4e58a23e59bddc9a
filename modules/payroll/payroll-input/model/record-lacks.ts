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
 * What is missing of a record before anything can be calculated; never guessed. Of who has no
 * personal data in the month nothing else is said.
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

/** What stops a contract from being calculated, and the field where it is put right. */
export type Lack = { code: string; message: string; field: string }

/** What a person's ficha must say before anything is calculated; the first thing it does not. */
export function missingData(row: RecordFacts): Lack | undefined {
  const [lack] = recordLacks(row)
  return lack && { code: 'FICHA_INCOMPLETA', ...lackWords[lack] }
}
