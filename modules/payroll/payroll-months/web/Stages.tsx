import { CheckCircleFilled, WarningFilled } from '@ant-design/icons'
import { formatNumber } from '#chile/numbers.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { IncompleteRecords, ReleasedOfMonth } from '#generated/operations/parts/payroll-months.ts'
import type { MonthData } from './types.ts'

/** One stage; `problem` when it is behind and still something of it has to be put right. */
type Stage = {
  name: string
  text: string
  tab?: string
  problem?: boolean
  /** Whether it is done is still being asked. */
  counting?: boolean
}
type Released = { waiting: number; releasedAt: string | null } | undefined

/** The five stages of a month: what is behind, what is to do now, what comes. */
export function Stages({ month }: { month: MonthData }) {
  const can = useCan()
  const base = pathTo('procesos/:id', { id: month.id })
  const released = useDetail(
    ReleasedOfMonth,
    { input: { payrollMonthId: month.id } },
    { enabled: !month.isOpen },
  ).data?.payslipRelease
  // Whoever cannot be calculated is known before the calculation.
  const asked = useDetail(
    IncompleteRecords,
    { input: { payrollMonthId: month.id } },
    { enabled: month.isOpen },
  )
  const incomplete = asked.data?.payrollInfo.incomplete
  const now = stageOf(month, released)
  const rights = { entersItems: can('userItems.read'), publishes: can('payslips.massRead') }
  return (
    <ol className="mg-rows pm-stages" aria-label="Etapas del mes">
      {stagesOf(month, { released, incomplete, counting: asked.loading, ...rights }).map(
        (stage, index) => (
          <li
            key={stage.name}
            className={classOf(stage, index, now)}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="pm-stage-mark" aria-hidden>
              {markOf(stage, index, now)}
            </span>
            <span className="pm-stage-name">
              {stage.tab ? <Link to={`${base}/${stage.tab}`}>{stage.name}</Link> : stage.name}
              {index < now && !stage.counting && (
                <span className="sr-only">{stage.problem ? ', por corregir' : ', hecho'}</span>
              )}
            </span>
            <span className="soft">{stage.text}</span>
          </li>
        ),
      )}
    </ol>
  )
}

function classOf({ problem, counting }: Stage, index: number, now: number): string | undefined {
  if (index === now) return 'pm-stage-now'
  if (index > now || counting) return undefined
  return problem ? 'pm-stage-problem' : 'pm-stage-done'
}

function markOf({ problem, counting }: Stage, index: number, now: number) {
  if (index >= now || counting) return index + 1
  return problem ? <WarningFilled aria-hidden /> : <CheckCircleFilled aria-hidden />
}

/** The stage that waits for somebody, from 0; five when all is done. */
function stageOf(month: MonthData, released: Released): number {
  if (!month.isOpen) return released && released.waiting > 0 ? 4 : 5
  if (!month.hasPayrollIndicators) return 0
  if (month.calculated === 0) return 1
  return month.changesSince > 0 ? 2 : 3
}

type Around = {
  released: Released
  /** How many cannot be calculated: undefined until it is counted, and of a closed month. */
  incomplete: number | undefined
  counting: boolean
  entersItems: boolean
  publishes: boolean
}

function stagesOf(
  month: MonthData,
  { released, incomplete, counting, entersItems, publishes }: Around,
): Stage[] {
  const { contracts, calculated, failed, changesSince, calculatedAt, closedAt } = month
  const people = contracts === 1 ? '1 contrato' : `${formatNumber(contracts)} contratos`
  return [
    {
      name: 'Preparar',
      text: month.missingIndicators
        ? 'Faltan indicadores'
        : incomplete
          ? cannotBePaid(incomplete)
          : people,
      tab: 'preparar',
      problem: incomplete !== undefined && incomplete > 0,
      counting,
    },
    {
      name: 'Novedades',
      text: 'Lo que cambia',
      ...(entersItems ? { tab: 'novedades' } : {}),
    },
    {
      name: 'Calcular',
      text: calculatedAt ? formatMoment(calculatedAt, new Date()) : 'Pendiente',
    },
    {
      name: 'Revisar',
      text: reviewOf(calculated, failed, changesSince),
      tab: 'liquidaciones',
    },
    {
      name: 'Cerrar y publicar',
      text: closingText(closedAt, released),
      ...closingTab(month, publishes),
    },
  ]
}

const cannotBePaid = (count: number) =>
  count === 1 ? '1 no se puede calcular' : `${formatNumber(count)} no se pueden calcular`

function closingText(closedAt: string | null, released: Released): string {
  if (!closedAt) return 'Pendiente'
  if (!released) return formatMoment(closedAt)
  if (released.waiting > 0) return 'Cerrado, falta publicar'
  return released.releasedAt ? `Publicado ${formatMoment(released.releasedAt)}` : 'Cerrado'
}

/** Before closing its checks, after it what is published. */
function closingTab({ calculated, closedAt }: MonthData, publishes: boolean): { tab?: string } {
  if (closedAt && publishes) return { tab: 'publicacion' }
  return calculated > 0 ? { tab: 'controles' } : {}
}

function reviewOf(calculated: number, failed: number, changes: number): string {
  if (failed > 0) return `${formatNumber(failed)} con error`
  if (calculated === 0) return 'Pendiente'
  if (changes > 0) return 'Hay cambios sin calcular'
  return calculated === 1 ? '1 liquidación' : `${formatNumber(calculated)} liquidaciones`
}
