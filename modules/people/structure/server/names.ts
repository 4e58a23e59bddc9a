import { sql } from '#platform/server/db.ts'

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
