import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import type { AuditRow } from '../model/audit.ts'
import { changesBetween } from '../model/changes.ts'
import { namesFor } from './names.queries.ts'

type Filter = {
  action: string | null
  entity: string | null
  from: string | null
  until: string | null
}

/** The audit trail of the company: who changed what, when, on whose behalf. */
export async function auditLog(
  context: Context,
  { filter, sort, page }: ListInput<Filter, 'at'>,
): Promise<Listed<AuditRow>> {
  const matching = eventsOf(context, filter)
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(['seq', 'at', 'action', 'entity', 'entityId', 'userId', 'loginId', 'acting'])
    .select(['before', 'after'])
    .orderBy('seq', sort.descending ? 'desc' : 'asc')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const names = await namesFor(context, rows)
  return {
    total,
    rows: rows.map((row) => {
      const withheld = names.isWithheld(row)
      return {
        seq: row.seq,
        at: row.at,
        action: row.action,
        entity: row.entity,
        subject: names.subject(row),
        personId: names.personOf(row),
        author: names.author(row),
        acting: row.acting,
        withheld,
        changes: withheld ? [] : changesBetween(row.before, row.after).map(names.inWords),
      }
    }),
  }
}

function eventsOf({ tx }: Context, { action, entity, from, until }: Filter) {
  return tx
    .selectFrom('auditEvent')
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(entity !== null, (query) => query.where('entity', '=', entity ?? ''))
    .$if(from !== null, (query) => query.where(sql<boolean>`at >= ${startOf(from)}`))
    .$if(until !== null, (query) =>
      query.where(sql<boolean>`at < ${startOf(until)} + interval '1 day'`),
    )
}

/** The first instant of a calendar day in Chile. */
const startOf = (day: string | null) =>
  sql<Date>`(${day}::date::timestamp at time zone 'America/Santiago')`

/** Walks the whole chain of the company and says where it first breaks, if anywhere. */
export async function verifyAudit({ client, session }: Context) {
  const { rows } = await client.query<{
    events: number
    seq: number | null
    problem: string | null
  }>(
    `select (select count(*) from audit_event where company_id = $1) as events,
       broken.seq, broken.problem
     from (select 1) one left join app.verify_audit($1) broken on true`,
    [session.companyId],
  )
  const [found] = rows
  return {
    events: found?.events ?? 0,
    intact: found?.problem == null,
    problem: found?.problem == null ? null : `Registro ${found.seq}: ${found.problem}`,
  }
}
