import type { DraftValues } from '../model/draft.ts'

/** What travels: an empty name or code of something new is still something to try. */
export const inputOf = (draft: DraftValues) => ({
  ...draft,
  code: draft.code || 'BORRADOR',
  title: draft.title || 'Borrador',
})
export type DraftInput = ReturnType<typeof inputOf> & { payrollMonthId: string }
