import type { ISODate } from '#chile/dates.ts'

/** The days on which a razón social does not work, besides its weekly rest. */
export type DaysOff = (businessId: number) => ReadonlySet<ISODate>

/** What a day off is asked for: whether work was due on it, or whether a vacation spends it. */
export type Purpose = 'WORK' | 'VACATION'
