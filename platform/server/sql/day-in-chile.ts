import type { ISODate } from '#chile/dates.ts'
import { sql } from './db.ts'

/** The calendar day in Chile of the moment in a column of a statement, as ISO text. */
export const dayInChile = (moment: string) =>
  sql<ISODate>`(${sql.ref(moment)} at time zone 'America/Santiago')::date::text`
