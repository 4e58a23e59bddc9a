import { sql } from '#platform/server/sql/db.ts'

/** The name today of the area that the version under an alias names. */
export const areaName = (version: string) => sql<string | null>`(
  select named.name from area named
  where named.company_id = app.current_company()
    and named.id = ${sql.ref(`${version}.areaId`)})`

/** The name today of its branch office. */
export const branchOfficeName = (version: string) => sql<string | null>`(
  select named.name from branch_office named
  where named.company_id = app.current_company()
    and named.id = ${sql.ref(`${version}.branchOfficeId`)})`

const places = {
  area: { table: 'area', id: 'areaId' },
  branchOffice: { table: 'branch_office', id: 'branchOfficeId' },
} as const

/** Whether the version under an alias names the area, or the branch office, of a name; none is. */
export function isAtPlace(place: keyof typeof places, version: string, name: string | null) {
  const { table, id } = places[place]
  return sql<boolean>`exists (select from ${sql.table(table)} named
    where named.company_id = app.current_company() and named.id = ${sql.ref(`${version}.${id}`)}
      and app.plain(named.name) = app.plain(${name}))`
}

/** Whether the company has an area, a branch or a unit that a contract may name. */
export const isStructured = sql<boolean>`(
  exists (select from area where area.company_id = app.current_company())
  or exists (select from branch_office place where place.company_id = app.current_company())
  or exists (select from hierarchy_node node where node.company_id = app.current_company()))`
