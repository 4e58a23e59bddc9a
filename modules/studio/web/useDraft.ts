import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { type DraftValues, draftSchema } from '../model/draft.ts'
import { useMe } from '#platform/web/me.tsx'
import { storage } from '#platform/web/storage.ts'

/**
 * What is being written, kept in this browser until it is saved or dropped: a formula is of the
 * company and says nothing of a person.
 */
export function useDraft(name: string, stored: DraftValues) {
  const { company, username } = useMe()
  const key = `estudio.${company?.id ?? ''}.${username}.${name}`
  const [draft, setDraft] = useState<DraftValues>(() => recovered(key) ?? stored)
  const [wasKept] = useState(() => recovered(key) !== undefined)
  const changed = JSON.stringify(draft) !== JSON.stringify(stored)
  useEffect(
    () => storage.set(key, changed ? JSON.stringify(draft) : undefined),
    [key, changed, draft],
  )
  const blocker = useLeaving(changed)
  return {
    draft,
    changed,
    recovered: wasKept && changed,
    change: (part: Partial<DraftValues>) => setDraft((before) => ({ ...before, ...part })),
    drop: () => setDraft(stored),
    forget: () => storage.set(key, undefined),
    blocker,
  }
}

function recovered(key: string): DraftValues | undefined {
  const text = storage.get(key)
  if (text === undefined) return undefined
  try {
    const read = draftSchema.partial({ title: true, code: true }).safeParse(JSON.parse(text))
    return read.success
      ? { ...read.data, code: read.data.code ?? '', title: read.data.title ?? '' }
      : undefined
  } catch {
    return undefined
  }
}

/** Another page, another tab or a closed window: each asks first. */
function useLeaving(changed: boolean) {
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && currentLocation.pathname !== nextLocation.pathname,
  )
}
