import { Alert } from 'antd'
import { monthLabel } from '#chile/period.ts'
import { FigureSources } from '#generated/operations/public-figures.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

/** What the month lacks although its payments are near, for who runs the platform. */
export function FiguresStanding() {
  const { data } = useDetail(FigureSources, undefined, { needs: 'publicFigures.read' })
  if (!data || data.figureSources.missing.length === 0) return null
  const { month, missing } = data.figureSources
  return (
    <Alert
      className="mg-block"
      type="error"
      showIcon
      title={`Falta para pagar ${monthLabel(month)}: ${missing.join(', ')}`}
      description={
        <>
          <p>Sin ellos las empresas no calculan sus liquidaciones.</p>
          <ActionButton to={`${pathTo('indicadores-publicados')}?mes=${month}`}>
            Ver los indicadores publicados
          </ActionButton>
        </>
      }
    />
  )
}
