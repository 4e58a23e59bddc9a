import { Alert } from 'antd'
import { monthLabel } from '#chile/period.ts'
import { SettlementMissing } from '#generated/operations/settlements.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Asked = { userContractId: string; disengagementDate: string; payDate: string }

/**
 * Why a finiquito is not calculated. Where a figure is missing, each with its month and the way to
 * enter it; people who may not are shown who does.
 */
export function WhyNotCalculated({ message, input }: { message: string; input: Asked }) {
  const { userContractId, disengagementDate, payDate } = input
  const can = useCan()
  const { data } = useDetail(SettlementMissing, {
    input: { userContractId, disengagementDate, payDate },
  })
  const missing = data?.settlementMissing ?? []
  const links = can('indicators.create') && missing.length > 0
  return (
    <Alert
      type="warning"
      showIcon
      title={message}
      {...(links ? { description: <Links missing={missing} /> } : {})}
    />
  )
}

type Missing = readonly { key: string; label: string; yearMonth: number }[]

const Links = ({ missing }: { missing: Missing }) => (
  <span className="mg-option">
    {missing.map(({ key, label, yearMonth }) => (
      <Link key={`${key} ${yearMonth}`} alone to={`${pathTo('indicadores')}?mes=${yearMonth}`}>
        {`Ingresar ${label}, ${monthLabel(yearMonth)}`}
      </Link>
    ))}
  </span>
)
