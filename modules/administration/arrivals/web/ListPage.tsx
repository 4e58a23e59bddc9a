import { Alert } from 'antd'
import { useParams } from 'react-router'
import {
  Arrival as ArrivalDocument,
  ArrivalTasks,
  CancelArrival,
} from '#generated/operations/arrivals.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { Arrival } from '../model/arrival.ts'
import { ArrivalKind, ArrivalState } from '../model/catalogs.ts'
import { arrivalTones } from '../model/states.ts'
import { progressOf, taskColumns } from './rows.tsx'
import { Tasks } from './Tasks.tsx'
import type { ListRow } from './types.ts'

/** The list of somebody who comes in or leaves: its tasks, and who does each. */
export default function ArrivalListPage() {
  const { id = '' } = useParams()
  const detail = useDetail(ArrivalDocument, { input: { id } })
  const form = useOpenForm('anulación de la lista')
  const row = detail.data?.arrival
  return (
    <DetailPage
      title={row ? formatName(row.fullname) : 'Lista de ingreso o salida'}
      context={
        row && (
          <PageContext tone={arrivalTones[row.state]} state={ArrivalState.label(row.state)}>
            <span>
              {ArrivalKind.label(row.kind)} del {formatDate(row.day)} · {row.name}
            </span>
          </PageContext>
        )
      }
      actions={
        row?.mayKeep &&
        row.state !== 'CANCELED' && (
          <ActionButton permission="arrivals.create" danger onClick={() => form.open(row.id)}>
            Anular lista
          </ActionButton>
        )
      }
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {row && <Body row={row} />}
      {row && form.key === row.id && <CancelDialog row={row} form={form} />}
    </DetailPage>
  )
}

function Body({ row }: { row: ListRow }) {
  return (
    <>
      {row.reason && (
        <Alert
          className="mg-block"
          type="warning"
          showIcon
          title="Lista anulada"
          description={row.reason}
        />
      )}
      <TasksOf row={row} />
    </>
  )
}

/** The tasks of one list, wherever it is shown. */
export function TasksOf({ row }: { row: ListRow }) {
  const list = useSideList(ArrivalTasks, {
    fixed: { arrivalId: row.id },
    sort: { field: 'due', descending: false },
    size: 100,
  })
  return (
    <Panel title={`Tareas: ${progressOf(row)}`} text={row.businessName}>
      <Tasks
        list={list}
        columns={taskColumns}
        title="Tareas"
        empty="Lo que haya que hacer de esta lista estará aquí."
      />
    </Panel>
  )
}

function CancelDialog({ row, form }: { row: ListRow; form: OpenForm }) {
  const cancel = useAction(CancelArrival, { done: 'Lista anulada' })
  return (
    <FormDialog
      title="Anular lista"
      lead={<p>Nada de ella queda por hacer. Lo que ya se hizo se conserva.</p>}
      action={cancel}
      more={{ id: row.id, version: row.version }}
      initial={{}}
      submit="Anular lista"
      form={form}
    >
      <Field of={Arrival} name="reason" required autoFocus />
    </FormDialog>
  )
}
