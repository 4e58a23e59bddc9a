import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { scoreText, signedText } from '../model/scoring/score.ts'
import { settingsPath } from './paths.ts'
import { type SurveyItem, SurveyList } from './SurveyList.tsx'

/** The surveys of the company as a whole: how many have answered, and what came out of them. */
export default function ClimatePage() {
  return (
    <SurveyList
      part="surveys"
      title="Encuestas de Clima"
      context="Clima, compromiso y encuestas propias"
      permission="surveys.update"
      results={results}
      more={readResults}
      extra={
        <ActionButton to={pathTo('riesgos-psicosociales')} permission="climateResults.read">
          Riesgos psicosociales
        </ActionButton>
      }
      create={{
        label: 'Crear encuesta',
        to: `${settingsPath('surveys')}?crear=1`,
        permission: 'surveys.create',
      }}
      empty={{
        title: 'Aún no hay encuestas',
        text: 'Parte de una plantilla: clima breve o eNPS, en unos minutos.',
      }}
    />
  )
}

const results: readonly Column<SurveyItem>[] = [
  {
    key: 'finalScore',
    title: 'Nota',
    align: 'end',
    text: ({ finalScore }) => (finalScore === null ? '—' : scoreText(finalScore)),
  },
  {
    key: 'scoreChange',
    title: 'Cambio',
    align: 'end',
    text: ({ scoreChange }) => (scoreChange === null ? '—' : signedText(scoreChange)),
  },
  {
    key: 'enps',
    title: 'eNPS',
    align: 'end',
    text: ({ enps }) => (enps === null ? '—' : signedText(`${enps}`)),
  },
]

/** The results of a confidential survey are a page from the day on which it is published. */
function readResults({ id, privacy, status }: SurveyItem): readonly RowAction[] {
  const published = status === 'COMPLETE' || status === 'HIDDEN'
  if (privacy !== 'CONFIDENTIAL' || status === 'PENDING') return []
  return [
    {
      label: 'Ver resultados',
      to: pathTo('encuesta/reportes/:id', { id }),
      ...(published ? {} : { disabled: 'Se publica un día después de cerrar' }),
    },
  ]
}
