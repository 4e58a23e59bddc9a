import type { Finding } from '#chile/finding.ts'
import { lreFileColumns, lreName } from '#chile/lre/columns.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { FiledContract } from '#law/filings/filed-contract.ts'
import type { PersonSquare } from '#law/filings/square.ts'
import { nameOf, ofFile, ofPerson } from './findings.ts'

/** Columns of the book that are squared person by person, and what payslips withhold in each. */
const withheld: readonly (readonly [column: number, concepts: readonly string[]])[] = [
  [5201, ['TOTAL_HABERES']],
  [5301, ['TOTAL_DESCUENTOS']],
  [5501, ['LIQUIDO']],
  [2311, ['ASIGNACION_FAMILIAR', 'DIFERENCIA_ASIGNACION_FAMILIAR']],
  [3141, ['COTIZACION_AFP', 'COTIZACION_IPS', 'SIS_TRABAJADOR', 'DIFERENCIA_PENSION']],
  [3143, ['SALUD_LEGAL', 'DIFERENCIA_SALUD']],
  [3144, ['SALUD_ADICIONAL']],
  [3151, ['AFC', 'DIFERENCIA_CESANTIA']],
  [3161, ['IMPUESTO_UNICO', 'DIFERENCIA_IMPUESTO']],
]

/** What the book says of each person, beside their payslips: one reads columns, the other codes. */
export function bookSquares(
  rows: readonly (readonly string[])[],
  contracts: readonly FiledContract[],
): readonly PersonSquare[] {
  const payslips = Map.groupBy(contracts, ({ rut }) => rut)
  const lines = Map.groupBy(rows, ([rut = '']) => rut)
  return withheld.flatMap(([code, concepts]) => {
    const at = lreFileColumns.findIndex((column) => column.code === code)
    return [...new Set([...payslips.keys(), ...lines.keys()])].map((rut) => ({
      kind: lreName(code),
      institution: '',
      rut,
      filed: (lines.get(rut) ?? []).reduce((all, cells) => all + Number(cells[at]), 0),
      payslips: (payslips.get(rut) ?? []).reduce(
        (all, { amounts }) => all + concepts.reduce((sum, one) => sum + amounts.of(one), 0),
        0,
      ),
    }))
  })
}

/** Each person whose file and payslips differ, by kind and institution. */
export function unsquaredPeople(
  squares: readonly PersonSquare[],
  contracts: readonly FiledContract[],
): Finding[] {
  const people = new Map(contracts.map((one) => [one.rut, one]))
  return squares
    .filter(({ filed, payslips }) => filed !== payslips)
    .map(({ kind, institution, rut, filed, payslips }) => {
      const who = people.get(rut)
      const words =
        `${who ? nameOf(who) : rut}: ${[kind, institution].filter(Boolean).join(', ')}: el ` +
        `archivo dice ${formatPesos(filed)} y sus liquidaciones ${formatPesos(payslips)}`
      const rule = 'NO_CUADRA_PERSONA'
      if (who) return ofPerson(rule, 'ERROR', who, words)
      return { ...ofFile(rule, 'ERROR', words), rut }
    })
}
