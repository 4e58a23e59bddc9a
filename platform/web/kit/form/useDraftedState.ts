import { useCallback, useRef, useState } from 'react'
import type { Values } from '#platform/web/draft/drafts.ts'
import { usePlace } from './SectionForm.tsx'
import { beginning, type Store, useDraftedForm } from './useDraftedForm.ts'

/**
 * What is written on a page outside of a form (a formula, an order, a table of marks), kept like a
 * form's values: as a draft until it is saved or discarded, beside what others save meanwhile.
 *
 * @param read makes the values out of what a draft holds; the stored ones where it cannot
 */
export function useDraftedState<T extends Values>(
  name: string,
  stored: T,
  read: (values: Values) => T | undefined,
) {
  const place = usePlace(name)
  // What was left half written is there from the first drawing on.
  const [first] = useState(() => beginning(place, stored, true).values)
  const [values, setValues] = useState<T>(() => read(first) ?? stored)
  const now = useRef<Values>(first)
  const show = useCallback(
    (next: Values) => {
      now.current = next
      setValues((before) => read(next) ?? before)
    },
    [read],
  )
  const [store] = useState<Store>(() => ({
    read: () => now.current,
    write: (key, value) => show({ ...now.current, [key]: value }),
  }))
  const keeping = useDraftedForm({ store, place, stored, shared: true, light: false })
  return {
    values,
    changed: keeping.dirty,
    restoredAt: keeping.restoredAt,
    decisions: keeping.decisions,
    decide: keeping.decide,
    change: (part: Partial<T>) => {
      show({ ...now.current, ...part })
      keeping.typed(Object.keys(part))
    },
    /** Back to what is stored. */
    drop: () => {
      show(stored)
      keeping.settle(stored)
    },
    /** What was written is stored now. */
    settle: () => keeping.settle(now.current),
    guard: keeping.guard,
  }
}

export type Kept = Omit<ReturnType<typeof useDraftedState>, 'values' | 'change'>
