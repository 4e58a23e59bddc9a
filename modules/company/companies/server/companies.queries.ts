import type { PlatformContext } from '#platform/server/context.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { onlineSince } from './company-dashboard.queries.ts'
import { imageAddresses } from './images.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { CompanyStatus } from '../model/company.ts'
import type { MailStatus } from '../model/mail.ts'
import { contains } from '#platform/server/sql/search.ts'

const columns = [
  'company.id',
  'company.name',
  'company.slug',
  'company.description',
  'company.phone',
  'company.url',
  'company.email',
  'company.status',
  'company.countryId',
  'company.logoFileId',
  'company.version',
  'company.createdAt',
] as const

/**
 * Companies with what the platform itself knows of each: how many people can sign in, who is there
 * now, when somebody last was, mails that failed. Nothing of what is inside them.
 */
export const companiesOf = (tx: PlatformTx, now: Date) =>
  tx
    .selectFrom('company')
    .select(columns)
    .select(
      sql<number>`(select count(distinct s.login_id) from login_session s
      join login l on l.id = s.login_id where l.company_id = company.id
        and s.revoked_at is null and s.last_seen_at > ${onlineSince(now)})`.as('online'),
    )
    .select(
      sql<Date | null>`(select max(s.last_seen_at) from login_session s
      join login l on l.id = s.login_id where l.company_id = company.id)`.as('lastSeenAt'),
    )
    .select(
      sql<number>`(select count(*) from mail_outbox m where m.company_id = company.id
      and m.status = 'FAILED')`.as('failedMails'),
    )
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('login')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('login.companyId', '=', 'company.id')
            .where('login.isDisabled', '=', false),
          sql<number>`0`,
        )
        .as('logins'),
    )

type Filter = { search: string | null; status: ValueOf<typeof CompanyStatus> | null }
type Sort = 'name' | 'createdAt' | 'logins' | 'online' | 'lastSeenAt'
export type CompanyRow = Awaited<ReturnType<typeof companies>>['rows'][number]

/** Every company of the platform. */
export async function companies(
  { services, now }: PlatformContext,
  input: ListInput<Filter, Sort>,
) {
  const { filter, sort, page } = input
  const { search, status } = filter
  return services.db.withPlatform(async (tx) => {
    const matching = companiesOf(tx, now)
      .$if(search !== null, (query) => query.where(contains(sql`name || ' ' || slug`, search)))
      .where((eb) => (status ? eb('company.status', '=', status) : eb.lit(true)))
    const found = tx.selectFrom(matching.as('found')).selectAll()
    const rows = await found
      .orderBy(orders[sort.by], (order) =>
        sort.descending ? order.desc().nullsLast() : order.asc().nullsLast(),
      )
      .orderBy('id')
      .$call(onPage(page))
      .execute()
    return { rows: rows.map(shown), total: await totalOf(found, input, rows.length) }
  })
}

/** The address of the logo in place of the number of its file. */
export const shown = <Row extends { slug: string; logoFileId: number | null }>({
  logoFileId,
  ...row
}: Row) => ({ ...row, logo: imageAddresses(row.slug, { logoFileId, backgroundFileId: null }).logo })

const orders = {
  name: sql`app.plain(name)`,
  createdAt: sql`created_at`,
  logins: sql`logins`,
  online: sql`online`,
  lastSeenAt: sql`last_seen_at`,
}

type Figures = {
  companies: number
  active: number
  suspended: number
  logins: number
  sessions: number
  mails: number
  failedMails: number
  database: string
  databaseMegabytes: number
}

/** The platform at a glance: its companies, who is in, its mail, and what this server is. */
export async function superadminGeneral({ services, now }: PlatformContext) {
  const { rows } = await services.db.withPlatform((tx) =>
    sql<Figures>`select
      (select count(*) from company) as companies,
      (select count(*) from company where status = 'ACTIVE') as active,
      (select count(*) from company where status = 'INACTIVE') as suspended,
      (select count(*) from login where not is_disabled) as logins,
      (select count(*) from login_session where revoked_at is null and expires_at > ${now}
        and last_seen_at > ${now}::timestamptz - interval '30 minutes') as sessions,
      (select count(*) from mail_outbox) as mails,
      (select count(*) from mail_outbox where status = 'FAILED') as failed_mails,
      current_setting('server_version') as database,
      (pg_database_size(current_database()) / 1048576)::int as database_megabytes`.execute(tx),
  )
  const [figures] = rows
  if (!figures) throw new Error('A select of scalars answered no row')
  const pool = services.db.poolStats()
  return {
    ...figures,
    runtime: process.version,
    uptimeMinutes: Math.floor(process.uptime() / 60),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1_048_576),
    connections: pool.total,
    waiting: pool.waiting,
  }
}

type MailFilter = { search: string | null; status: ValueOf<typeof MailStatus> | null }

/**
 * Mails the platform wrote. The link by which somebody comes into their account is theirs alone,
 * and nobody reads it here, whatever became of the mail.
 */
export function mailOutbox(
  { services }: PlatformContext,
  input: ListInput<MailFilter, 'createdAt'>,
) {
  const { filter, sort, page } = input
  const { search, status } = filter
  return services.db.withPlatform(async (tx) => {
    const matching = tx
      .selectFrom('mailOutbox')
      .where((eb) => (status ? eb('status', '=', status) : eb.lit(true)))
      .$if(search !== null, (query) =>
        query.where(contains(sql`recipient || ' ' || subject`, search)),
      )
    const rows = await matching
      .select(['id', 'recipient', 'subject', 'textBody', 'status', 'error', 'createdAt'])
      .orderBy('id', sort.descending ? 'desc' : 'asc')
      .$call(onPage(page))
      .execute()
    const shownRows = rows.map((row) => ({ ...row, textBody: withoutLinks(row.textBody) }))
    return { rows: shownRows, total: await totalOf(matching, input, rows.length) }
  })
}

/** The text of a mail without the secrets of its links. */
const withoutLinks = (text: string | null): string | null =>
  text?.replace(/\/recover\/[\w-]+/g, '/recover/••••••••') ?? null
