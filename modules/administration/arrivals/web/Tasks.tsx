import {
  ArrivalTaskSteps,
  OpenArrivalTaskFile,
  ReopenArrivalTask,
  SkipArrivalTask,
} from '#generated/operations/arrivals.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { RecordsPage, useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import type { List } from '#platform/web/list/useList.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ArrivalTask } from '../model/arrival.ts'
import { DoneDialog } from './DoneDialog.tsx'
import type { TaskRow } from './types.ts'

type Props = {
  list: List<TaskRow>
  columns: readonly Column<TaskRow>[]
  title: string
  empty: string
  /** Leads from a task to the list of its person. */
  leads?: boolean
  search?: string
}

/** Tasks with what their reader may do: «Hecho», that one does not apply, and taking both back. */
export function Tasks({ list, columns, title, empty, leads = false, search }: Props) {
  const form = useOpenForm('tarea hecha')
  const open = useAction(OpenArrivalTaskFile, { after: openFile, quiet: true, keepCache: true })
  const done = list.rows.find(({ id }) => id === form.key)
  const offered = ({ mayDo }: TaskRow) => mayDo
  return (
    <>
      <RecordsPage
        of={ArrivalTask}
        list={list}
        title={title}
        name={`arrival-tasks-${leads ? 'all' : 'list'}`}
        embedded
        {...(search ? { search } : {})}
        columns={columns}
        nameOf={(row) => `la tarea «${row.title}»`}
        lead={(row) => row.title}
        detail={{
          label: 'Ver historia',
          of: ({ comment }) => comment,
          steps: ArrivalTaskSteps,
        }}
        acts={{
          complete: { offered, open: ({ id }) => form.open(id) },
          skip: { offered, send: useAct(ArrivalTask, 'skip', SkipArrivalTask) },
          reopen: {
            offered,
            send: useAct(ArrivalTask, 'reopen', ReopenArrivalTask),
            confirmed: true,
          },
        }}
        links={({ id, arrivalId, userId, hasFile, kind, documentTemplateId }) => [
          ...(hasFile
            ? [{ label: 'Ver respaldo', onClick: () => open.run({ input: { id } }) }]
            : []),
          ...(kind === 'DOCUMENT' && documentTemplateId
            ? [
                {
                  label: 'Generar documento',
                  to: `${pathTo('ficha/:id', { id: userId })}/documentos`,
                },
              ]
            : []),
          ...(leads
            ? [{ label: 'Ver lista', to: pathTo('ingresos-y-salidas/:id', { id: arrivalId }) }]
            : []),
        ]}
        empty={empty}
      />
      {done && <DoneDialog row={done} form={form} />}
    </>
  )
}
