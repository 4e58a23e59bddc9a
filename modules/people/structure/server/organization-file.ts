import type { ISODate } from '#chile/dates.ts'
import type { Found, Given, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  isNamed,
  namedLists,
  type NamedPart,
  type OrganizationValues,
} from '../model/organization-row.ts'
import { firstUnitProblem, UNIT_LEVELS, type UnitLine } from '../model/unit-tree.ts'
import { unitLines } from './units.queries.ts'

type Reading = Pick<Acting, 'tx'>

/** A row of a list of names that a name of the file is, however it is written. */
export type NamedRow = {
  readonly given: string
  readonly id: number
  readonly name: string
  readonly version: number
  /** The one that it was joined to. */
  readonly joinedTo: string | null
}

/** The rows of a list that some names are; of a kind of unit, none is ever joined. */
export async function rowsNamed(
  { tx }: Reading,
  part: NamedPart,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedRow>> {
  if (names.length === 0) return new Map()
  const { table } = namedLists[part]
  const joined =
    part === 'UNIT_KIND'
      ? sql`null::text`
      : sql`(select other.name from ${sql.table(table)} other
          where other.company_id = app.current_company() and other.id = held.merged_into_id)`
  const { rows } = await sql<NamedRow>`select given.name as given, held.id, held.name,
      held.version, ${joined} as "joinedTo"
    from unnest(${[...new Set(names)]}::text[]) as given (name)
    join ${sql.table(table)} held on held.company_id = app.current_company()
      and held.name_key = app.name_key(given.name)`.execute(tx)
  return new Map(rows.map((row) => [row.given, row]))
}

/** A unit as it is on a day: who leads it is of the screen. */
export type UnitOfFile = {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly endedOn: ISODate | null
  readonly name: string
  readonly parentId: number | null
  readonly parent: string | null
}

/** Units by their code, each as it is today; one that begins later, as it will be. */
export async function unitsByCode(
  { tx, today }: Pick<Acting, 'tx' | 'today'>,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, UnitOfFile>> {
  const among = codes ? sql`and node.code = any(${[...new Set(codes)]}::text[])` : sql``
  const { rows } = await sql<UnitOfFile>`select distinct on (node.id) node.id, node.code,
      node.version, node.ended_on::text as "endedOn", held.name, held.parent_id as "parentId",
      above.code as parent
    from hierarchy_node node
    join hierarchy_node_version held on held.company_id = app.current_company()
      and held.hierarchy_node_id = node.id and held.superseded_at is null
      and (upper(held.valid) is null or upper(held.valid) > ${today}::date)
    left join hierarchy_node above on above.company_id = app.current_company()
      and above.id = held.parent_id
    where node.company_id = app.current_company() ${among}
    order by node.id, lower(held.valid)`.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}

const namesOf = (rows: readonly OrganizationValues[], part: NamedPart): string[] =>
  rows.flatMap((row) => (row.part === part && row.name ? [row.name] : []))

/** By the part and the name of a row of a list, the row that the company has. */
export async function namedRows(
  reading: Reading,
  rows: readonly OrganizationValues[],
): Promise<ReadonlyMap<string, NamedRow>> {
  const all = new Map<string, NamedRow>()
  for (const part of ['AREA', 'BRANCH_OFFICE', 'UNIT_KIND'] as const) {
    const found = await rowsNamed(reading, part, namesOf(rows, part))
    for (const [name, row] of found) all.set(`${part} ${name}`, row)
  }
  return all
}

const codesOf = (rows: readonly OrganizationValues[]): string[] =>
  rows.flatMap(({ part, code, parent }) =>
    part === 'UNIT' ? [code, parent].flatMap((one) => one ?? []) : [],
  )

export async function matchOrganization(
  importing: Importing,
  rows: readonly OrganizationValues[],
): Promise<(Found | undefined)[]> {
  const named = await namedRows(importing, rows)
  const units = await unitsByCode(importing, codesOf(rows))
  return rows.map(({ part, code = null, name }): Found | undefined => {
    if (part === 'UNIT') {
      const unit = units.get(code ?? '')
      const values = unit && { part, code, name: unit.name, parent: unit.parent }
      return unit && values && { id: unit.id, version: unit.version, values }
    }
    const row = named.get(`${part} ${name}`)
    // Its name is what the row names it by: another spelling of it changes nothing.
    const values: Given = { part, code: null, name, parent: null }
    return row && { id: row.id, version: row.version, values }
  })
}

/** What the tabs of «Empresa» would refuse in each row. */
export async function objectionsToOrganization(
  importing: Importing,
  checked: readonly Checked<OrganizationValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const rows = checked.map(({ whole }) => whole)
  const named = await namedRows(importing, rows)
  const { rows: keys } = await sql<{ given: string; key: string }>`
    select given.name as given, app.name_key(given.name) as key
    from unnest(${[...new Set(rows.flatMap(({ name }) => name ?? []))]}::text[])
      as given (name)`.execute(importing.tx)
  const keyOf = new Map(keys.map(({ given, key }) => [given, key]))
  const twice = Map.groupBy(rows, (row) =>
    row.part === 'UNIT' ? `UNIT ${row.code}` : `${row.part} ${keyOf.get(row.name ?? '')}`,
  )
  const doubled = new Set([...twice.values()].filter((some) => some.length > 1).flat())
  const units = await unitsByCode(importing)
  const coming = new Set(rows.flatMap(({ part, code }) => (part === 'UNIT' && code ? [code] : [])))
  const said = rows.map((row): Problem | undefined => {
    if (doubled.has(row)) return { column: null, message: 'Está dos veces en el archivo' }
    return isNamed(row.part)
      ? whyNotNamed(row, row.part, named.get(`${row.part} ${row.name}`))
      : whyNotUnit(importing, row, units, coming)
  })
  const inTree = await wrongTree(
    importing,
    units,
    rows.map((row, at) => (said[at] ? undefined : row)),
  )
  return said.map((problem, at) => [problem ?? inTree.get(at)].flatMap((one) => one ?? []))
}

function whyNotNamed(
  { code, name = '', parent }: OrganizationValues,
  part: NamedPart,
  found: NamedRow | undefined,
): Problem | undefined {
  const { an, most } = namedLists[part]
  if (code) return { column: 'code', message: `${an} no lleva código` }
  if (parent) return { column: 'parent', message: `${an} no lleva padre` }
  if (name.length > most) return { column: 'name', message: `Admite hasta ${most} letras` }
  return found?.joinedTo
    ? { column: 'name', message: `Se unió a «${found.joinedTo}»: use ese nombre` }
    : undefined
}

function whyNotUnit(
  { today }: Importing,
  { code, parent }: OrganizationValues,
  units: ReadonlyMap<string, UnitOfFile>,
  coming: ReadonlySet<string>,
): Problem | undefined {
  if (!code) return { column: 'code', message: 'Una unidad lleva código' }
  const isOver = (unit: UnitOfFile | undefined) =>
    unit !== undefined && unit.endedOn !== null && unit.endedOn <= today
  if (isOver(units.get(code))) return { column: 'code', message: 'Esa unidad ya terminó' }
  if (!parent) return undefined
  if (parent === code) return { column: 'parent', message: 'Una unidad no depende de sí misma' }
  const above = units.get(parent)
  if (!above && !coming.has(parent)) return { column: 'parent', message: 'No existe' }
  return isOver(above) ? { column: 'parent', message: 'Esa unidad ya terminó' } : undefined
}

type MaybeRow = OrganizationValues | undefined

/** Rows that would leave no tree, by their place: a circle, too many levels, one not there. */
async function wrongTree(
  { tx, today }: Importing,
  units: ReadonlyMap<string, UnitOfFile>,
  rows: readonly MaybeRow[],
): Promise<ReadonlyMap<number, Problem>> {
  const moved = rows.flatMap((row, at) => (row?.part === 'UNIT' && row.code ? [{ row, at }] : []))
  if (moved.length === 0) return new Map()
  const idOf = new Map([...units].map(([code, { id }]) => [code, id]))
  for (const [n, { row }] of moved.entries()) {
    const code = row.code ?? ''
    if (!idOf.has(code)) idOf.set(code, -1 - n)
  }
  const parentOf = (row: OrganizationValues) => (row.parent ? (idOf.get(row.parent) ?? null) : null)
  const saidOf = new Map(moved.map(({ row }) => [idOf.get(row.code ?? '') ?? 0, parentOf(row)]))
  const then = linesAfter(await unitLines(tx), saidOf, today)
  const problem = firstUnitProblem(then)
  if (!problem) return new Map()
  const codes = new Map([...idOf].map(([code, id]) => [id, code]))
  const chain = problem.path.map((id) => codes.get(id) ?? '')
  const words = {
    CIRCLE:
      `${chain.at(-2) ?? ''} depende de ${chain.at(-1) ?? ''}: se formaría un círculo ` +
      `(${chain.join(' → ')})`,
    DEEP: `${chain[0] ?? ''} estaría en el nivel ${chain.length}: a lo más ${UNIT_LEVELS}`,
    GONE: `${chain.at(-2) ?? ''} dependería de ${chain.at(-1) ?? ''}, que ese día no existe`,
  }
  const own = moved.filter(({ row }) => problem.path.includes(idOf.get(row.code ?? '') ?? 0))
  const blamed = own.length > 0 ? own : moved
  const said: Problem = { column: 'parent', message: words[problem.kind] }
  return new Map(blamed.map(({ at }) => [at, said]))
}

/** The lines of the tree with what a file says since today. */
function linesAfter(
  lines: readonly UnitLine[],
  saidOf: ReadonlyMap<number, number | null>,
  today: ISODate,
): UnitLine[] {
  const known = new Set(lines.map(({ id }) => id))
  const kept = lines.flatMap((line): UnitLine[] => {
    const parent = saidOf.get(line.id)
    if (parent === undefined || parent === line.parent) return [line]
    if (line.until !== null && line.until <= today) return [line]
    if (line.from >= today) return [{ ...line, parent }]
    return [
      { ...line, until: today },
      { ...line, parent, from: today },
    ]
  })
  const fresh = [...saidOf].flatMap(([id, parent]): UnitLine[] =>
    known.has(id) ? [] : [{ id, parent, from: today, until: null }],
  )
  return [...kept, ...fresh]
}

/** Every part of the company that a file may name: what was joined or ended is not among them. */
export async function allOrganization({ tx, today }: Acting): Promise<readonly Given[]> {
  const units = await unitsByCode({ tx, today })
  const standing = [...units.values()].filter(({ endedOn }) => endedOn === null || endedOn > today)
  const listed = async (table: 'area' | 'branchOffice') =>
    tx
      .selectFrom(table)
      .select('name')
      .where('mergedIntoId', 'is', null)
      .orderBy('nameKey')
      .execute()
  const kinds = await tx.selectFrom('unitKind').select('name').orderBy('nameKey').execute()
  const named = (part: NamedPart, rows: readonly { name: string }[]): Given[] =>
    rows.map(({ name }) => ({ part, code: null, name, parent: null }))
  return [
    ...named('AREA', await listed('area')),
    ...named('BRANCH_OFFICE', await listed('branchOffice')),
    ...named('UNIT_KIND', kinds),
    ...standing
      .toSorted((a, b) => a.code.localeCompare(b.code, 'es', { numeric: true }))
      .map(({ code, name, parent }) => ({ part: 'UNIT', code, name, parent })),
  ]
}
