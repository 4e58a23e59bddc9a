import { useOutletContext } from 'react-router'
import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'
import type { useDetail } from '#platform/web/api/useDetail.ts'
import type { PersonRecord } from '#generated/operations/parts/people.ts'

type AnswerOf<D> = D extends { __apiType?: (variables: never) => infer Result } ? Result : never
export type Person = AnswerOf<typeof PersonRecord>['user']

/** What the page of a person gives to its tabs. */
export type Shared = {
  person: Person
  /** The day that is looked at; nothing is today. */
  asOf: string | undefined
  reveal: boolean
  onReveal: () => void
  /** Reads what is blocked, to answer what its person asked. */
  onBlocked: () => void
  isOwn: boolean
  reload: ReturnType<typeof useDetail>['reload']
}

/** The person whose tab this is. */
export const usePerson = (): Shared => useOutletContext<Shared>()

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  INCOMING: 'accent',
  SUSPENDED: 'warning',
  LEFT: 'neutral',
}

/** How the situation of a person looks; the word says the same. */
export const stateTone = (state: string): Tone => tones[state] ?? 'neutral'
