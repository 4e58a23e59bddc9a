import { formatMoment } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { whyNotRelease } from '../model/release.ts'
import { Release, ReleasePayments } from './documents.ts'

/** Shows the payments of a closed process to their people, once. */
export function ReleaseButton({ id }: { id: string }) {
  const input = { payrollMonthId: id }
  const state = useDetail(Release, { input }, { keep: true })
  const release = useAction(ReleasePayments, {
    done: ({ mailed }) =>
      mailed === 1 ? 'Pagos liberados, con 1 correo' : `Pagos liberados, con ${mailed} correos`,
  })
  const known = state.data?.additionalRelease
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
        confirm={`${known.total - known.released} personas verán su pago y quienes tienen correo
          recibirán un enlace. No se puede deshacer.`}
        onClick={() => release.run({ input })}
      >
        Liberar pagos
      </ActionButton>
    </>
  )
}
