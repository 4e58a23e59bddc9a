import { useAddressParams } from '#platform/web/useAddressParams.ts'
import type { NewHiresQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { NewHires as Hires } from '#generated/operations/payroll-release.ts'
import { formatDate } from '#platform/web/format.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { recordLackList } from '#modules/payroll/payroll-input/model/record-lacks.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { HireLack } from '../model/prepare.ts'

type Hire = NewHiresQuery['newHires'][number]

const stopping: ReadonlySet<string> = new Set(recordLackList)

/** Who begins in the month and what is still missing of them; each count opens its list. */
export function NewHires({ month }: { month: MonthShare['month'] }) {
  const [search] = useAddressParams()
  const { yearMonth, businessId } = month
  const known = useDetail(Hires, { input: { yearMonth, businessId } })
  if (known.error) return <LoadProblem error={known.error} retry={known.reload} />
  const all = known.data?.newHires
  if (!all) return null
  const asked = search.get('falta')
  const rows = all.filter((hire) => matches(hire, asked))
  return (
    <Panel title="Ingresos del mes" text={textOf(all)}>
      {all.length > 0 && (
        <div className="pp-hires">
          <Figures label="Ingresos del mes" figures={figuresOf(all, search)} />
          {rows.length > 0 ? (
            <Rows caption="Quienes ingresan" rows={rows} columns={columns} rowKey={keyOf} />
          ) : (
            <EmptyState title="Nadie en esta lista">
              Elija «Todos los ingresos» para verlos.
            </EmptyState>
          )}
        </div>
      )}
    </Panel>
  )
}

const keyOf = (hire: Hire) => hire.contractId

const COMPLETE = 'NADA'

function matches({ lacks }: Hire, asked: string | null): boolean {
  if (asked === COMPLETE) return lacks.length === 0
  return asked === null || !HireLack.has(asked) || lacks.includes(asked)
}

function textOf(all: readonly Hire[]): string {
  if (all.length === 0) return 'Ningún contrato comienza en este mes.'
  const stopped = all.filter(({ lacks }) => lacks.some((lack) => stopping.has(lack))).length
  if (stopped === 0) return 'Todas las fichas alcanzan para calcular.'
  return stopped === 1
    ? 'Una persona no se podrá calcular hasta completar su ficha.'
    : `${formatNumber(stopped)} personas no se podrán calcular hasta completar su ficha.`
}

/** All of them, the complete ones, and each thing that somebody lacks. */
function figuresOf(all: readonly Hire[], search: URLSearchParams): Figure[] {
  const to = (lack: string | null) => {
    const next = new URLSearchParams(search)
    if (lack) next.set('falta', lack)
    else next.delete('falta')
    return `?${next}`
  }
  const figure = (label: string, lack: string | null, tone?: Figure['tone']): Figure => ({
    label,
    value: formatNumber(all.filter((hire) => matches(hire, lack)).length),
    to: to(lack),
    ...(tone ? { tone } : {}),
  })
  const lacking = HireLack.values.filter((lack) => all.some((hire) => matches(hire, lack)))
  return [
    figure('Todos los ingresos', null),
    figure('No les falta nada', COMPLETE),
    ...lacking.map((lack) =>
      figure(HireLack.label(lack), lack, stopping.has(lack) ? 'danger' : 'warning'),
    ),
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
    render: ({ name, userId }) => <Link to={pathTo('ficha/:id', { id: userId })}>{name}</Link>,
  },
  { key: 'from', title: 'Ingresa el', render: ({ initialDate }) => formatDate(initialDate) },
  {
    key: 'job',
    title: 'Cargo',
    render: ({ jobTitle, area }) => (
      <span className="mg-option">
        <span>{jobTitle}</span>
        {area && <span className="soft">{area}</span>}
      </span>
    ),
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
