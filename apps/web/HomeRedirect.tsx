import { Navigate, useLocation } from 'react-router'
import { pageAskedFor } from '#modules/company/session/web/session.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import NotSeen from '#platform/web/kit/page/NotSeen.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useOpening } from '#platform/web/seen/opening.ts'
import { offeredTo, pathTo } from '#platform/web/screen/screens.ts'
import { firstLink } from '#platform/web/shell/menu.ts'
import { allScreens } from './screens.ts'

const BEING_SET_UP =
  'Su empresa se está poniendo en marcha y por ahora es de quienes la administran. ' +
  'Le avisarán cuando pueda entrar.'

/**
 * /home alone: the page that was asked for before signing in, or the dashboard; for a guest,
 * sign-in, which says why there is nothing to open; for a person without a dashboard, the first
 * thing they have: an entry of their menu, or their own record; else a word about it.
 */
export default function HomeRedirect() {
  const { flags, name, permissions, hasRecord, company } = useMe()
  const opened = useOpening()
  const asked = pageAskedFor(useLocation().state)
  if (company?.beingSetUp && !flags.isManager) return <NoAccess reason={BEING_SET_UP} />
  if (flags.guest) return <Navigate to="/login" replace state={{ guest: name }} />
  if (asked) return <Navigate to={asked} replace />
  const opens = offeredTo(allScreens, permissions)
  if (opened === 'SEEN') return <NotSeen />
  const first = opens('dashboard')
    ? 'dashboard'
    : (firstLink(flags, permissions, opens) ?? (hasRecord && opens('ficha') ? 'ficha' : undefined))
  return first ? <Navigate to={pathTo(first)} replace /> : <Nothing />
}

/** Shown to somebody with no open area: it says so plainly, beside what everybody has. */
const Nothing = () => (
  <section>
    <PageHeader title="Inicio" />
    <EmptyState
      title="Por ahora no hay nada abierto para su cuenta"
      action={<Link to={pathTo('cuenta')}>Ver mi cuenta</Link>}
    >
      Si necesita algo para su trabajo, pídalo a quien administra Minga en su empresa.
    </EmptyState>
  </section>
)
