import { useParams } from 'react-router'
import type { ChangedPeopleQuery } from '#generated/documents/graphql.ts'
import { ChangedPeople, MassChange } from '#generated/operations/mass-changes.ts'
import { formatMoment, formatName } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { MASS_ACTS_POLL_MS, massWords } from '#platform/web/kit/MassActs.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/values.tsx'
import { NoBreak } from '#platform/web/kit/NoBreak.tsx'
import { initialsColumn } from '#platform/web/kit/usual-columns.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { useList } from '#platform/web/useList.ts'
import { MassChangeStep } from '../model/mass-change.ts'
import { states } from './states.ts'

type Row = ChangedPeopleQuery['changedPeople']['rows'][number]

/** One change of many people: who ordered it and why, and what each of them had and got. */
export default function MassChangePage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(
    MassChange,
    { input: { id } },
    { pollMs: MASS_ACTS_POLL_MS },
  )
  const list = useList(ChangedPeople, {
    fixed: { id },
    sort: { field: 'fullname', descending: false },
    pollMs: MASS_ACTS_POLL_MS,
  })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const { what, businessName, reason, author, createdAt, ...act } = data.massChange
  return (
    <ListPage
      title={what}
      context={`${businessName} · ${massWords(states, act)}`}
      name="mass-change-people"
      list={list}
      columns={columns}
      nameOf={(row) => formatName(row.fullname)}
      above={
        <p className="soft">
          {reason}. {author ? `Lo ordenó ${author} el ` : 'Se ordenó el '}
          <NoBreak words={`${formatMoment(createdAt)}.`} />
        </p>
      }
      empty={{ title: 'Sin personas a la vista', text: 'Otras personas pueden ver este cambio.' }}
    />
  )
}

const tones = { DONE: 'success', KEPT: 'warning', UNDONE: 'neutral', PREPARED: 'neutral' } as const

const columns: readonly Column<Row>[] = [
  initialsColumn(),
  {
    key: 'before',
    title: 'Antes',
    align: 'end',
    text: ({ before }) => before,
    render: ({ before }) => (before ? <span className="tabular">{before}</span> : <Nothing />),
  },
  {
    key: 'after',
    title: 'Después',
    align: 'end',
    text: ({ after }) => after,
    render: ({ after }) => (after ? <span className="tabular">{after}</span> : <Nothing />),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status, problem }) => problem ?? MassChangeStep.label(status),
    render: ({ status, problem }) => (
      <StatusTag tone={tones[status]}>{problem ?? MassChangeStep.label(status)}</StatusTag>
    ),
  },
  {
    key: 'basis',
    title: 'Cálculo',
    text: ({ basis }) => basis,
    render: ({ basis }) => basis ?? <Nothing />,
  },
]
