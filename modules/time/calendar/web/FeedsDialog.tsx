import { Button } from 'antd'
import { useState } from 'react'
import {
  CalendarFeeds,
  CreateCalendarFeed,
  RevokeCalendarFeed,
} from '#generated/operations/calendar.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Dialog, useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FeedScope } from '../model/feed.ts'

const about: Readonly<Record<FeedScope, string>> = {
  OWN: 'Sus días fuera, sin el motivo',
  TEAM: 'Quién está ausente entre las personas que usted ve, sin el motivo',
  HOLIDAYS: 'Los del país, los de su lugar y los de la empresa',
}

/** The addresses by which other calendars read this one: made, copied once, and revoked. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, reload } = useDetail(CalendarFeeds)
  const [made, setMade] = useState<Readonly<Record<string, string>>>({})
  const feeds = data?.calendarFeeds
  return (
    <Dialog title="Suscribirse desde otro calendario" onCancel={onClose}>
      <p className="soft">
        Google Calendar, Outlook y otros leen estas direcciones cada pocas horas. Quien tenga una la
        lee sin contraseña: no la comparta, y revóquela si la perdió.
      </p>
      {error && <LoadProblem error={error} retry={reload} />}
      {!feeds && !error && <PageSkeleton header={false} />}
      {feeds && (
        <ul className="tc-feeds">
          {FeedScope.values.map((scope) => (
            <Feed
              key={scope}
              scope={scope}
              feed={feeds.find((one) => one.scope === scope)}
              address={made[scope]}
              onMade={(address) => setMade((now) => ({ ...now, [scope]: address }))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Props = {
  scope: FeedScope
  feed: { id: string; createdAt: string; lastUsedAt?: string | null } | undefined
  /** The address, known only since it was made. */
  address: string | undefined
  onMade: (address: string) => void
}

function Feed({ scope, feed, address, onMade }: Props) {
  const ask = useAsk()
  const create = useAction(CreateCalendarFeed, {
    done: 'Dirección creada',
    after: ({ path }) => onMade(`${window.location.origin}${path}`),
  })
  const revoke = useAction(RevokeCalendarFeed, { done: 'Dirección revocada' })
  const label = FeedScope.label(scope)
  const change = async () => {
    const sure =
      !feed ||
      (await ask({
        title: 'Cambiar la dirección',
        text: 'La que hay deja de abrir.',
        okText: 'Cambiar',
      }))
    if (sure) await create.run({ input: { scope } })
  }
  return (
    <li aria-label={label}>
      <div>
        <strong>{label}</strong>
        <p className="soft">
          {about[scope]}.{' '}
          {feed &&
            (feed.lastUsedAt
              ? `Leída por última vez el ${formatMoment(feed.lastUsedAt)}.`
              : `Creada el ${formatMoment(feed.createdAt)}; nadie la ha leído.`)}
        </p>
      </div>
      {feed && address && (
        <div className="tc-address">
          <output aria-label={`Dirección de ${label}`}>{address}</output>
          <Button onClick={() => void copy(address)}>Copiar</Button>
        </div>
      )}
      <div className="tc-buttons">
        <Button onClick={() => void change()} loading={create.busy}>
          {feed ? 'Cambiar dirección' : 'Crear dirección'}
        </Button>
        {feed && (
          <Button danger onClick={() => void revoke.run({ input: { id: feed.id } })}>
            Revocar
          </Button>
        )}
      </div>
    </li>
  )
}

/** The clipboard exists only where the address is https or this very machine. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify.success('Dirección copiada')
  } catch {
    notify.error('El navegador no dejó copiar: seleccione la dirección y cópiela a mano')
  }
}
