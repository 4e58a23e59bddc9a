/**
 * The days for which a new address belongs to the person who wrote it, even after its link was
 * used.
 */
export const daysOfTrust = 7

/** Addresses written before this instant belong to the owner of the account. */
export const trustedSince = (now: Date): Date => new Date(now.getTime() - daysOfTrust * 86_400_000)
