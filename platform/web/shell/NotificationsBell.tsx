import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../look/format.ts'
import { useMe } from '../screen/me.tsx'
import { type Notification, useSlots } from '../screen/slots.tsx'
import { LazyMenus } from './LazyMenus.tsx'

/** While the page is in sight; a hidden one asks nothing. */
const POLL_MS = 15_000

/** The bell: how many things wait for an answer or are unread, and what they are. */
export function NotificationsBell() {
  const { company } = useMe()
  const { notifications, waiting } = useSlots()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { data: count = none } = useQuery({
    queryKey: ['shell', 'waiting'],
    queryFn: ({ signal }) => waiting?.count(signal) ?? none,
    refetchInterval: POLL_MS,
    enabled: !!waiting && !!company,
  })
  const { data = [] } = useQuery({
    queryKey: ['shell', 'notifications', count.unread],
    queryFn: ({ signal }) => notifications?.newest(signal) ?? [],
    enabled: open,
  })
  if (!company || !waiting || !notifications) return null
  const { pending, unread } = count
  const button = (press?: () => void) => (
    <Badge count={pending + unread} overflowCount={99} size="small" offset={[-6, 6]}>
      <Button
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={labelOf(pending, unread)}
        onClick={press}
      />
    </Badge>
  )
  const content = (
    <>
      <Link to={waiting.path} onClick={close}>
        {pendingText(pending)}
      </Link>
      <Items items={data} onOpen={close} />
      <Link to={notifications.path} onClick={close}>
        Ver todos los avisos
      </Link>
    </>
  )
  return (
    <LazyMenus>
      {(antd) =>
        antd ? (
          <antd.PanelPopover
            title="Avisos"
            className="shell-bell"
            open={open}
            onOpenChange={setOpen}
            content={content}
          >
            {button()}
          </antd.PanelPopover>
        ) : (
          button(() => setOpen(true))
        )
      }
    </LazyMenus>
  )
}

const none = { pending: 0, unread: 0 }

/** «Tiene 3 pendientes en su bandeja». */
const pendingText = (count: number): string => {
  if (count === 0) return 'Nada pendiente en su bandeja'
  const number = count > 99 ? 'más de 99' : count
  return `Tiene ${number} ${count === 1 ? 'pendiente' : 'pendientes'} en su bandeja`
}

const labelOf = (pending: number, unread: number): string =>
  [
    'Avisos',
    ...(pending > 0 ? [`${pending} por responder`] : []),
    ...(unread > 0 ? [`${unread} sin leer`] : []),
  ].join(', ')

type ItemsProps = { items: readonly Notification[]; onOpen: () => void }

function Items({ items, onOpen }: ItemsProps) {
  const [now] = useState(() => new Date())
  if (items.length === 0) return <p className="soft">Nada nuevo por ahora.</p>
  return (
    <ul className="shell-list">
      {items.map((item) => (
        <li key={item.key} data-unread={!item.read}>
          {item.to ? (
            <Link to={item.to} onClick={onOpen}>
              {item.title}
            </Link>
          ) : (
            <span>{item.title}</span>
          )}
          <span className="soft">{formatMoment(item.at, now)}</span>
        </li>
      ))}
    </ul>
  )
}
