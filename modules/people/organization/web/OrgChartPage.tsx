import { Alert, Skeleton } from 'antd'
import { useMemo } from 'react'
import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import { OrgChart } from '#generated/operations/organization.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DateChoice } from '#platform/web/kit/DateChoice.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { RefSelect } from '#platform/web/kit/RefSelect.tsx'
import { useAddressParams } from '#platform/web/useAddressParams.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Alone } from './Alone.tsx'
import { type Place, Tree } from './Tree.tsx'
import { peopleOfChart } from './source.ts'
import './org-chart.css'

/** The people of a day under their supervisors, from the top or from one person down. */
export default function OrgChartPage() {
  const [address, go] = usePlace()
  const { rootId, highlightId, asOf } = address
  const answer = useDetail(OrgChart, { input: { ...address, levels: 3 } }, { keep: true })
  const source = useMemo(() => peopleOfChart(asOf), [asOf])
  const chart = answer.data?.orgChart
  const place: Place = { asOf, from: (id) => go({ desde: id, persona: null }) }
  return (
    <section className="oc-page">
      <PageHeader
        title="Organigrama"
        context={chart && `${counted(chart.total, 'persona')} al ${formatDate(chart.asOf)}`}
        actions={
          <div className="oc-tools">
            <RefSelect
              aria-label="Buscar en el organigrama"
              placeholder="Nombre, cargo o área"
              name={`orgChart ${asOf ?? ''}`}
              source={source}
              optional
              value={highlightId ?? null}
              onChange={(persona) => go({ persona, desde: null })}
            />
            <DateChoice
              aria-label="Ver al día"
              placeholder="Ver al día"
              value={asOf ?? null}
              onChange={(al) => go({ al })}
            />
          </div>
        }
      />
      {answer.error && <LoadProblem error={answer.error} retry={answer.reload} />}
      {!chart && !answer.error && <Skeleton active />}
      {chart && (
        <>
          {!chart.found && (
            <Alert
              type="info"
              showIcon
              title={`La persona no tiene un contrato vigente al ${formatDate(chart.asOf)}`}
            />
          )}
          {chart.inCircle.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title="Hay personas que terminan dependiendo de sí mismas"
              description={`Corrija la jefatura en el contrato de ${chart.inCircle.join(', ')}.`}
            />
          )}
          {rootId && <Whole onClick={() => go({ desde: null, persona: null })} />}
          {chart.roots.length > 0 ? (
            <Tree roots={chart.roots} more={chart.moreRoots} place={place} />
          ) : (
            <EmptyState title="Nadie tiene jefatura todavía.">
              Asígnela en el contrato o importe las jefaturas.
            </EmptyState>
          )}
          {!rootId && chart.alone > 0 && <Alone count={chart.alone} asOf={asOf} />}
        </>
      )}
    </section>
  )
}

/** Leads from one person's part of the chart back to all of it. */
const Whole = ({ onClick }: { onClick: () => void }) => (
  <div>
    <ActionButton look="text" onClick={onClick}>
      Ver el organigrama completo
    </ActionButton>
  </div>
)

type Words = { persona?: string | null; desde?: string | null; al?: string | null }

/** What of the chart is looked at, as the address says it. */
function usePlace() {
  const [params, setParams] = useAddressParams()
  const of = (name: keyof Words) => params.get(name) ?? undefined
  const day = of('al')
  const asOf = isDate(day) ? day : undefined
  const address = { rootId: of('desde'), highlightId: of('persona'), asOf }
  const go = (words: Words) =>
    setParams((now) => {
      const next = { ...Object.fromEntries(now), ...words }
      return Object.entries(next).filter((one): one is [string, string] => Boolean(one[1]))
    })
  return [address, go] as const
}
