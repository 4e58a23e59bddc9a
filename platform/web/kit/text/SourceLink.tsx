/** Where something is published, as a link to it where there is one. */
export const SourceLink = ({ source, url }: { source: string; url: string | null }) =>
  url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {source}
    </a>
  ) : (
    source
  )
