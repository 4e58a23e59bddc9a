import { useSyncExternalStore } from 'react'

/** A hook that follows one media query; false where there is no screen. */
function following(text: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(text)
  const subscribe = (listener: () => void) => {
    query?.addEventListener('change', listener)
    return () => query?.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query?.matches ?? false, noScreen)
}

/** What holds where a page is drawn without a screen. */
const noScreen = () => false

/** The mobile layout starts under 740 px (product specification). */
export const MOBILE_BELOW = 740

export const useNarrow = following(`(max-width: ${MOBILE_BELOW - 0.02}px)`)

/** Whether what is pressed is pressed with a finger. */
export const useTouch = following('(pointer: coarse)')

/** Whether the person asked the system for less motion (WCAG 2.2, 2.3.3). */
export const useStill = following('(prefers-reduced-motion: reduce)')
