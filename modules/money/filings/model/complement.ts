import type { Finding } from '#chile/finding.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { addedContracts } from '#law/filings/later-payments.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import { nameOf, ofPerson } from './findings.ts'
import { contributionCodes, type Difference, sidesOf } from './undeclared-amounts.ts'

/** What the complement of a month declares, and what a check of it says besides its own lines. */
export type Complement = {
  readonly contracts: readonly FiledContract[]
  readonly findings: readonly Finding[]
}

/**
 * The contracts of a month of origin with what a later month paid of their contributions, and who
 * cannot be declared: without a payslip in that month there is no line to write, and what was paid
 * too much is asked back.
 *
 * @param contracts those of the month of origin
 * @param payers those of the month that pays, to name whoever has no payslip in that of origin
 */
export function complementOf(
  origin: YearMonth,
  differences: readonly Difference[],
  contracts: readonly FiledContract[],
  payers: readonly FiledContract[],
): Complement {
  const own = differences.filter(({ originMonth }) => originMonth === origin)
  const byContract = Map.groupBy(own, ({ contractId }) => contractId)
  const owing = [...byContract].filter(([, lines]) => lines.some(isContribution))
  const known = new Set(contracts.map(({ contractId }) => contractId))
  const people = new Map([...payers, ...contracts].map((one) => [one.contractId, one]))
  const added = new Map(
    owing.map(([contractId, lines]) => [
      contractId,
      new Map(
        lines
          .filter(({ concept, group }) => group === 'BASE' || contributionCodes.has(concept))
          .map(({ concept, amount }) => [concept, amount]),
      ),
    ]),
  )
  const findings = owing.flatMap(([contractId, lines]) => {
    const who = people.get(contractId)
    if (!who) return []
    return [
      ...(known.has(contractId) ? [] : [withoutPayslip(origin, who, lines)]),
      ...tooMuch(origin, who, lines),
    ]
  })
  return { contracts: addedContracts(contracts, added).filter(declares), findings }
}

const isContribution = ({ concept, amount }: Difference) =>
  amount !== 0 && contributionCodes.has(concept)

const declares = ({ amounts }: FiledContract) =>
  [...contributionCodes].some((code) => amounts.of(code) > 0)

const withoutPayslip = (origin: YearMonth, who: FiledContract, lines: readonly Difference[]) =>
  ofPerson(
    'RETROACTIVO_SIN_LIQUIDACION',
    'ERROR',
    who,
    `${nameOf(who)}: no tiene liquidación de ${monthLabel(origin)}, y sus ` +
      `${sidesOf(lines).join(' y ')} de cotizaciones no van en el archivo. Declárelas en el portal`,
  )

function tooMuch(origin: YearMonth, who: FiledContract, lines: readonly Difference[]): Finding[] {
  const byInstitution = new Map<string, number>()
  for (const { concept, amount: pesos } of lines.filter(isContribution)) {
    // One isapre receives what is due by law and above it.
    const key = concept.startsWith('SALUD_') ? 'SALUD' : concept
    byInstitution.set(key, (byInstitution.get(key) ?? 0) + pesos)
  }
  const amount = [...byInstitution.values()].reduce((all, one) => all + Math.max(0, -one), 0)
  if (amount === 0) return []
  const words =
    `${nameOf(who)}: ${formatPesos(amount)} de sus cotizaciones de ${monthLabel(origin)} se ` +
    'pagaron de más: no van en el archivo; se piden de vuelta a cada institución'
  return [ofPerson('RETROACTIVO_DE_MAS', 'WARNING', who, words)]
}
