import { useParams } from 'react-router'
import { ClimateResults, PrintClimateResults } from '#generated/operations/climate.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import './climate.css'

/** The results of a confidential survey, of the groups that its reader may see. */
export default function ResultsPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(ClimateResults, { input: { surveyId: id } })
  const print = useAction(PrintClimateResults, { after: openFile, quiet: true, keepCache: true })
  const results = data?.climateResults
  if (results && !results.sealedAt) {
    return (
      <section>
        <PageHeader title={results.title} context="Resultados" />
        <EmptyState title="Se publica al cerrar">
          Un día después de cerrar la encuesta se suman las respuestas por grupo y se destruye la
          llave que las une a cada persona.
        </EmptyState>
      </section>
    )
  }
  return (
    <DetailPage
      title={results?.title ?? 'Resultados'}
      context={results && `Solo se muestran grupos de ${results.minGroup} o más`}
      loading={loading}
      error={error}
      retry={reload}
      share={results}
      actions={
        <ActionButton onClick={() => print.run({ input: { surveyId: id } })}>Imprimir</ActionButton>
      }
    />
  )
}
