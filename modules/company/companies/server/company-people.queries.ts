import { people } from '#modules/company/identities/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import { inNamedCompany, type PlatformContext } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { notFound } from '#platform/server/errors.ts'
import { namesSearched, personName, personSurname } from '#platform/server/sql/person-names.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { searchKey } from '#chile/text.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Role } from '#access/roles.ts'
import type { AccessState } from '../model/person-access.ts'
import { literal } from '#platform/server/sql/search.ts'

type Access = ValueOf<typeof AccessState>
type Filter = { companyId: number; search: string | null; access: Access | null }
export type PersonAccess = {
  userId: number
  fullname: string
  role: Role
  username: string | null
  email: string | null
  access: Access
  lastSeenAt: Date | null
}

/**
 * The people of a company with the state of each one's access, for platform administrators who help
 * them sign in. No other personal data is answered, nor found by, and the reading is recorded in
 * the company's audit.
 */
export async function companyPeople(
  context: PlatformContext,
  { filter, page, counted }: ListInput<Filter, 'fullname'>,
): Promise<Listed<PersonAccess>> {
  const { companyId, search, access } = filter
  await requireCompany(context, companyId)
  return inNamedCompany(context, companyId, async (tx, client) => {
    const found = peopleOf(companyId, search, access)
    const { rows } = await sql<PersonAccess>`select * from (${found}) found
      order by surname, user_id
      limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(tx)
    recordAtEnd(client, {
      companyId,
      what: 'lectura:accesos',
      id: null,
      // Once for each page that is looked at, with how many people were on it.
      about: { personas: rows.length },
    })
    return { rows, total: counted ? await countOf(tx, found) : null }
  })
}

async function countOf(tx: Tx, found: ReturnType<typeof peopleOf>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${found}) found`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Everybody with how they can sign in: not at all, not yet, kept out, or so. */
const peopleOf = (companyId: number, search: string | null, access: Access | null) => {
  const words = search === null ? [] : searchKey(search).split(' ').filter(Boolean)
  return sql`select * from (
    select person.id as user_id, person.role, l.username,
      coalesce(nullif(l.email, ''), person.email) as email,
      ${personName} as fullname, ${personSurname} as surname,
      case when l.id is null then 'NONE'
        when l.is_disabled or person.status = 'INACTIVE' then 'DISABLED'
        when l.force_password_change or l.activated_at is null then 'PENDING'
        else 'ACTIVE' end as access,
      (select max(s.last_seen_at) from login_session s where s.login_id = l.id) as last_seen_at
    from ${people.written} person
    left join login l on l.company_id = ${companyId} and l.user_id = person.id
    where (select coalesce(
      bool_and(${namesSearched('person')} like '%' || word || '%'
      or strpos(coalesce(l.username, ''), word) > 0), true)
      from unnest(${words.map(literal)}::text[]) word)
  ) people where ${access}::text is null or access = ${access}`
}

async function requireCompany({ services }: PlatformContext, companyId: number): Promise<void> {
  const found = await services.db.withPlatform((tx) =>
    tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst(),
  )
  if (!found) throw notFound()
}
