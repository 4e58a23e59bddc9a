import { useState } from 'react'
import { PaymentListSteps } from '#generated/operations/bank-lists.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { StepsDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { listStates } from '../model/payment-list.ts'

/** The states that a list was in, with who brought it there and why. */
export function ListHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  const detail = useDetail(PaymentListSteps, { input: { id } }, { enabled: open })
  return (
    <>
      <ActionButton look="text" onClick={() => setOpen(true)}>
        Historia
      </ActionButton>
      {open && (
        <StepsDialog
          machine={listStates}
          title="Historia de la nómina"
          steps={detail.data?.paymentListSteps}
          error={detail.error}
          retry={detail.reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
