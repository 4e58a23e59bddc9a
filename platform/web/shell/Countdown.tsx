import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { sessionStore } from '../api/session-store.ts'
import { useSlots } from '../screen/slots.tsx'

/** How long the session lasts yet, and how to go on with it. */
export function Countdown({ until, onStay }: { until: number; onStay: () => void }) {
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

/** Whole seconds until an instant, counted down. */
function useLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.round((until - now) / 1000))
}
