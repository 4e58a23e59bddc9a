import { useState } from 'react'
import { GivenSecret } from '#modules/company/tokens/web/index.ts'
import type { WebhooksQuery } from '#generated/documents/graphql.ts'
import {
  CreateWebhook,
  DeleteWebhook,
  ResumeWebhook,
  Webhooks,
} from '#generated/operations/webhooks.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Webhook, WebhookEvent, WebhookStop } from '../model/webhook.ts'

type Row = WebhooksQuery['webhooks']['rows'][number]
type Made = { description: string; secret: string }

const columns: readonly Column<Row>[] = [
  {
    key: 'description',
    title: 'Sistema',
    lead: true,
    text: ({ description }) => description,
    render: ({ description, url }) => (
      <TextWithHint
        words={<Link to={`${pathTo('empresa/integraciones')}/envios`}>{description}</Link>}
        hint={url}
      />
    ),
  },
  {
    key: 'events',
    title: 'Avisos',
    text: ({ events }) => events.map((event) => WebhookEvent.label(event)).join(', '),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ disabledWhy }) => stateOf(disabledWhy),
    render: ({ disabledWhy }) => (
      <StatusTag tone={disabledWhy ? 'warning' : 'success'}>{stateOf(disabledWhy)}</StatusTag>
    ),
  },
  { key: 'author', title: 'Responde por él', text: ({ author }) => author ?? 'Quien ya no está' },
  momentColumn('createdAt', 'Creado', { sort: 'createdAt' }),
]

const stateOf = (why: Row['disabledWhy']) => (why ? WebhookStop.label(why) : 'Avisando')

/** The systems that are notified of what happens in the company. */
export default function WebhooksTab() {
  const form = useOpenForm('aviso')
  const [made, setMade] = useState<Made>()
  const list = useList(Webhooks, { sort: { field: 'createdAt', descending: true } })
  const resume = useAction(ResumeWebhook, { done: 'Avisos reanudados' })
  const remove = useAction(DeleteWebhook, { done: 'Sistema eliminado' })
  return (
    <>
      <ListPage
        embedded
        title="Avisos a sistemas"
        name="webhooks"
        list={list}
        columns={columns}
        create={{
          label: 'Avisar a un sistema',
          permission: 'integrationTokens.create',
          onClick: () => form.open(),
        }}
        nameOf={({ description }) => `los avisos a «${description}»`}
        actions={({ id, disabledAt }) => [
          ...(disabledAt
            ? [
                {
                  label: 'Reanudar',
                  permission: 'integrationTokens.create' as const,
                  onClick: () => resume.run({ input: { id } }),
                },
              ]
            : []),
          {
            label: 'Eliminar',
            danger: true,
            permission: 'integrationTokens.delete' as const,
            confirm: 'Se borra también lo que se le envió. No se puede deshacer.',
            onClick: () => remove.run({ input: { id } }),
          },
        ]}
        empty={{
          title: 'Ningún sistema se entera',
          text:
            'Avise a un sistema cuando se crea una persona, termina un contrato o se entrega una ' +
            'liquidación. El aviso lleva identificadores, nunca montos ni datos de salud.',
        }}
      />
      {form.key !== undefined && <NewWebhook form={form} onMade={setMade} />}
      {made && (
        <GivenSecret
          title={`Secreto de «${made.description}»`}
          label="Secreto de los avisos"
          secret={made.secret}
          lead="Con él su sistema comprueba que cada aviso es nuestro (Standard Webhooks)."
          warning="Quien lo tenga puede hacerse pasar por Minga ante ese sistema."
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  )
}

function NewWebhook({ form, onMade }: { form: OpenForm; onMade: (made: Made) => void }) {
  const create = useAction(CreateWebhook, { done: 'Sistema agregado' })
  return (
    <FormDialog
      title="Avisar a un sistema"
      submit="Agregar"
      action={create}
      toInput={({ events, ...values }) => ({
        ...values,
        events: (Array.isArray(events) ? events : []).map((event) => ({
          event: WebhookEvent.schema.parse(event),
        })),
      })}
      onDone={({ description, secret }) => onMade({ description, secret })}
      form={form}
    >
      <div className="mg-fields">
        <Field of={Webhook} name="description" wide autoFocus />
        <Field of={Webhook} name="url" wide placeholder="https://sistema.example/avisos" />
        <SeveralField name="events" label="Avisos" wide options={WebhookEvent.options} />
      </div>
    </FormDialog>
  )
}
