import type { Finding } from '#chile/finding.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { previredVersionOf } from '#chile/previred/fields.ts'
import { wordList } from '#chile/text.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import { previredConcepts } from '#law/filings/square.ts'
import { nameOf, ofPerson } from './findings.ts'

/** What a month pays of a line of an earlier one, of a contract. Whole pesos. */
export type Difference = {
  readonly contractId: number
  readonly originMonth: YearMonth
  readonly concept: string
  readonly group: string
  readonly amount: number
}

/** What Previred receives for the month of origin; the family allowance goes with the payment. */
export const contributionCodes: ReadonlySet<string> = new Set(
  [...previredConcepts.values()].flat().filter((code) => !code.includes('ASIGNACION_FAMILIAR')),
)

/**
 * The contributions of earlier months that payslips of this one withheld or cost, and that its file
 * does not have, for each person and month of origin with the pesos of each side: where they are
 * declared, or that nothing made here declares them.
 */
export function undeclared(
  differences: readonly Difference[],
  contracts: readonly FiledContract[],
): Finding[] {
  const people = new Map(contracts.map((one) => [one.contractId, one]))
  const found = differences.flatMap((one) => {
    const person = people.get(one.contractId)
    return person && contributionCodes.has(one.concept) ? [{ ...one, person }] : []
  })
  const byMonth = Map.groupBy(found, ({ person, originMonth }) => `${person.rut} ${originMonth}`)
  return [...byMonth.values()].flatMap((same): Finding[] => {
    const [first] = same
    const sides = sidesOf(same)
    if (!first || sides.length === 0) return []
    const month = monthLabel(first.originMonth)
    const isKnown = previredVersionOf(first.originMonth) !== undefined
    const where = isKnown
      ? `van en el complemento de ${month}, que se hace en «Complementos»`
      : 'no van en ningún archivo: no hay un formato de Previred para ese mes. Declárelas allá'
    return [
      ofPerson(
        isKnown ? 'RETROACTIVO_EN_COMPLEMENTO' : 'RETROACTIVO_SIN_DECLARAR',
        isKnown ? 'WARNING' : 'ERROR',
        first.person,
        `${nameOf(first.person)}: ${wordList(sides)} de cotizaciones de ${month} ${where}`,
      ),
    ]
  })
}

/** `$10.843 del trabajador`, and what the employer owes besides. */
export function sidesOf(lines: readonly Difference[]): string[] {
  const sum = (group: string) =>
    lines.reduce(
      (all, one) =>
        all + (one.group === group && contributionCodes.has(one.concept) ? one.amount : 0),
      0,
    )
  const sides = [
    { amount: sum('DEDUCTION'), of: 'del trabajador' },
    { amount: sum('EMPLOYER'), of: 'del empleador' },
  ]
  return sides
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, of }) => `${formatPesos(amount)} ${of}`)
}

const items = ['DIFERENCIA_PENSION', 'DIFERENCIA_SALUD', 'DIFERENCIA_CESANTIA'] as const
const lines: ReadonlySet<string> = new Set([
  'COTIZACION_AFP',
  'COTIZACION_IPS',
  'SIS_TRABAJADOR',
  'COTIZACION_PESADO',
  'SALUD_LEGAL',
  'SALUD_ADICIONAL',
  'AFC',
])

/**
 * The people whose payslip withheld of earlier months another sum than complements declare: one
 * side reads the items of the payslip, the other the lines of the months of origin.
 */
export function unsquaredEarlier(
  differences: readonly Difference[],
  contracts: readonly FiledContract[],
): Finding[] {
  const byContract = Map.groupBy(differences, ({ contractId }) => contractId)
  return contracts.flatMap((contract): Finding[] => {
    const own = byContract.get(contract.contractId) ?? []
    const due = own.reduce((all, one) => all + (lines.has(one.concept) ? one.amount : 0), 0)
    const of = (code: string) => contract.amounts.of(code)
    const withheld =
      [...items, 'DIFERENCIA_TRABAJO_PESADO'].reduce((all, code) => all + of(code), 0) -
      of('DEVOLUCION_COTIZACIONES')
    // Before they had items of their own, contributions came in one sum with other discounts.
    if (due === withheld || of('DIFERENCIA_DESCUENTOS') >= Math.abs(due - withheld)) return []
    return [
      ofPerson(
        'RETROACTIVO_NO_CUADRA',
        'ERROR',
        contract,
        `${nameOf(contract)}: de sus cotizaciones de meses anteriores la liquidación retuvo ` +
          `${formatPesos(withheld)} y los complementos declaran ${formatPesos(due)}`,
      ),
    ]
  })
}
