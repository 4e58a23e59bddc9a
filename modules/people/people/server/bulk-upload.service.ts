import { newcomer, requireSet, targetsOf } from '#modules/company/authority/server/index.ts'
import type { Found, Given, Objection } from '#platform/model/imports.ts'
import { wholeOf } from '#platform/model/imports.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden, invalid } from '#platform/server/errors.ts'
import { type Importer, importers } from '#platform/server/imports/importer.ts'
import type { BulkResult, PersonValues } from '../model/person-row.ts'
import { givenFields, isSame } from './guarded-input.ts'

/** A person of a list, and what became of them. */
export type UploadedUser = {
  readonly id: number
  readonly rut: string
  readonly result: ValueOf<typeof BulkResult>
}

export type BulkUpload = { readonly users: readonly UploadedUser[] }

type Sent = { readonly [Name in keyof PersonValues]: PersonValues[Name] | null }
type Row = { readonly line: number; readonly given: Given; readonly found: Found | undefined }

/**
 * Enters people and corrects others of a list, by the rules of the file of people: all of them or
 * none. Who is new belongs to the razón social.
 *
 * @throws UserError of the first person who is refused, by their place in the list
 */
export async function bulkUploadUsers(
  context: Context,
  { users, businessId }: { users: readonly Sent[]; businessId: number },
): Promise<BulkUpload> {
  const importer = importers.find('EMPLOYEE_BASIC')
  if (!importer) throw forbidden()
  if (users.length === 0) throw invalid('users', 'Indique al menos una persona')
  const all = users.map((user) => ({ ...said(user), businessId }))
  refuseTwice(all)
  const found = await importer.match(context, all)
  const rows = all.map((given, at): Row => ({ line: at + 1, given, found: found[at] }))
  const objections = await importer.check(
    context,
    rows.map((row) => ({ given: row.given, whole: wholeRow(importer, row), found: row.found })),
  )
  for (const [at, row] of rows.entries()) refuse(context, importer, row, objections[at] ?? [])
  await requireSetOf(context, rows, businessId)
  const written = rows.flatMap((row) => {
    const values = row.found ? changedOf(row) : wholeRow(importer, row)
    return Object.keys(values).length > 0 ? [{ ...row, values }] : []
  })
  const changes = await importer.write.apply(context, written)
  const made = new Map(written.map(({ line }, at) => [line, changes[at]?.at(0)?.id]))
  return {
    users: rows.map(({ line, given, found: was }) => ({
      id: was?.id ?? made.get(line) ?? 0,
      rut: String(given['rut']),
      result: was ? (made.has(line) ? 'CHANGE' : 'SAME') : 'NEW',
    })),
  }
}

/** What is not sent leaves what there is, as an empty cell of a file. */
const said = (user: Sent): Given =>
  Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null))

const wholeRow = ({ columns }: Importer, { given, found }: Row): Given =>
  found ? { ...found.values, ...given } : wholeOf(columns, given)

/** What of a person is another than it was; the day and the razón social change nothing alone. */
const changedOf = ({ given, found }: Row): Given =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isSame(value, found?.values[name])),
  )

/** @throws the first thing that is wrong with a person */
function refuse(
  { can }: Context,
  { columns, needs }: Importer,
  { line, found }: Row,
  objections: readonly Objection[],
): void {
  if (!can(found ? needs.update : needs.create)) throw forbidden()
  for (const one of objections) {
    if ('skip' in one) continue
    const header = columns.find(({ name }) => name === one.column)?.header
    const where = header === undefined ? '' : `, «${header}»`
    throw invalid('users', `Persona ${line}${where}: ${one.message}`)
  }
}

/** Asks the rules of authority of each person, in memory: as one entered or corrected by hand. */
async function requireSetOf(context: Context, rows: readonly Row[], businessId: number) {
  const targets = await targetsOf(
    context,
    rows.flatMap(({ found }) => found?.id ?? []),
  )
  for (const row of rows) {
    const given = givenFields('User', row.given)
    const target = row.found ? targets.get(row.found.id) : undefined
    if (row.found && target) {
      requireSet(context, target, { fields: givenFields('User', changedOf(row)), given })
    } else {
      const before = newcomer(context, { businessIds: [businessId] })
      requireSet(context, before, { fields: given, permission: 'users.create' })
      requireSet(context, before, { fields: ['NewPerson.businessId'] })
    }
  }
}

/** @throws when a person is twice in the list */
function refuseTwice(all: readonly Given[]): void {
  const places = new Map<unknown, number>()
  for (const [at, { rut }] of all.entries()) {
    const before = places.get(rut)
    if (before !== undefined) {
      throw invalid('users', `Está dos veces en la lista (personas ${before} y ${at + 1})`)
    }
    places.set(rut, at + 1)
  }
}
