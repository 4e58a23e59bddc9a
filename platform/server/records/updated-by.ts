import type { Context } from '../context.ts'

/** Whose change of a record is the last one and when it was, in the tables that keep both. */
export const touched = ({ session, now }: Pick<Context, 'session' | 'now'>) => ({
  updatedLoginId: session.loginId,
  updatedAt: now,
})
