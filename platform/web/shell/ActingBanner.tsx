import { useEffect, useState } from 'react'
import { useMe } from '../screen/me.tsx'
import { notify } from '../look/notify.ts'
import { useSlots } from '../screen/slots.tsx'

/** While a superadmin works as a company: always in sight, with the time left and the way out. */
export function ActingBanner() {
  const { acting, company, name } = useMe()
  if (!acting) return null
  return (
    <div className="shell-acting" role="region" aria-label="Simulación de empresa">
      <span>
        <strong>{name}</strong> está trabajando como <strong>{company?.name}</strong>
      </span>
      <Countdown endsAt={acting.endsAt} />
    </div>
  )
}

function Countdown({ endsAt }: { endsAt: string }) {
  const { stopActing } = useSlots()
  const [left, setLeft] = useState(() => secondsTo(endsAt))
  const [leaving, setLeaving] = useState(false)

  const leave = () => {
    setLeaving(true)
    stopActing().catch(() => {
      setLeaving(false)
      notify.error('No se pudo salir de la simulación')
    })
  }
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  useEffect(() => {
    // The server ended it already; what is on screen is no longer ours to see.
    if (left === 0) location.assign('/home')
  }, [left])

  return (
    <>
      <span className="tabular" role="timer" aria-live="off">
        quedan {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      <button type="button" onClick={leave} disabled={leaving}>
        Salir
      </button>
    </>
  )
}

const secondsTo = (moment: string) =>
  Math.max(0, Math.round((new Date(moment).getTime() - Date.now()) / 1000))
