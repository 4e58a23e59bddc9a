import { Alert } from 'antd'
import type { MassChangePeopleQuery } from '#generated/documents/graphql.ts'
import { MassChangePeople } from '#generated/operations/mass-changes.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatName } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { JobProgress } from '#platform/web/kit/JobProgress.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { Nothing } from '#platform/web/kit/values.tsx'
import { initialsColumn } from '#platform/web/kit/usual-columns.tsx'
import { useList } from '#platform/web/useList.ts'
import type { Asked } from './mass-change-input.ts'
import type { Count, Totals } from './useCount.ts'

type Row = MassChangePeopleQuery['massChangePeople']['rows'][number]

/** What a change would do, before it is ordered: in numbers, and person by person. */
export function ChangePreview({ asked, count }: { asked: Asked; count: Count }) {
  const { totals, progress, error, reload } = count
  if (error?.field) return <Alert type="warning" showIcon title={error.message} />
  if (error) return <LoadProblem error={error} retry={reload} />
  if (totals) {
    return (
      <Panel
        title={counted(totals.changing, 'contrato cambia', 'contratos cambian')}
        text={wordsOf(totals)}
      >
        {mistakesOf(totals).map((words) => (
          <Alert key={words} type="warning" showIcon title={words} />
        ))}
        <PeopleTable asked={asked} />
      </Panel>
    )
  }
  if (!progress) return null
  return (
    <>
      <JobProgress
        title="Contando lo que cambia"
        state={progress.done > 0 ? 'running' : 'pending'}
        done={progress.done}
        total={progress.total}
        unit="contratos"
        message="El cambio se puede ordenar cuando estén contados. Mientras tanto se leen abajo."
      />
      <PeopleTable asked={asked} />
    </>
  )
}

const wordsOf = ({ left, added, retroactive }: Totals) =>
  [
    ...(left > 0 ? [`${counted(left, 'elegido')} no, y se dice por qué`] : []),
    ...(added ? [`${formatPesos(added)} más al mes en los sueldos en pesos`] : []),
    ...(retroactive
      ? [`Ya se cerró ${retroactive}: la diferencia aparece en Retroactivos para pagarla`]
      : []),
  ].join(' · ')

/** What of a paste of RUTs names nobody, or more than one. */
const mistakesOf = (totals: Totals): string[] =>
  [
    ['No es un RUT', totals.wrongRuts] as const,
    ['Sin un contrato vigente a su alcance', totals.unknownRuts] as const,
    ['Más de una vez en la lista: se toma una', totals.doubledRuts] as const,
    ['Con varios contratos: cambian todos', totals.severalContracts] as const,
  ].flatMap(([words, ruts]) => (ruts.length === 0 ? [] : [`${words}: ${some(ruts)}`]))

const some = (all: readonly string[]) =>
  all.length > 10 ? `${all.slice(0, 10).join(', ')} y ${all.length - 10} más` : all.join(', ')

function PeopleTable({ asked }: { asked: Asked }) {
  const list = useList(MassChangePeople, {
    fixed: asked,
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      title="Personas del cambio"
      name="mass-change-preview"
      embedded
      list={list}
      columns={columns}
      nameOf={(row) => formatName(row.fullname)}
      empty={{ title: 'Sin personas', text: 'Nadie cumple lo elegido.' }}
    />
  )
}

const amount = (text: string | null | undefined) =>
  text ? <span className="tabular">{text}</span> : <Nothing />

const columns: readonly Column<Row>[] = [
  initialsColumn(({ jobTitle }) => jobTitle),
  {
    key: 'before',
    title: 'Antes',
    align: 'end',
    text: ({ before }) => before,
    render: ({ before }) => amount(before),
  },
  {
    key: 'after',
    title: 'Después',
    align: 'end',
    text: ({ after }) => after,
    render: ({ after }) => amount(after),
  },
  {
    key: 'difference',
    title: 'Diferencia',
    align: 'end',
    text: ({ difference }) => difference,
    render: ({ difference }) => amount(difference),
  },
  {
    key: 'note',
    title: 'Nota',
    text: ({ left, note }) => left ?? note,
    render: ({ left, note }) => (left ? <em>No cambia: {left}</em> : (note ?? <Nothing />)),
  },
]
