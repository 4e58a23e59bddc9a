import type { Context } from '#platform/server/context.ts'

/** The reader: whether they write announcements of the whole company, and which ones they read. */
export const reader = ({ can, actor }: Pick<Context, 'can' | 'actor'>) => ({
  writes: can('announcements.update'),
  readsAll: can('subAnnouncements.read'),
  userId: actor.userId,
})
