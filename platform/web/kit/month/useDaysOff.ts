import { useQuery } from '@tanstack/react-query'
import type { ISODate } from '#chile/dates.ts'
import { useHolds } from '#platform/web/screen/me.tsx'
import { useDaysOffSource } from '#platform/web/screen/slots.tsx'

type DaysOff = { names: ReadonlyMap<ISODate, string>; isUnread: boolean }

/**
 * The days off by their names: asked with the first calendar that is opened, and again only after
 * something was saved. Whoever may not read them has a calendar without them.
 */
export function useDaysOff(): DaysOff {
  const source = useDaysOffSource()
  const may = useHolds(source?.needs)
  const { data, isError } = useQuery({
    queryKey: ['days off'],
    queryFn: ({ signal }) => source?.load(signal) ?? [],
    enabled: source !== undefined && may,
    staleTime: Infinity,
    select: namesOf,
  })
  return { names: data ?? none, isUnread: isError }
}

const none: ReadonlyMap<ISODate, string> = new Map()

/** Two of one day, as of two razones sociales, are read one after the other. */
function namesOf(days: readonly { date: ISODate; name: string }[]): ReadonlyMap<ISODate, string> {
  const byDay = Map.groupBy(days, ({ date }) => date)
  return new Map([...byDay].map(([day, own]) => [day, own.map(({ name }) => name).join(', ')]))
}
