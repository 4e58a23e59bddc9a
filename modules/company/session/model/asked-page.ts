const MOST = 1000

/**
 * A page of ours, behind signing in, that somebody asked for; undefined for anything else. What
 * begins so is always of this very origin.
 */
export const asOwnPage = (asked: unknown): string | undefined =>
  typeof asked === 'string' && asked.length <= MOST && /^\/home\/[^/\\\s][^\\\s]*$/.test(asked)
    ? asked
    : undefined
