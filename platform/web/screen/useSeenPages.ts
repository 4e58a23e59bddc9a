import { useContext } from 'react'
import { useMe } from './me.tsx'
import { opensAt } from './opens.ts'
import { pathTo } from './screens.ts'
import { ScreensContext } from './useMayOpen.ts'

/** The pages without a parameter that show one's own without a network, as far as one may. */
export function useSeenPages(): { path: string; label: string }[] {
  const screens = useContext(ScreensContext)
  const me = useMe()
  return screens
    .flatMap(({ path, label, seen, tabs = [] }) => [
      ...(seen ? [{ path, label }] : []),
      ...tabs.flatMap((tab) =>
        tab.seen
          ? [{ path: tab.path ? `${path}/${tab.path}` : path, label: `${label}: ${tab.label}` }]
          : [],
      ),
    ])
    .filter(({ path }) => !path.includes(':') && opensAt(screens, me, pathTo(path)))
}
