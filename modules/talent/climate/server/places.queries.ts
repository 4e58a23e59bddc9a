import type { snapshotsOf } from '#modules/talent/surveys/server/index.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { SeniorityBand } from '#modules/talent/surveys/model/catalogs.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Family, Places } from '../model/cuts.ts'
import type { ClimateFamily, PlaceNames } from '../model/families.ts'

type Snapshot = Awaited<ReturnType<typeof snapshotsOf>>[number]

const placeIn: Record<ClimateFamily, (place: Snapshot['place']) => number | string | null> = {
  area: ({ areaId }) => areaId ?? null,
  business: ({ businessId }) => businessId ?? null,
  branch: ({ branchOfficeId }) => branchOfficeId ?? null,
  job: ({ jobTitle }) => jobTitle ?? null,
  seniority: ({ seniority }) => seniority ?? null,
  contract: ({ contractType }) => contractType ?? null,
}

/** Where somebody was in each family, in their order. */
export const placesOf = (families: readonly ClimateFamily[], place: Snapshot['place']): Places =>
  families.map((family) => {
    const at = placeIn[family](place)
    return at === null ? null : String(at)
  })

/** The families with the places that somebody was in. */
export const familiesOf = (
  families: readonly ClimateFamily[],
  people: readonly Places[],
): Family[] =>
  families.map((code, at) => {
    const ids = new Set(people.flatMap((places) => places[at] ?? []))
    return { code, places: [...ids].toSorted().map((id) => ({ id, parent: null })) }
  })

/** Places that are no rows of a table: each says its own name. */
const ownNames: Partial<Record<string, (id: string) => string>> = {
  job: (id) => id,
  seniority: (id) => labelOf(SeniorityBand, id),
  contract: (id) => labelOf(ContractType, id),
}

const labelOf = (of: Pick<typeof SeniorityBand | typeof ContractType, 'options'>, id: string) =>
  of.options.find(({ value }) => value === id)?.label ?? id

const tables = { area: 'area', business: 'business', branch: 'branch_office' } as const

/** How the places of some families are called, by `area/12`. */
export async function placeNames(
  { tx }: Pick<CompanyDb, 'tx'>,
  families: readonly Family[],
): Promise<PlaceNames> {
  const names = new Map<string, string>()
  for (const { code, places } of families) {
    const own = ownNames[code]
    for (const { id } of own ? places : []) names.set(`${code}/${id}`, own?.(id) ?? id)
    const table = Object.entries(tables).find(([family]) => family === code)?.[1]
    if (!table) continue
    const ids = places.map(({ id }) => Number(id))
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from ${sql.table(table)}
      where company_id = app.current_company() and id = any(${ids}::bigint[])`.execute(tx)
    for (const { id, name } of rows) names.set(`${code}/${id}`, name)
  }
  return names
}
