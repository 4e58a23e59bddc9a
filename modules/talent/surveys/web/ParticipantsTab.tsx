import { useOutletContext } from 'react-router'
import type { SurveyParticipantsQuery } from '#generated/documents/graphql.ts'
import { RemoveSurveyParticipant, SurveyParticipants } from '#generated/operations/surveys.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { whyNot } from '#platform/model/states.ts'
import { SurveyRelation, UserSurveyStatus } from '../model/catalogs.ts'
import { surveyStates } from '../model/states.ts'
import { AssignDialog } from './AssignDialog.tsx'
import type { SurveyData } from './BuilderPage.tsx'

type Row = SurveyParticipantsQuery['surveyParticipants']['rows'][number]

/** Rows of the table of participants at once (product specification). */
const ROWS = 10

const columns: readonly Column<Row>[] = [
  {
    key: 'respondent',
    title: 'Responde',
    lead: true,
    sort: 'fullname',
    text: ({ respondent }) => formatName(respondent.fullname),
  },
  {
    key: 'evaluatee',
    title: 'Evaluado',
    text: ({ evaluatee }) => (evaluatee ? formatName(evaluatee.fullname) : 'Sin evaluado'),
  },
  {
    key: 'relation',
    title: 'Relación',
    text: ({ relation }) => (relation ? SurveyRelation.label(relation) : 'Sin relación'),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status }) => (status ? UserSurveyStatus.label(status) : 'No se muestra'),
  },
]

/** Anybody before it is active; afterwards who has answered nothing, where names are known. */
const isRemovable = (survey: SurveyData, { status, progress }: Pick<Row, 'status' | 'progress'>) =>
  survey.status === 'PENDING' ||
  ((survey.status === 'ACTIVE' || survey.status === 'PAUSED') &&
    status === 'INCOMPLETE' &&
    progress === 0)

/** Who answers about which person; people are added by a rule, seen before it is done. */
export default function ParticipantsTab() {
  const survey = useOutletContext<SurveyData>()
  const form = useOpenForm('agregar participantes')
  const list = useSideList(SurveyParticipants, { size: ROWS, fixed: { id: survey.id } })
  const remove = useAction(RemoveSurveyParticipant, { done: 'Participante quitado' })
  const refusal = whyNot(surveyStates, 'assign', { state: survey.status, relations: [] })
  return (
    <Panel
      title="Participantes"
      text="Repetir una regla agrega a quienes falten y no quita a nadie."
      action={
        <ActionButton look="primary" disabled={refusal} onClick={() => form.open()}>
          Agregar participantes
        </ActionButton>
      }
    >
      {survey.participants === 0 ? (
        <EmptyState title="Aún no hay participantes">
          Elija quién responde: cada persona, su jefatura, su equipo, sus pares o una lista.
        </EmptyState>
      ) : (
        <SideRows
          caption="Participantes"
          list={list}
          columns={columns}
          search="Nombre"
          nameOf={({ respondent }) => respondent.fullname}
          actions={({ id, status, progress }) =>
            isRemovable(survey, { status, progress })
              ? [{ label: 'Quitar', danger: true, onClick: () => remove.run({ input: { id } }) }]
              : []
          }
        />
      )}
      {form.key !== undefined && <AssignDialog survey={survey} form={form} />}
    </Panel>
  )
}
