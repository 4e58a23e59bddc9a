import type { Principal } from './context.ts'

/**
 * What a principal says of a session, of whoever acts without one: a program, or a person in whose
 * name something is ended later. It asks for nothing and proves nothing.
 */
export const withoutSession = (now: Date) =>
  ({
    sessionId: 0,
    proof: 'PASSWORD',
    factorRequired: false,
    mustAddFactor: false,
    mustChangePassword: false,
    shell: { uiConfig: null, expiresAt: now, lastSeenAt: now, actingUntil: null, company: null },
  }) satisfies Partial<Principal>
