import { payrollLibrary } from '#law/index.ts'
import { libraryAt } from '#modules/concepts/concept-library/model/library.ts'
import {
  capsIn,
  type ConceptKind,
  lawUses,
  type Use,
  usesOf,
} from '#modules/concepts/concept-library/model/uses.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'

/** Reports that show every line of a payslip, by the name their address has. */
const lineReports: readonly Use[] = [
  { kind: 'report', code: 'libro-remuneraciones', title: 'Libro de remuneraciones' },
  { kind: 'report', code: 'detalle-haberes-descuentos', title: 'Detalle de haberes y descuentos' },
  { kind: 'report', code: 'totales-por-concepto', title: 'Totales por concepto' },
]
const lines = new Set(['HABER', 'DESCUENTO', 'APORTE_EMPLEADOR'])

/**
 * Where something is used: items and formulas of the company that name it, caps measured in it,
 * what the law calculates from it, and the reports that show it.
 */
export async function conceptUses(
  { tx }: Context,
  { kind, code }: { kind: ConceptKind; code: string },
): Promise<Use[]> {
  const records = await conceptRecords(tx)
  const { payroll } = libraryAt(records, await newestMonth(tx))
  const { concepts } = payrollLibrary(payroll)
  const own = concepts.find((one) => one.code === code)
  const classes = kind === 'item' ? (own?.classes ?? []) : []
  const ofCompany = new Set(records.items.map((one) => one.code))
  const law = concepts.filter((one) => !ofCompany.has(one.code))
  return [
    ...usesOf(records, code),
    ...capsIn(records, code),
    ...lawUses(law, code, classes),
    ...(classes.some((one) => lines.has(one)) ? lineReports : []),
  ]
}
