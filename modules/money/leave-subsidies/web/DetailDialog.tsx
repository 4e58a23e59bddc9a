import {
  DeleteLeaveSubsidyPayment,
  LeaveSubsidyPayments,
  LeaveSubsidySteps,
} from '#generated/operations/leave-subsidies.ts'
import type { LeaveSubsidyPaymentsQuery } from '#generated/documents/graphql.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StepList } from '#platform/web/kit/record/StateMachine.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { subsidyStates } from '../model/states.ts'
import type { Subsidy } from './types.ts'

type Payment = LeaveSubsidyPaymentsQuery['leaveSubsidyPayments'][number]

const columns: readonly Column<Payment>[] = [
  {
    key: 'receivedOn',
    title: 'Recibido',
    lead: true,
    render: ({ receivedOn, reference, author }) => (
      <span className="mg-option">
        <span className="tabular">{formatDate(receivedOn)}</span>
        {reference && <span className="soft">{reference}</span>}
        {author && <span className="soft">por {author}</span>}
      </span>
    ),
  },
  amountColumn('amount', 'Monto'),
]

/** What was received of a subsidy, and each of its states. */
export function DetailDialog({ row, onClose }: { row: Subsidy; onClose: () => void }) {
  const steps = useDetail(LeaveSubsidySteps, { input: { id: row.id } })
  const payments = useDetail(LeaveSubsidyPayments, { input: { id: row.id } })
  const remove = useAction(DeleteLeaveSubsidyPayment, { done: 'Devolución quitada' })
  const problem = [steps, payments].find(({ error }) => error !== null)
  const received = payments.data?.leaveSubsidyPayments ?? []
  return (
    <Dialog title={`Subsidio de ${formatName(row.fullname)}`} width={620} onCancel={onClose}>
      {problem?.error && <LoadProblem error={problem.error} retry={problem.reload} />}
      {row.basis && <p className="soft">{row.basis}</p>}
      {row.comment && <p>{row.comment}</p>}
      {received.length > 0 && (
        <Rows
          caption="Devoluciones"
          rows={received}
          columns={columns}
          nameOf={({ receivedOn }) => `la devolución del ${formatDate(receivedOn)}`}
          actions={({ id }) => [
            {
              label: 'Quitar',
              permission: 'leaveSubsidies.update',
              danger: true,
              confirm: 'El monto vuelve a contar en lo que se debe.',
              onClick: () => remove.run({ input: { id } }),
            },
          ]}
        />
      )}
      {steps.data ? (
        <StepList machine={subsidyStates} steps={steps.data.leaveSubsidySteps} />
      ) : (
        steps.loading && <PageSkeleton header={false} />
      )}
    </Dialog>
  )
}
