import type { Recipient } from '#modules/company/second-person/model/recipient.ts'
import { loginHolders } from '#modules/company/second-person/server/index.ts'
import { isMailAddress } from '#platform/server/mail/mail.ts'

/** More than these hold a permission by mistake, and are not written to. */
const most = 200

/**
 * Active logins and their people. A login of the platform has no company, but it is notified of
 * what it did in this one.
 */
loginHolders.by('grants', async ({ client, session }, whose) => {
  const [where, values] =
    'loginIds' in whose
      ? ['l.id = any($2::bigint[])', [whose.loginIds]]
      : [
          `u.id is not null and (u.role = any($2::text[])
             or exists (select from profile_permission g where g.company_id = $1
               and g.profile_id = u.profile_id and g.code = $3))`,
          [whose.roles, whose.code],
        ]
  const { rows } = await client.query<Recipient>(
    `select l.id as "loginId", u.id as "userId", l.username,
       coalesce(nullif(concat_ws(' ', p.firstname, p.paternal_lastname), ''), l.username) as name,
       coalesce(nullif(l.email, ''), p.email) as email
     from login l
     left join users u on u.company_id = $1 and l.company_id = $1 and u.id = l.user_id
     left join user_version p on p.company_id = $1 and p.user_id = u.id
       and p.superseded_at is null and upper_inf(p.valid)
     where not l.is_disabled and (u.id is not null or l.company_id is null)
       and (u.id is null or (not u.is_disabled and u.status <> 'INACTIVE')) and ${where}
     order by l.id limit ${most}`,
    [session.companyId, ...values],
  )
  return rows.map((row) => ({ ...row, email: isMailAddress(row.email ?? '') ? row.email : null }))
})
