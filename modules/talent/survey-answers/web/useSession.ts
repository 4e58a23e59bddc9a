import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Door } from './door.ts'
import { Session, type Shown } from './session.ts'

/** A survey while a page shows it; another door is another survey. */
export function useSession(door: Door): { session: Session; shown: Shown } {
  const session = useMemo(() => new Session(door), [door])
  useEffect(() => {
    void session.start()
    return () => session.stop()
  }, [session])
  return { session, shown: useSyncExternalStore(session.subscribe, session.shown) }
}
