// Where a page leads, and whether what it leads to is there for whoever follows.
import type { Page } from 'playwright-core'
import { matchPath } from 'react-router'
import { allScreens } from '#apps/web/screens.ts'
import { screenAt } from '#platform/web/shell/menu.ts'
import { seed, shuffled, stretch } from '../budget.ts'
import { go } from './walk.ts'

/** How a screen answers: `open`, or the words with which it refuses. */
export type State = 'open' | 'closed' | 'absent' | 'broken' | 'blank'

/**
 * Looks at everything on the page, not only its title: a refused tab is shown under the title of
 * its screen.
 */
export async function stateOf(page: Page): Promise<State> {
  // What a page waits for may arrive between two looks that see no question under way.
  await page.waitForSelector(THINGS, { state: 'attached', timeout: 10_000 }).catch(() => undefined)
  return page.evaluate(stateInPage, THINGS)
}

/** Whatever there is to read or press on a page. */
const THINGS = 'main :is(p, dl, table, ul, form, button, a, svg)'

function stateInPage(things: string): 'open' | 'closed' | 'absent' | 'broken' | 'blank' {
  const main = document.querySelector('main')
  const shown = (element: Element) => element.getClientRects().length > 0
  const texts = [...(main?.querySelectorAll('h1, h2, h3, [role="alert"]') ?? [])]
    .filter(shown)
    .map((element) => element.textContent?.trim() ?? '')
  const says = (...words: string[]) =>
    texts.some((text) => words.some((word) => text.startsWith(word)))
  if (says('Ha ocurrido un error', 'Ha ocurrido un problema')) return 'broken'
  // Other headings may begin so: «Sin acceso al sistema» counts people on an open page.
  const refusals = [...(main?.querySelectorAll('.mg-plain-screen :is(h1, h2, h3)') ?? [])]
  if (refusals.filter(shown).some(({ textContent }) => textContent.trim() === 'Sin acceso')) {
    return 'closed'
  }
  if (says('Página no encontrada', 'No encontrado')) return 'absent'
  return document.querySelector(things) === null ? 'blank' : 'open'
}

/** One way out of a page: an address, and what one would press. */
export type Way = { readonly to: string; readonly words: string }

/** Everything on the page that leads to another one: menu, breadcrumbs, tabs, links, buttons. */
export const waysOf = (page: Page): Promise<Way[]> => page.evaluate(waysInPage)

function waysInPage(): { to: string; words: string }[] {
  const found = document.querySelectorAll<HTMLElement>('a[href], [data-leads]')
  return [...found]
    .filter((one) => one.getClientRects().length > 0)
    .flatMap((one) => {
      const words = (one.textContent?.trim() || one.getAttribute('aria-label')) ?? ''
      const leads = one.dataset['leads']?.split(' ') ?? [one.getAttribute('href') ?? '']
      return leads.map((to) => ({ to, words: words.slice(0, 60) }))
    })
    .map(({ to, words }) => ({ to: new URL(to, location.href), words }))
    .filter(({ to }) => to.origin === location.origin && to.pathname.startsWith('/home'))
    .map(({ to, words }) => ({ to: to.pathname + to.search, words }))
}

/** Words of the page in which an article did not join its preposition: «Acciones de el folio 3». */
export const apartArticles = (page: Page): Promise<string[]> => page.evaluate(apartInPage)

function apartInPage(): string[] {
  const words = document.body.innerText
  const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  )
  const said = [words, ...labels].join('\n')
  return [...said.matchAll(/.{0,30}(?<!\p{L})(?:de|a) el \p{Ll}.{0,20}/giu)].map(([found]) => found)
}

/** The screen and tab of an address, without whose it is: `ficha/:id ausencias`. */
export function kindOf(path: string): string {
  const { pathname } = new URL(path, 'http://x')
  const screen = screenAt(allScreens, pathname)
  if (!screen) return pathname
  const tab = screen.tabs?.find((one) =>
    matchPath(`/home/${screen.path}/${one.path}`.replace(/\/$/, ''), pathname),
  )
  return tab ? `${screen.path} ${tab.path}` : screen.path
}

type Offered = Way & { readonly from: string }

/** How many addresses of one kind are tried from screens of one kind. */
const OF_A_KIND = 2

/**
 * What somebody is offered, gathered from page to page; each way is tried once, and of many alike
 * (a list of people, whose names all lead to a record) only some.
 */
export class Ways {
  readonly #states = new Map<string, State>()
  readonly #ways: Offered[] = []
  readonly #alike = new Map<string, number>()

  /** Remembers how an address answered, and what its page offers. */
  async note(page: Page, path: string): Promise<State> {
    const state = await stateOf(page)
    this.#states.set(path, state)
    if (state !== 'open') return state
    for (const way of await waysOf(page)) {
      const kind = `${kindOf(path)} > ${kindOf(way.to)}`
      const alike = this.#alike.get(kind) ?? 0
      if (alike >= OF_A_KIND && !this.#states.has(way.to)) continue
      this.#alike.set(kind, alike + 1)
      this.#ways.push({ ...way, from: path })
    }
    return state
  }

  /**
   * Follows what was offered, and what is offered there, for so many seconds: where the walk has
   * been already costs nothing, and the rest is tried in an order of this run's seed.
   *
   * @returns each way that ends at a refusal: `/home/x «Words» → /home/y closed`
   */
  async follow(page: Page, name: string, seconds: number): Promise<string[]> {
    const faults = new Set<string>()
    const judge = ({ from, words, to }: Offered, state: State) => {
      if (state !== 'open') faults.add(`${from} «${words}» → ${to} ${state}`)
    }
    const end = performance.now() + seconds * stretch * 1000
    while (performance.now() < end) {
      const unknown = this.#ways.filter(({ to }) => !this.#states.has(to))
      const [way] = shuffled(`ways of ${name} ${this.tried}`, unknown)
      if (!way) break
      await go(page, way.to)
      await this.note(page, way.to)
    }
    for (const way of this.#ways) {
      const state = this.#states.get(way.to)
      if (state) judge(way, state)
    }
    return [...faults].map((fault) => `${fault} (SEED=${seed})`)
  }

  /**
   * What opens and is led to by nothing: the screens and tabs, gathered from page to page, that no
   * menu, tab, link or button reaches from where somebody begins.
   */
  orphans(begins: readonly string[]): string[] {
    const leads = Map.groupBy(this.#ways, ({ from }) => kindOf(from))
    const reached = new Set(begins)
    // What is reached meanwhile is gone through too.
    for (const kind of reached) {
      for (const { to } of leads.get(kind) ?? []) reached.add(kindOf(to))
    }
    const open = [...this.#states].filter(([, state]) => state === 'open')
    return [...new Set(open.map(([path]) => kindOf(path)))].filter((kind) => !reached.has(kind))
  }

  get tried(): number {
    return this.#states.size
  }
}
