import type { ReactNode } from 'react'
import type { StateTone } from '#platform/model/states.ts'

export type Tone = StateTone

/** A state in a word. The dot's shape differs by tone too, so that colour is never alone. */
export const StatusTag = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="mg-status" data-tone={tone}>
    <span className="mg-status-mark" aria-hidden="true" />
    {children}
  </span>
)
