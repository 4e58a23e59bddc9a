import { matchPath } from 'react-router'
import { menu, type MenuEntry, menuFor } from '#access/menu.ts'
import type { Flags } from '#access/roles.ts'
import type { Screen } from '../screen/screens.ts'

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

/**
 * The screen of an address: the one that it is of itself or by a tab, before one that only begins
 * it; and of those, the one with fewer parameters.
 */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  // Every link of a page asks: with each compared to every screen, a list took a fifth longer.
  const near = byFirstWord(screens).get(firstWord(pathname.slice(HOME.length))) ?? []
  const found = near.flatMap((screen) => {
    const match = matchPath({ path: `${HOME}${screen.path}`, end: !screen.tabs }, pathname)
    return match ? [{ screen, rest: pathname.slice(match.pathname.length) }] : []
  })
  const whole = found.filter(({ screen, rest }) => isTab(screen, rest))
  return (whole.length > 0 ? whole : found)
    .map(({ screen }) => screen)
    .toSorted((a, b) => params(a) - params(b) || b.path.length - a.path.length)[0]
}

/** Whether what follows the address of a screen is nothing, or one of its tabs. */
function isTab({ tabs = [] }: Screen, rest: string): boolean {
  const path = rest.replaceAll(/^\/|\/$/g, '').toLowerCase()
  return path === '' || tabs.some((tab) => tab.path.toLowerCase() === path)
}

const HOME = '/home/'
const grouped = new WeakMap<readonly Screen[], ReadonlyMap<string, readonly Screen[]>>()

/** The screens behind sign-in by the first word of their address, which is no parameter. */
function byFirstWord(screens: readonly Screen[]): ReadonlyMap<string, readonly Screen[]> {
  const known = grouped.get(screens)
  if (known) return known
  const behind = screens.filter(({ path }) => !path.startsWith('/'))
  const groups = Map.groupBy(behind, ({ path }) => firstWord(path))
  grouped.set(screens, groups)
  return groups
}

/** Addresses are the same in capitals. */
const firstWord = (path: string) => path.split('/', 1).join('').toLowerCase()

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
