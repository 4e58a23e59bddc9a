import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { Company } from '../model/company.ts'

type CompanyRow = Omit<Row<typeof Company>, 'createdAt' | 'status'> & {
  status: string
  createdAt: Date
}

/** On the connection of the company's transaction: one request needs no second one. */
const ownRow = `select id, name, slug, description, phone, url, email, status, version,
    created_at as "createdAt",
    (select count(*) from login where company_id = $1 and not is_disabled) as logins
  from company where id = $1`

/** The company one works in. */
export async function ownCompany({ client, session }: Context): Promise<CompanyRow> {
  const { rows } = await client.query<CompanyRow>(ownRow, [session.companyId])
  const [company] = rows
  if (!company) throw notFound()
  return company
}

type Editable = Pick<Row<typeof Company>, 'name' | 'description' | 'phone' | 'url' | 'email'>

/** Changes what a company says of itself. Refused when somebody else changed it meanwhile. */
export async function updateCompany(
  context: Context,
  { version, ...fields }: Partial<Editable> & { version: number },
): Promise<CompanyRow> {
  const { client, session } = context
  await client.query('select 1 from company where id = $1 for no key update', [session.companyId])
  const before = await ownCompany(context)
  if (before.version !== version) {
    throw conflict('Otra persona cambió estos datos. Revise lo nuevo y vuelva a guardar.')
  }
  const after = { ...before, ...fields }
  await client.query(
    `update company set name = $2, description = $3, phone = $4, url = $5, email = $6,
       version = version + 1 where id = $1`,
    [session.companyId, after.name, after.description, after.phone, after.url, after.email],
  )
  await client.query(
    `select app.write_audit($1::bigint, 'Modificado', 'company',
     $1::bigint::text, $2, $3)`,
    [session.companyId, JSON.stringify(shown(before)), JSON.stringify(shown(after))],
  )
  return { ...after, version: version + 1 }
}

const shown = ({ name, description, phone, url, email }: CompanyRow) => ({
  name,
  description,
  phone,
  url,
  email,
})
