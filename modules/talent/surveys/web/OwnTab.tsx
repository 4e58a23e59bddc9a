import { SurveysForRespondent } from '#generated/operations/surveys.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { ownColumns, statusFilter } from './user-surveys.tsx'

/** What whoever is signed in has to answer, the last to end first. */
export default function OwnTab() {
  const list = useList(SurveysForRespondent, {
    filters: [statusFilter],
    sort: { field: 'endAt', descending: true },
  })
  return (
    <ListPage
      embedded
      title="Mis evaluaciones"
      list={list}
      columns={ownColumns}
      search="Nombre o encuesta"
      nameOf={({ surveyTitle }) => surveyTitle}
      empty={{
        title: 'Nada por responder',
        text: 'Las encuestas que le correspondan llegan aquí, con su término.',
      }}
    />
  )
}
