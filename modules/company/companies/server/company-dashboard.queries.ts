import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { contracts, people } from '#modules/company/identities/server/index.ts'
import { inNamedCompany, type PlatformContext, todayAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'

type Figures = {
  people: number
  withContract: number
  businesses: number
  failedJobs: number
  suspendedServices: number
  exceptions: number
  logins: number
  neverSignedIn: number
  withoutAccess: number
  online: number
  lastSeenAt: Date | null
  storedMegabytes: number
}

/** The state of a company for platform administrators: only counts, no personal data. */
export async function companyDashboard(context: PlatformContext, { id }: { id: number }) {
  const today = todayAt(context.now)
  const online = onlineSince(context.now)
  return inNamedCompany(context, id, async (tx) => {
    const working = contracts
      .inForce(tx, today)
      .where('contract.status', '=', 'ACTIVE')
      .select('contract.userId')
    const { rows } = await sql<Figures>`select
      (select count(*) from ${people.written} person) as people,
      (select count(distinct held.user_id) from (${working}) held) as with_contract,
      (select count(*) from business where company_id = ${id}) as businesses,
      (select count(*) from job where company_id = ${id} and status = 'FAILED'
        and finished_at > ${context.now}::timestamptz - interval '7 days') as failed_jobs,
      (select count(*) from company_module where company_id = ${id}
        and state = 'SUSPENDED') as suspended_services,
      (select count(*) from company_exception where company_id = ${id}
        and since <= ${today}::date and (until is null or until >= ${today}::date)) as exceptions,
      (select count(*) from login where company_id = ${id} and not is_disabled) as logins,
      (select count(*) from login l where l.company_id = ${id} and not l.is_disabled
        and (l.force_password_change or l.activated_at is null)) as never_signed_in,
      (select count(*) from ${people.written} u where u.status <> 'INACTIVE'
        and not exists (select from login l where l.company_id = ${id}
          and l.user_id = u.id and not l.is_disabled)) as without_access,
      (select count(distinct s.login_id) from login_session s
        join login l on l.id = s.login_id and l.company_id = ${id}
        where s.revoked_at is null and s.last_seen_at > ${online}) as online,
      (select max(s.last_seen_at) from login_session s
        join login l on l.id = s.login_id and l.company_id = ${id}) as last_seen_at,
      (select coalesce(ceil(sum(size) / 1048576.0), 0)::int from file where company_id = ${id}
        and removed_at is null) as stored_megabytes
      from company where id = ${id}`.execute(tx)
    const [figures] = rows
    if (!figures) throw notFound()
    return { ...figures, ...(await businessMonths.get().figures(tx)) }
  })
}

export type CompanyFigures = Awaited<ReturnType<typeof companyDashboard>>

/** Whoever was seen in the last five minutes is there. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - 5 * 60_000)
