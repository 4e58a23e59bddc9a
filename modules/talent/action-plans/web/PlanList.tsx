import { useNavigate } from 'react-router'
import type { Document } from '#platform/web/api/graphql.ts'
import { formatName } from '#platform/web/look/format.ts'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage } from '#platform/web/kit/record/RecordsPage.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { type List, type RowOf, useList } from '#platform/web/list/useList.ts'
import { today } from '#platform/web/look/today.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { PlanApproval, PlanStanding } from '../model/catalogs.ts'
import { ActionPlan } from '../model/plan.ts'
import { standingOn } from '../model/progress.ts'
import { Progress } from './Progress.tsx'
import { standingTones } from './tones.ts'
import type { PlanRow } from './types.ts'
import { usePlanActs } from './usePlanActs.ts'

/** A list of plans with its filters and order in the address; what is late is first. */
export const usePlans = <Result, Variables>(
  document: Document<Result, Variables>,
): List<RowOf<Result>> =>
  useList(document, {
    filters: [
      { name: 'standing', label: 'Cumplimiento', options: PlanStanding.options },
      { name: 'approvalStatus', label: 'Aprobación', options: PlanApproval.options },
    ],
    sort: { field: 'urgency', descending: false },
  })

const objective: Column<PlanRow> = {
  key: 'objective',
  title: 'Objetivo',
  text: (row) => row.objective,
  render: ({ id, objective: words, impactArea }) => (
    <TextWithHint
      words={
        <Link to={pathTo('planes-de-accion/:id', { id })} className="ap-objective">
          {words}
        </Link>
      }
      hint={impactArea}
    />
  ),
}

const columns: readonly Column<PlanRow>[] = [
  {
    key: 'completenessPercentage',
    title: 'Avance',
    sort: 'completenessPercentage',
    text: (row) => row.completenessPercentage,
    render: (row) => <Progress percent={row.completenessPercentage} />,
  },
  dateColumn('endDate', 'Vence', { sort: 'endDate' }),
  {
    ...stateColumn<PlanRow, PlanStanding>(
      'standing',
      { states: PlanStanding, tones: standingTones },
      (row) => standingOn(row, today()),
    ),
    title: 'Cumplimiento',
  },
  {
    ...stateColumn<PlanRow, PlanApproval>(
      'approvalStatus',
      ActionPlan.machine,
      (row) => row.approvalStatus,
      { sort: 'approvalStatus' },
    ),
    title: 'Aprobación',
  },
  {
    key: 'evaluationWeight',
    title: 'Ponderación',
    align: 'end',
    text: (row) => row.evaluationWeight,
    render: (row) => <span className="tabular">{row.evaluationWeight} %</span>,
  },
  {
    key: 'supervisorName',
    title: 'Supervisor',
    text: (row) => row.supervisorName,
    optional: true,
  },
  dateColumn('startDate', 'Inicio', { optional: true }),
]

const shownTo = {
  own: [{ ...objective, lead: true }, ...columns],
  others: [fullnameColumn, objective, ...columns],
}

type Props = { whose: 'own' | 'team' | 'all'; title: string; list: List<PlanRow> }

/** Plans of action with their acts; people are found by their name in those of others. */
export function PlanList({ whose, title, list }: Props) {
  const navigate = useNavigate()
  const acts = usePlanActs((id) => void navigate(pathTo('plan-de-accion/editar/:id', { id })))
  return (
    <RecordsPage
      of={ActionPlan}
      list={list}
      title={title}
      name={`action-plans-${whose}`}
      embedded
      {...(whose === 'own' ? {} : { search: 'Nombre o RUT' })}
      columns={whose === 'own' ? shownTo.own : shownTo.others}
      nameOf={(row) => `el plan de ${formatName(row.fullname)}`}
      lead={(row) => row.objective}
      create={{
        label: 'Nuevo plan de acción',
        permission: 'actionPlans.create',
        to: pathTo('plan-de-accion/nuevo'),
      }}
      acts={acts}
      links={({ id }) => [{ label: 'Ver plan', to: pathTo('planes-de-accion/:id', { id }) }]}
      empty="Crea el primero: un objetivo que se pueda comprobar, con sus hitos."
    />
  )
}
