import type { ActivityQuery } from '#generated/documents/graphql.ts'
import { Activity } from '#generated/operations/presence.ts'
import { processScreen } from '#modules/payroll/payroll-frame/model/process-screen.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { activityText } from '../model/activity.ts'
import './presence.css'

type Act = ActivityQuery['activity'][number]

/** What happened lately that concerns one, or one's people and months. */
export default function ActivityPanel() {
  const { data } = useDetail(Activity)
  const acts = data?.activity
  if (!acts) return null
  return (
    <Panel title="Actividad" text="Lo último que cambió">
      {acts.length === 0 ? (
        <p className="soft">Aún no hay nada que contar.</p>
      ) : (
        <ShortList
          className="pr-list"
          items={acts}
          what="novedades"
          keyOf={(act) => [act.at, act.kind, act.subject, act.author].join(' ')}
          render={(act) => <ActLine act={act} />}
        />
      )}
    </Panel>
  )
}

function ActLine({ act }: { act: Act }) {
  const to = usePlace(act)
  const text = activityText({
    ...act,
    subject: act.subject ?? null,
    businessName: act.businessName ?? null,
  })
  return (
    <span className="mg-option">
      {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
      <span className="soft">
        {formatMoment(act.at)} · {act.author}
      </span>
    </span>
  )
}

/** The page of an act, for a reader who may open it. */
function usePlace({ kind, own, userId, payrollMonthId, processType }: Act): string | undefined {
  const can = useCan()
  if (payrollMonthId && can('payrollMonths.read')) {
    return pathTo(processScreen(processType), { id: payrollMonthId })
  }
  if (kind === 'PAYSLIPS_RELEASED' && own) return pathTo('liquidaciones')
  return userId && can('users.read') ? pathTo('ficha/:id', { id: userId }) : undefined
}
