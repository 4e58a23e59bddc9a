import { Navigate } from 'react-router'
import { NoAccess } from '#platform/web/kit/NoAccess.tsx'
import { useMe } from '#platform/web/me.tsx'
import { isBuilt, mayOpen, pathTo } from '#platform/web/screens.ts'
import { firstLink } from '#platform/web/shell/menu.ts'
import { allScreens } from './screens.ts'

/**
 * /home alone: the dashboard; for a guest, sign-in; for who has no dashboard, the first thing they
 * have.
 */
export default function HomeRedirect() {
  const { flags, permissions } = useMe()
  if (flags.guest) return <Navigate to="/login" replace state={{ failed: true }} />
  const dashboard = allScreens.find(({ path }) => path === 'dashboard')
  if (dashboard && mayOpen(dashboard, permissions)) return <Navigate to="/home/dashboard" replace />
  const first = firstLink(flags, permissions, isBuilt(allScreens))
  return first ? <Navigate to={pathTo(first)} replace /> : <NoAccess />
}
