import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { codeOf, type DeliveryState } from '../model/webhook.ts'

export const webhookSort = ['createdAt'] as const
export const deliverySort = ['at'] as const

/** The addresses that are notified of what happens. */
export async function webhooks({ tx }: Context, input: ListInput<object, 'createdAt'>) {
  const direction = input.sort.descending ? 'desc' : 'asc'
  const ordered = rowsOf(tx)
    .orderBy('webhook.createdAt', direction)
    .orderBy('webhook.id', direction)
  const { rows, total } = await listed(tx.selectFrom('webhook'), ordered, input)
  return { total, rows: rows.map(shown) }
}

/** One address. */
export const webhook = async ({ tx }: Context, id: number) =>
  shown(await rowsOf(tx).where('webhook.id', '=', id).executeTakeFirstOrThrow(notFound))
export type WebhookRow = Awaited<ReturnType<typeof webhook>>

const rowsOf = (tx: Tx) =>
  tx
    .selectFrom('webhook')
    .select(['webhook.id', 'webhook.url', 'webhook.description', 'webhook.events'])
    .select(['webhook.disabledAt', 'webhook.disabledWhy', 'webhook.createdAt', 'webhook.version'])
    .select(sql.raw<string | null>(personBehind('webhook.creator_login_id')).as('author'))

const shown = ({
  events,
  ...row
}: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]) => ({
  ...row,
  events: events.map(codeOf),
})

export type DeliveryFilter = { webhookId: number | null; state: DeliveryState | null }

/** What was sent, the last first, and how it went. */
export async function webhookDeliveries({ tx }: Context, input: ListInput<DeliveryFilter, 'at'>) {
  const { webhookId, state } = input.filter
  const matching = deliveriesOf(tx).where((eb) =>
    equalTo(eb, { 'delivery.webhookId': webhookId, 'delivery.state': state }),
  )
  const direction = input.sort.descending ? 'desc' : 'asc'
  const ordered = matching
    .select(shownOfDelivery)
    .orderBy('event.createdAt', direction)
    .orderBy('delivery.id', direction)
  const { rows, total } = await listed(matching, ordered, input)
  return { total, rows: rows.map(sent) }
}

/** One of them. */
export const webhookDelivery = async ({ tx }: Context, id: number) =>
  sent(
    await deliveriesOf(tx)
      .select(shownOfDelivery)
      .where('delivery.id', '=', id)
      .executeTakeFirstOrThrow(notFound),
  )
export type DeliveryRow = Awaited<ReturnType<typeof webhookDelivery>>

const deliveriesOf = (tx: Tx) =>
  tx
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEvent as event', 'event.id', 'delivery.eventId')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhookId')

const shownOfDelivery = [
  'delivery.id',
  'delivery.state',
  'delivery.attempts',
  'delivery.triedAt',
  'delivery.status',
  'delivery.problem',
  'event.type',
  'event.createdAt as at',
  'webhook.description',
] as const

const sent = <Row extends { type: string }>({ type, ...row }: Row) => ({
  ...row,
  event: codeOf(type),
})
