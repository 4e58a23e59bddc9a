import { monthLabel } from '#chile/period.ts'
import { SourceLink } from '#platform/web/kit/text/SourceLink.tsx'

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
    <SourceLink source={source} url={sourceUrl} />
    {note && `. ${note.replace(/\.$/, '')}`}
    {!certain && status === 'OK' && '. Se sigue usando la última publicada.'}
  </p>
)
