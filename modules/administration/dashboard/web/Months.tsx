import { counted } from '#chile/counts.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import type { DashboardQuery } from '#generated/documents/graphql.ts'
import { coverage } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useMayOpen } from '#platform/web/screen/useMayOpen.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { nextStepOf } from '../model/next-step.ts'

type Month = NonNullable<DashboardQuery['dashboard']['months']>[number]
type Waiting = NonNullable<DashboardQuery['dashboard']['waiting']>

type Props = { months: readonly Month[]; waiting: Waiting | null }

/** The months in course, one tile for each razón social: how far it is and what it needs. */
export function Months({ months, waiting }: Props) {
  const all = (
    <Link alone to={pathTo('procesos')}>
      Ver todos los meses
    </Link>
  )
  return (
    <Panel title="Remuneraciones" text="Los meses en curso de cada razón social" action={all}>
      {waiting && <Waits waiting={waiting} />}
      {months.length === 0 ? (
        <EmptyState
          title="Aún no se abre ningún mes"
          action={
            <ActionButton look="primary" permission="payrollMonths.create" to={pathTo('procesos')}>
              Abrir un mes
            </ActionButton>
          }
        >
          Aquí estará cada mes de remuneraciones, con lo que le falta para cerrar.
        </EmptyState>
      ) : (
        <ul className="mg-tiles">
          {months.map((month) => (
            <li key={month.id}>
              <Tile month={month} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Why the month that follows cannot be opened, and where what it lacks is written. */
function Waits({ waiting: { yearMonth, lacks } }: { waiting: Waiting }) {
  const may = useMayOpen()
  return (
    <p className="soft">
      {`${monthTitle(yearMonth)} aún no se puede abrir. ${lacks} `}
      {may(pathTo('indicadores')) && <Link to={pathTo('indicadores')}>Ver los indicadores</Link>}
    </p>
  )
}

function Tile({ month }: { month: Month }) {
  const next = nextStepOf({
    ...month,
    missingIndicators: month.missingIndicators ?? null,
  })
  return (
    <Link to={pathTo('procesos/:id', { id: month.id })} className="mg-tile">
      <span className="mg-tile-head">
        <TextWithHint
          words={<strong>{month.businessName}</strong>}
          hint={monthTitle(month.yearMonth)}
        />
        <StatusTag tone={month.isOpen ? 'primary' : 'neutral'}>{month.stateLabel}</StatusTag>
      </span>
      <span className="ho-net">
        <span className="soft">Total líquido</span>
        <span className="ho-amount">
          <Amount value={month.totalNet} />
        </span>
        <Covered month={month} />
      </span>
      <Progress done={month.calculated} total={month.contracts} />
      {next && (
        <span className="ho-step">
          <StatusTag tone={next.urgent ? 'warning' : 'success'}>{next.text}</StatusTag>
        </span>
      )}
    </Link>
  )
}

function Covered({ month }: { month: Month }) {
  const words = coverage(month)
  return words ? <span className="soft">de {words} liquidaciones</span> : null
}

/** How many of the month's contracts have a payslip, as a bar and in words. */
function Progress({ done, total }: { done: number; total: number }) {
  const share = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100))
  return (
    <span className="ho-progress">
      <span className="ho-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="soft">
        {formatNumber(done)} de {counted(total, 'liquidación', 'liquidaciones')}
      </span>
    </span>
  )
}
