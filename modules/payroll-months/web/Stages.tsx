import { CheckCircleFilled } from '@ant-design/icons'
import { Link } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { formatMoment } from '#platform/web/format.ts'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { ReleasedOfMonth } from './documents.ts'
import type { MonthData } from './MonthPage.tsx'

type Stage = { name: string; text: string; tab?: string }
type Released = { waiting: number; releasedAt: string | null } | undefined

/** The five stages of a month: what is behind, what is to do now, what comes. */
export function Stages({ month }: { month: MonthData }) {
  const can = useCan()
  const base = pathTo('procesos/:id', { id: month.id ?? '' })
  const released = useDetail(
    ReleasedOfMonth,
    { input: { payrollMonthId: month.id ?? '' } },
    { enabled: !month.isOpen },
  ).data?.payslipRelease
  const now = stageOf(month, released)
  return (
    <ol className="pm-stages" aria-label="Etapas del mes">
      {stagesOf(month, released, can('userItems.read'), can('payslips.massRead')).map(
        (stage, index) => (
          <li
            key={stage.name}
            className={index === now ? 'pm-stage-now' : index < now ? 'pm-stage-done' : undefined}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="pm-stage-mark" aria-hidden>
              {index < now ? <CheckCircleFilled aria-hidden /> : index + 1}
            </span>
            <span className="pm-stage-name">
              {stage.tab ? <Link to={`${base}/${stage.tab}`}>{stage.name}</Link> : stage.name}
              {index < now && <span className="sr-only">, hecho</span>}
            </span>
            <span className="soft">{stage.text}</span>
          </li>
        ),
      )}
    </ol>
  )
}

/** The stage that waits for somebody, from 0; five when all is done. */
function stageOf(month: MonthData, released: Released): number {
  if (!month.isOpen) return released && released.waiting > 0 ? 4 : 5
  if (!month.hasPayrollIndicators) return 0
  if ((month.calculated ?? 0) === 0) return 1
  return (month.changesSince ?? 0) > 0 ? 2 : 3
}

function stagesOf(
  month: MonthData,
  released: Released,
  entersItems: boolean,
  publishes: boolean,
): Stage[] {
  const { contracts, calculated, failed, changesSince, calculatedAt, closedAt } = month
  const people = contracts === 1 ? '1 contrato' : `${formatNumber(contracts ?? 0)} contratos`
  return [
    {
      name: 'Preparar',
      text: month.missingIndicators ? 'Faltan indicadores' : people,
      tab: 'preparar',
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
      text: reviewOf(calculated ?? 0, failed ?? 0, changesSince ?? 0),
      tab: 'liquidaciones',
    },
    {
      name: 'Cerrar y publicar',
      text: closingText(closedAt, released),
      ...closingTab(month, publishes),
    },
  ]
}

function closingText(closedAt: string | null, released: Released): string {
  if (!closedAt) return 'Pendiente'
  if (!released) return formatMoment(closedAt)
  if (released.waiting > 0) return 'Cerrado, falta publicar'
  return released.releasedAt ? `Publicado ${formatMoment(released.releasedAt)}` : 'Cerrado'
}

/** Before closing its checks, after it what is published. */
function closingTab({ calculated, closedAt }: MonthData, publishes: boolean): { tab?: string } {
  if (closedAt && publishes) return { tab: 'publicacion' }
  return (calculated ?? 0) > 0 ? { tab: 'controles' } : {}
}

function reviewOf(calculated: number, failed: number, changes: number): string {
  if (calculated === 0) return 'Pendiente'
  if (failed > 0) return `${formatNumber(failed)} con error`
  if (changes > 0) return 'Hay cambios sin calcular'
  return calculated === 1 ? '1 liquidación' : `${formatNumber(calculated)} liquidaciones`
}
