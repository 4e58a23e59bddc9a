import { matchPath } from 'react-router'
import { menu, type MenuEntry, menuFor } from '#access/menu.ts'
import type { Flags } from '#access/roles.ts'
import type { Screen } from '../screens.ts'

/** The first screen that somebody's menu leads to. */
export function firstLink(
  flags: Flags,
  held: ReadonlySet<string>,
  built: (path: string) => boolean,
): string | undefined {
  return linksOf(menuFor(flags, held, built))[0]?.path
}

export type Link = { label: string; path: string; group: string | undefined }

/** Every link of a menu, flat, with the name of its outermost group. */
export function linksOf(entries: readonly MenuEntry[], group?: string): Link[] {
  return entries.flatMap((entry) =>
    'children' in entry
      ? linksOf(entry.children, group ?? entry.label)
      : [{ label: entry.label, path: entry.path, group }],
  )
}

/** The screen of an address, preferring the one with fewer parameters. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const found = screens.filter(
    (screen) =>
      !screen.path.startsWith('/') &&
      matchPath({ path: `/home/${screen.path}`, end: !screen.tabs }, pathname),
  )
  return found.toSorted((a, b) => params(a) - params(b) || b.path.length - a.path.length)[0]
}

const params = (screen: Screen) => screen.path.split(':').length

/** The screens above one, outermost first. A parent that is not built is left out. */
export function ancestorsOf(screens: readonly Screen[], screen: Screen): Screen[] {
  const found: Screen[] = []
  let at = screen.parent
  while (at !== undefined && found.length < 6) {
    const parent = screens.find(({ path }) => path === at)
    if (!parent) break
    found.unshift(parent)
    at = parent.parent
  }
  return found
}

/** The menu entry that an address belongs to: its own, or that of a screen above it. */
export function activePath(screens: readonly Screen[], pathname: string): string | undefined {
  const screen = screenAt(screens, pathname)
  if (!screen) return undefined
  const paths = new Set(linksOf(menu).map(({ path }) => path))
  const trail = [...ancestorsOf(screens, screen), screen].map(({ path }) => path).toReversed()
  return trail.find((path) => paths.has(path))
}
