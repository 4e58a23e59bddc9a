import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import type { HiresQuery, HireTotalsQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { Hires, HireTotals } from '#generated/operations/payroll-release.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { recordLackList } from '#modules/payroll/payroll-input/model/record-lacks.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { HireFilter, HireLack } from '../model/prepare.ts'

type Hire = HiresQuery['hires']['rows'][number]
type Totals = HireTotalsQuery['hireTotals']

const stopping: ReadonlySet<string> = new Set(recordLackList)

/** Who begins in the month and what is still missing of them; each count opens its list. */
export function NewHires({ month }: { month: MonthShare['month'] }) {
  const [search] = useAddressParams()
  const { yearMonth, businessId } = month
  const known = useDetail(HireTotals, { input: { yearMonth, businessId } })
  const asked = search.get('falta')
  const lack = asked !== null && HireFilter.has(asked) ? asked : null
  if (known.error) return <LoadProblem error={known.error} retry={known.reload} />
  const totals = known.data?.hireTotals
  if (!totals) return null
  return (
    <Panel title="Ingresos del mes" text={textOf(totals)}>
      {totals.people > 0 && (
        <div className="pp-hires">
          <Figures label="Ingresos del mes" figures={figuresOf(totals, search)} />
          <HireRows key={lack} fixed={{ yearMonth, businessId, lack }} />
        </div>
      )}
    </Panel>
  )
}

function HireRows({ fixed }: { fixed: Record<string, unknown> }) {
  const list = useSideList(Hires, { fixed })
  if (list.total === 0 && !list.loading && !list.filtered) {
    return (
      <EmptyState title="Nadie en esta lista">Elija «Todos los ingresos» para verlos.</EmptyState>
    )
  }
  return (
    <SideRows
      caption="Quienes ingresan"
      list={list}
      columns={columns}
      search="Nombre"
      rowKey={({ contractId }) => contractId}
    />
  )
}

function textOf({ people, stopped }: Totals): string {
  if (people === 0) return 'Ningún contrato comienza en este mes.'
  if (stopped === 0) return 'Todas las fichas alcanzan para calcular.'
  return stopped === 1
    ? 'Una persona no se podrá calcular hasta completar su ficha.'
    : `${formatNumber(stopped)} personas no se podrán calcular hasta completar su ficha.`
}

/** All of them, the complete ones, and each thing that somebody lacks. */
function figuresOf({ people, complete, lacks }: Totals, search: URLSearchParams): Figure[] {
  const to = (lack: string | null) => {
    const next = new URLSearchParams(search)
    if (lack) next.set('falta', lack)
    else next.delete('falta')
    return `?${next}`
  }
  const figure = (label: string, count: number, lack: string | null): Figure => ({
    label,
    value: formatNumber(count),
    to: to(lack),
  })
  return [
    figure('Todos los ingresos', people, null),
    figure(HireFilter.label('NADA'), complete, 'NADA'),
    ...lacks.map((one): Figure => ({
      ...figure(HireLack.label(one.lack), one.people, one.lack),
      tone: stopping.has(one.lack) ? 'danger' : 'warning',
    })),
  ]
}

/** Where what is missing is put right. */
function fixPath(lack: string, id: string): string {
  const ficha = pathTo('ficha/:id', { id })
  if (lack === 'SIGNATURE') return `${ficha}/datos-contrato`
  return lack === 'OUTSIDE' ? ficha : `${ficha}/datos-personales`
}

const columns: readonly Column<Hire>[] = [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    sort: 'name',
    render: ({ name, userId }) => <Link to={pathTo('ficha/:id', { id: userId })}>{name}</Link>,
  },
  {
    key: 'from',
    title: 'Ingresa el',
    sort: 'initialDate',
    render: ({ initialDate }) => formatDate(initialDate),
  },
  {
    key: 'job',
    title: 'Cargo',
    render: ({ jobTitle, area }) => <TextWithHint words={jobTitle} hint={area} />,
  },
  {
    key: 'lacks',
    title: 'Falta',
    render: ({ lacks, userId }) =>
      lacks.length === 0 ? (
        <StatusTag tone="success">Nada</StatusTag>
      ) : (
        <span className="pp-lacks">
          {lacks.map((lack) => (
            <Link key={lack} to={fixPath(lack, userId)}>
              <StatusTag tone={stopping.has(lack) ? 'danger' : 'warning'}>
                {HireLack.label(lack)}
              </StatusTag>
            </Link>
          ))}
        </span>
      ),
  },
]
