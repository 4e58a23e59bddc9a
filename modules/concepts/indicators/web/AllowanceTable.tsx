import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { FamilyAllowanceQuery } from '#generated/documents/graphql.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { allowanceKind } from '../model/brackets.ts'
import { FamilyAllowance } from '#generated/operations/indicators.ts'
import { Edition } from './Edition.tsx'
import { TableEntry } from './TableEntry.tsx'

type Bracket = FamilyAllowanceQuery['familyAllowance']['brackets'][number]

/** What each family burden is paid, by the income of the person. */
export function AllowanceTable({ month }: { month: number }) {
  const allowance = useDetail(FamilyAllowance, { input: { yearMonth: month } }, { keep: true })
  const data = allowance.data?.familyAllowance
  const table = {
    caption: `Asignación familiar de ${monthLabel(month)}`,
    rows: data?.brackets ?? [],
    columns,
    rowKey: ({ letter }: Bracket) => letter,
    skeleton: allowance.loading ? 4 : 0,
  }
  if (allowance.error) return <LoadProblem error={allowance.error} retry={allowance.reload} />
  return (
    <section className="in-group">
      <h2>Asignación familiar por carga</h2>
      {data?.brackets.length === 0 ? (
        <EmptyState title="Sin tramos confirmados">
          {data.note} Ingrese la tabla de la SUSESO y las liquidaciones del mes la usarán.
        </EmptyState>
      ) : (
        <Rows {...table} />
      )}
      {data && <Edition {...data} />}
      {data && <TableEntry kind={allowanceKind} month={month} data={data} hint={hint} />}
    </section>
  )
}

const hint = 'En pesos, como la publica la SUSESO; el último tramo no recibe monto. Se puede pegar.'

const amount = (value: string | null) => (value === null ? 'y más' : formatPesos(value))

const columns: readonly Column<Bracket>[] = [
  { key: 'letter', title: 'Tramo', lead: true, render: ({ letter }) => `Tramo ${letter}` },
  {
    key: 'above',
    title: 'Ingreso de más de',
    align: 'end',
    render: ({ above }) => (above === null ? formatPesos(0) : formatPesos(above)),
  },
  { key: 'upTo', title: 'Hasta', align: 'end', render: ({ upTo }) => amount(upTo) },
  {
    key: 'amount',
    title: 'Por carga',
    align: 'end',
    render: ({ amount: each }) => <strong className="tabular">{formatPesos(each)}</strong>,
  },
]
