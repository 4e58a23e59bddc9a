import type { MenuEntry } from '#access/menu.ts'
import { matchesWords, searchKey } from '#chile/text.ts'
import { mayOpen, pathTo, type Screen } from '../screen/screens.ts'
import type { Found } from '../screen/slots.tsx'
import { linksOf } from './menu.ts'

/** The screens that the palette can open: those without parameters that this person may see. */
export function screensToFind(
  screens: readonly Screen[],
  held: ReadonlySet<string>,
  entries: readonly MenuEntry[],
): Found[] {
  const groups = new Map(linksOf(entries).map((link) => [link.path, link]))
  return screens
    .filter(({ path, find }) => find !== false && !path.includes(':') && !path.startsWith('/'))
    .filter((screen) => mayOpen(screen, held))
    .map((screen) => {
      const link = groups.get(screen.path)
      return {
        key: `screen:${screen.path}`,
        title: link?.label ?? screen.label,
        group: 'Pantallas',
        to: pathTo(screen.path),
        words: [screen.label, screen.find, link?.group].join(' '),
        ...(link?.group ? { hint: link.group } : {}),
      }
    })
}

/**
 * What matches, best first: titles that begin as typed, then words, and what was used lately
 * before the rest.
 */
export function narrow(all: readonly Found[], text: string, recent: readonly string[]): Found[] {
  const asked = searchKey(text)
  const matching = asked
    ? all.filter((one) => matchesWords([one.title, one.words].join(' '), asked))
    : all
  const rank = (one: Found) => {
    const used = recent.indexOf(one.key)
    const begins = asked && searchKey(one.title).startsWith(asked) ? 0 : 100
    return begins + (used < 0 ? 50 : used)
  }
  return matching.toSorted((a, b) => rank(a) - rank(b))
}
