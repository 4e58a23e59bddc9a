import { ExpiredPlan } from '#generated/operations/erasure.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PlanParts } from './Plan.tsx'

/** What goes of the person of a record, and what stays all the same, with why. */
export function RecordPlan({ id }: { id: string }) {
  const { data } = useDetail(ExpiredPlan, { input: { id } })
  return data ? <PlanParts plan={data.expiredPlan} /> : null
}
