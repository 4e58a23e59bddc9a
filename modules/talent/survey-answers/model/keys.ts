/** How a choice was made: what comes after it depends on that. */
export type Way = 'pointer' | 'digit' | 'enter' | 'space' | 'arrow' | 'typing'

/** A key as the page got it. */
export type Key = {
  readonly key: string
  /** A field of text has the focus: letters, digits and arrows are its own. */
  readonly inText: boolean
  /** With Control, Alt or the key of the system: it is of the browser. */
  readonly withOther: boolean
}

export type KeyAct =
  | { readonly act: 'choose'; readonly digit: number }
  | { readonly act: 'notApplicable' }
  | { readonly act: 'next' }
  | { readonly act: 'previous' }
  | { readonly act: 'stay' }

/**
 * What a key does on the page of a question: 1–9 choose, 0 is «No aplica», the arrows to the sides
 * move between questions, Enter goes on, Escape stops what would go on by itself. The arrows up and
 * down are of the choices themselves.
 */
export function actOfKey({ key, inText, withOther }: Key): KeyAct | undefined {
  if (withOther) return undefined
  if (key === 'Escape') return { act: 'stay' }
  if (inText) return undefined
  if (key === '0') return { act: 'notApplicable' }
  if (/^[1-9]$/.test(key)) return { act: 'choose', digit: Number(key) }
  if (key === 'Enter' || key === 'ArrowRight') return { act: 'next' }
  return key === 'ArrowLeft' ? { act: 'previous' } : undefined
}

/** How long a choice is in sight before the survey goes on by itself (specification). */
export const ADVANCE_MS = 350

/**
 * Whether the survey goes on by itself after a choice: only where there is nothing else to say of
 * the question, and never after arrows, which choose while they look.
 */
export const advancesAfter = (
  { hasComments }: { readonly hasComments: boolean },
  { oneChoice }: { readonly oneChoice: boolean },
  way: Way,
): boolean => oneChoice && !hasComments && way !== 'arrow' && way !== 'typing'
