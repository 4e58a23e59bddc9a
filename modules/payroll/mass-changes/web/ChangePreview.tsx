import { Alert } from 'antd'
import type { MassChangePeopleQuery, MassChangePreviewQuery } from '#generated/documents/graphql.ts'
import { MassChangePeople, MassChangePreview } from '#generated/operations/mass-changes.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatName } from '#platform/web/format.ts'
import { Person } from '#platform/web/kit/Avatar.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { FormPreview } from '#platform/web/kit/FormPreview.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { Nothing } from '#platform/web/kit/values.tsx'
import { useList } from '#platform/web/useList.ts'
import { type Asked, isComplete } from './asked.ts'

type Totals = MassChangePreviewQuery['massChangePreview']
type Row = MassChangePeopleQuery['massChangePeople']['rows'][number]

/** What a change would do, before it is ordered: in numbers, and person by person. */
export function ChangePreview({ asked }: { asked: Asked }) {
  return (
    <FormPreview of={MassChangePreview} variables={isComplete(asked) ? { input: asked } : null}>
      {({ massChangePreview: totals }) => (
        <Panel
          title={counted(totals.changing, 'contrato cambia', 'contratos cambian')}
          text={wordsOf(totals)}
        >
          {mistakesOf(totals).map((words) => (
            <Alert key={words} type="warning" showIcon title={words} />
          ))}
          <PeopleTable asked={asked} />
        </Panel>
      )}
    </FormPreview>
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
      rowKey={({ id }) => id}
      nameOf={(row) => formatName(row.fullname)}
      empty={{ title: 'Sin personas', text: 'Nadie cumple lo elegido.' }}
    />
  )
}

const amount = (text: string | null | undefined) =>
  text ? <span className="tabular">{text}</span> : <Nothing />

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    render: ({ fullname, jobTitle }) => <Person name={formatName(fullname)} hint={jobTitle} />,
    text: ({ fullname }) => fullname,
  },
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
