import type { ISODate } from '#chile/dates.ts'

/** A day off; `place` names whose it is, when it is not of everybody. */
export type KnownDay = { date: ISODate; title: string; place: string | null }
