import { compareTexts } from '#chile/names.ts'
import type { ReportTable } from '../../model/report.ts'
import { listed, pesos, words } from '../report.ts'

type Group = { readonly groupId: number; readonly groupName: string }
type Parted = { readonly parts: readonly Group[] }

/**
 * A report of what contracts put on cost centres: a row for each group, centre and contract, with
 * sums that add up at the foot. Each group lays out the whole, so of several the foot says nothing.
 *
 * @param whole what each group lays out, in the words of the note: «el costo entero»
 */
export function byGroups<Row extends Parted>(
  rows: readonly Row[],
  sums: readonly string[],
  whole: string,
  rowsOf: (groupId: number, groupName: string) => ReportTable['rows'],
): ReportTable & { notes: readonly string[] } {
  const groups = new Map(
    rows.flatMap(({ parts }) => parts.map(({ groupId, groupName }) => [groupId, groupName])),
  )
  const named = [...groups].toSorted(([, one], [, other]) => compareTexts(one, other))
  return {
    columns: [
      listed('Grupo'),
      words('Código'),
      words('Centro'),
      words('Nombre'),
      { label: 'RUT', kind: 'rut' },
      words('Contrato'),
      listed('Razón social'),
      ...sums.map((label) => ({ ...pesos(label), sum: groups.size === 1 })),
    ],
    rows: named.flatMap(([id, name]) => rowsOf(id, name)),
    notes: groups.size > 1 ? [`Cada grupo reparte ${whole}: no se suman entre sí`] : [],
  }
}
