import { Navigate, useLocation } from 'react-router'
import { pageAskedFor } from '#modules/session/web/index.ts'
import { NoAccess } from '#platform/web/kit/NoAccess.tsx'
import { useMe } from '#platform/web/me.tsx'
import { isBuilt, mayOpen, pathTo } from '#platform/web/screens.ts'
import { firstLink } from '#platform/web/shell/menu.ts'
import { allScreens } from './screens.ts'

const BEING_SET_UP =
  'Su empresa se está poniendo en marcha y por ahora es de quienes la administran. ' +
  'Le avisarán cuando pueda entrar.'

/**
 * /home alone: the page that was asked for before signing in, or the dashboard; for a guest,
 * sign-in, which says why there is nothing to open; for who has no dashboard, the first thing they
 * have: an entry of their menu, or their own record.
 */
export default function HomeRedirect() {
  const { flags, name, permissions, hasRecord, company } = useMe()
  const asked = pageAskedFor(useLocation().state)
  if (company?.beingSetUp && !flags.isManager) return <NoAccess reason={BEING_SET_UP} />
  if (flags.guest) return <Navigate to="/login" replace state={{ guest: name }} />
  if (asked) return <Navigate to={asked} replace />
  const opens = (path: string) =>
    allScreens.some((screen) => screen.path === path && mayOpen(screen, permissions))
  const first = opens('dashboard')
    ? 'dashboard'
    : (firstLink(flags, permissions, isBuilt(allScreens)) ??
      (hasRecord && opens('ficha') ? 'ficha' : undefined))
  return first ? <Navigate to={pathTo(first)} replace /> : <NoAccess />
}
