import { useEffect } from 'react'
import { isTyping } from '../kit/form/is-typing.ts'

/**
 * Does something at one key, while nobody writes in a field. A checkbox takes the space bar alone,
 * so that letters work on it too.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || (isTyping(target) && !isCheckbox(target))) return
      const does = keys[key.toLowerCase()]
      if (!does) return
      // A dialog that opens at the key takes the keyboard at once: the letter is not its text.
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

const isCheckbox = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'checkbox'
