import {
  AdditionalRelease,
  AdditionalWithoutMail,
  ReleaseAdditionalPayments,
} from '#generated/operations/additional-payments.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { releaseWords } from '#modules/payroll/payslips/model/unreached-people.ts'
import { whyNotRelease } from '../model/release.ts'

/** People that the question names, at most. */
const named = { number: 1, size: 10 }

/** Shows the payments of a closed process to their people, once. */
export function ReleaseButton({ id }: { id: string }) {
  const input = { payrollMonthId: id }
  const state = useDetail(AdditionalRelease, { input }, { keep: true })
  const release = useAction(ReleaseAdditionalPayments, {
    done: ({ mailed }) =>
      mailed === 1 ? 'Pagos liberados, con 1 correo' : `Pagos liberados, con ${mailed} correos`,
  })
  const known = state.data?.additionalRelease
  const waiting = known !== undefined && known.total > known.released
  const asked = useDetail(
    AdditionalWithoutMail,
    { filter: input, page: named, counted: false },
    { enabled: waiting },
  )
  const unreached = asked.data?.additionalWithoutMail.rows ?? []
  if (!known) return null
  const reason = whyNotRelease(false, known)
  return (
    <>
      {known.releasedAt && reason && (
        <span className="soft">Liberados el {formatMoment(known.releasedAt)}</span>
      )}
      <ActionButton
        look={reason ? 'plain' : 'primary'}
        permission="payrollClosing.create"
        disabled={reason}
        confirm={{
          text: releaseWords(known.total - known.released, unreached, known.withoutMail, 0, {
            one: 'su pago',
            many: 'su pago',
          }).map((line) => <p key={line}>{line}</p>),
        }}
        onClick={() => release.run({ input })}
      >
        Liberar pagos
      </ActionButton>
    </>
  )
}
