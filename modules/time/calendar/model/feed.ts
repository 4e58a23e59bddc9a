import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a subscribed calendar shows. */
export const FeedScope = catalog('FeedScope', {
  OWN: 'Mis ausencias y vacaciones',
  TEAM: 'Quién falta en mi equipo',
  HOLIDAYS: 'Feriados',
})
export type FeedScope = ValueOf<typeof FeedScope>

/** Days that a feed reaches back and ahead. */
export const FEED_BACK = 90
export const FEED_AHEAD = 366
