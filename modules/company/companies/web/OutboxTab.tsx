import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { MailOutboxQuery } from '#generated/documents/graphql.ts'
import { MailOutbox } from '#generated/operations/companies.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { MailStatus } from '../model/mail.ts'
import './companies.css'

type Mail = MailOutboxQuery['mailOutbox']['rows'][number]

const tones: Readonly<Record<string, Tone>> = {
  SENT: 'success',
  KEPT: 'primary',
  FAILED: 'danger',
  QUEUED: 'neutral',
}

const StatusOf = ({ status }: { status: string }) => (
  <StatusTag tone={tones[status] ?? 'neutral'}>{MailStatus.label(status)}</StatusTag>
)

/** What the platform wrote to people, without the links by which they come in. */
export default function OutboxTab() {
  const [open, setOpen] = useState<Mail>()
  const list = useList(MailOutbox, {
    filters: [{ name: 'status', label: 'Estado', options: MailStatus.options }],
    sort: { field: 'createdAt', descending: true },
  })
  const columns: readonly Column<Mail>[] = [
    {
      key: 'subject',
      title: 'Asunto',
      lead: true,
      text: ({ subject }) => subject,
      render: (mail) => (
        <Button type="link" size="small" className="mg-cell-link" onClick={() => setOpen(mail)}>
          {mail.subject}
        </Button>
      ),
    },
    {
      key: 'recipient',
      title: 'Para',
      text: ({ recipient }) => recipient,
    },
    {
      key: 'status',
      title: 'Estado',
      text: ({ status }) => MailStatus.label(status),
      render: StatusOf,
    },
    {
      key: 'createdAt',
      title: 'Fecha',
      sort: 'createdAt',
      text: ({ createdAt }) => formatMoment(createdAt),
    },
  ]
  return (
    <>
      <ListPage
        embedded
        title="Correos"
        list={list}
        search="Destinatario o asunto"
        columns={columns}
        nameOf={({ subject }) => subject}
        download={false}
        empty={{
          title: 'Aún no se escribe ningún correo',
          text: 'Aquí estarán los avisos y enlaces que la plataforma envía a las personas.',
        }}
      />
      <SidePanel
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open?.subject}
        width={560}
      >
        {open && <MailText mail={open} />}
      </SidePanel>
    </>
  )
}

const MailText = ({ mail }: { mail: Mail }) => (
  <article className="co-mail">
    <dl className="mg-facts">
      <div>
        <dt>Para</dt>
        <dd>{mail.recipient}</dd>
      </div>
      <div>
        <dt>Fecha</dt>
        <dd>{formatMoment(mail.createdAt)}</dd>
      </div>
      <div>
        <dt>Estado</dt>
        <dd>
          <StatusOf status={mail.status} />
        </dd>
      </div>
    </dl>
    {mail.error && (
      <Alert type="error" showIcon title="No se pudo enviar" description={mail.error} />
    )}
    {mail.textBody ? (
      <pre>{mail.textBody}</pre>
    ) : (
      <p className="soft">
        El texto se borra cuando el correo se envía: puede llevar enlaces personales.
      </p>
    )}
  </article>
)
