import type { Listed } from '#platform/model/page.ts'
import type { Context, PlatformContext } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'

type Filter = {
  action: string | null
  entity: string | null
  entityId: string | null
  from: string | null
  until: string | null
}

export type AuditRow = {
  seq: number
  at: Date
  action: string
  entity: string
  entityId: string | null
  author: string
  acting: boolean
  changes: string
}

/** The audit trail, newest first. Names of authors come from the platform's logins. */
export async function auditLog(
  { tx, services }: Context,
  { filter, sort, page }: ListInput<Filter, 'at'>,
): Promise<Listed<AuditRow>> {
  const { action, entity, entityId, from, until } = filter
  const matching = tx
    .selectFrom('auditEvent')
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(entity !== null, (query) => query.where('entity', '=', entity ?? ''))
    .$if(entityId !== null, (query) => query.where('entityId', '=', entityId))
    .$if(from !== null, (query) => query.where(sql<boolean>`at >= ${from}::date`))
    .$if(until !== null, (query) => query.where(sql<boolean>`at < ${until}::date + 1`))
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(['seq', 'at', 'action', 'entity', 'entityId', 'loginId', 'acting', 'before', 'after'])
    .orderBy('seq', sort.descending ? 'asc' : 'desc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const names = await authorNames(services, rows.flatMap((row) => row.loginId ?? []))
  return {
    total,
    rows: rows.map(({ loginId, before, after, ...row }) => ({
      ...row,
      author: loginId === null ? 'Sistema' : (names.get(loginId) ?? 'Sistema'),
      changes: JSON.stringify(changesBetween(before, after)),
    })),
  }
}

async function authorNames(services: Context['services'], ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const logins = await services.db.withPlatform((tx) =>
    tx.selectFrom('login').select(['id', 'username']).where('id', 'in', ids).execute(),
  )
  return new Map(logins.map((login) => [login.id, login.username]))
}

/** Only what changed: column, before, after. */
function changesBetween(before: unknown, after: unknown) {
  const old = recordOf(before)
  const fresh = recordOf(after)
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)])
  return [...names]
    .filter((name) => name !== 'company_id' && JSON.stringify(old[name]) !== JSON.stringify(fresh[name]))
    .map((name) => ({ field: name, before: old[name] ?? null, after: fresh[name] ?? null }))
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Walks the whole chain of the company and says where it first breaks, if anywhere. */
export async function verifyAudit({ client, session }: Context) {
  const { rows } = await client.query<{ seq: number; problem: string }>(
    'select seq, problem from app.verify_audit($1)',
    [session.companyId],
  )
  const [problem] = rows
  return {
    intact: problem === undefined,
    problem: problem ? `Registro ${problem.seq}: ${problem.problem}` : null,
  }
}

/** Mails the platform wrote, newest first; where there is no SMTP server this is where they are read. */
export function mailOutbox(
  { services }: PlatformContext,
  { page }: ListInput<Record<never, never>, 'createdAt'>,
) {
  return services.db.withPlatform(async (tx) => {
    const { total } = await tx
      .selectFrom('mailOutbox')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await tx
      .selectFrom('mailOutbox')
      .select(['id', 'recipient', 'subject', 'textBody', 'status', 'createdAt'])
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .execute()
    return { rows, total }
  })
}
