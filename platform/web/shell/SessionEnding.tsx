import { Suspense, useCallback, useEffect, useState } from 'react'
import { formatMoment } from '../look/format.ts'
import { useMe } from '../screen/me.tsx'
import { notify } from '../look/notify.ts'
import { IDLE_MS, sessionUse } from '../api/session-store.ts'
import { useSlots } from '../screen/slots.tsx'
import { Countdown } from './LazyOverlays.tsx'

const MINUTE = 60_000
/** So long before a session ends that nobody uses, it is said. */
const BEFORE = 2 * MINUTE
/** A session that cannot be lengthened is said to end earlier: there is work to save. */
const BEFORE_LAST = 10 * MINUTE
const LOOK_EVERY = 10_000

/** Says that the session is about to end, and goes on with one key. */
export function SessionEnding() {
  const { warning, stay } = useEnds()
  if (warning === undefined) return null
  return (
    <Suspense fallback={null}>
      <Countdown key={warning} until={warning} onStay={stay} />
    </Suspense>
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
    const known = Math.max(Date.parse(session.idleUntil), sessionUse.last() + IDLE_MS)
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
