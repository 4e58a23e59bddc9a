import { aroundPlaceChange } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import type { PlaceTable } from './places.queries.ts'

type Merge = { id: number; intoId: number; version: number }

/** Joins an area to another: its people and its name are, wherever they are read, of the other. */
export const mergeAreas = (context: Context, merge: Merge) => joined(context, 'area', merge)

/** The same of two branch offices, whose people work from then on where the other one is. */
export const mergeBranchOffices = (context: Context, merge: Merge) =>
  aroundPlaceChange(context, { officeId: merge.id }, () => joined(context, 'branchOffice', merge))

/**
 * Both rows are locked in the order of their numbers, so that two people who join them crosswise
 * wait for each other. What was joined to the first one before goes along.
 */
async function joined(
  { tx }: Context,
  table: PlaceTable,
  { id, intoId, version }: Merge,
): Promise<boolean> {
  if (id === intoId) throw invalid('intoId', 'Elija otra: no se une a sí misma')
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'name', 'version'])
    .where('id', 'in', [id, intoId])
    .where('mergedIntoId', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const [from, into] = [id, intoId].map((one) => rows.find((row) => row.id === one))
  if (!from || !into) throw notFound()
  if (from.version !== version) throw changedMeanwhile({ table, key: { id } })
  await tx
    .updateTable(table)
    .set({ mergedIntoId: into.id, name: into.name })
    .set('version', sql`version + 1`)
    .where((eb) => eb.or([eb('id', '=', id), eb('mergedIntoId', '=', id)]))
    .execute()
  return true
}

type Columns = {
  area?: string | null
  areaId?: number | null
  branchOffice?: string | null
  branchOfficeId?: number | null
}

/**
 * The columns of a contract's version for the area and the branch office that were written: the
 * row of each name, which is new when nobody had it, and the name as the row writes it.
 */
async function placeColumns(
  context: Context,
  given: { area?: string | null | undefined; branchOffice?: string | null | undefined },
): Promise<Columns> {
  const { area, branchOffice } = given
  const columns: Columns = {}
  if (area !== undefined) {
    const row = await named(context, 'area', area)
    Object.assign(columns, { area: row?.name ?? null, areaId: row?.id ?? null })
  }
  if (branchOffice !== undefined) {
    const row = await named(context, 'branchOffice', branchOffice)
    Object.assign(columns, { branchOffice: row?.name ?? null, branchOfficeId: row?.id ?? null })
  }
  return columns
}

const words = {
  area: (name: string) => `El área «${name}» está suspendida: elija otra`,
  branchOffice: (name: string) => `La sucursal «${name}» está suspendida: elija otra`,
}

async function named({ tx }: Pick<Context, 'tx'>, table: PlaceTable, text: string | null) {
  if (text === null || text.trim() === '') return undefined
  const row = (await placesNamed({ tx }, table, [text])).get(text)
  if (row && row.status !== 'ACTIVE') throw invalid(table, words[table](row.name))
  return row
}

type Place = { readonly id: number; readonly name: string; readonly status: string }

/**
 * The areas or branch offices of some names, however they are written, by the name as it was
 * given; those that nobody had are new.
 */
async function placesNamed(
  { tx }: Pick<Context, 'tx'>,
  table: PlaceTable,
  names: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  if (names.length === 0) return new Map()
  const id = table === 'area' ? sql`app.area_named` : sql`app.branch_office_named`
  const { rows } = await sql<{ given: string; id: number }>`
    select given.name as given, ${id}(app.current_company(), given.name) as id
    from unnest(${[...new Set(names)]}::text[]) as given (name)`.execute(tx)
  const found = await tx
    .selectFrom(table)
    .select(['id', 'name', 'status'])
    .where(sql<boolean>`id = any(${rows.map((row) => row.id)}::bigint[])`)
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  return new Map(
    rows.flatMap((row) => {
      const place = byId.get(row.id)
      return place ? [[row.given, place]] : []
    }),
  )
}

/** Why nobody is put in some areas or branch offices, by the name as it was given. */
async function suspendedPlaces(
  { tx }: Pick<Context, 'tx'>,
  table: PlaceTable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ given: string; name: string }>`
    select given.name as given, place.name
    from unnest(${[...new Set(names)]}::text[]) as given (name)
    join ${sql.table(table)} held on held.company_id = app.current_company()
      and held.name_key = app.name_key(given.name)
    join ${sql.table(table)} place on place.company_id = app.current_company()
      and place.id = coalesce(held.merged_into_id, held.id) and place.status <> 'ACTIVE'
  `.execute(tx)
  return new Map(rows.map(({ given, name }) => [given, words[table](name)]))
}

/** The areas and branch offices that texts name: see each. */
export const places = { columns: placeColumns, named: placesNamed, suspended: suspendedPlaces }
