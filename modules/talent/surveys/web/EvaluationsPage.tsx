import { useLocation } from 'react-router'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { settingsPath } from './paths.ts'

/** What people have to answer: one's own, those of one's team, and all of them. */
export default function EvaluationsPage() {
  const { flags } = useMe()
  const without = [
    ...(flags.supervisor || flags.isManager ? [] : ['equipo']),
    ...(flags.isManager ? [] : ['todas']),
  ]
  const tab = useLocation().pathname.split('/').at(-1)
  if (without.some((one) => one === tab)) return <NoAccess />
  return (
    <DetailPage
      title="Evaluaciones"
      without={without}
      actions={
        <ActionButton permission="evaluations.update" to={settingsPath('evaluations')}>
          Configurar evaluaciones
        </ActionButton>
      }
    />
  )
}
