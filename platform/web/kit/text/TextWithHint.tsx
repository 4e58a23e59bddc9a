import { isValidElement, type ReactNode } from 'react'

type Props = {
  words: ReactNode
  /** Nothing is said where it is empty. */
  hint: ReactNode
}

/** What a row is called, over what is said of it. */
export const TextWithHint = ({ words, hint }: Props) => (
  <span className="mg-option">
    {isValidElement(words) ? words : <span>{words}</span>}
    {hint ? <span className="soft">{hint}</span> : null}
  </span>
)
