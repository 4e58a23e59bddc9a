import { Button, Modal } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { formatMoment } from '../format.ts'
import { useMe } from '../me.tsx'
import { notify } from '../notify.ts'
import { sessionStore, sessionUse } from '../session-store.ts'
import { useSlots } from '../slots.tsx'

const MINUTE = 60_000
/** A session that nobody uses ends after half an hour; so long before, it is said. */
const IDLE = 30 * MINUTE
const BEFORE = 2 * MINUTE
/** A session that cannot be lengthened is said to end earlier: there is work to save. */
const BEFORE_LAST = 10 * MINUTE
const LOOK_EVERY = 10_000

/** Says that the session is about to end, and goes on with one key. */
export function SessionEnding() {
  const { warning, stay } = useEnds()
  if (warning === undefined) return null
  return <Countdown key={warning} until={warning} onStay={stay} />
}

function Countdown({ until, onStay }: { until: number; onStay: () => void }) {
  const left = useLeft(until)
  const { signOut } = useSlots()
  useEffect(() => {
    // The server ended it by now; what is on screen waits where it was.
    if (left === 0) sessionStore.set('')
  }, [left])
  return (
    <Modal
      open
      title="Su sesión está por terminar"
      closable={false}
      mask={{ closable: false }}
      footer={[
        <Button key="leave" onClick={() => void signOut()}>
          Cerrar sesión
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={onStay}>
          Seguir trabajando
        </Button>,
      ]}
    >
      <p>
        Nadie la ha usado en un rato. Termina en{' '}
        <strong className="tabular" role="timer" aria-live="off">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </strong>
        .
      </p>
    </Modal>
  )
}

/** When to warn, as this browser knows it and, before it says so, as the server does. */
function useEnds() {
  const { session } = useMe()
  const { sessionEnds } = useSlots()
  const [warning, setWarning] = useState<number>()
  const [warned, setWarned] = useState(false)

  const look = useCallback(async () => {
    const now = Date.now()
    const until = Date.parse(session.until)
    if (!warned && until - now < BEFORE_LAST && until > now) {
      setWarned(true)
      notify.info(
        `Su sesión termina ${formatMoment(session.until)} y no se puede alargar. ` +
          'Guarde lo que tiene abierto.',
      )
    }
    const known = Math.max(Date.parse(session.idleUntil), sessionUse.last() + IDLE)
    if (known - now > BEFORE) return setWarning(undefined)
    // Another tab may have used it: the server knows.
    const asked = await sessionEnds(true).catch(() => undefined)
    if (!asked) return
    const idle = Date.parse(asked.idleUntil)
    setWarning(idle - Date.now() > BEFORE ? undefined : idle)
  }, [session, sessionEnds, warned])

  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [look])

  const stay = () => {
    setWarning(undefined)
    sessionEnds(false).catch(() => notify.error('No se pudo alargar la sesión'))
  }
  return { warning, stay }
}

/** Whole seconds until an instant, counted down. */
function useLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.round((until - now) / 1000))
}
