import { useState } from 'react'
import { PreviewConcept } from '#generated/operations/studio.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { DraftInput } from './draft-input.ts'

/**
 * What the draft gives people of the month, asked again at each text that can be calculated.
 *
 * @param ready whether the text that is asked about is sound as far as the browser can tell
 * @param current whether it is still the text that is being written
 */
export function useLive(input: DraftInput | undefined, ready: boolean, current: boolean) {
  const [pinned, setPinned] = useState<readonly string[]>([])
  const asked = useLast(ready ? input : undefined)
  const wanted = { ...(asked ?? nothing), pinned: pinned.map((contractId) => ({ contractId })) }
  const answer = useDetail(
    PreviewConcept,
    { input: wanted },
    { enabled: asked !== undefined, keep: true },
  )
  const preview = answer.data?.previewConcept
  const pin = (contractId: string) =>
    setPinned((now) =>
      now.includes(contractId) ? now.filter((id) => id !== contractId) : [...now, contractId],
    )
  // What was wrong with an earlier text is not said of this one.
  const holds = ready && current && !answer.loading && preview?.breaks === true
  return { asked, answer, preview, pinned, pin, problem: holds ? preview.problem : undefined }
}
export type Live = ReturnType<typeof useLive>

/** The last question that could be answered: what it gave stays while the text is being mended. */
function useLast(input: DraftInput | undefined): DraftInput | undefined {
  const [last, setLast] = useState(input)
  if (input && input !== last && JSON.stringify(input) !== JSON.stringify(last)) setLast(input)
  return last
}

/** Never sent: there is no question without a month. */
export const nothing: DraftInput = {
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
