import { z } from 'zod'
import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatNumber } from '#chile/numbers.ts'
import { yearMonthOf } from '#chile/period.ts'
import {
  approvalKind,
  type PendingDetail,
  type StoredPending,
  type WaitingTogether,
} from '#modules/company/approvals/server/index.ts'
import { type ApprovalAnswer, needsReason } from '#modules/company/approvals/model/approvals.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { personName, personSurname, lastPerson } from '#platform/server/sql/person-names.ts'
import { EntryState } from '../model/piecework.ts'
import { entriesWithin } from './entries.queries.ts'
import { approvePiecework, rejectPiecework } from './entries.service.ts'

/** The entries that wait for the actor: never of themselves, nor what they entered. */
const waitingFor = (context: Context) =>
  entriesWithin(context, 'piecework.update')
    .where('entry.status', '=', 'PENDING')
    .where(sql<boolean>`entry.login_id is distinct from ${context.principal.loginId}::bigint`)
    .where(sql<boolean>`contract.user_id is distinct from ${context.actor.userId}::bigint`)

/** Changes when an entry of a sheet comes, goes or is corrected. */
const seenOf = sql<number>`('x' || substr(md5(string_agg(
  entry.id || ':' || entry.version, ',' order by entry.id)), 1, 7))::bit(28)::integer`

/**
 * The sheets that wait for the actor: what one person entered of a work and a day, as one thing,
 * known by its first entry. People of a harvest are many; who answers looks at them together.
 */
function pending(context: Context) {
  if (!context.can('piecework.update')) return undefined
  const sheets = waitingFor(context)
    .innerJoin('pieceworkTask as task', 'task.id', 'entry.taskId')
    .select((eb) => [
      sql<'PIECEWORK'>`'PIECEWORK'`.as('kind'),
      eb.fn.min('entry.id').as('id'),
      seenOf.as('seen'),
      sql<number | null>`(select author.user_id from login author
        where author.company_id = app.current_company() and author.id = entry.login_id)`.as(
        'user_id',
      ),
      eb.fn.min('entry.createdAt').as('since'),
      sql<unknown>`jsonb_build_object('day', entry.day, 'task', max(task.name),
        'unit', max(task.unit), 'people', count(distinct contract.user_id),
        'quantity', sum(entry.quantity)::text)`.as('facts'),
    ])
    .groupBy(['entry.day', 'entry.taskId', 'entry.loginId'])
  return sql<StoredPending>`${sheets}`
}

const factsSchema = z.object({
  day: z.string(),
  task: z.string(),
  unit: z.string(),
  people: z.number(),
  quantity: z.string(),
})

function words(given: unknown) {
  const { day, task, unit, people, quantity } = factsSchema.parse(given)
  const many = formatNumber(plainDecimal(quantity))
  return {
    title: `Tratos del ${formatDate(day)}: ${task}`,
    summary: `${counted(people, 'persona', 'personas')}, ${many} ${unit}`,
    link: `/home/tratos/anotados?status=PENDING&month=${yearMonthOf(day)}`,
  }
}

/** The entries of the sheet that an entry names, and what was seen of it. */
async function sheetOf(context: Context, id: number) {
  const named = await entriesWithin(context, 'piecework.update')
    .select(['entry.day', 'entry.taskId', 'entry.loginId', 'entry.status'])
    .where('entry.id', '=', id)
    .executeTakeFirst()
  if (!named) throw notFound()
  if (named.status !== 'PENDING') {
    throw conflict(`Ya está ${EntryState.label(named.status).toLowerCase()}`)
  }
  const ofSheet = waitingFor(context)
    .where('entry.day', '=', named.day)
    .where('entry.taskId', '=', named.taskId)
    .where('entry.loginId', 'is not distinct from', named.loginId)
  const { seen } = await ofSheet.select(seenOf.as('seen')).executeTakeFirstOrThrow()
  const rows = await ofSheet
    .innerJoin('pieceworkTask as task', 'task.id', 'entry.taskId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['entry.id', 'entry.version', 'entry.userContractId', 'task.unit'])
    .select(sql<string>`trim_scale(entry.quantity)::text`.as('quantity'))
    .select(personName.as('person'))
    .orderBy(personSurname)
    .orderBy('entry.id')
    .execute()
  const { day, taskId, loginId } = named
  return { rows, seen, sheet: { day, taskId, loginId } }
}

/** What each person made; who is on the sheet more than once is marked. */
async function details(context: Context, { id }: { id: number }): Promise<PendingDetail[]> {
  const { rows } = await sheetOf(context, id)
  return [...Map.groupBy(rows, ({ userContractId }) => userContractId).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const made = own.map(({ quantity }) => formatNumber(quantity)).join(' + ')
    const words = `${made} ${first.unit}`
    const [label, times] = [first.person, own.length]
    if (times === 1) return { label, words, warns: false }
    return { label, words: `${label} está ${times} veces: ${words}`, warns: true }
  })
}

type Ref = { id: number; seen: number }

async function answer(context: Context, ref: Ref, given: ApprovalAnswer, reason: string | null) {
  const { rows, seen, sheet } = await sheetOf(context, ref.id)
  if (rows.length === 0) throw notFound()
  if (seen !== ref.seen) {
    throw changedMeanwhile({ table: 'pieceworkEntry', key: sheet }, 'cambió estos tratos')
  }
  const entries = rows.map(({ id, version }) => ({ id, version }))
  if (given === 'APPROVE') return approvePiecework(context, { entries })
  if (reason === null) throw invalid('reason', needsReason)
  return rejectPiecework(context, { entries, reason })
}

/**
 * What nobody answered since a day, by the day on which it was entered and its author, without the
 * people of the confidential payroll.
 */
async function unanswered({ tx }: ReminderRun, since: ISODate) {
  const { rows } = await sql<WaitingTogether>`
    select entry.user_contract_id as "contractId", contract.user_id as "userId",
      contract.business_id as "businessId", author.user_id as "authorId",
      ${dayInChile('entry.created_at')} as asked,
      count(*)::int as many
    from piecework_entry entry
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = entry.user_contract_id and contract.status <> 'DELETED'
    left join login author on author.company_id = app.current_company()
      and author.id = entry.login_id
    where entry.company_id = app.current_company() and entry.status = 'PENDING'
      and entry.created_at > ${since}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    group by 1, 2, 3, 4, 5 order by 5, 1`.execute(tx)
  return rows
}

approvalKind.on('piecework', {
  kind: 'PIECEWORK',
  entity: 'pieceworkEntry',
  pending,
  words,
  details,
  waits: {
    answeredWith: 'piecework.update',
    ofPeopleTogether: unanswered,
    title: (many, asked) =>
      `${counted(many, 'trato anotado', 'tratos anotados')} el ${formatDate(asked)} ` +
      (many === 1 ? 'espera' : 'esperan'),
  },
  answer,
})
