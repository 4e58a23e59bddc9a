import { formatNumber, formatPercent } from '#chile/numbers.ts'
import type { ForeignQuotasQuery } from '#generated/documents/graphql.ts'
import { ForeignQuotas } from '#generated/operations/residence.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { quotaStates, shareOf } from '../model/quota.ts'

type Quota = ForeignQuotasQuery['foreignQuotas'][number]

/** Each number of the count, in the order of art. 20, with the list of its people. */
function figuresOf(quota: Quota): readonly Figure[] {
  const { id, workers, specialists, counted, chileans, family, fiveYears, foreign, most } = quota
  const listOf = (treatment: string) =>
    `${pathTo('extranjeros')}?businessId=${id}&treatment=${treatment}`
  return [
    {
      label: 'Trabajadores',
      value: formatNumber(workers),
      hint: 'En todo el país, con contrato vigente hoy (art. 20 N° 1)',
    },
    {
      label: 'Técnicos especialistas',
      value: formatNumber(specialists),
      hint: 'No se cuentan (art. 20 N° 2)',
      to: listOf('SPECIALIST'),
    },
    {
      label: 'Se cuentan',
      value: formatNumber(counted),
      hint: `${formatNumber(workers)} menos ${formatNumber(specialists)}`,
    },
    { label: 'De nacionalidad chilena', value: formatNumber(chileans) },
    {
      label: 'Con familia chilena',
      value: formatNumber(family),
      hint: 'Se tienen por chilenos (art. 20 N° 3)',
      to: listOf('FAMILY'),
    },
    {
      label: 'Más de cinco años en Chile',
      value: formatNumber(fiveYears),
      hint: 'Se consideran chilenos (art. 20 N° 4)',
      to: listOf('FIVE_YEARS'),
    },
    {
      label: 'Cuentan en el 15 %',
      value: formatNumber(foreign),
      hint: `El ${formatPercent(shareOf(quota))} de ${formatNumber(counted)}`,
      to: listOf('FOREIGN'),
      ...(quota.state === 'OVER' ? { tone: 'danger' as const } : {}),
    },
    {
      label: 'A lo más',
      value: formatNumber(most),
      hint: `El 15 % de ${formatNumber(counted)}, sin fracción (art. 19)`,
    },
  ]
}

/** How many people of another country each razón social has, and how many it may have. */
export default function QuotasTab() {
  const { data, error, reload } = useDetail(ForeignQuotas)
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  if (data.foreignQuotas.length === 0) {
    return (
      <EmptyState title="Sin razones sociales a su alcance">
        El límite se cuenta sobre todas las personas de una razón social: lo ve quien las alcanza.
      </EmptyState>
    )
  }
  return data.foreignQuotas.map((quota) => (
    <Panel
      key={quota.id}
      title={quota.name}
      text={quota.words}
      action={<StateTag machine={quotaStates} state={quota.state} />}
    >
      <Figures label={`Límite de ${quota.name}`} figures={figuresOf(quota)} />
    </Panel>
  ))
}
