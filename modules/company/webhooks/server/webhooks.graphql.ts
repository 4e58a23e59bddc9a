import { choice, integer, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { DeliveryState, Webhook, WebhookEvent, WebhookStop } from '../model/webhook.ts'
import {
  type DeliveryRow,
  deliverySort,
  webhookDeliveries,
  type WebhookRow,
  webhooks,
  webhookSort,
} from './webhooks.queries.ts'
import {
  createWebhook,
  deleteWebhook,
  type MadeWebhook,
  repeatWebhookDelivery,
  resumeWebhook,
} from './webhooks.service.ts'

const shown = {
  id: of.id('webhook'),
  url: of.text,
  description: of.text,
  events: of.list(of.choice(WebhookEvent)),
  author: of.maybe(of.text),
  disabledAt: of.maybe(of.dateTime),
  disabledWhy: of.maybe(of.choice(WebhookStop)),
  createdAt: of.dateTime,
  version: of.int,
}
const WebhookType = objectFrom<WebhookRow>('Webhook', shown)

list('webhooks', { type: WebhookType, sort: webhookSort, run: webhooks })

const DeliveryType = objectFrom<DeliveryRow>('WebhookDelivery', {
  id: of.int,
  event: of.choice(WebhookEvent),
  description: of.text,
  state: of.choice(DeliveryState),
  attempts: of.int,
  at: of.dateTime,
  triedAt: of.maybe(of.dateTime),
  status: of.maybe(of.int),
  problem: of.maybe(of.text),
})

list('webhookDeliveries', {
  type: DeliveryType,
  filter: inputFrom('WebhookDeliveryFilter', {
    webhookId: optional(ref('webhook', 'Sistema')),
    state: optional(choice(DeliveryState, 'Estado')),
  }),
  sort: deliverySort,
  run: webhookDeliveries,
})

const { url, description } = Webhook.fields

mutation('createWebhook', {
  input: inputFrom('CreateWebhookInput', {
    url,
    description,
    events: listOf(inputFrom('ToldEvent', { event: choice(WebhookEvent, 'Aviso') })),
  }),
  // The secret is in this answer and in no other.
  type: objectFrom<MadeWebhook>('NewWebhook', { ...shown, secret: of.text }),
  run: createWebhook,
})

mutation('resumeWebhook', { input: byId('webhook'), type: WebhookType, run: resumeWebhook })

mutation('deleteWebhook', { input: byId('webhook'), type: 'Boolean', run: deleteWebhook })

mutation('repeatWebhookDelivery', {
  input: inputFrom('RepeatWebhookDeliveryInput', { id: integer('Envío', { min: 1 }) }),
  type: DeliveryType,
  run: repeatWebhookDelivery,
})
