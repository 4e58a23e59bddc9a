import { hook } from '#platform/model/hook.ts'
import type { CompanyDb } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'

/**
 * Why a signed document is not voided by itself, in a sentence: something that it says holds, and
 * ends where its module ends it.
 */
export const documentHeld = hook<
  (work: CompanyDb, documentId: number) => Promise<string | undefined>
>('why a document is not voided')

/** Refuses to void a document that something rests on. */
export async function requireNotHeld(work: CompanyDb, documentId: number): Promise<void> {
  for (const why of documentHeld.listeners) {
    const words = await why(work, documentId)
    if (words) throw conflict(words)
  }
}
