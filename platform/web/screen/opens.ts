import { matchPath, type To } from 'react-router'
import { isShown } from '#access/menu.ts'
import type { Me } from './me.tsx'
import { mayOpen, opensTab, pathTo, type Screen } from './screens.ts'
import { screenAt } from '../shell/menu.ts'

type Who = Pick<Me, 'flags' | 'permissions'>

/**
 * Whether somebody may open an address: its screen, and its tab. An address inside the same page
 * (`?ver=`, `#`), or of no screen, needs no right.
 */
export function opensAt(screens: readonly Screen[], { flags, permissions }: Who, to: To): boolean {
  const pathname = typeof to === 'string' ? to.replace(/[?#].*$/s, '') : to.pathname
  const screen = pathname ? screenAt(screens, pathname) : undefined
  if (!screen || !pathname) return true
  if (!mayOpen(screen, permissions) || !isShown(flags, { ...screen, hidden: false })) return false
  const tab = screen.tabs?.find(({ path }) =>
    matchPath([`/home/${screen.path}`, path].filter(Boolean).join('/'), pathname),
  )
  // Without the first tab the screen opens at another one.
  return !tab || tab.path === '' || opensTab(tab, flags, permissions)
}

/** The address of the first tab that somebody may open, when it is not the screen's first. */
export function firstOpenTab(
  screen: Screen,
  who: Who,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const first = screen.tabs?.find((tab) => !tab.hidden && opensTab(tab, who.flags, who.permissions))
  if (!first?.path) return undefined
  const known = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `${pathTo(screen.path, known)}/${first.path}`
}
