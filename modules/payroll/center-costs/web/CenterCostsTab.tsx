import { asText } from '#platform/web/look/format.ts'
import { useOutletContext } from 'react-router'
import { CostCenterGroupCatalogue } from '#generated/catalogues.ts'
import { CostCenterMonth } from '#generated/operations/center-costs.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { wordOf } from './address.ts'
import { CenterCost } from './CenterCost.tsx'
import { CentersTable } from './CentersTable.tsx'
import type { Asked } from './types.ts'
import './center-costs.css'

type Month = MonthShare['month']

/** What each cost centre bears of a month; one of them opens to its lines and its people. */
export default function CenterCostsTab() {
  const { month } = useOutletContext<MonthShare>()
  const groups = useDetail(CostCenterGroupCatalogue.list)
  const [params, setParams] = useAddressParams()
  const offered = (groups.data?.costCenterGroups ?? []).filter(({ status }) => status === 'ACTIVE')
  const chosen = offered.find(({ id }) => id === params.get('grupo')) ?? offered[0]
  if (groups.error) return <LoadProblem error={groups.error} retry={groups.reload} />
  if (groups.loading) return <PageSkeleton />
  if (month.calculated === 0) {
    return (
      <EmptyState title="El mes todavía no se calcula">
        Calcúlelo en «Resumen»: aquí estará su costo por centro.
      </EmptyState>
    )
  }
  if (!chosen) {
    return (
      <EmptyState title="No hay grupos de centros de costo">
        Agréguelos en <Link to={`${pathTo('empresa')}/centros-de-costo`}>Empresa</Link> y reparta
        los contratos: aquí estará el costo de cada centro.
      </EmptyState>
    )
  }
  const { businessId, yearMonth } = month
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar cco-bar">
        {offered.length > 1 && (
          <Choice
            aria-label="Grupo de centros de costo"
            className="mg-pick"
            value={chosen.id}
            onChange={(grupo) => setParams({ grupo: asText(grupo) }, { replace: true })}
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Link to={reportOf(month)}>Ver el reporte y descargarlo</Link>
      </div>
      <Costs asked={{ businessId, yearMonth, groupId: chosen.id }} chosen={params.get('centro')} />
    </section>
  )
}

/** The report of the month, with its files. */
const reportOf = ({ businessId, yearMonth }: Month): string => {
  const asked = { reporte: 'costo-por-centro', empresa: businessId, mes: String(yearMonth) }
  return `${pathTo('processSummary/reportes')}?${new URLSearchParams(asked)}`
}

function Costs({ asked, chosen }: { asked: Asked; chosen: string | null }) {
  const detail = useDetail(CostCenterMonth, { input: asked }, { keep: true })
  const cost = detail.data?.costCenterMonth
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!cost) return <PageSkeleton />
  const center = cost.centers.find((one) => wordOf(one) === chosen)
  return center ? (
    <CenterCost key={center.key} center={center} asked={asked} />
  ) : (
    <CentersTable cost={cost} asked={asked} />
  )
}
