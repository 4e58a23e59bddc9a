import type {
  OrgChartChangesQuery,
  OrgChartChangesQueryVariables,
} from '#generated/documents/graphql.ts'
import { listed } from '#chile/counts.ts'
import { OrgChartChanges } from '#generated/operations/organization.ts'
import { request } from '#platform/web/api/api.ts'
import { asText } from '#platform/web/look/format.ts'
import type { ChangedFact } from '../model/changed-fact.ts'
import { ChangeKind } from '../model/comparison.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

/** The two days that are compared, and whose people. */
export type Asked = OrgChartChangesQueryVariables['input']

type Answer = OrgChartChangesQuery['orgChartChanges']
export type Changed = Answer['rows'][number]
export type Counted = Answer['counts'][number]

/** How many people one question brings for a file. */
const AT_ONCE = 1000

/** Everybody who changed, read in parts. */
export async function everyChange(input: Asked): Promise<readonly Changed[]> {
  const rows: Changed[] = []
  for (let more = 1; more > 0;) {
    const part = { ...input, skip: rows.length, take: AT_ONCE }
    // Each part begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { orgChartChanges } = await request(OrgChartChanges, { input: part })
    rows.push(...orgChartChanges.rows)
    more = orgChartChanges.rows.length === 0 ? 0 : orgChartChanges.more
  }
  return rows
}

const facts = ['CHIEF', 'UNIT', 'AREA', 'OFFICE'] as const
const titles = ['Nombre', 'Cargo', 'Cambio', 'Jefatura anterior', 'Jefatura', 'Unidad anterior']
const last = ['Unidad', 'Área anterior', 'Área', 'Sucursal anterior', 'Sucursal']

/** The changes as lines of a sheet, with their titles first; what did not change is empty. */
export function linesOfChanges(rows: readonly Changed[]): string[][] {
  const said = (row: Changed, wanted: ValueOf<typeof ChangedFact>) => {
    const found = row.facts.find(({ fact }) => fact === wanted)
    return [asText(found?.before), asText(found?.after)]
  }
  return [
    [...titles, ...last],
    ...rows.map((row) => [
      row.name,
      asText(row.title),
      listed(row.kinds.map(ChangeKind.label)),
      ...facts.flatMap((fact) => said(row, fact)),
    ]),
  ]
}
