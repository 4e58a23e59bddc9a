import { CalculatorOutlined, DownOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { monthLabel } from '#chile/period.ts'
import { useMayOpen } from '../screen/useMayOpen.ts'
import { useNarrow } from '../look/media.ts'
import { useCan } from '../screen/me.tsx'
import { type Slots, useSlots } from '../screen/slots.tsx'
import { LazyMenus } from './LazyMenus.tsx'

const POLL_MS = 60_000

/**
 * «Revisa tu Proceso»: the active processes by business, with their month. On a phone its button is
 * a sign with the same name.
 */
export function ProcessesMenu() {
  const { activeProcesses } = useSlots()
  const can = useCan()
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  if (!activeProcesses || !can(activeProcesses.permission)) return null
  const button = (press?: () => void) =>
    narrow ? (
      <Button
        type="text"
        icon={<CalculatorOutlined aria-hidden />}
        aria-label="Revisa tu Proceso"
        aria-expanded={open}
        onClick={press}
      />
    ) : (
      <Button aria-expanded={open} onClick={press}>
        Revisa tu Proceso <DownOutlined aria-hidden />
      </Button>
    )
  return (
    <LazyMenus>
      {(antd) =>
        antd ? (
          <antd.PanelPopover
            open={open}
            onOpenChange={setOpen}
            title="Procesos activos"
            content={<Processes source={activeProcesses} onGo={() => setOpen(false)} />}
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

type Source = NonNullable<Slots['activeProcesses']>

function Processes({ source, onGo }: { source: Source; onGo: () => void }) {
  const opens = useMayOpen()
  const { data, isPending, isError } = useQuery({
    queryKey: ['shell', 'processes'],
    queryFn: ({ signal }) => source.load(signal),
    refetchInterval: POLL_MS,
  })
  if (isPending) return <p className="soft">Cargando</p>
  if (isError) return <p role="alert">Error al buscar datos</p>
  const processes = data.filter(({ to }) => opens(to))
  if (processes.length === 0) return <p className="soft">No hay procesos activos.</p>
  return (
    <ul className="shell-list">
      {processes.map((process) => (
        <li key={process.key}>
          <Link to={process.to} onClick={onGo}>
            <span>{process.name}</span>
            <span className="soft">
              {monthLabel(process.yearMonth)}
              {process.note && ` · ${process.note}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
