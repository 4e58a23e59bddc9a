import type { ComponentType } from 'react'
import { isShown, type Shown } from '#access/menu.ts'
import type { Flags } from '#access/roles.ts'
import type { Permission } from '#access/services.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Area } from './area.ts'

export type Page = () => Promise<{ default: ComponentType }>

/**
 * A tab of a screen: its URL is the screen's path and then `path`; the first one has the path ''.
 */
export type Tab = Shown & {
  path: string
  label: string
  permission?: Permission
  /** What is needed besides: the tab asks for things of several rights. */
  besides?: readonly Permission[]
  /** What it needs where it is of another person than its reader. */
  ofOthers?: Permission
  page: Page
  /** The area of its module. */
  area?: Area | undefined
  /** Opens without a network, to what its reader last saw of their own. */
  seen?: true
  /** Lower ones come first, beside those that other modules add to the screen. 0 without it. */
  place?: number
}

/** A tab that a module adds to the screen of another one, named by its path. */
export type AddedTab = Tab & { readonly of: string; readonly place: number }

/**
 * One screen: everything the router, the menu, the palette and the breadcrumbs need to know of it.
 */
export type Screen = Shown & {
  /**
   * Under /home/, in the words of the specification: `ficha/:id`. Public screens start with `/`.
   */
  path: string
  label: string
  /** The permission, or the permissions of which one is enough. Without it: everyone signed in. */
  permission?: Permission | readonly Permission[]
  /** What is needed besides: the screen asks for things of several rights. */
  besides?: readonly Permission[]
  /** What the `:id` of its address names: looked up by the walks of the tests. */
  shows?: EntityName
  page: Page
  /** The area of its module. */
  area?: Area | undefined
  /**
   * It adds up what people are paid: who does not see the confidential payroll reads at its head
   * that its figures are without it.
   */
  sumsPay?: true
  /** Opens without a network, to what its reader last saw of their own. */
  seen?: true
  tabs?: readonly Tab[]
  /** The path of the screen above it in the breadcrumbs. */
  parent?: string
  /** Where an address calls a part otherwise than that of the screen above: `{ id: 'month' }`. */
  parentParams?: Readonly<Record<string, string>>
  /** More words by which the command palette finds it; `false` keeps it out of the palette. */
  find?: string | false
}

/** Declares the screens of a module, in its `web/screens.ts` as `screens`. */
export const screensOf = <const S extends readonly Screen[]>(list: S): S => list

/** Declares the tabs that a module adds to a screen of another one, as `tabs`. */
export const tabsOf = (of: string, list: readonly Omit<AddedTab, 'of'>[]): readonly AddedTab[] =>
  list.map((tab) => ({ ...tab, of }))

/** What a module says of its screens, and of the tabs that it adds to others. */
export type OfModule = {
  readonly screens?: readonly Screen[]
  readonly tabs?: readonly AddedTab[]
  readonly area?: Area | undefined
}

/** Every screen of the product with all of its tabs, each in its place. */
export function joinScreens(modules: readonly OfModule[]): readonly Screen[] {
  const added = Map.groupBy(
    modules.flatMap(({ tabs = [], area }) => tabs.map((tab) => ({ ...tab, area }))),
    ({ of }) => of,
  )
  return modules
    .flatMap(({ screens = [], area }) => screens.map((screen) => ({ ...screen, area })))
    .map((screen) => {
      const more = added.get(screen.path)
      if (!more) return screen
      const tabs = [...(screen.tabs ?? []), ...more]
      return { ...screen, tabs: tabs.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)) }
    })
}

/** The address of a screen: `pathTo('ficha/:id', { id })` → `/home/ficha/Xy12…`. */
export function pathTo(path: string, params: Record<string, string | number> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  return filled.startsWith('/') ? filled : `/home/${filled}`
}

export const isPublic = (screen: Screen) => screen.path.startsWith('/')

/** Whether one of the permissions that open the screen is held, and all that it needs besides. */
export function mayOpen(
  { permission: needed, besides = [] }: Pick<Screen, 'permission' | 'besides'>,
  held: ReadonlySet<string>,
): boolean {
  if (!besides.every((one) => held.has(one))) return false
  if (needed === undefined) return true
  return typeof needed === 'string' ? held.has(needed) : needed.some((one) => held.has(one))
}

/** Whether somebody may open a tab: it is not kept for others, and its right is held. */
export const opensTab = (tab: Tab, flags: Flags, held: ReadonlySet<string>): boolean =>
  isShown(flags, { ...tab, hidden: false }) && mayOpen(tab, held)

/** Whether a tab is shown among those of its screen. */
export const showsTab = (tab: Tab, flags: Flags, held: ReadonlySet<string>): boolean =>
  !tab.hidden && opensTab(tab, flags, held)

/** Whether a path has a screen that somebody may open: the menu leaves out the others. */
export const offeredTo = (list: readonly Screen[], held: ReadonlySet<string>) => {
  const paths = new Set(list.filter((one) => mayOpen(one, held)).map(({ path }) => path))
  return (path: string) => paths.has(path)
}
