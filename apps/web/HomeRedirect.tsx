import { Navigate } from 'react-router'
import { NoAccess } from '#platform/web/kit/NoAccess.tsx'
import { useMe } from '#platform/web/me.tsx'
import { isBuilt, mayOpen, pathTo } from '#platform/web/screens.ts'
import { firstLink } from '#platform/web/shell/menu.ts'
import { allScreens } from './screens.ts'

const BEING_SET_UP =
  'Su empresa se está poniendo en marcha y por ahora es de quienes la administran. ' +
  'Le avisarán cuando pueda entrar.'

/**
 * /home alone: the dashboard; for a guest, sign-in; for who has no dashboard, the first thing they
 * have: an entry of their menu, or their own record.
 */
export default function HomeRedirect() {
  const { flags, permissions, hasRecord, company } = useMe()
  if (company?.beingSetUp && !flags.isManager) return <NoAccess reason={BEING_SET_UP} />
  if (flags.guest) return <Navigate to="/login" replace state={{ failed: true }} />
  const opens = (path: string) =>
    allScreens.some((screen) => screen.path === path && mayOpen(screen, permissions))
  const first = opens('dashboard')
    ? 'dashboard'
    : (firstLink(flags, permissions, isBuilt(allScreens)) ??
      (hasRecord && opens('ficha') ? 'ficha' : undefined))
  return first ? <Navigate to={pathTo(first)} replace /> : <NoAccess />
}
