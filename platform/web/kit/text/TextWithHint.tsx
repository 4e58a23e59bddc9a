import { isValidElement, type ReactNode } from 'react'
import { unbroken } from './NoBreak.tsx'

type Props = {
  words: ReactNode
  /** Nothing is said where it is empty. */
  hint: ReactNode
}

/** What a row is called, over what is said of it. */
export const TextWithHint = ({ words, hint }: Props) => (
  <span className="mg-option">
    {isValidElement(words) ? words : <span>{unbroken(words)}</span>}
    {hint ? <span className="soft">{unbroken(hint)}</span> : null}
  </span>
)
