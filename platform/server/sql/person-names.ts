import { searchKey } from '#chile/text.ts'
import type { Reach } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { shownBy } from '#access/shown-parts.ts'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql, type Tx } from './db.ts'
import { personWithin } from './reach.ts'
import { literal } from './search.ts'

/**
 * How people are called and ordered in statements. `person` is a row of `user_version`; elsewhere
 * the person is a column with their id, and is written as they are written last.
 */
const full = sql<string>`concat_ws(' ', person.firstname, person.second_name,
  person.paternal_lastname, person.maternal_lastname)`
const register = sql<string>`person.surname_key`

/**
 * The name of the `person` of a statement; empty, and never null, for a person without a record.
 */
export const personName = full

/**
 * The order of a list with a `person`: the same as `surnameOf` of chile/names and as the index of
 * `user_version`. A list that joins everybody as `lastPerson` reads its page from that index.
 */
export const personSurname = register

const lastOf = (column: string, what: typeof full) => sql<string | null>`(
  select ${what} from user_version person
  where person.company_id = app.current_company() and person.user_id = ${sql.ref(column)}
    and person.superseded_at is null
  order by lower(person.valid) desc limit 1)`

/** The name of the person whose id is in a column. */
export const nameIn = (column: string) => lastOf(column, full)

/** How a reminder calls the person whose id is in a column: first and paternal name. */
export const shortNameIn = (column: string) =>
  lastOf(column, sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname)`)

/**
 * The surname by which people are ordered, of the person whose id is in a column: for a search that
 * leaves few rows, which are found first and then sorted.
 */
export const surnameIn = (column: string) => lastOf(column, register)

/**
 * The person of this company behind the login whose id is in a column, as a colleague calls them;
 * nothing for a login of the platform, for one without a person, and without a login. A statement
 * that is sent without the builder says where it binds the company: `$1`.
 */
export const personBehind = (login: string, company = 'app.current_company()'): string => `(
  select nullif(concat_ws(' ', person.firstname, person.paternal_lastname), '')
  from login writer
  join user_version person on person.company_id = ${company}
    and person.user_id = writer.user_id and person.superseded_at is null
  where writer.id = ${login} and writer.company_id = ${company}
  order by lower(person.valid) desc limit 1)`

/** Who answered something, by their login, and in whose place: «Ana Soto, por encargo de …». */
export const answeredBy = (login: string, answeredFor: string) => sql<string | null>`(
  ${sql.raw(personBehind(login))} || coalesce(', por encargo de ' || ${nameIn(answeredFor)}, ''))`

/**
 * Who is behind the login whose id is in a column: their person by name; somebody of the platform,
 * or without a person, by their user name.
 */
export const loginNameIn = (
  login: string,
  company?: string,
): string => `coalesce(${personBehind(login, company)},
  (select writer.username from login writer where writer.id = ${login}))`

/** The same of some logins, by their id. */
export async function namesOfLogins({ tx }: { tx: Tx }, loginIds: readonly number[]) {
  if (loginIds.length === 0) return new Map<number, string>()
  const { rows } = await sql<{ id: number; name: string }>`
    select one.id, ${sql.raw(loginNameIn('one.id'))} as name
    from login one where one.id = any(${[...new Set(loginIds)]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Everybody as they are written last, to be joined as `person` by `person.userId`: names, and where
 * to write to.
 */
export const lastPerson = (tx: Tx) => lastVersions(tx).as('person')

const lastVersions = (tx: Tx) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'secondName', 'paternalLastname', 'maternalLastname', 'email'])
    .select('surnameKey')
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper_inf(valid)`)

type SurnameOrder = {
  readonly descending?: boolean
  /** Whether a search, or another filter, leaves few rows. */
  readonly few?: boolean
}

/**
 * A list in the order of surnames, of the person whose id is in a column. A page of everybody is
 * read from the index of surnames without the rest of them; few rows are found first, then sorted.
 */
export const inSurnameOrder =
  (tx: Tx, column: string, { descending = false, few = false }: SurnameOrder = {}) =>
  <DB, Tables extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Tables, Row>,
  ): SelectQueryBuilder<DB, Tables, Row> => {
    const direction = descending ? 'desc' : 'asc'
    if (few) return query.orderBy(surnameIn(column), direction)
    const register = lastVersions(tx).as('register')
    const joined = (query as unknown as SelectQueryBuilder<object, never, Row>)
      .innerJoin(register, (join) => join.on(sql<boolean>`register.user_id = ${sql.ref(column)}`))
      .orderBy(sql`register.surname_key`, direction)
    // What is joined for the order adds nothing that the query selects.
    return joined as unknown as SelectQueryBuilder<DB, Tables, Row>
  }

/** What lists are ordered by, of some people. */
export async function surnamesOf(
  { tx }: { tx: Tx },
  people: readonly { userId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.userId', register.as('surname')])
    .where(sql<boolean>`person.user_id = any(${people.map(({ userId }) => userId)}::bigint[])`)
    .execute()
  return new Map(rows.map(({ userId, surname }) => [userId, surname]))
}

/**
 * Whose document a search looks in, besides the names: of everybody, because the answer says the
 * RUT of each one that it finds; or, for a reader, of those whose record they may open.
 */
export type Documents = 'RUT_SHOWN' | { readonly reach: (permission: Permission) => Reach }

/**
 * The conditions of a search by name or RUT over `users` of a statement, one for each word; all of
 * them hold for the people found. None where nothing is searched. What is found by parts of a RUT
 * spells it, so that nobody is found by one that their reader is not shown.
 */
export const userMatches = (search: string | null | undefined, documents: Documents) => {
  const shown = documentShown(documents)
  return wordsOf(search).map((word) => {
    const found = holds(sql.ref('users.search'), word)
    if (shown === null) return found
    return sql<boolean>`(${found} and (${holds(namesSearched('users'), word)} or ${shown}))`
  })
}

/** A word as it is written, or without dots and hyphens: «Soto-Díaz», «12.345.678-5». */
function holds(text: RawBuilder<unknown>, word: string) {
  const bare = word.replace(/[.-]/g, '')
  const part = (one: string) => sql<boolean>`${text} like ${`%${literal(one)}%`}`
  return bare === word || bare === '' ? part(word) : sql<boolean>`(${part(word)} or ${part(bare)})`
}

/** Whether the document of the `users` of a statement is shown; null where everybody's is. */
function documentShown(documents: Documents) {
  if (documents === 'RUT_SHOWN') return null
  const reach = documents.reach(shownBy.document)
  return reach.all && reach.except.length === 0 ? null : personWithin(reach, 'users.id')
}

/**
 * The names in what a search of `users` looks in, without the document, which is its last word
 * (`searchTextOf` of the module people).
 */
export const namesSearched = (users: string) =>
  sql<string>`regexp_replace(${sql.ref(`${users}.search`)}, '[^ ]*$', '')`

/**
 * The same by the name alone of the person whose id is in a column, where nobody is found by a RUT.
 */
export const nameMatches = (column: string, search: string | null | undefined) =>
  wordsOf(search).map((word) => holds(sql`app.plain(${nameIn(column)})`, word))

const wordsOf = (search: string | null | undefined) =>
  searchKey(search ?? '')
    .split(' ')
    .filter(Boolean)

/**
 * Whether the person whose id is in a column is found by every word of a search. As a list of
 * numbers, so that of a large list only the rows of those people are looked at.
 */
export const personFound = (column: string, search: string, documents: Documents) =>
  sql<boolean>`${sql.ref(column)} =
    any(array(select users.id from users where users.company_id = app.current_company()
      and ${sql.join([sql`true`, ...userMatches(search, documents)], sql` and `)}))`
