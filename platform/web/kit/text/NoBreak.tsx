import type { ReactNode } from 'react'

const DAY = String.raw`\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?`
const RUT = String.raw`\d{1,2}(?:\.\d{3}){2}-[\dK]`
const AMOUNT = String.raw`[+−-]?\$?\d{1,3}(?:\.\d{3})+(?:,\d+)?`
const FIGURE = new RegExp(`(${DAY}|${RUT}|${AMOUNT})`)

/**
 * The same for what may be an element already. A sentence with figures is one element, so that a
 * row of things beside each other does not take each of its parts for a thing.
 */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' && FIGURE.test(content) ? (
    <span>
      <NoBreak words={content} />
    </span>
  ) : (
    content
  )

/** A sentence whose days, amounts and RUT stay in one line each. */
export const NoBreak = ({ words }: { words: string }) =>
  words.split(FIGURE).map((part, at) =>
    FIGURE.test(part) ? (
      <span key={at} className="mg-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
