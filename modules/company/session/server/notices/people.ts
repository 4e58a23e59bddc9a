import { people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { isMailAddress } from '#platform/server/mail/mail.ts'

/** A recipient: the address of their account, and the one in their record. */
export type Addressee = {
  userId: number
  name: string
  account: string | null
  record: string | null
}

/** A larger number of recipients would be a mistake: nobody is written to then. */
const most = 200

type Where = { sql: string; given: readonly unknown[] }
type Reading = Pick<Context, 'client'> & { companyId: number }

/**
 * People of the company with their names for a mail. The condition uses the aliases `u` and `l`.
 */
export async function addressees({ client, companyId }: Reading, where: Where) {
  const { rows } = await client.query<Addressee>(
    `select u.id as "userId", nullif(l.email, '') as account, u.email as record,
       coalesce(nullif(concat_ws(' ', u.firstname, u.paternal_lastname), ''), l.username, '')
         as name
     from ${people.writtenText('$1')} u
     left join login l on l.company_id = $1 and l.user_id = u.id
     where ${where.sql}
     order by u.id limit ${most}`,
    [companyId, ...where.given],
  )
  return rows
}

export const peopleById = (reading: Reading, userIds: readonly number[]) =>
  addressees(reading, { sql: 'u.id = any($2::bigint[])', given: [userIds] })

/** Administrators of the company who can sign in. */
export const administrators = (reading: Reading) =>
  addressees(reading, {
    sql: `u.role = 'ADMIN' and not u.external and not u.is_disabled and u.status <> 'INACTIVE'
      and not l.is_disabled`,
    given: [],
  })

/** The main address of a person. */
export const mainAddress = ({ account, record }: Addressee): string | null =>
  [account, record].find((address) => isMailAddress(address ?? '')) ?? null

/** Both addresses, for changes of money or of the address itself. */
export const allAddresses = ({ account, record }: Addressee): string[] => [
  ...new Set([account, record].flatMap((one) => (one && isMailAddress(one) ? [one] : []))),
]
