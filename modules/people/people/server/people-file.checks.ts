import { reachesBusiness } from '#access/reach.ts'
import { newcomer, refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import type { Given, Objection } from '#platform/model/imports.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import type { FileFields, PersonValues } from '../model/person-row.ts'
import { problemOf } from '../model/rules.ts'
import { contactNames } from '../model/contact.ts'
import { givenFields, isSame } from './guarded-input.ts'
import { standingRuts, withOpenContact } from './people-file.queries.ts'

/** What the form would refuse, and what its author may not set of each person. */
export async function objectionsToPeople(
  importing: Importing,
  rows: readonly Checked<PersonValues>[],
  fields: FileFields,
): Promise<readonly (readonly Objection[])[]> {
  const targets = await targetsOf(
    importing,
    rows.flatMap(({ found }) => found?.id ?? []),
  )
  const taken = await standingRuts(
    importing,
    rows.flatMap(({ found, whole }) => (found ? [] : (whole.rut ?? []))),
  )
  const open = await withOpenContact(importing, [...targets.keys()])
  return rows.map((row): readonly Objection[] => {
    const { found, given, whole } = row
    const changed = new Set<string>(fields.filter((name) => isChanged(name, given, found)))
    const problem = problemOf(whole, changed, importing.today)
    if (problem) return [{ column: problem.field, message: problem.message }]
    if (!found) return whyNotNew(importing, whole, taken)
    const closed = [...changed].find((name) => contactNames.has(name))
    if (closed && !open.has(found.id)) return [{ column: closed, message: BLOCKED }]
    const target = targets.get(found.id)
    const asked = givenFields('User', Object.fromEntries([...changed].map((name) => [name, true])))
    const [refused] = target ? refusedFields(importing, target, asked) : []
    if (!target) return [{ column: 'rut', message: 'No existe' }]
    return refused ? [{ column: refused.field.split('.')[1] ?? null, message: refused.reason }] : []
  })
}

const isChanged = (
  name: string,
  given: Given,
  found: { readonly values: Given } | undefined,
): boolean => given[name] !== undefined && !isSame(given[name], found?.values[name])

/** Why somebody is not entered: who writes a part of the company enters people of that part. */
function whyNotNew(
  importing: Importing,
  { rut, businessId }: PersonValues,
  taken: ReadonlySet<string>,
): readonly Objection[] {
  // Somebody out of reach, or confidential, is there all the same.
  if (rut && taken.has(rut)) return [{ column: 'rut', message: 'No existe' }]
  const reach = importing.reach('users.create')
  if (!businessId) {
    return reach.all ? [] : [{ column: 'businessId', message: 'Indique la razón social' }]
  }
  if (!reachesBusiness(reach, businessId)) return [{ column: 'businessId', message: 'No existe' }]
  const target = newcomer(importing, { businessIds: [businessId] })
  const [refused] = refusedFields(importing, target, ['NewPerson.businessId'])
  return refused ? [{ column: 'businessId', message: refused.reason }] : []
}
