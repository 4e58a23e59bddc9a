import type { WebhookDeliveriesQuery } from '#generated/documents/graphql.ts'
import { RepeatWebhookDelivery, WebhookDeliveries } from '#generated/operations/webhooks.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { DeliveryState, deliveryTones, WebhookEvent } from '../model/webhook.ts'

type Row = WebhookDeliveriesQuery['webhookDeliveries']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'event',
    title: 'Aviso',
    lead: true,
    text: ({ event }) => WebhookEvent.label(event),
    render: ({ event, description }) => (
      <TextWithHint words={WebhookEvent.label(event)} hint={`A «${description}»`} />
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => DeliveryState.label(state),
    render: ({ state, problem }) => (
      <TextWithHint
        words={<StatusTag tone={deliveryTones[state]}>{DeliveryState.label(state)}</StatusTag>}
        hint={problem ?? undefined}
      />
    ),
  },
  { key: 'attempts', title: 'Intentos', text: ({ attempts }) => String(attempts) },
  momentColumn('at', 'Ocurrió', { sort: 'at' }),
  momentColumn('triedAt', 'Último intento'),
]

/** What was sent to systems, and how it went. */
export default function DeliveriesTab() {
  const list = useList(WebhookDeliveries, {
    filters: [{ name: 'state', label: 'Estado', options: DeliveryState.options }],
    sort: { field: 'at', descending: true },
  })
  const repeat = useAction(RepeatWebhookDelivery, { done: 'Se enviará en el próximo minuto' })
  return (
    <ListPage
      embedded
      title="Envíos"
      name="webhookDeliveries"
      list={list}
      columns={columns}
      nameOf={({ event }) => `el aviso «${WebhookEvent.label(event)}»`}
      actions={({ id, state }) =>
        state === 'WAITING'
          ? []
          : [
              {
                label: 'Enviar otra vez',
                permission: 'integrationTokens.create' as const,
                onClick: () => repeat.run({ input: { id } }),
              },
            ]
      }
      empty={{
        title: 'Nada se ha enviado',
        text: 'Lo que se avise a sus sistemas queda aquí tres meses, con lo que respondieron.',
      }}
    />
  )
}
