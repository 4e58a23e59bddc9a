import type { Values } from '#platform/web/draft/drafts.ts'
import { useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import { type DraftValues, draftSchema } from '../model/draft.ts'

/** What is being written, kept until it is saved or dropped. */
export function useDraft(name: string, stored: DraftValues) {
  const { values, ...kept } = useDraftedState(`estudio ${name}`, stored, asDraft)
  return { ...kept, draft: values }
}

/** A name or a code that is not written yet is nothing wrong with a draft. */
function asDraft({ code, title, ...values }: Values): DraftValues | undefined {
  const read = draftSchema.omit({ code: true, title: true }).safeParse(values)
  return read.success ? { ...read.data, code: String(code), title: String(title) } : undefined
}
