import type { Asked } from './types.ts'

/** A centre in the address of the screen; what no centre bears has a word of its own. */
export const wordOf = ({ key }: { key: string }): string => key || 'ninguno'

/** The address of one centre, or of all of a group. */
export const addressOf = ({ groupId }: Asked, centro?: string): string =>
  `?${new URLSearchParams({ grupo: groupId, ...(centro ? { centro } : {}) })}`
