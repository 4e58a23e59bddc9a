import type { Finding } from '#chile/finding.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { wordList } from '#chile/text.ts'
import type { FiledContract } from '#law/filings/filed.ts'
import { previredConcepts } from '#law/filings/square.ts'

/** What a month pays of a line of an earlier one, of a contract. Whole pesos. */
export type Difference = {
  readonly contractId: number
  readonly originMonth: YearMonth
  readonly concept: string
  readonly group: string
  readonly amount: number
}

const contributions: ReadonlySet<string> = new Set([...previredConcepts.values()].flat())

/**
 * The contributions of earlier months that payslips of this one withheld or cost, and that its file
 * does not have: an error for each person and month of origin, with the pesos of each side.
 */
export function undeclared(
  differences: readonly Difference[],
  contracts: readonly FiledContract[],
): Finding[] {
  const people = new Map(contracts.map((one) => [one.contractId, one]))
  const found = differences.flatMap((one) => {
    const person = people.get(one.contractId)
    return person && contributions.has(one.concept) ? [{ ...one, person }] : []
  })
  const byMonth = Map.groupBy(found, ({ person, originMonth }) => `${person.rut} ${originMonth}`)
  return [...byMonth.values()].flatMap((same) => {
    const [first] = same
    const sides = sidesOf(same)
    if (!first || sides.length === 0) return []
    const { rut, names, paternalLastname } = first.person
    const name = `${names} ${paternalLastname}`
    return [
      {
        rule: 'RETROACTIVO_SIN_DECLARAR',
        level: 'ERROR' as const,
        words:
          `${name}: la liquidación lleva ${wordList(sides)} de cotizaciones de ` +
          `${monthLabel(first.originMonth)}, que no van en el archivo de este mes. ` +
          'Declárelas en Previred como complemento de ese mes',
        line: 0,
        field: null,
        rut,
        name,
      },
    ]
  })
}

/** `$10.843 del trabajador`, and what the employer owes besides. */
function sidesOf(lines: readonly Difference[]): string[] {
  const sum = (group: string) =>
    lines.reduce((all, one) => all + (one.group === group ? one.amount : 0), 0)
  const sides = [
    { amount: sum('DEDUCTION'), of: 'del trabajador' },
    { amount: sum('EMPLOYER'), of: 'del empleador' },
  ]
  return sides
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, of }) => `${formatPesos(amount)} ${of}`)
}
