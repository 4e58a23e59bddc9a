import type { ReactNode } from 'react'
import { Link } from '../text/Link.tsx'
import { TextWithHint } from '../text/TextWithHint.tsx'
import { ShortList } from './ShortList.tsx'

type Row = {
  readonly id: string
  readonly to: string
  readonly words: string
  /** Its person, or until when. */
  readonly hint: ReactNode
  /** At the end of the row: what its link does, or what is so today. */
  readonly aside?: string
  /** Before the words. */
  readonly mark?: ReactNode
}

type Props = {
  rows: readonly Row[]
  /** What they are, for the button that shows the rest: «encuestas». */
  what: string
  total?: number | undefined
}

/** A short list of a home page whose rows each lead to one thing. */
export const LinkRows = ({ rows, what, total }: Props) => (
  <ShortList
    items={rows}
    keyOf={({ id }) => id}
    what={what}
    {...(total === undefined ? {} : { total })}
    className="mg-links"
    render={({ to, words, hint, aside, mark }) => (
      <Link to={to} className="mg-link-row">
        {mark}
        <TextWithHint words={<b>{words}</b>} hint={hint} />
        {aside && <span className="mg-link-aside">{aside}</span>}
      </Link>
    )}
  />
)
