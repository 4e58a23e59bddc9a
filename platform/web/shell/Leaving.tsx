import { useEffect } from 'react'
import { type Location, matchPath, useBlocker } from 'react-router'
import { pathTo, type Screen } from '../screen/screens.ts'
import { sessionStore } from '../api/session-store.ts'
import { unsavedUnder } from '../draft/unsaved-entries.ts'
import { LeavingDialog, LazyOverlays } from './LazyOverlays.tsx'

/** Asks before a page with something unsaved is left, or the window closed. */
export function Leaving({ screens }: { screens: readonly Screen[] }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedUnder().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sessionStore.token() !== '' &&
      unsavedUnder().length > 0 &&
      leaves(screens, currentLocation, nextLocation),
  )
  const [first] = unsavedUnder()
  return (
    <LazyOverlays open={blocker.state === 'blocked'}>
      <LeavingDialog
        open={blocker.state === 'blocked'}
        words={first?.words}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </LazyOverlays>
  )
}

/** The tabs of one record, and the filters of one page, are the same place. */
function leaves(screens: readonly Screen[], from: Location, to: Location): boolean {
  if (from.pathname === to.pathname) return false
  const here = recordOf(screens, from.pathname)
  return here === undefined || here !== recordOf(screens, to.pathname)
}

/** The address of a record, without its tab. */
function recordOf(screens: readonly Screen[], pathname: string): string | undefined {
  for (const { path, tabs } of screens) {
    if (!tabs) continue
    const pattern = path.startsWith('/') ? path : `/home/${path}`
    const found = tabs
      .map((tab) => matchPath(tab.path ? `${pattern}/${tab.path}` : pattern, pathname))
      .find((match) => match !== null)
    if (found) return pathTo(path, definedOf(found.params))
  }
  return undefined
}

const definedOf = (params: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
