import { PushpinFilled } from '@ant-design/icons'
import { plainRichText, readRichText } from '#platform/model/rich-text.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AnnouncementState, AnnouncementVisibility, stateTones } from '../model/announcement.ts'
import type { Row } from './types.ts'

/** An announcement in a list: its title, how it begins, and what its reader has to do with it. */
export function AnnouncementCard({ row, short = false }: { row: Row; short?: boolean }) {
  const { id, title, publishDate, pinned, state, canUpdate } = row
  const isPinned = pinned && state === 'PUBLISHED'
  return (
    <Link
      to={pathTo('anuncios/:id', { id })}
      className="an-card"
      data-unread={state === 'PUBLISHED' && row.readAt === null ? true : undefined}
    >
      <span className="an-card-head">
        <strong className="an-title">{title}</strong>
        {isPinned && (
          <span className="an-pin">
            <PushpinFilled aria-hidden /> Fijado
          </span>
        )}
      </span>
      {!short && <span className="an-begins">{beginning(row.content)}</span>}
      <span className="an-card-foot">
        <span className="soft tabular">{formatDate(publishDate)}</span>
        <Waits row={row} />
        {canUpdate && !short && (
          <>
            <StatusTag tone={stateTones[state]}>{AnnouncementState.label(state)}</StatusTag>
            <span className="soft">{audienceWords(row)}</span>
          </>
        )}
      </span>
    </Link>
  )
}

/** What its reader has not done yet. */
export function Waits({ row }: { row: Row }) {
  if (row.state !== 'PUBLISHED') return null
  if (row.asksAcknowledgement && row.acknowledgedAt === null) {
    return <StatusTag tone="warning">Pide acuse de recibo</StatusTag>
  }
  return row.readAt === null ? <StatusTag tone="primary">Sin leer</StatusTag> : null
}

type Aimed = Pick<Row, 'visibility' | 'businessNames'>

/** Who it is for, in words. */
export const audienceWords = ({ visibility, businessNames }: Aimed): string => {
  const people = AnnouncementVisibility.label(visibility)
  return businessNames ? `${people} de ${businessNames}` : people
}

/** So many letters of the words of an announcement are on its card. */
const MOST = 240

function beginning(content: string): string {
  const found = readRichText(content)
  const words = 'doc' in found ? plainRichText(found.doc) : content
  return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words
}
