import { Alert } from 'antd'
import { FirstSteps } from '#generated/operations/dashboard.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { progressOf, StepList } from './StepList.tsx'
import './dashboard.css'

/** The same steps on a page of their own, where they stay after the first payslip. */
export default function FirstStepsPage() {
  const { data, error, reload } = useDetail(FirstSteps, { input: { always: true } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const steps = data.firstSteps
  return (
    <section className="ho-page">
      <PageHeader title="Primeros pasos" context={steps.steps.length > 0 && progressOf(steps)} />
      {steps.released && (
        <Alert
          className="mg-block"
          type="success"
          showIcon
          title="La primera liquidación ya se liberó. Los pasos quedan aquí para volver a mirarlos."
        />
      )}
      {steps.steps.length === 0 ? (
        <EmptyState title="Los da quien ve toda la empresa">
          Su cuenta alcanza a algunas razones sociales: los primeros pasos son de toda la empresa.
        </EmptyState>
      ) : (
        <StepList steps={steps} />
      )}
    </section>
  )
}
