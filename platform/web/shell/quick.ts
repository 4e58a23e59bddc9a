import { useEffect, useState } from 'react'
import { type MenuEntry } from '#access/menu.ts'
import { useRemembered } from '../api/storage.ts'
import { type Link, linksOf } from './menu.ts'

type Counts = Readonly<Record<string, number>>

/** What most people open on a phone, as so many times that they opened it already. */
const USUAL: Counts = {
  dashboard: Infinity,
  'mi-finiquito': 9,
  liquidaciones: 8,
  vacaciones: 7,
  bandeja: 6,
}
/** Beyond so many openings all counts are halved, so that a new habit shows in some weeks. */
const REMEMBERED = 200

/** How often something was opened; what is not counted never was. */
function times(counts: Counts, path: string): number {
  const count = counts[path]
  return count === undefined ? 0 : count
}

/** The entries of a menu by how often somebody opens them; those that are alike in its order. */
export function byUse(links: readonly Link[], counts: Counts): readonly Link[] {
  const use = ({ path }: Link) => times(USUAL, path) + times(counts, path)
  return links.toSorted((a, b) => (use(a) === use(b) ? 0 : use(b) - use(a)))
}

/** Counts an opening of an entry. */
export function counted(counts: Counts, path: string): Counts {
  const next = { ...counts, [path]: times(counts, path) + 1 }
  const all = Object.values(next).reduce((sum, one) => sum + one, 0)
  if (all <= REMEMBERED) return next
  const halves = Object.entries(next).map(([key, count]) => [key, Math.floor(count / 2)] as const)
  return Object.fromEntries(halves.filter(([, count]) => count > 0))
}

/**
 * What a phone has at the thumb: what its person opens most. The order holds while the page does,
 * so that no entry moves from under a thumb.
 */
export function useQuick(
  entries: readonly MenuEntry[],
  links: readonly Link[],
  active: string | undefined,
): readonly Link[] {
  const [counts, setCounts] = useRemembered<Counts>('menu.opened', {}, asCounts)
  const [first] = useState(counts)
  useEffect(() => {
    if (active) setCounts(counted(counts, active))
    // An opening counts when the page changes, not when the counts do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [active])
  const everyday = linksOf(entries.filter(({ visibleTo }) => !visibleTo))
  return byUse(everyday.length > 0 ? everyday : links, first)
}

const asCounts = (value: unknown): Counts | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      )
    : undefined
