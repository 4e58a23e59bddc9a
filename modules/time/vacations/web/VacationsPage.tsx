import { Navigate, useLocation } from 'react-router'
import { VacationContracts } from '#generated/operations/vacations.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

/** Vacations: one's own, the requests that one answers, and everybody's balances. */
export default function VacationsPage() {
  const own = pathTo('vacaciones')
  const { pathname } = useLocation()
  const keepsOthers = useCan()('managementTime.read')
  const { data } = useDetail(
    VacationContracts,
    { input: { userId: null } },
    { enabled: keepsOthers },
  )
  // Whoever runs the company without a contract in it has none of their own to look at.
  const hasNone = keepsOthers && data?.vacationContracts.length === 0
  if (hasNone && pathname.replace(/\/$/, '') === own) {
    return <Navigate to={`${own}/solicitudes`} replace />
  }
  return <DetailPage title="Vacaciones" without={hasNone ? [''] : []} />
}
