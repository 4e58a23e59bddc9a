import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import {
  AcknowledgeAnnouncement,
  DeleteAnnouncement,
  OpenAnnouncementFile,
  ReadAnnouncement,
} from '#generated/operations/announcements.ts'
import { Announcement } from '#generated/operations/parts/announcements.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { RichText } from '#platform/web/kit/text/RichText.tsx'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AnnouncementState, stateTones } from '../model/announcement.ts'
import { audienceWords } from './AnnouncementCard.tsx'
import { Reactions } from './Reactions.tsx'
import { ReadersPanel } from './ReadersPanel.tsx'
import type { Whole } from './types.ts'
import './announcements.css'

/** One announcement, as everybody reads it; below it, for who writes it, who has read it. */
export default function AnnouncementPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(Announcement, { input: { id } })
  const row = data?.announcement
  useReading(row)
  return (
    <DetailPage
      title={row ? row.title : 'Anuncio'}
      context={row && <Context row={row} />}
      actions={row?.canUpdate && <WriterActions row={row} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {row && <Body row={row} />}
    </DetailPage>
  )
}

/** Says once that it was opened, to the server. */
function useReading(row: Whole | undefined) {
  const { run } = useAction(ReadAnnouncement, { quiet: true })
  const { acting } = useMe()
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!row || acting || row.readAt !== null || row.state !== 'PUBLISHED') return
    if (said.current === row.id) return
    said.current = row.id
    void run({ input: { id: row.id } })
  }, [row, run, acting])
}

function Context({ row }: { row: Whole }) {
  const { state, publishDate, expiryDate, canUpdate, author } = row
  const days = expiryDate
    ? `${formatDate(publishDate)} a ${formatDate(expiryDate)}`
    : formatDate(publishDate)
  if (!canUpdate) return days
  return (
    <PageContext tone={stateTones[state]} state={AnnouncementState.label(state)}>
      <span>{days}</span>
      <span>{audienceWords(row)}</span>
      {author && <span>Lo escribió {author}</span>}
    </PageContext>
  )
}

function Body({ row }: { row: Whole }) {
  const can = useCan()
  return (
    <>
      {row.reason !== null && (
        <Alert className="mg-block" type="warning" title={`Retirado: ${row.reason}`} showIcon />
      )}
      <article className="an-article">
        <RichText text={row.content} />
        <Files row={row} />
        <Reactions row={row} />
      </article>
      <Acknowledge row={row} />
      {row.canUpdate && can('announcements.update') && row.state !== 'SCHEDULED' && (
        <ReadersPanel row={row} />
      )}
    </>
  )
}

/** Its files: the link of each is made when somebody opens it. */
function Files({ row }: { row: Whole }) {
  const open = useAction(OpenAnnouncementFile, { after: openFile, quiet: true, keepCache: true })
  if (row.files.length === 0) return null
  return (
    <ul className="an-files" aria-label="Archivos">
      {row.files.map(({ id, name }) => (
        <li key={id}>
          <Button type="link" onClick={() => void open.run({ input: { id: row.id, fileId: id } })}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Acknowledge({ row }: { row: Whole }) {
  const { acting } = useMe()
  const acknowledge = useAction(AcknowledgeAnnouncement, { done: 'Acuse de recibo guardado' })
  if (!row.asksAcknowledgement || row.state !== 'PUBLISHED') return null
  if (row.acknowledgedAt !== null) {
    return <p className="soft an-done">Acusó recibo el {formatMoment(row.acknowledgedAt)}</p>
  }
  return (
    <div className="an-ask">
      <p>La empresa le pide confirmar que lo leyó.</p>
      <ActionButton
        look="primary"
        disabled={acting && 'Quien mira la empresa desde la plataforma no responde por nadie'}
        onClick={() => acknowledge.run({ input: { id: row.id } })}
      >
        Acusar recibo
      </ActionButton>
    </div>
  )
}

function WriterActions({ row }: { row: Whole }) {
  const form = useOpenForm('retirar')
  const withdraw = useAction(DeleteAnnouncement, { done: 'Anuncio retirado' })
  if (row.state === 'WITHDRAWN') return null
  const { id, version } = row
  return (
    <>
      <ActionButton permission="announcements.update" to={pathTo('anuncios/:id/editar', { id })}>
        Editar
      </ActionButton>
      <ActionButton danger permission="announcements.delete" onClick={() => form.open()}>
        Retirar
      </ActionButton>
      {form.key !== undefined && (
        <AskDialog
          title="Retirar anuncio"
          okText="Retirar"
          max={500}
          busy={withdraw.busy}
          form={form}
          onSend={(reason) => withdraw.attempt({ input: { id, version, reason } })}
        >
          Deja de verse desde ahora, con sus archivos. Queda aquí para quienes escriben anuncios.
        </AskDialog>
      )}
    </>
  )
}
