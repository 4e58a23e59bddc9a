import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ArrivalAssignee, ArrivalKind, ArrivalState, ArrivalTaskKind } from '../model/catalogs.ts'
import { ArrivalTask } from '../model/arrival.ts'
import { arrivalTones } from '../model/states.ts'
import type { ListRow, TaskRow } from './types.ts'

/** The yes-or-no filters of the address, as the server takes them. */
export const toFilter = ({ overdue, mine, ...values }: Readonly<Record<string, string>>) => ({
  ...values,
  ...(overdue === 'true' ? { overdue: true } : {}),
  ...(mine === 'true' ? { mine: true } : {}),
})

/** «4 de 9», and what is late. */
export const progressOf = ({ doneCount, taskCount }: ListRow) => `${doneCount} de ${taskCount}`

export const listColumns: readonly Column<ListRow>[] = [
  fullnameColumn,
  {
    key: 'name',
    title: 'Lista',
    text: ({ name }) => name,
    render: ({ id, name, kind, businessName }) => (
      <TextWithHint
        words={<Link to={pathTo('ingresos-y-salidas/:id', { id })}>{name}</Link>}
        hint={`${ArrivalKind.label(kind)} · ${businessName}`}
      />
    ),
  },
  dateColumn('day', 'Día', { sort: 'day' }),
  {
    key: 'progress',
    title: 'Avance',
    text: progressOf,
    render: (row) => (
      <>
        <span className="tabular">{progressOf(row)}</span>{' '}
        {row.overdueCount > 0 && row.state === 'RUNNING' && (
          <StatusTag tone="danger">
            {row.overdueCount === 1 ? '1 atrasada' : `${row.overdueCount} atrasadas`}
          </StatusTag>
        )}
      </>
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    sort: 'state',
    text: ({ state }) => ArrivalState.label(state),
    render: ({ state, reason }) => (
      <TextWithHint
        words={<StatusTag tone={arrivalTones[state]}>{ArrivalState.label(state)}</StatusTag>}
        hint={reason}
      />
    ),
  },
]

/** Who does a task, in words. */
export const doerOf = ({ assignee, assigneeName }: TaskRow): string =>
  assignee === 'PERSON' ? formatName(assigneeName) : ArrivalAssignee.label(assignee)

export const taskColumns: readonly Column<TaskRow>[] = [
  {
    key: 'title',
    title: 'Tarea',
    lead: true,
    text: ({ title }) => title,
    render: ({ title, kind, serial, obligatory }) => (
      <TextWithHint
        words={title}
        hint={[
          ArrivalTaskKind.label(kind),
          serial && `serie ${serial}`,
          obligatory ? null : 'voluntaria',
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
  { key: 'assignee', title: 'Quién', text: doerOf },
  {
    key: 'due',
    title: 'Vence',
    sort: 'due',
    text: ({ due }) => due,
    render: ({ due, isOverdue }) => (
      <>
        {formatDate(due)} {isOverdue && <StatusTag tone="danger">Atrasada</StatusTag>}
      </>
    ),
  },
  stateColumn('state', ArrivalTask.machine, ({ state }) => state, {
    sort: 'state',
    below: ({ doneBy, comment, returnedOn }) => (
      <>
        {doneBy && <span className="soft">{formatName(doneBy)}</span>}
        {comment && <span className="soft">{comment}</span>}
        {returnedOn && <span className="soft">Devuelto el {formatDate(returnedOn)}</span>}
      </>
    ),
  }),
]
