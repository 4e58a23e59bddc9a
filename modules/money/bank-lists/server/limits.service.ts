import { businessById, businessesInReach } from '#modules/company/businesses/server/index.ts'
import { requireSecondPerson } from '#modules/company/second-person/server/index.ts'
import {
  transferFileRefusal,
  paymentsOfProcess,
} from '#modules/payroll/payroll-release/server/index.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { actsOf } from '#platform/server/records/states.ts'
import { limitFor, limitStates } from '../model/payment-list.ts'
import { isOwn, relationsOf } from './payment-lists.queries.ts'

const limitActs = actsOf(limitStates, { table: 'paymentLimit', state: 'state', reason: 'reason' })

/** Above which total a second person releases the lists of a razón social; nothing for none. */
export async function limitOf({ tx }: Context, businessId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('paymentLimit')
    .select('amount')
    .where('businessId', '=', businessId)
    .where('state', '=', 'APPROVED')
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.amount ?? null
}

const stored = ({ tx }: Context) =>
  tx
    .selectFrom('paymentLimit as asked')
    .innerJoin('business', 'business.id', 'asked.businessId')
    .select(['asked.id', 'asked.businessId', 'asked.amount', 'asked.state', 'asked.reason'])
    .select(['asked.createdAt', 'asked.answeredAt', 'asked.version', 'asked.creatorLoginId'])
    .select(['asked.creatorUserId', 'business.name as businessName'])
    .select(sql<string | null>`${sql.raw(loginNameIn('asked.creator_login_id'))}`.as('author'))
    .select(sql<string | null>`${sql.raw(loginNameIn('asked.answered_login_id'))}`.as('answerer'))

type StoredLimit = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number]

const shown = (context: Context, { creatorLoginId, creatorUserId, ...row }: StoredLimit) => ({
  ...row,
  isOwn: isOwn(context, { creatorLoginId, creatorUserId }),
})
export type LimitRow = ReturnType<typeof shown>

/** The amount in force of each razón social within reach, and the change that waits, if any. */
export async function paymentLimits(context: Context) {
  const businesses = await businessesInReach(context, 'businessOptions.read')
  const ids = businesses.map(({ id }) => id)
  const rows = await stored(context)
    .where(sql<boolean>`asked.business_id = any(${ids}::bigint[])`)
    .orderBy('asked.answeredAt', 'desc')
    .orderBy('asked.id', 'desc')
    .execute()
  const proposals = await proposedLimits(context, ids)
  return businesses.map(({ id, name }) => {
    const own = rows.filter(({ businessId }) => businessId === id)
    const pending = own.find(({ state }) => state === 'PENDING')
    const amount = own.find(({ state }) => state === 'APPROVED')?.amount ?? null
    return {
      businessId: id,
      businessName: name,
      amount,
      pending: pending ? shown(context, pending) : null,
      proposed: amount === null && !pending ? (proposals.get(id) ?? null) : null,
    }
  })
}
/** How many of the last lists of a razón social a proposal looks at. */
const LISTS_LOOKED_AT = 12

/** A limit for razones sociales that have none, from the totals of their own last lists. */
async function proposedLimits({ tx }: Context, businesses: readonly number[]) {
  const { rows } = await sql<{ businessId: number; total: number }>`
    select list.business_id as "businessId", list.total
    from (select business_id, total, row_number() over (partition by business_id order by id desc)
        as place
      from payment_list
      where company_id = app.current_company() and state not in ('CANCELED', 'RETURNED')
        and business_id = any(${[...businesses]}::bigint[])) list
    where list.place <= ${LISTS_LOOKED_AT}`.execute(tx)
  const byBusiness = Map.groupBy(rows, ({ businessId }) => businessId)
  return new Map(
    [...byBusiness].flatMap(([id, lists]) => {
      const amount = limitFor(lists.map(({ total }) => total))
      return amount === null ? [] : [[id, { amount, lists: lists.length }] as const]
    }),
  )
}

export type LimitOfBusiness = Awaited<ReturnType<typeof paymentLimits>>[number]

type Proposed = { businessId: number; amount: number | null }

/** Asks for another amount, or for none: it holds once another person approves it. */
export async function proposePaymentLimit(context: Context, { businessId, amount }: Proposed) {
  await businessById(context, businessId, 'businessOptions.update')
  if ((await limitOf(context, businessId)) === amount) {
    throw invalid('amount', 'Es el monto que ya rige')
  }
  const { id } = await context.tx
    .insertInto('paymentLimit')
    .values({
      businessId,
      amount,
      creatorLoginId: context.session.loginId ?? 0,
      creatorUserId: context.actor.userId,
      createdAt: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return limitById(context, id)
}

async function limitById(context: Context, id: number) {
  const row = await stored(context).where('asked.id', '=', id).executeTakeFirstOrThrow(notFound)
  return shown(context, row)
}

export type LimitAnswer = keyof typeof limitStates.acts
type Answering = { id: number; version: number; answer: LimitAnswer; reason: string | null }

/** Another person approves or rejects a change of the amount, or its author takes it back. */
export async function answerPaymentLimit(context: Context, given: Answering) {
  const { id, version, answer, reason } = given
  const stored = await limitActs.locked(context, id)
  await businessById(context, stored.businessId, 'businessOptions.update')
  const row = { ...stored, relations: relationsOf(context, stored) }
  limitActs.require(answer, row)
  if (answer !== 'withdraw') await requireSecondPerson(context, row.creatorLoginId)
  const set = { answeredLoginId: context.session.loginId, answeredAt: context.now }
  await limitActs.act(context, answer, row, { version, reason, set })
  return limitById(context, id)
}

// A file made at once has no second person and no list that is followed.
transferFileRefusal.on('bank-lists', async (context, month) => {
  const live = await context.tx
    .selectFrom('paymentList')
    .select('number')
    .where('payrollMonthId', '=', month.id)
    .where('purpose', 'in', ['PAY', 'BOTH'])
    .where('state', 'in', ['WAITING', 'READY', 'SENT'])
    .where(
      sql<boolean>`exists (select from payment_list_row row
        where row.company_id = app.current_company() and row.payment_list_id = payment_list.id
          and row.state in ('LISTED', 'PAID'))`,
    )
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (live) throw conflict(`Este proceso ya se paga por la nómina ${live.number}: siga con ella`)
  const limit = await limitOf(context, month.businessId)
  if (limit === null) return
  const total = await wholeOf(context, month.id)
  if (total <= limit) return
  throw conflict(
    `Sobre ${formatPesos(limit)} otra persona libera la nómina: ` +
      'hágala en «Control y otras nóminas»',
  )
})

/** What the process pays in all, made or not: a list is not cut into small ones. */
async function wholeOf(context: Context, payrollMonthId: number): Promise<number> {
  const { total } = await paymentsOfProcess.totals(context, { payrollMonthId })
  return total
}
