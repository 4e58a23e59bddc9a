import { monthTitle } from '#chile/period.ts'
import { HealthPlanDiscounts, HealthPlanNoticeSteps } from '#generated/operations/health-plans.ts'
import type { HealthPlanDiscountsQuery } from '#generated/documents/graphql.ts'
import { formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StepList } from '#platform/web/kit/record/StateMachine.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { healthPlanStates } from '../model/states.ts'
import type { Notice } from './types.ts'

type Discount = HealthPlanDiscountsQuery['healthPlanDiscounts'][number]

const columns: readonly Column<Discount>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: ({ yearMonth, isOpen }) => (
      <TextWithHint words={monthTitle(yearMonth)} hint={isOpen ? 'Abierto' : 'Cerrado'} />
    ),
  },
  {
    key: 'contract',
    title: 'Contrato',
    render: ({ businessName, code }) => <TextWithHint words={code} hint={businessName} />,
  },
  {
    key: 'discount',
    title: 'Descuento de salud',
    align: 'end',
    render: ({ discount }) => <Amount value={discount} />,
  },
]

/** What a notification changes: the record, the payslips of both months, and its states. */
export function DetailDialog({ row, onClose }: { row: Notice; onClose: () => void }) {
  const steps = useDetail(HealthPlanNoticeSteps, { input: { id: row.id } })
  const discounts = useDetail(HealthPlanDiscounts, { input: { id: row.id } })
  const error = steps.error ?? discounts.error
  if (error) {
    return (
      <Dialog title="Notificación" onCancel={onClose}>
        <LoadProblem error={error} retry={steps.error ? steps.reload : discounts.reload} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={`Folio ${row.folio}, ${formatName(row.fullname)}`}
      width={640}
      onCancel={onClose}
    >
      <dl className="mg-facts">
        <dt>{row.status === 'APPLIED' ? 'Tenía' : 'Tiene'}</dt>
        <dd>{row.heldPlan ?? <Nothing />}</dd>
        <dt>{row.status === 'APPLIED' ? 'Quedó' : 'Quedará'}</dt>
        <dd>{row.newPlan ?? row.left ?? <Nothing />}</dd>
        {row.comment && (
          <>
            <dt>Comentario</dt>
            <dd>{row.comment}</dd>
          </>
        )}
      </dl>
      {discounts.data && discounts.data.healthPlanDiscounts.length > 0 && (
        <Rows
          caption="Descuento de salud de sus liquidaciones"
          rows={discounts.data.healthPlanDiscounts}
          columns={columns}
          rowKey={({ yearMonth, userContractId }) => `${yearMonth} ${userContractId}`}
        />
      )}
      {steps.data ? (
        <StepList machine={healthPlanStates} steps={steps.data.healthPlanNoticeSteps} />
      ) : (
        <PageSkeleton header={false} />
      )}
    </Dialog>
  )
}
