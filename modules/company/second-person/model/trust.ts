/** For so many days a new address counts as of whoever wrote it, also after the link was used. */
export const daysOfTrust = 7

/** Addresses written before this instant are their owner's. */
export const trustedSince = (now: Date): Date => new Date(now.getTime() - daysOfTrust * 86_400_000)
