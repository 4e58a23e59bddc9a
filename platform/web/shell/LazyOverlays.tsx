import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import { fetchCode } from '../api/fetch-code.ts'

const load = () => import('./overlays.tsx')

/** What lies over the page when it is opened: no page waits for its code. */
export const Palette = lazy(() => fetchCode(async () => ({ default: (await load()).Palette })))
export const Shortcuts = lazy(() => fetchCode(async () => ({ default: (await load()).Shortcuts })))
export const MenuDrawer = lazy(() =>
  fetchCode(async () => ({ default: (await load()).MenuDrawer })),
)
export const LeavingDialog = lazy(() =>
  fetchCode(async () => ({ default: (await load()).LeavingDialog })),
)
export const Countdown = lazy(() => fetchCode(async () => ({ default: (await load()).Countdown })))

const SOON_MS = 1_000

/**
 * Loads that code once the page is there, so that it opens at once, without a network too. From
 * then on the keyboard keeps its place where what has it goes away.
 */
export function useOverlaysSoon(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let ended = false
    const begin = ({ keepPlace }: Awaited<ReturnType<typeof load>>) => {
      if (!ended && page.current) stop = keepPlace(page.current)
    }
    const timer = setTimeout(() => void load().then(begin, () => undefined), SOON_MS)
    return () => {
      ended = true
      clearTimeout(timer)
      stop?.()
    }
  }, [page])
}

/** Nothing until it is first open; from then on it stays, so that it closes as it opened. */
export function LazyOverlays({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened ? <Suspense fallback={null}>{children}</Suspense> : null
}
