import { type ComponentType, Suspense } from 'react'
import type { Permission } from '#access/services.ts'
import { useHolds } from './me.tsx'

type Props<Own extends object> = {
  /** Who lacks it sees nothing, and is not asked anything. */
  needs: Permission
  Part: ComponentType<Own>
  props: Own
}

/** A part of a page that another module draws, for whoever holds what it needs. */
export function HeldPart<Own extends object>({ needs, Part, props }: Props<Own>) {
  if (!useHolds(needs)) return null
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
