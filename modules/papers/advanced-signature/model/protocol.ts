// What travels between this installation and the provider, as `docs/advanced-signature.md` says.
import { z } from 'zod'

/** Seconds that a message of the provider may be away from our clock. */
export const WINDOW_SECONDS = 300

/** Bytes that a provider may add to a file with one signature, its picture and its certificates. */
export const MOST_ADDED = 4 * 1024 * 1024

/** Messages of one signature that are kept apart; further ones are refused. */
export const MOST_EVENTS = 50

/** What a provider answers to a signature that is asked for. */
export const preparedAnswer = z.object({ url: z.url().max(2000) })

/** What it answers to how a signature is. */
export const statusAnswer = z.object({
  status: z.enum(['WAITING', 'SIGNED', 'REJECTED', 'EXPIRED', 'CANCELLED']),
  reason: z.string().trim().max(500).nullish(),
})
export type ProviderStatus = z.infer<typeof statusAnswer>

/** Why it does not take a signature that is asked for. */
export const refusalAnswer = z.object({ message: z.string().trim().min(1).max(300) })

/** What it tells: that something happened to one signature. How it is then is asked for. */
export const providerMessage = z.object({
  event: z.string().min(1).max(100),
  reference: z.string().min(1).max(60),
})
