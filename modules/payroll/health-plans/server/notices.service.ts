import type { ISODate } from '#chile/dates.ts'
import { firstDay, monthsLabel, type YearMonth } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { changeManyFrom } from '#platform/server/records/versions.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { countVersions, lockInOrder } from '#platform/server/transaction/locks.ts'
import type { HealthPlanKind, HealthPlanUnit } from '../model/notice.ts'
import type { healthPlanStates } from '../model/states.ts'
import { type HeldPlan, isSamePlan, planAfter, planProblem } from '../model/plan.ts'
import { heldOn } from './held-plans.queries.ts'
import { keptBefore, noticeById, reached } from './notices.queries.ts'
import { healthPlanSteps } from './steps.ts'

constraintMessages({
  health_plan_notice_folio: {
    message: 'Ya se ingresó ese folio de esa isapre',
    field: 'folio',
  },
})

type Written = {
  folio: string
  kind: HealthPlanKind
  institution: string
  planUnit: HealthPlanUnit | null
  planValue: string | null
  fromMonth: YearMonth
  notifiedOn: ISODate
  comment: string | null
}

/** Enters what an isapre notified of a person within reach; nothing of their record changes yet. */
export async function createHealthPlanNotice(
  context: Context,
  { userId, ...written }: Written & { userId: number },
) {
  await requirePerson(context, userId, 'healthPlans.create')
  requireSound(context, written)
  const { loginId } = context.session
  const { id } = await context.tx
    .insertInto('healthPlanNotice')
    .values({ ...written, userId, creatorLoginId: loginId, updatedLoginId: loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return noticeById(context, id)
}

/** Corrects a notification that nobody applied or rejected. */
export async function updateHealthPlanNotice(
  context: Context,
  { id, version, ...written }: Written & { id: number; version: number },
) {
  const row = await lockedNotice(context, id)
  healthPlanSteps.require('edit', row)
  refuseStale(version, row.version, { table: 'healthPlanNotice', key: { id } })
  requireSound(context, written)
  await context.tx
    .updateTable('healthPlanNotice')
    .set({ ...written, ...touched(context), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return noticeById(context, id)
}

function requireSound({ today }: Context, written: Written): void {
  const problem = planProblem(written)
  if (problem) throw invalid(problem.field, problem.message)
  if (written.notifiedOn > today) throw invalid('notifiedOn', 'No puede ser una fecha futura')
}

/** Locks notifications within reach, in one statement; any other is answered as not found. */
async function lockedNotices(context: Context, ids: readonly number[]) {
  const rows = await reached(context, 'healthPlans.update')
    .selectAll('notice')
    .select(['users.rut', nameIn('notice.userId').as('fullname')])
    .where(sql<boolean>`notice.id = any(${[...ids]}::bigint[])`)
    .orderBy('notice.id')
    .forNoKeyUpdate('notice')
    .execute()
  if (rows.length < new Set(ids).size) throw notFound()
  return rows.map((row) => ({ ...row, state: row.status, relations: ['other'] as const }))
}

async function lockedNotice(context: Context, id: number) {
  const [row] = await lockedNotices(context, [id])
  if (!row) throw notFound()
  return row
}
type Locked = Awaited<ReturnType<typeof lockedNotice>>

const calledOf = ({ fullname, rut }: Locked): string => fullname ?? formatRut(rut)

type Seen = { id: number; version: number }

/**
 * Applies notifications to the records of their people, all or none, in as many statements for many
 * as for one: a new version from the first day of each month.
 *
 * @throws UserError of kind `conflict` that names the first person whose record does not take it
 */
export async function applyHealthPlanNotices(context: Context, { notices }: { notices: Seen[] }) {
  if (notices.length === 0) throw invalid('notices', 'Elija alguna notificación')
  const versions = new Map(notices.map(({ id, version }) => [id, version]))
  const rows = await lockedNotices(context, [...versions.keys()])
  for (const row of rows) {
    healthPlanSteps.require('apply', row)
    const record = { table: 'healthPlanNotice', key: { id: row.id } } as const
    refuseStale(versions.get(row.id) ?? null, row.version, record)
  }
  requireOnePerPerson(rows)
  await requireSettable(context, rows)
  const changes = await plannedFor(context, rows)
  await writePlans(context, changes, 'Notificación de isapre aplicada')
  const { session, now } = context
  await context.client.query(
    `update health_plan_notice n set status = 'APPLIED', reason = null, before = done.before,
       applied_at = $4, updated_login_id = $3, updated_at = $4, version = n.version + 1
     from jsonb_to_recordset($2::jsonb) as done (id bigint, before jsonb)
     where n.company_id = $1 and n.id = done.id`,
    [
      session.companyId,
      JSON.stringify(changes.map(({ row, before }) => ({ id: row.id, before }))),
      session.loginId,
      now,
    ],
  )
  return { applied: rows.length }
}

function requireOnePerPerson(rows: readonly Locked[]): void {
  for (const own of Map.groupBy(rows, ({ userId }) => userId).values()) {
    const [first] = own
    if (own.length > 1 && first) {
      throw conflict(`${calledOf(first)} tiene varias: aplíquelas de a una, en orden`)
    }
  }
}

/** Refuses people whose health the actor may not set. */
async function requireSettable(context: Context, rows: readonly Locked[]): Promise<void> {
  const targets = await targetsOf(
    context,
    rows.map(({ userId }) => userId),
  )
  for (const row of rows) {
    const target = targets.get(row.userId)
    if (!target) throw notFound()
    const [refused] = refusedFields(context, target, [
      'User.previsionType',
      'User.healthInstitution',
    ])
    if (refused) throw conflict(`${calledOf(row)}: ${refused.reason}`)
  }
}

type Change = { row: Locked; before: HeldPlan; after: HeldPlan }

async function plannedFor(context: Context, rows: readonly Locked[]): Promise<readonly Change[]> {
  await lockPeople(context, rows)
  const held = await heldOn(context, rows)
  return rows.map((row) => {
    const before = held.get(row.id)
    if (!before) throw notFound()
    const outcome = planAfter(before, row)
    if ('left' in outcome) throw conflict(`${calledOf(row)}: ${outcome.left}`)
    return { row, before, after: outcome.after }
  })
}

const lockPeople = ({ tx }: Context, rows: readonly Locked[]) =>
  lockInOrder(
    tx,
    'users',
    rows.map(({ userId }) => userId),
  )

/** Writes the health of some people from the first day of their months on. */
async function writePlans(context: Context, changes: readonly Change[], reason: string) {
  const { tx, session } = context
  await changeManyFrom(
    tx,
    { table: 'userVersion', owner: 'userId' },
    changes.map(({ row, after }) => ({
      ownerId: row.userId,
      from: firstDay(row.fromMonth),
      patch: after,
    })),
    { authorLoginId: session.loginId, reason },
  )
  await countVersions(
    tx,
    'users',
    changes.map(({ row }) => row.userId),
  )
}

type Answer = { id: number; version: number; reason: string | null }

const moved = async (
  context: Context,
  { id, version, reason }: Answer,
  act: keyof typeof healthPlanStates.acts,
) => {
  const row = await lockedNotice(context, id)
  await healthPlanSteps.act(context, act, row, { version, reason, set: touched(context) })
  return noticeById(context, id)
}

/** Rejects a notification with its reason; the record stays as it is. */
export const rejectHealthPlanNotice = (context: Context, input: Answer) =>
  moved(context, input, 'reject')

/** Takes up a rejected notification again. */
export const retakeHealthPlanNotice = (context: Context, input: Seen) =>
  moved(context, { ...input, reason: null }, 'retake')

/**
 * Gives the record back what it said before a notification, which waits again.
 *
 * @throws UserError of kind `conflict` once a month was closed with it, or the record changed since
 */
export async function undoHealthPlanNotice(context: Context, { id, version, reason }: Answer) {
  const row = await lockedNotice(context, id)
  healthPlanSteps.require('undo', row)
  await requireSettable(context, [row])
  await lockPeople(context, [row])
  const before = keptBefore(row.before)
  const outcome = planAfter(before, row)
  const now = (await heldOn(context, [row])).get(row.id)
  if (!now || 'left' in outcome || !isSamePlan(now, outcome.after)) {
    throw conflict('La ficha cambió después: corríjala en ella')
  }
  const closed = await closedWith(context, row)
  if (closed.length > 0) {
    throw conflict(`Ya se cerró ${monthsLabel(closed)} con este plan: ingrese otra notificación`)
  }
  await healthPlanSteps.act(context, 'undo', row, {
    version,
    reason,
    set: { ...touched(context), before: null, appliedAt: null },
  })
  await writePlans(context, [{ row, before: now, after: before }], 'Se deshizo la notificación')
  return noticeById(context, id)
}

/** The months that were closed for the person since a notification was applied. */
async function closedWith({ tx }: Context, row: Locked): Promise<YearMonth[]> {
  if (row.appliedAt === null) {
    throw changedMeanwhile({ table: 'healthPlanNotice', key: { id: row.id } })
  }
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payslip', 'payslip.payrollRunId', 'month.currentRunId')
    .select('month.yearMonth')
    .distinct()
    .where('payslip.userId', '=', row.userId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '>=', row.fromMonth)
    .where('month.closedAt', '>', row.appliedAt)
    .orderBy('month.yearMonth')
    .execute()
  return rows.map(({ yearMonth }) => yearMonth)
}
