import { monthLabel } from '#chile/period.ts'

type Props = {
  source: string
  sourceUrl: string | null
  note: string | null
  since: number | null
}

/** Where a table was read and since when it holds. */
export const Edition = ({ source, sourceUrl, note, since }: Props) => (
  <p className="soft">
    {since !== null && `Rige desde ${monthLabel(since)}. `}
    {sourceUrl ? (
      <a href={sourceUrl} target="_blank" rel="noreferrer">
        {source}
      </a>
    ) : (
      source
    )}
    {note && `. ${note}`}
  </p>
)
