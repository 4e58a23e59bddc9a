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
