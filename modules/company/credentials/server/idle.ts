/** A session that nobody uses ends after this; polling is not use. */
export const idleMinutes = 30

/** Sessions last used before this instant have ended. */
export const oldestUse = (now: Date): Date => new Date(now.getTime() - idleMinutes * 60_000)

export const isRecentlyUsed = (lastSeenAt: Date, now: Date): boolean =>
  lastSeenAt.getTime() >= oldestUse(now).getTime()

/** When a session ends without further use. */
export const idleUntil = (lastSeenAt: Date): Date =>
  new Date(lastSeenAt.getTime() + idleMinutes * 60_000)
