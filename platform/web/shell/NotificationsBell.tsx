import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../format.ts'
import { useMe } from '../me.tsx'
import { type Notification, useSlots } from '../slots.tsx'

/** While the page is in sight; a hidden one asks nothing. */
const POLL_MS = 15_000

/** The bell: how many things wait for an answer or are unread, and what they are. */
export function NotificationsBell() {
  const { company } = useMe()
  const { notifications, waiting } = useSlots()
  const { data: pending = 0 } = useQuery({
    queryKey: ['shell', 'waiting'],
    queryFn: ({ signal }) => waiting?.count(signal) ?? 0,
    refetchInterval: POLL_MS,
    enabled: !!waiting && !!company,
  })
  const { data = [] } = useQuery({
    queryKey: ['shell', 'notifications'],
    queryFn: ({ signal }) => notifications?.(signal) ?? [],
    refetchInterval: POLL_MS,
    enabled: !!notifications && !!company,
  })
  if (!company || !waiting) return null
  const unread = data.filter((one) => !one.read).length
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="Avisos"
      content={
        <>
          <Link to={waiting.path}>{pendingText(pending)}</Link>
          <Items items={data} />
        </>
      }
    >
      <Badge count={pending + unread} overflowCount={99} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<BellOutlined aria-hidden />}
          aria-label={labelOf(pending, unread)}
        />
      </Badge>
    </Popover>
  )
}

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

function Items({ items }: { items: readonly Notification[] }) {
  const [now] = useState(() => new Date())
  if (items.length === 0) return <p className="soft">Nada nuevo por ahora.</p>
  return (
    <ul className="shell-list">
      {items.slice(0, 20).map((item) => (
        <li key={item.key} data-unread={!item.read}>
          {item.to ? <Link to={item.to}>{item.title}</Link> : <span>{item.title}</span>}
          <span className="soft">{formatMoment(item.at, now)}</span>
        </li>
      ))}
    </ul>
  )
}
