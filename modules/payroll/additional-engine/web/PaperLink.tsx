import { FileTextOutlined } from '@ant-design/icons'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Props = { payrollMonthId: string; contractId: string }

/** To the payment as its person reads it. */
export const PaperLink = ({ payrollMonthId, contractId }: Props) => (
  <p>
    <Link
      to={pathTo('liquidaciones/adicional/:month/:contract', {
        month: payrollMonthId,
        contract: contractId,
      })}
    >
      <FileTextOutlined aria-hidden /> Ver como lo lee la persona
    </Link>
  </p>
)
