import { Button } from 'antd'
import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { AbsenceAlerts } from '#generated/operations/absences.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AbsenceAlertKind } from '../model/alerts.ts'

/** How many are shown until somebody asks for all. */
const FIRST = 3

/**
 * Deadlines of medical leaves and days missed without a reason, for who answers absences: of
 * everybody within reach or, with `userId`, of one person. Nothing where there is none.
 */
export function Alerts({ userId }: { userId?: string }) {
  const may = useCan()('absenceResponses.update')
  const input = { userId: userId ?? null }
  const { data } = useDetail(AbsenceAlerts, { input }, { enabled: may })
  const [all, setAll] = useState(false)
  const alerts = data?.absenceAlerts ?? []
  if (alerts.length === 0) return null
  return (
    <Panel
      title="Avisos"
      text="Plazos de licencias médicas e inasistencias que la ley permite sancionar"
    >
      <ul className="ab-alerts">
        {alerts.slice(0, all ? alerts.length : FIRST).map((alert) => (
          <li key={`${alert.kind}${alert.id}${alert.words}`}>
            <StatusTag tone={alert.overdue || alert.due === null ? 'danger' : 'warning'}>
              {AbsenceAlertKind.label(alert.kind)}
            </StatusTag>
            {!userId && (
              <Link to={`${pathTo('ficha/:id', { id: alert.userId })}/ausencias`}>
                {alert.fullname}
              </Link>
            )}
            <span>{alert.words}.</span>
            <span className="soft">
              {alert.overdue ? 'El plazo ya pasó. ' : ''}
              {alert.article}
            </span>
          </li>
        ))}
      </ul>
      {!all && alerts.length > FIRST && (
        <Button type="link" onClick={() => setAll(true)}>
          Ver los {counted(alerts.length, 'aviso')}
        </Button>
      )}
    </Panel>
  )
}
