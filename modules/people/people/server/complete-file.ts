import {
  type Found,
  type Given,
  type ImportColumn,
  type Objection,
  wholeOf,
} from '#platform/model/imports.ts'
import type {
  Change,
  Checked,
  Importer,
  Importing,
  ToWrite,
} from '#platform/server/imports/importer.ts'

/** A part of a row: what an importer that stands reads and writes of it. */
type Part = Pick<Importer, 'columns' | 'match' | 'check' | 'write' | 'all' | 'needs' | 'label'>

/** Whom a row is of, one of their contracts, and how they are paid. */
export type Parts = { readonly person: Part; readonly contract: Part; readonly account: Part }

const names = ['person', 'contract', 'account'] as const
type Name = (typeof names)[number]

/** The records of a row, each as its own importer found it. */
type FoundParts = Readonly<Record<Name, Found | undefined>>
type FoundAll = Found & { readonly parts: FoundParts }

/** Columns that say of whom and since when a row is, and nothing by themselves. */
const shared: ReadonlySet<string> = new Set(['rut', 'businessId', 'from'])

/** What the columns of a part say. */
const ownOf = ({ columns }: { columns: readonly ImportColumn[] }, given: Given): Given =>
  Object.fromEntries(
    columns.flatMap(({ name }): [string, unknown][] =>
      given[name] === undefined ? [] : [[name, given[name]]],
    ),
  )

/** Whether a row says something of a part. */
const says = (own: Given): boolean =>
  Object.entries(own).some(([name, value]) => !shared.has(name) && value !== null)

/** One number that differs where any of the records of a row is another or was changed. */
function seenOf(parts: FoundParts): number {
  const text = names.map((name) => `${parts[name]?.id ?? 0}:${parts[name]?.version ?? 0}`).join()
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7)
}

function foundOf(parts: FoundParts): FoundAll | undefined {
  const { person, contract, account } = parts
  if (!person) return undefined
  const values = { ...account?.values, ...contract?.values, ...person.values }
  return { id: person.id, version: seenOf(parts), values, parts }
}

const partsOf = (found: Found | undefined): FoundParts =>
  (found as FoundAll | undefined)?.parts ?? {
    person: undefined,
    contract: undefined,
    account: undefined,
  }

/**
 * A file of people with their contract and their account: each part of a row is found, checked,
 * written and taken back by the importer of its own file, with its own rights.
 */
export function completeFile(parts: Parts): Pick<Importer, 'match' | 'check' | 'write' | 'all'> {
  return {
    async match(importing, rows) {
      const person = await parts.person.match(importing, rows)
      const contract = await parts.contract.match(importing, rows)
      const account = await parts.account.match(importing, rows)
      return rows.map((_, at) =>
        foundOf({ person: person[at], contract: contract[at], account: account[at] }),
      )
    },
    check: (importing, rows) => objectionsTo(parts, importing, rows),
    write: {
      apply: (importing, rows) => applied(parts, importing, rows),
      undo: (importing, changes) => undone(parts, importing, changes),
    },
    all: (reading) => allOf(parts, reading),
  }
}

/** The part of each row as its own importer checks it. */
const checkedOf =
  (parts: Parts, name: Name) =>
  ({ given, found }: Checked<Given>): Checked<Given> => {
    const own = ownOf(parts[name], given)
    const record = partsOf(found)[name]
    const whole = record ? { ...record.values, ...own } : wholeOf(parts[name].columns, own)
    return { given: own, whole, found: record }
  }

async function objectionsTo(
  parts: Parts,
  importing: Importing,
  rows: readonly Checked<Given>[],
): Promise<readonly (readonly Objection[])[]> {
  const person = await parts.person.check(importing, rows.map(checkedOf(parts, 'person')))
  const coming = new Set(
    rows.flatMap(({ given, found }, at) =>
      found || (person[at] ?? []).length > 0 ? [] : [String(given['rut'])],
    ),
  )
  const contracts = rows.map(checkedOf(parts, 'contract'))
  const contract = await parts.contract.check(importing, contracts, coming)
  const accounts = rows.map(checkedOf(parts, 'account'))
  const paid = accounts.filter(({ given }) => says(given))
  const account = await parts.account.check(importing, paid, coming)
  const ofAccount = new Map(paid.map((row, at) => [row, account[at] ?? []]))
  return rows.map((row, at) => {
    const said = [...(person[at] ?? []), ...forbidden(parts, importing, row)]
    if (said.length > 0) return said
    const paidBy = accounts[at]
    return [...(contract[at] ?? []), ...((paidBy && ofAccount.get(paidBy)) ?? [])]
  })
}

/** What the author may not write of a row: the right of each part is its own. */
const forbidden = (
  parts: Parts,
  { can }: Importing,
  { given, found }: Checked<Given>,
): readonly Objection[] =>
  names.flatMap((name) => {
    const { needs, label } = parts[name]
    const words = label.toLowerCase()
    if (!says(ownOf(parts[name], given))) return []
    if (partsOf(found)[name]) {
      return can(needs.update)
        ? []
        : [{ column: null, message: `No tiene permiso para cambiar ${words}` }]
    }
    return can(needs.create)
      ? []
      : [{ column: null, message: `No tiene permiso para crear ${words}` }]
  })

/** What a row writes of a part: a new record whole, or what changes of one. */
function writtenOf(
  part: Part,
  name: Name,
  { line, values, found }: ToWrite<Given>,
): ToWrite<Given>[] {
  const own = ownOf(part, values)
  if (!says(own) && !changes(own)) return []
  const record = partsOf(found)[name]
  if (record) return changes(own) ? [{ line, values: own, found: record }] : []
  if (!says(own)) return []
  const keys = Object.fromEntries(
    [...shared].map((key) => [key, values[key] ?? found?.values[key]]),
  )
  return [{ line, values: wholeOf(part.columns, { ...ownOf(part, keys), ...own }), found: record }]
}

const changes = (own: Given): boolean => Object.keys(own).some((name) => !shared.has(name))

/** People first, then what names them. */
async function applied(
  parts: Parts,
  importing: Importing,
  rows: readonly ToWrite<Given>[],
): Promise<readonly (readonly Change[])[]> {
  const made = new Map<number, Change[]>(rows.map(({ line }) => [line, []]))
  // Three parts, each written for all rows at once.
  for (const name of names) {
    const written = rows.flatMap((row) => writtenOf(parts[name], name, row))
    const all = written.length > 0 ? await parts[name].write.apply(importing, written) : []
    for (const [at, { line }] of written.entries()) made.get(line)?.push(...(all[at] ?? []))
  }
  return rows.map(({ line }) => made.get(line) ?? [])
}

const ofEntity: Readonly<Record<string, Name>> = {
  users: 'person',
  user_contract: 'contract',
  payment_method: 'account',
}

/** Accounts and contracts go before the people whom they name. */
async function undone(
  parts: Parts,
  importing: Importing,
  all: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const why = new Map<Change, string | undefined>()
  for (const name of names.toReversed()) {
    const own = all.filter(({ entity }) => ofEntity[entity] === name)
    const said = own.length > 0 ? await parts[name].write.undo(importing, own) : []
    for (const [at, change] of own.entries()) why.set(change, said[at])
  }
  return all.map((change) => why.get(change))
}

/** Everybody with a contract, as a file writes them: with the one that began last. */
async function allOf(parts: Parts, reading: Parameters<Importer['all']>[0]) {
  const people = await parts.person.all(reading)
  const contracts = await parts.contract.all(reading)
  const accounts = new Map((await parts.account.all(reading)).map((row) => [row['rut'], row]))
  const last = new Map<unknown, Given>()
  for (const row of contracts) {
    const other = last.get(row['rut'])
    if (!other || String(other['initialDate']) < String(row['initialDate']))
      last.set(row['rut'], row)
  }
  return people.flatMap((person): Given[] => {
    const contract = last.get(person['rut'])
    return contract ? [{ ...accounts.get(person['rut']), ...person, ...contract }] : []
  })
}
