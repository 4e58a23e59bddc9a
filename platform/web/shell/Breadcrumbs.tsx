import { matchPath, Link, useLocation } from 'react-router'
import { isShown } from '#access/menu.ts'
import { useMe } from '../screen/me.tsx'
import { mayOpen, pathTo, type Screen } from '../screen/screens.ts'
import { activePath, ancestorsOf, type Link as MenuLink, screenAt } from './menu.ts'

type Props = { screens: readonly Screen[]; links: readonly MenuLink[] }

/**
 * Where we are: group, the screens above that this person may open, this one. An unknown address
 * shows nothing.
 */
export function Breadcrumbs({ screens, links }: Props) {
  const { pathname } = useLocation()
  const { flags, permissions } = useMe()
  const screen = screenAt(screens, pathname)
  if (!screen) return <span className="mg-spring" />
  const group = links.find(({ path }) => path === activePath(screens, pathname))?.group
  const above = ancestorsOf(screens, screen).filter(
    (one) => isShown(flags, one) && mayOpen(one, permissions),
  )
  const here = matchPath({ path: `/home/${screen.path}`, end: false }, pathname)?.params ?? {}
  const params = { ...here, ...renamed(here, screen.parentParams ?? {}) }
  return (
    <nav aria-label="Ubicación" className="shell-crumbs">
      <ol>
        {group && <li>{group}</li>}
        {above.map((one) => (
          <li key={one.path}>
            <Crumb screen={one} params={params} />
          </li>
        ))}
        <li aria-current="page">{screen.label}</li>
      </ol>
    </nav>
  )
}

type Params = Readonly<Record<string, string | undefined>>

const renamed = (params: Params, names: Readonly<Record<string, string>>): Params =>
  Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [theirs, params[ours]]))

/** A screen above is a link when this address knows every part of its address. */
function Crumb({ screen, params }: { screen: Screen; params: Params }) {
  const known = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const missing = [...screen.path.matchAll(/:(\w+)/g)].some(([, name = '']) => !(name in known))
  return missing ? screen.label : <Link to={pathTo(screen.path, known)}>{screen.label}</Link>
}
