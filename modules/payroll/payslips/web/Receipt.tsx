import { CheckCircleFilled } from '@ant-design/icons'
import { AcknowledgePayslip } from '#generated/operations/payslips.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Payslip } from './types.ts'

type Props = {
  payslip: Payslip
  input: { payrollMonthId: string; contractId: string }
}

/** «Recibí conforme»: the person says it once; whoever manages sees when. */
export function Receipt({ payslip, input }: Props) {
  const say = useAction(AcknowledgePayslip, { done: 'Quedó registrado que la recibió conforme' })
  const { isOwn, releasedAt, acknowledgedAt, isOpen } = payslip
  if (acknowledgedAt) {
    return (
      <p className="ps-receipt ps-received">
        <span>
          <CheckCircleFilled aria-hidden /> Recibida conforme el{' '}
          <span className="mg-unbroken">{formatMoment(acknowledgedAt)}</span>
        </span>
      </p>
    )
  }
  if (!releasedAt) return isOpen || isOwn ? null : <p className="soft">Aún sin liberar</p>
  if (!isOwn) return <p className="soft">Liberada el {formatMoment(releasedAt)}, sin recepción</p>
  return (
    <div className="ps-receipt">
      <span>¿Está todo en orden? Revise los montos antes de decirlo: se registra la fecha.</span>
      <ActionButton
        look="next"
        confirm={{
          title: 'Recibí conforme',
          text: 'Declara que recibió esta liquidación y que está conforme con ella.',
        }}
        onClick={() => say.run({ input })}
      >
        Recibí conforme
      </ActionButton>
    </div>
  )
}
