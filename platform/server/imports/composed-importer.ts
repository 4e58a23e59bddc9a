import {
  type Found,
  type Given,
  type ImportColumn,
  type Objection,
  wholeOf,
} from '#platform/model/imports.ts'
import type { Change, Checked, Importer, Importing, ImportWrites, ToWrite } from './importer.ts'

/** A part of the rows of a file: what an importer of its own reads and writes of them. */
export type Part = Pick<
  Importer,
  'columns' | 'match' | 'check' | 'write' | 'all' | 'needs' | 'label'
> & {
  /** The table that its changes name. */
  readonly entity: string
  /** An export has no row without it; of several records, the one that is last by a column. */
  readonly lastBy?: string
}

/** How a file of several records in a row is put together. */
type Composition = {
  /** The part that the others hang from, and these, each written after those before it. */
  readonly parts: readonly [Part, ...Part[]]
  /** The column that says of which record of the first part a row is. */
  readonly key: string
  /** Columns that say where and since when a row holds, and nothing by themselves. */
  readonly shared: readonly string[]
}

type PartFacts<Values> = Pick<Part, 'columns' | 'needs' | 'label' | 'entity' | 'all'> & {
  readonly match: (
    importing: Importing,
    rows: readonly Partial<Values>[],
  ) => Promise<readonly (Found | undefined)[]>
  readonly check: (
    importing: Importing,
    rows: readonly Checked<Values>[],
  ) => Promise<readonly (readonly Objection[])[]>
  readonly write: ImportWrites<Values>
}

/** A part that no importer reads alone. The kit may cast: its call sites stay typed. */
export const partOf = <Values>(facts: PartFacts<Values>): Part => facts as unknown as Part

/** The record of a row, with those of its parts, each as its own importer found it. */
type FoundParts = Found & { readonly parts: readonly (Found | undefined)[] }

const partsOf = (found: Found | undefined): FoundParts['parts'] =>
  (found as FoundParts | undefined)?.parts ?? []

/** What the columns of a part say. */
const ownOf = ({ columns }: Pick<Part, 'columns'>, given: Given): Given =>
  Object.fromEntries(
    columns.flatMap(({ name }): [string, unknown][] =>
      given[name] === undefined ? [] : [[name, given[name]]],
    ),
  )

/** The columns of all parts, each once; only those of parts that every row has are obligatory. */
function columnsOf({ parts, shared }: Composition): ImportColumn[] {
  const all = parts.flatMap((part, at) =>
    part.columns.map((column) => ({
      ...column,
      required: column.required && (at === 0 || part.lastBy !== undefined),
    })),
  )
  const names = [...new Set(all.map(({ name }) => name))]
  return names.flatMap((name) => {
    const same = all.filter((column) => column.name === name)
    // What parts share is said as strictly as the strictest of them says it.
    const strict = shared.includes(name) ? same.find(({ required }) => required) : undefined
    return strict ?? same.slice(0, 1)
  })
}

/** One number that differs where any of the records of a row is another or was changed. */
function seenOf(parts: FoundParts['parts']): number {
  const text = parts.map((part) => `${part?.id ?? 0}:${part?.version ?? 0}`).join()
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)
}

/**
 * A file whose rows have several records: each part of a row is found, checked, written and taken
 * back by the importer of its own file, with its own rights.
 */
export function composed(
  composition: Composition,
): Pick<Importer, 'columns' | 'keys' | 'match' | 'check' | 'write' | 'all'> {
  const { parts, key } = composition
  return {
    columns: columnsOf(composition),
    keys: [key],
    async match(importing, rows) {
      const found: (readonly (Found | undefined)[])[] = []
      for (const part of parts) found.push(await part.match(importing, rows))
      return rows.map((_, at): FoundParts | undefined => {
        const own = found.map((some) => some[at])
        const [first] = own
        if (!first) return undefined
        const values = Object.assign({}, ...own.toReversed().map((one) => one?.values))
        return { id: first.id, version: seenOf(own), values, parts: own }
      })
    },
    check: (importing, rows) => objectionsTo(composition, importing, rows),
    write: {
      apply: (importing, rows) => applied(composition, importing, rows),
      undo: (importing, changes) => undone(composition, importing, changes),
    },
    all: (reading) => allOf(composition, reading),
  }
}

/** Whether a row says something of a part. */
const says = ({ shared, key }: Composition, own: Given): boolean =>
  Object.entries(own).some(
    ([name, value]) => name !== key && !shared.includes(name) && value !== null,
  )

async function objectionsTo(
  composition: Composition,
  importing: Importing,
  rows: readonly Checked<Given>[],
): Promise<readonly (readonly Objection[])[]> {
  const said = rows.map((row): Objection[] => [...forbidden(composition, importing, row)])
  const coming = new Set<string>()
  for (const [place, part] of composition.parts.entries()) {
    const asked = rows.flatMap((row, at) => {
      const own = ownOf(part, row.given)
      const found = partsOf(row.found)[place]
      const whole = found ? { ...found.values, ...own } : wholeOf(part.columns, own)
      const isSaid = place === 0 || says(composition, own)
      // What is wrong with the first part says all of its row.
      const isWrong = place > 0 && (said[at] ?? []).length > 0 && !coming.has(keyIn(row))
      return isSaid && !(isWrong && !row.found) ? [{ at, given: own, whole, found }] : []
    })
    const answers = await part.check(importing, asked, place === 0 ? undefined : coming)
    for (const [n, { at }] of asked.entries()) said[at]?.push(...(answers[n] ?? []))
    if (place > 0) continue
    for (const [at, row] of rows.entries()) {
      if (!row.found && said[at]?.length === 0) coming.add(keyIn(row))
    }
  }
  return said

  function keyIn({ given }: Checked<Given>): string {
    return String(given[composition.key])
  }
}

/** What the author may not write of a row: the right of each part is its own. */
const forbidden = (
  composition: Composition,
  { can }: Importing,
  { given, found }: Checked<Given>,
): readonly Objection[] =>
  composition.parts.flatMap((part, at) => {
    const { needs, label } = part
    const isThere = partsOf(found)[at] !== undefined
    if (!says(composition, ownOf(part, given)) || can(isThere ? needs.update : needs.create)) {
      return []
    }
    const verb = isThere ? 'cambiar' : 'crear'
    return [{ column: null, message: `No tiene permiso para ${verb} ${label.toLowerCase()}` }]
  })

/** What a row writes of a part: a new record whole, or what changes of one. */
function writtenOf(
  composition: Composition,
  at: number,
  { line, values, found }: ToWrite<Given>,
): ToWrite<Given>[] {
  const { parts, shared, key } = composition
  const part = parts[at]
  if (!part) return []
  const own = ownOf(part, values)
  const record = partsOf(found)[at]
  if (record) {
    const changes = Object.keys(own).some((name) => name !== key && !shared.includes(name))
    return changes ? [{ line, values: own, found: record }] : []
  }
  if (!says(composition, own)) return []
  const where = Object.fromEntries(
    [key, ...shared].map((name) => [name, values[name] ?? found?.values[name]]),
  )
  const whole = wholeOf(part.columns, { ...ownOf(part, where), ...own })
  return [{ line, values: whole, found: undefined }]
}

/** Each part for all rows at once, the first one first: the others name it. */
async function applied(
  composition: Composition,
  importing: Importing,
  rows: readonly ToWrite<Given>[],
): Promise<readonly (readonly Change[])[]> {
  const made = new Map<number, Change[]>(rows.map(({ line }) => [line, []]))
  for (const [at, part] of composition.parts.entries()) {
    const written = rows.flatMap((row) => writtenOf(composition, at, row))
    const all = written.length > 0 ? await part.write.apply(importing, written) : []
    for (const [n, { line }] of written.entries()) made.get(line)?.push(...(all[n] ?? []))
  }
  return rows.map(({ line }) => made.get(line) ?? [])
}

/** The last part first: what names a record goes before it. */
async function undone(
  { parts }: Composition,
  importing: Importing,
  all: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const why = new Map<Change, string | undefined>()
  for (const part of parts.toReversed()) {
    const own = all.filter(({ entity }) => entity === part.entity)
    const said = own.length > 0 ? await part.write.undo(importing, own) : []
    for (const [at, change] of own.entries()) why.set(change, said[at])
  }
  return all.map((change) => why.get(change))
}

/** Every record of the first part that has those that each row has, as a file writes them. */
async function allOf(
  { parts: [first, ...others], key }: Composition,
  reading: Parameters<Importer['all']>[0],
): Promise<readonly Given[]> {
  const rows = await first.all(reading)
  const byKey: (readonly [Part, ReadonlyMap<unknown, Given>])[] = []
  for (const part of others) byKey.push([part, lastOf(part, key, await part.all(reading))])
  return rows.flatMap((row): Given[] => {
    const own = byKey.map(([part, held]) => ({ part, held: held.get(row[key]) }))
    if (own.some(({ part, held }) => part.lastBy !== undefined && !held)) return []
    return [Object.assign({}, ...own.map(({ held }) => held), row)]
  })
}

/** By the record of the first part, the one that a part has; of several, the last one. */
function lastOf({ lastBy }: Part, key: string, rows: readonly Given[]): Map<unknown, Given> {
  const sorted = lastBy
    ? rows.toSorted((a, b) => (String(a[lastBy]) < String(b[lastBy]) ? -1 : 1))
    : rows
  return new Map(sorted.map((row) => [row[key], row]))
}
