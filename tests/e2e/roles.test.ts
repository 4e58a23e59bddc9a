// What each kind of person finds: their menu, and every screen either works or says «Sin acceso».
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Username } from '../world.ts'
import { startSite } from './site.ts'
import { go, settled, stopsOf } from './walk.ts'

const LOGINS: readonly Username[] = [
  'superadmin',
  'admin',
  'supergerente',
  'gerente',
  'gerente.peumal',
  'subgerente',
  'lectura',
  'supervisor',
  'trabajador',
  'externo',
  'invitado',
]

const site = await startSite()
const stops = await stopsOf(site)
const found = new Map<Username, string>()

test.for(LOGINS)('%s: the menu, and every screen opens or is closed in words', async (username) => {
  const page = await site.visit(username)
  // /home alone sends a guest away; every other address of theirs stands.
  await page.goto('/home/ficha')
  await settled(page)
  const menu = await menuOf(page)
  const screens: string[] = []
  for (const { path, screen, tab } of stops) {
    await go(page, path)
    const name = tab ? `${screen.label}, ${tab.label}` : screen.label
    screens.push(`${await stateOf(page)} ${name}`)
  }
  found.set(username, [username, 'menu', ...menu, 'screens', ...screens].join('\n  '))
})

test('is what tests/e2e/roles.txt says', async () => {
  const text = LOGINS.map((username) => found.get(username) ?? `${username} did not get through`)
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('roles.txt')
})

/** The entries of the sidebar, indented as it shows them. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.waitFor()
  return menu.evaluate((nav) =>
    [...nav.querySelectorAll('.shell-entry, .shell-subgroup')].map((entry) => {
      let depth = 0
      for (let at = entry.closest('ul'); at; at = at.parentElement?.closest('ul') ?? null)
        depth += 1
      return `${'  '.repeat(depth)}${entry.textContent?.trim()}`
    }),
  )
}

/** How a screen answers, in one word. */
async function stateOf(page: Page): Promise<string> {
  const title = (await page.locator('main h1').first().innerText()).trim()
  if (title === 'Sin acceso') return '  closed'
  if (title === 'Página no encontrada') return '  absent'
  if (title === 'Ha ocurrido un error') throw new Error(`${page.url()} broke`)
  const problem = page.getByText('Ha ocurrido un problema')
  if ((await problem.count()) > 0) throw new Error(`${page.url()}: ${await problem.innerText()}`)
  return '  open  '
}
