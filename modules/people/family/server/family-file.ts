import { people } from '#modules/company/identities/server/index.ts'
import { NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Given, Objection } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Checked, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { ofCatalogue } from '#platform/server/imports/of-catalogue.ts'
import { memberProblem } from '../model/burdens.ts'
import { familyFields, FamilyMember } from '../model/family-member.ts'
import type { FamilyValues } from '../model/family-row.ts'

const rows = ofCatalogue(
  FamilyMember,
  { table: 'familyMember', fields: ['userId', ...familyFields] },
  ['userId', 'rut'],
)

/** Who somebody of a family is, where they have no RUT: their name and their birthday. */
const named = ({ firstname, paternalLastname, birthday }: Given) =>
  JSON.stringify([firstname ?? null, paternalLastname ?? null, birthday ?? null])

/** The records that rows are of: by the RUT in a family or, without one, by name and birthday. */
export async function matchFamily(importing: Importing, given: readonly FamilyValues[]) {
  const owners = await peopleOfFile(
    importing,
    'family.update',
    given.map(({ person }) => person),
    'FAMILY',
  )
  const kept = await importing.tx
    .selectFrom('familyMember')
    .selectAll()
    .where(sql<boolean>`user_id in (select unnest(${[...owners.values()]}::bigint[]))`)
    .execute()
  const byRut = new Map(kept.map((row) => [`${row.userId} ${row.rut}`, row]))
  const byName = new Map(kept.map((row) => [`${row.userId} ${named(row)}`, row]))
  return given.map((row) => {
    const owner = owners.get(row.person ?? '')
    const found = row.rut ? byRut.get(`${owner} ${row.rut}`) : byName.get(`${owner} ${named(row)}`)
    if (!owner || !found) return undefined
    return { id: found.id, version: found.version, values: { ...found, person: row.person } }
  })
}

/** The members of every family within reach, for a file of what there is; it is in the audit. */
export async function allFamilies({ tx, reach, actor }: Pick<Acting, 'tx' | 'reach' | 'actor'>) {
  const reached = reach('family.read')
  const found = await people
    .all(tx)
    .innerJoin('familyMember as member', 'member.userId', 'users.id')
    .selectAll('member')
    .select('users.rut as person')
    .where(personWithin(reached, 'users.id'))
    .where(personShown(reached, 'users.id', actor.userId))
    .where(blocks.isOpen('FAMILY', 'users.id'))
    .orderBy('member.id')
    .execute()
  await sql`select app.write_audit(app.current_company(), 'Proceso',
    'exportación:grupo familiar', null, null,
    ${JSON.stringify({ filas: found.length })}::jsonb)`.execute(tx)
  return found
}

/** What is wrong with each row besides its cells. Who is out of reach does not exist. */
export async function objectionsToFamily(
  importing: Importing,
  given: readonly Checked<FamilyValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const owners = await peopleOfFile(
    importing,
    'family.update',
    given.map(({ whole }) => whole.person),
    'FAMILY',
  )
  return given.map(({ whole }) => {
    if (!owners.has(whole.person ?? '')) return [{ column: 'person', message: NOBODY }]
    const { relation = 'OTHER', burden = 'NONE', birthday = null, rut: theirs = null } = whole
    const { burdenFrom = null, burdenUntil = null, studiesUntil = null } = whole
    const days = { burdenFrom, burdenUntil, studiesUntil }
    const problem = memberProblem(
      { relation, burden, birthday, rut: theirs, ...days },
      importing.today,
    )
    return problem ? [{ column: problem.field, message: problem.message }] : []
  })
}

/** Writes the rows of families, each with the person whose it is. */
export async function applyFamily(importing: Importing, toWrite: readonly ToWrite<FamilyValues>[]) {
  const owners = await peopleOfFile(
    importing,
    'family.update',
    toWrite.map(({ values }) => values.person),
    'FAMILY',
  )
  return rows.write.apply(
    importing,
    toWrite.map(({ line, found, values: { person, ...values } }) => {
      const userId = owners.get(person ?? '')
      return { line, found, values: { ...values, ...(userId ? { userId } : {}) } }
    }),
  )
}

export const undoFamily = rows.write.undo
