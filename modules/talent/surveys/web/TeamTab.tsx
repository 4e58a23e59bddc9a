import { SupervisorSurveys } from '#generated/operations/surveys.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { allColumns, statusFilter } from './user-surveys.tsx'

/** The evaluations of the people who report to whoever is signed in. */
export default function TeamTab() {
  const list = useList(SupervisorSurveys, {
    filters: [statusFilter],
    sort: { field: 'endAt', descending: true },
  })
  return (
    <ListPage
      embedded
      title="Evaluaciones de mi equipo"
      list={list}
      columns={allColumns}
      search="Nombre o encuesta"
      nameOf={({ evaluatee, respondent }) => (evaluatee ?? respondent).fullname}
      empty={{
        title: 'Sin evaluaciones de su equipo',
        text: 'Aquí estarán las de quienes dependen de usted.',
      }}
    />
  )
}
