import type { Tone } from '#platform/web/kit/StatusTag.tsx'

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  INCOMING: 'accent',
  SUSPENDED: 'warning',
  LEFT: 'neutral',
}

/** How the situation of a person looks; the word says the same. */
export const stateTone = (state: string): Tone => tones[state] ?? 'neutral'
