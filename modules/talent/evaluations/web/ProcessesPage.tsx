import { Progress } from 'antd'
import { DeleteEvaluationProcess, EvaluationProcesses } from '#generated/operations/evaluations.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { whyNot } from '#platform/model/states.ts'
import { EvaluationProcessStatus } from '../model/catalogs.ts'
import { stageOn } from '../model/stages.ts'
import { processStates } from '../model/states.ts'
import { ProcessDialog } from './ProcessDialog.tsx'
import { answeredPercent, type ProcessItem } from './types.ts'

const columns: readonly Column<ProcessItem>[] = [
  {
    key: 'title',
    title: 'Proceso',
    lead: true,
    sort: 'title',
    text: ({ title }) => title,
    render: ({ id, title }) => (
      <Link to={pathTo('proceso-de-evaluacion/:id', { id })}>{title}</Link>
    ),
  },
  { key: 'stage', title: 'Etapa', text: (row) => stageWords(row) },
  stateColumn('status', processStates, ({ status }) => status, { sort: 'status' }),
  { key: 'people', title: 'Personas', align: 'end', text: ({ people }) => people },
  {
    key: 'answered',
    title: 'Respondido',
    text: (row) => `${answeredPercent(row)} %`,
    render: (row) => (
      <Progress percent={answeredPercent(row)} size="small" aria-label="Respondido" />
    ),
  },
]

/** The stage of today with its last day, where the process has one. */
function stageWords({ stages }: ProcessItem): string {
  const now = stageOn(stages, today())
  return now ? `${now.label}, hasta el ${formatDate(now.endsOn)}` : 'Sin fechas'
}

/** The processes: in which stage each is and how much was answered. */
export default function ProcessesPage() {
  const list = useList(EvaluationProcesses, {
    filters: [{ name: 'status', label: 'Estado', options: EvaluationProcessStatus.options }],
    sort: { field: 'createdAt', descending: true },
  })
  const form = useOpenForm('proceso de evaluación')
  const remove = useAction(DeleteEvaluationProcess, { done: processStates.acts.remove.done })
  return (
    <>
      <ListPage
        title="Procesos de evaluación"
        context="Evaluaciones que se leen juntas: sus etapas, su calibración y su entrega"
        list={list}
        columns={columns}
        search="Título"
        nameOf={({ title }) => title}
        extra={
          <ActionButton permission="performanceResults.read" to={pathTo('performance/reports')}>
            Ver resultados
          </ActionButton>
        }
        create={{
          label: 'Nuevo proceso',
          permission: 'evaluationProcesses.create',
          onClick: () => form.open(),
        }}
        actions={({ id, title, version, status }) => [
          { label: 'Ver proceso', to: pathTo('proceso-de-evaluacion/:id', { id }) },
          {
            label: 'Eliminar',
            permission: 'evaluationProcesses.delete',
            danger: true,
            disabled: whyNot(processStates, 'remove', { state: status, relations: [] }),
            confirm: `Se elimina «${title}». Sus evaluaciones se conservan, sin proceso.`,
            onClick: () => remove.run({ input: { id, version } }),
          },
        ]}
        empty={{
          title: 'Aún no hay procesos',
          text: 'Cree uno: elija sus evaluaciones, los pesos y las fechas de sus etapas.',
        }}
      />
      {form.key !== undefined && <ProcessDialog form={form} />}
    </>
  )
}
