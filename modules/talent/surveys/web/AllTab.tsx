import { UserSurveys } from '#generated/operations/surveys.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { allColumns, statusFilter } from './user-surveys.tsx'

/** All surveys that bear a name and that the reader may see. */
export default function AllTab() {
  const list = useList(UserSurveys, {
    filters: [statusFilter],
    sort: { field: 'endAt', descending: true },
  })
  return (
    <ListPage
      embedded
      title="Todas las evaluaciones"
      list={list}
      columns={allColumns}
      search="Nombre o encuesta"
      nameOf={({ evaluatee, respondent }) => (evaluatee ?? respondent).fullname}
      empty={{
        title: 'Sin evaluaciones',
        text: 'Cuando una evaluación se active, sus participantes están aquí.',
      }}
    />
  )
}
