import { monthLabel } from '#chile/period.ts'

type Props = {
  source: string
  sourceUrl: string | null
  note: string | null
  since: number | null
  certain: boolean
  status: string
}

/** Where a table was read and since when it holds. */
export const Edition = ({ source, sourceUrl, note, since, certain, status }: Props) => (
  <p className="soft">
    {since !== null && `Rige desde ${monthLabel(since)}. `}
    {sourceUrl ? (
      <a href={sourceUrl} target="_blank" rel="noreferrer">
        {source}
      </a>
    ) : (
      source
    )}
    {note && `. ${note.replace(/\.$/, '')}`}
    {!certain && status === 'OK' && '. Se sigue usando la última publicada.'}
  </p>
)
