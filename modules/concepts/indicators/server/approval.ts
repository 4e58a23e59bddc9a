import { z } from 'zod'
import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfBusiness,
} from '#modules/company/approvals/server/index.ts'
import type { ApprovalAnswer } from '#modules/company/approvals/model/approvals.ts'
import { needsReason } from '#modules/company/approvals/model/approvals.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import type { Seen } from './changes.ts'
import { confirmIndicator, revokeIndicator } from './entry.service.ts'
import { figureLabel } from './labels.ts'
import { confirmIndicatorTable, revokeIndicatorTable } from './table-entry.service.ts'

/** The figures and tables that somebody else entered and a second person confirms. */
function pending({ can, session, actor }: Context) {
  if (!can('indicators.update')) return undefined
  return sql<StoredPending>`
    select 'INDICATOR' as kind, entry.id, entry.version as seen, author.user_id,
      entry.entered_at as since, jsonb_build_object('key', entry.key,
        'month', entry.year_month, 'value', entry.value::text, 'source', entry.source) as facts
    from indicator entry
    left join login author on author.company_id = app.current_company()
      and author.id = entry.entered_by
    where entry.company_id = app.current_company() and entry.state = 'PENDING'
      and entry.needs_second and entry.entered_by is distinct from ${session.loginId}
      and author.user_id is distinct from coalesce(${actor.userId}::bigint, 0)`
}

/** Entries without a second person: those of one day and one author are reminded of together. */
async function unanswered({ tx }: ReminderRun, since: ISODate): Promise<WaitingOfBusiness[]> {
  const { rows } = await sql<Omit<WaitingOfBusiness, 'title'> & { many: number }>`
    select 'indicator:' || entry.entered_by as key, null as "businessId", count(*)::int as many,
      ${dayInChile('entry.entered_at')} as asked,
      author.user_id as "authorId"
    from indicator entry
    left join login author on author.company_id = app.current_company()
      and author.id = entry.entered_by
    where entry.company_id = app.current_company() and entry.state = 'PENDING'
      and entry.needs_second
      and ${dayInChile('entry.entered_at')} > ${since}
    group by entry.entered_by, 4, author.user_id
    order by 4, 1`.execute(tx)
  return rows.map(({ many, ...row }) => ({
    ...row,
    title:
      `${counted(many, 'indicador espera', 'indicadores esperan')} que otra persona ` +
      `${many === 1 ? 'lo' : 'los'} confirme`,
  }))
}

const factsSchema = z.object({
  key: z.string(),
  month: z.number(),
  value: z.string().nullable(),
  source: z.string(),
})

function words(given: unknown) {
  const { key, month, value, source } = factsSchema.parse(given)
  return {
    title: `${figureLabel(key)}, ${monthLabel(month)}`,
    summary: `${value === null ? 'Tabla completa' : formatNumber(plainDecimal(value))} · ${source}`,
    link: `/home/indicadores?mes=${month}`,
  }
}

async function answer(context: Context, ref: Seen, given: ApprovalAnswer, reason: string | null) {
  const entry = await context.tx
    .selectFrom('indicator')
    .select(sql<boolean>`brackets is not null`.as('isTable'))
    .where('id', '=', ref.id)
    .executeTakeFirst()
  if (!entry) throw notFound()
  if (given === 'APPROVE') {
    const confirm = entry.isTable ? confirmIndicatorTable : confirmIndicator
    return confirm(context, ref)
  }
  if (reason === null) throw invalid('reason', needsReason)
  const revoke = entry.isTable ? revokeIndicatorTable : revokeIndicator
  return revoke(context, { ...ref, revokeReason: reason })
}

approvalKind.on('indicators', {
  kind: 'INDICATOR',
  entity: 'indicator',
  pending,
  words,
  waits: { answeredWith: 'indicators.update', ofBusinesses: unanswered },
  answer: (context, { id, seen }, given, reason) =>
    answer(context, { id, version: seen }, given, reason),
})
