import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../format.ts'
import { type Notification, useSlots } from '../slots.tsx'

const POLL_MS = 60_000

/** The bell: how many are unread, and what they say. */
export function NotificationsBell() {
  const { notifications } = useSlots()
  const { data = [] } = useQuery({
    queryKey: ['shell', 'notifications'],
    queryFn: ({ signal }) => notifications?.(signal) ?? [],
    refetchInterval: POLL_MS,
    enabled: !!notifications,
  })
  if (!notifications) return null
  const unread = data.filter((one) => !one.read).length
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="Avisos"
      content={<Items items={data} />}
    >
      <Badge count={unread} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<BellOutlined aria-hidden />}
          aria-label={unread > 0 ? `Avisos, ${unread} sin leer` : 'Avisos'}
        />
      </Badge>
    </Popover>
  )
}

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
