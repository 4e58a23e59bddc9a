import { useOutletContext } from 'react-router'
import {
  EvaluationReviews,
  EvaluationReviewSteps,
  ReleaseEvaluationReviews,
} from '#generated/operations/evaluations.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage } from '#platform/web/kit/record/RecordsPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { ReviewStatus } from '../model/catalogs.ts'
import { Review } from '../model/process.ts'
import { reviewStates } from '../model/states.ts'
import { ReviewDialog } from './ReviewDialogs.tsx'
import { ReviewDetail } from './ReviewDetail.tsx'
import { scoreWords } from './score-words.ts'
import type { Process, ReviewRow } from './types.ts'
import { useCalibrating } from './useCalibrating.ts'

const columns: readonly Column<ReviewRow>[] = [
  fullnameColumn,
  stateColumn('status', reviewStates, ({ status }) => status, { sort: 'status' }),
  {
    key: 'ratersDone',
    title: 'Respondieron',
    align: 'end',
    text: ({ ratersDone, raters }) => `${ratersDone} de ${raters}`,
  },
  {
    key: 'finalShown',
    title: 'Nota',
    align: 'end',
    sort: 'score',
    text: (row) => scoreWords(row),
  },
  { key: 'supervisorName', title: 'Jefatura', text: (row) => formatName(row.supervisorName) },
  { key: 'area', title: 'Área', text: ({ area }) => area },
]

/** The people of a process, and what can be done for each of them. */
export default function PeopleTab() {
  const process = useOutletContext<Process>()
  const list = useList(EvaluationReviews, {
    filters: [
      { name: 'status', label: 'Estado', options: ReviewStatus.options },
      { name: 'areaId', label: 'Área', reference: 'area' },
    ],
    sort: { field: 'fullname', descending: false },
    fixed: { processId: process.id },
  })
  const form = useOpenForm('conversación')
  const { acts } = useCalibrating(process)
  const release = useAction(ReleaseEvaluationReviews, {
    done: ({ left: [left] }) => left?.why ?? 'Resultados entregados',
  })
  const [what, id] = form.key?.split(' ') ?? []
  const row = list.rows.find((one) => one.id === id)
  const isGiving = process.status === 'FEEDBACK' || process.status === 'CLOSED'
  return (
    <>
      <RecordsPage
        of={Review}
        list={list}
        title="Personas"
        name="evaluation-reviews"
        embedded
        search="Nombre o RUT"
        columns={columns}
        nameOf={({ fullname }) => `la evaluación de ${formatName(fullname)}`}
        acts={{
          ...acts,
          release: {
            open: ({ id: review }) =>
              release.run({ input: { processId: process.id, reviewIds: [{ id: review }] } }),
            offered: () => process.canKeep && isGiving,
          },
          meet: {
            open: ({ id: review }) => form.open(`meet ${review}`),
            offered: ({ isTeam }) => isGiving && (isTeam || process.canKeep),
          },
          acknowledge: {
            open: ({ id: review }) => form.open(`acknowledge ${review}`),
            offered: ({ isOwn }) => isOwn,
          },
        }}
        detail={{
          label: 'Ver evaluación',
          of: (review) => <ReviewDetail review={review} />,
          ...(process.canKeep ? { steps: EvaluationReviewSteps } : {}),
        }}
        empty="Las personas aparecen cuando el proceso comienza."
      />
      {row && (what === 'meet' || what === 'acknowledge') && (
        <ReviewDialog act={what} review={row} form={form} />
      )}
    </>
  )
}
