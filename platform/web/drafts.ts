/**
 * What was being typed, kept in memory while a session ends and a new one begins. It is never
 * written to the disk of the browser, where pay and health data have no place, and only its author
 * gets it back.
 */
const drafts = new Map<string, { owner: string; values: Readonly<Record<string, unknown>> }>()

export const keepDraft = (key: string, owner: string, values: Readonly<Record<string, unknown>>) =>
  void drafts.set(key, { owner, values })

export const dropDraft = (key: string) => void drafts.delete(key)

export function draftOf(key: string, owner: string) {
  const draft = drafts.get(key)
  return draft?.owner === owner ? draft.values : undefined
}
