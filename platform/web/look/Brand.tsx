/** The mark: people in a circle, joined. Drawn so that it still reads at 16 px. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <circle cx="12" cy="12" r="7.6" fill="none" stroke="currentColor" strokeWidth="1.9" />
    <circle cx="12" cy="4.4" r="2.9" />
    <circle cx="18.6" cy="8.2" r="2.9" />
    <circle cx="18.6" cy="15.8" r="2.9" />
    <circle cx="12" cy="19.6" r="2.9" />
    <circle cx="5.4" cy="15.8" r="2.9" />
    <circle cx="5.4" cy="8.2" r="2.9" />
  </svg>
)

/** The name, in lower case, with the mark. */
export const Wordmark = ({ size = 24 }: { size?: number }) => (
  <span className="mg-wordmark" style={{ fontSize: Math.round(size * 0.92) }}>
    <Mark size={size} />
    minga
  </span>
)
