import type { MassChangePeopleQuery } from '#generated/documents/graphql.ts'
import { MassChangePeople } from '#generated/operations/mass-changes.ts'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { ActPeople, type Outcome, OutcomePanel } from '#platform/web/kit/mass/ActPreview.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import type { Asked } from './mass-change-input.ts'
import type { Count, Totals } from './useCount.ts'
import { valueColumn } from './value-column.tsx'

type Row = MassChangePeopleQuery['massChangePeople']['rows'][number]

/** What a change would do, before it is ordered: in numbers, and person by person. */
export function ChangePreview({ asked, count }: { asked: Asked; count: Count }) {
  const { totals, progress, error, reload } = count
  if (error) return <LoadProblem error={error} retry={reload} />
  const people = (
    <ActPeople
      of={MassChangePeople}
      asked={asked}
      title="Personas del cambio"
      name="mass-change-preview"
      columns={columns}
      empty="Nadie cumple lo elegido."
    />
  )
  if (totals) return <OutcomePanel outcome={outcomeOf(totals)}>{people}</OutcomePanel>
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
      {people}
    </>
  )
}

const outcomeOf = (totals: Totals): Outcome => ({
  title: counted(totals.changing, 'contrato cambia', 'contratos cambian'),
  text: wordsOf(totals),
  warnings: mistakesOf(totals),
})

const wordsOf = ({ left, added, retroactive }: Totals) => [
  ...(left > 0 ? [`${counted(left, 'elegido')} no, y se dice por qué`] : []),
  ...(added ? [`${formatPesos(added)} más al mes en los sueldos en pesos`] : []),
  ...(retroactive
    ? [`Ya se cerró ${retroactive}: la diferencia aparece en Retroactivos para pagarla`]
    : []),
]

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

/** What each person of a change has and would have, or why nothing changes. */
const columns: readonly Column<Row>[] = [
  initialsColumn(({ jobTitle }) => jobTitle),
  valueColumn('before', 'Antes'),
  valueColumn('after', 'Después'),
  valueColumn('difference', 'Diferencia'),
  {
    key: 'note',
    title: 'Nota',
    text: ({ left, note }) => left ?? note,
    render: ({ left, note }) => (left ? <em>No cambia: {left}</em> : (note ?? <Nothing />)),
  },
]
