import { hash } from 'node:crypto'
import { payrollLibrary } from '#law/index.ts'
import { agreedSavings } from '#modules/people/people/model/agreed-savings.ts'
import { type PartyFacts, partsOf, sideOf } from '../model/party.ts'
import type { OwingHead, PartyRecords } from './amounts-owed.queries.ts'

/** What the records of most people say of the parties: nothing. */
const NOTHING = 0

/**
 * A number of what the records of a person say of the parties that their payslip owes: while it is
 * the same, so are the parties. Of 48 bits, which a number holds exactly.
 */
export function markOf(records: PartyRecords): number {
  const { syndicateId, apvcInstitution, cuenta2Institution, affiliateInstitution } = records
  const savings = agreedSavings(records)
  const said = [syndicateId, apvcInstitution, cuenta2Institution, affiliateInstitution]
  if (savings.length === 0 && said.every((one) => one === null)) return NOTHING
  return Number.parseInt(hash('sha256', JSON.stringify([savings, said]), 'hex').slice(0, 12), 16)
}

const sample: PartyFacts = {
  amounts: { of: () => 1000, word: () => '', yes: () => true, lines: () => [] },
  userId: 1,
  syndicateId: 1,
  afp: 'AFP',
  health: 'SALUD',
  mutual: 'MUTUAL',
  ccaf: 'CAJA',
  individualSavings: [
    { institution: 'UNA', regime: 'A', unit: 'CLP', value: 300 },
    { institution: 'OTRA', regime: 'A', unit: 'UF', value: 1 },
    { institution: 'B', regime: 'B', unit: 'PERCENT', value: 10 },
  ],
  collectiveSaving: 'COLECTIVO',
  account2: 'CUENTA',
  affiliateAfp: 'VOLUNTARIO',
}

let known: string | undefined

/**
 * The party that this version of the product owes each line of the law: with another one, what is
 * kept is made anew.
 */
const edition = (): string =>
  (known ??= hash(
    'sha256',
    JSON.stringify(
      payrollLibrary().concepts.map((concept) => [
        concept.code,
        sideOf(concept.classes),
        partsOf(concept, 1000, sample),
      ]),
    ),
  ))

/** What a month was made with: opened and closed again, or with another mutual, it is another. */
export const closingOf = ({ runId, closedAt, ccaf, mutual, asOne }: OwingHead): string =>
  JSON.stringify([runId, closedAt.getTime(), ccaf, mutual, asOne, edition()])
