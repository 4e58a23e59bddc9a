// What each kind of person finds: their menu, every screen open or closed in words, and no action
// that they may not take.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linksOf, menu } from '#access/menu.ts'
import { shuffled, stretch } from '../budget.ts'
import type { Username } from '../world.ts'
import { apartArticles, kindOf, Ways } from './ends.ts'
import { startSite } from './site.ts'
import { go, openTo, type Stop, stopsOf } from './walk.ts'

const LOGINS: readonly Username[] = [
  'superadmin',
  'admin',
  'supergerente',
  'gerente',
  'gerente.peumal',
  'subgerente',
  'lectura',
  'contadora',
  'supervisor',
  'trabajador',
  'externo',
  'invitado',
]

/** What changes something, by the words on its button. */
const VERBS =
  'Nuev|Abrir mes|Agregar|Editar|Eliminar|Suspender|Activar|Desactivar|Calcular|Cerrar|Reabrir'
const CHANGES = new RegExp(`^(${VERBS}|Guardar|Crear|Simular)`)

type Finds = {
  readonly menu: readonly string[]
  readonly screens: readonly string[]
  /** `trabajadores: Nueva persona`. */
  readonly changes: readonly string[]
}

/** Where everybody is after signing in, and what is behind their own name and the bell. */
const BEGINS = ['dashboard', 'ficha', 'permisos', 'cuenta', 'bandeja', 'avisos'].map((path) =>
  kindOf(`/home/${path}`),
)

/** Screens of the menu whose entry gives way, for some, to another one of its name. */
const GIVE_WAY = linksOf(menu).flatMap(({ path, unless }) => (unless ? [path] : []))

/** What opens by its address alone, and when something leads there. */
const SOMETIMES: Readonly<Record<string, string>> = {
  auditorias: 'from the menu of administrators; the palette finds it for a super manager',
  'primeros-pasos': 'from Inicio, until the first payslip is released',
  'ingresos-y-salidas ': 'from the menu of managers; from the inbox of who has a task of a list',
  'ingresos-y-salidas tareas': 'from the tabs of the lists',
}

/** Of so many screens those are tried that somebody's rights do not open, others in each run. */
const TRIED = 12

/**
 * They see much of what an administrator sees: of their screens a third is opened, another one in
 * each run, and the others are what they were. `BUDGET=2` opens all.
 */
const SAMPLED: readonly Username[] = [
  'supergerente',
  'gerente',
  'gerente.peumal',
  'subgerente',
  'lectura',
  'contadora',
]

/** What is said below of everybody is looked at in each run. */
const ALWAYS = ['trabajadores', 'ficha/:id', 'empresa', 'procesos']

/** What each role spends on following links to where the walk itself does not go. */
const SECONDS = 3

const site = await startSite()
const stops = await stopsOf(site)
const before = linesBefore()
const found = new Map<Username, Finds>()
const enterAs = site.relay({}, (page) => page.addInitScript(hurryErrorScreens))

const WALK = '%s: the menu, every screen opens or is closed in words, and no way leads nowhere'

test.for(LOGINS)(WALK, { timeout: 480_000 }, async (username) => {
  // Only /home sends a guest elsewhere; every other address of theirs is kept.
  const page = await enterAs(username, '/home/ficha')
  const menu = await menuOf(page)
  const screens: string[] = []
  const changes: string[] = []
  const apart: string[] = []
  const missing = new Set<string>()
  const open = await openTo(site, stops, username)
  const theirs = new Set(open.map(({ screen }) => screen.path))
  const tried = new Set(shuffled(`closed to ${username}`, stops).slice(0, TRIED))
  const sample = sampleOf(username, open)
  const ways = new Ways()
  for (const stop of stops) {
    const { path, screen } = stop
    const words = wordsOf(stop)
    const known = sample.has(screen.path) ? undefined : before.get(username)?.get(words)
    if (theirs.has(screen.path) && known !== undefined) {
      if (known.startsWith('  absent')) missing.add(screen.path)
      screens.push(known)
      continue
    }
    // A thing that is not theirs is missing in all its tabs.
    if (missing.has(screen.path)) continue
    // One place says no to all that somebody's rights do not open: some of it is tried. A tab that
    // is not theirs may give way to another one of its screen.
    if (!theirs.has(screen.path) && !tried.has(stop)) {
      screens.push(`  closed ${words}`)
      continue
    }
    await go(page, path)
    const state = await ways.note(page, path)
    if (state === 'broken') throw new Error(`${page.url()} broke`)
    if (state === 'absent') missing.add(screen.path)
    apart.push(...(await apartArticles(page)).map((found) => `${path}: ${found}`))
    screens.push(`  ${state} ${words}`)
    // The boxes of a drawing lead to other screens, and have no inner text.
    const offers = await page.locator('main').locator('button, a:not(svg a)').allInnerTexts()
    const changing = offers.map((offer) => offer.trim()).filter((offer) => CHANGES.test(offer))
    changes.push(...changing.map((offer) => `${screen.path}: ${offer}`))
  }
  found.set(username, { menu, screens, changes: [...new Set(changes)].toSorted() })
  expect(await ways.follow(page, username, SECONDS), `of ${ways.tried} addresses`).toEqual([])
  expect(apart, '«del» and «al»').toEqual([])
  // A screen that was not opened leads nowhere.
  if (isSampled(username)) return
  const known = new Set([...GIVE_WAY, ...Object.keys(SOMETIMES)])
  // What is about one record is led to from lists, of whose rows the walk follows only some.
  const orphans = ways.orphans(BEGINS).filter((kind) => !known.has(kind) && !kind.includes(':'))
  expect(orphans, 'opens, and nothing leads there').toEqual([])
})

test('is what tests/e2e/roles.txt says', async () => {
  const text = LOGINS.map((username) => {
    const finds = found.get(username)
    if (!finds) return `${username}\n  did not get through`
    return [username, 'menu', ...finds.menu, 'screens', ...finds.screens].join('\n  ')
  })
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('roles.txt')
})

test('who only reads is offered no change, and who may delete contracts is the admin', () => {
  // Everybody may ask for an absence and write a plan of their own, which somebody else answers,
  // and keeps their own account; who renders expenses writes their own.
  const own =
    /^(ausencias: Nueva ausencia$|cuenta: |gastos|planes-de-accion: Nuevo|plan-de-accion\/nuevo: G)/
  const changes = (username: Username) =>
    found.get(username)?.changes.filter((change) => !own.test(change))
  expect(changes('lectura')).toEqual([])
  expect(changes('externo')).toEqual([])
  expect(changes('invitado')).toEqual([])
  // The ficha, the plan and the result of the walk are this worker's own.
  const ofWorker = [
    'evaluacion/reportes/:id/:evaluatee: Crear plan',
    'ficha/:id: Nueva ausencia',
    'performance/reports/participants/:evaluateeId/survey/:surveyId: Crear plan',
    'plan-de-accion/editar/:id: Guardar',
    'planes-de-accion/:id: Agregar hito',
  ]
  // Of their own ficha they write what the company lets them; a file of their contract that nobody
  // signed is theirs to remove.
  const ofOwner = ['ficha/:id: Editar', 'ficha/:id: Eliminar archivo']
  expect(changes('trabajador')).toEqual([...ofWorker, ...ofOwner].toSorted())
  // And of somebody of their team, a supervisor.
  expect(changes('supervisor')).toEqual(ofWorker)
  const deletesContract = LOGINS.filter((one) => changes(one)?.includes('ficha/:id: Eliminar'))
  expect(deletesContract).toEqual(['admin'])
  for (const one of ['admin', 'supergerente'] as const) {
    expect(changes(one)).toEqual(
      expect.arrayContaining([
        'trabajadores: Nueva persona',
        'ficha/:id: Nuevo contrato',
        'ficha/:id: Editar',
        'empresa: Nueva razón social',
        'procesos: Abrir mes',
      ]),
    )
  }
})

const isSampled = (username: Username) => stretch <= 1 && SAMPLED.includes(username)

/** The screens that are opened in this run, of those that somebody's rights open. */
function sampleOf(username: Username, open: readonly Stop[]): ReadonlySet<string> {
  const paths = [...new Set(open.map(({ screen }) => screen.path))]
  if (!isSampled(username)) return new Set(paths)
  const third = shuffled(`open to ${username}`, paths).slice(0, Math.ceil(paths.length / 3))
  return new Set([...ALWAYS, ...third])
}

function wordsOf({ screen, tab }: Stop): string {
  return tab ? `${screen.label}, ${tab.label}` : screen.label
}

/** What the file says of the screens of each, by their words: none where it says two things. */
function linesBefore(): Map<string, Map<string, string | undefined>> {
  const text = readFileSync(path.join(import.meta.dirname, 'roles.txt'), 'utf8')
  return new Map(
    text.split('\n\n').map((part) => {
      const [username = '', ...lines] = part.trimEnd().split('\n')
      const screens = lines.slice(lines.indexOf('  screens') + 1).map((line) => line.slice(2))
      const byWords = Map.groupBy(screens, (line) => line.replace(/^ *\S+ /, ''))
      const known = [...byWords].map(
        ([words, same]) => [words, new Set(same).size === 1 ? same[0] : undefined] as const,
      )
      return [username, new Map(known)]
    }),
  )
}

/** The three seconds of the error screen are the matter of tests/e2e/shell.test.ts. */
function hurryErrorScreens() {
  const wait = window.setTimeout.bind(window)
  const hurried = (work: () => void, ms?: number) => wait(work, ms === 3000 ? 50 : ms)
  Object.assign(window, { setTimeout: hurried })
}

/** The entries of the sidebar, indented as it shows them. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menu.evaluate((nav) =>
    [...nav.querySelectorAll('.shell-entry, .shell-subgroup')].map((entry) => {
      let depth = 0
      for (let at = entry.closest('ul'); at; at = at.parentElement?.closest('ul') ?? null) {
        depth += 1
      }
      return `${'  '.repeat(depth)}${entry.textContent?.trim()}`
    }),
  )
}
