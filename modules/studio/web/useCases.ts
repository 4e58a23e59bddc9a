import { useDetail } from '#platform/web/useDetail.ts'
import { CasesOfDraft } from './documents.ts'
import type { DraftInput } from './Workbench.tsx'

/** The test cases of the draft, run again at each change that can be calculated. */
export function useCases(input: DraftInput | undefined, ready: boolean) {
  const answer = useDetail(
    CasesOfDraft,
    { input: input ?? nothing },
    { enabled: input !== undefined && ready, keep: true },
  )
  const { data, loading, error, reload } = answer
  return { report: data?.conceptCases, loading, error, reload }
}
export type CaseReport = NonNullable<ReturnType<typeof useCases>['report']>

/** Never sent: there is no question without a month. */
const nothing: DraftInput = {
  kind: 'LAW',
  isNew: false,
  code: '',
  title: '',
  sourceCode: null,
  type: 'EARNING',
  inputUnit: 'CLP',
  inputName: null,
  taxable: false,
  tributable: false,
  gratification: false,
  proportional: false,
  payrollMonthId: '',
}
