import type { Page } from 'playwright-core'
import pg from 'pg'
import { afterAll } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { openPage, type PageOptions, sharedPage } from '../browser.ts'
import { companyWriter } from '../as-company.ts'
import { createClient } from '../client.ts'
import { freshDatabase } from '../database.ts'
import { startServer } from '../server.ts'
import { demoPassword, type FormerUsername, readWorld, type Username } from '../world.ts'
import { go, settled } from './walk.ts'

export * from './gestures.ts'

type Options = Omit<PageOptions, 'url'>

export type Site = Awaited<ReturnType<typeof startSite>>

/** That there is a mail server somewhere: the API makes links, and a worker may send them. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1' }

/** The product as it really runs, on a demo world of its own, until the test file ends. */
export async function startSite(env: Record<string, string> = {}) {
  const [database] = await Promise.all([freshDatabase('demo'), buildWebIfStale()])
  const { url } = await startServer(database, { ...MAIL, ...env })
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  afterAll(() => owner.end())
  const api = createClient(url, { now: () => new Date(0) })
  const world = await readWorld(owner)
  return {
    url,
    database,
    /** The superuser's connection: looks behind the row-level security, and moves clocks. */
    owner,
    world,
    /** Writes in Los Coihues what no screen can set up. */
    asCompany: companyWriter(owner, world.coihues.id),
    /** The payroll of a month, as the addresses of its screens name it. */
    async monthOf(businessId: number, yearMonth: number): Promise<string> {
      const { rows } = await owner.query<{ id: string }>(
        'select id from payroll_month where business_id = $1 and year_month = $2',
        [businessId, yearMonth],
      )
      return publicId('payrollMonth', Number(rows[0]?.id))
    },
    api,
    /** A browser of somebody who has not signed in. */
    open: (options: Options = {}) => openPage({ url, ...options }),
    /** A browser that signs in as people do. */
    async signIn(username: Username | FormerUsername, options: Options = {}): Promise<Page> {
      const page = await openPage({ url, ...options })
      await page.goto('/login')
      await enter(page, username)
      await page.waitForURL('**/home/**')
      return page
    },
    /** A browser in which somebody is signed in already, for tests of something else. */
    async visit(username: Username, options: Options = {}): Promise<Page> {
      const token = await api.as(username).token()
      const page = await openPage({ url, ...options })
      await page.addInitScript(`localStorage.setItem('minga.token', ${JSON.stringify(token)})`)
      return page
    },
    /**
     * One browser for many tests, where one person leaves and the next comes in as through another
     * tab: what the page has loaded once serves them all.
     *
     * @param prepare what is done to the page before it opens anything
     */
    relay(options: Options = {}, prepare?: (page: Page) => Promise<unknown>) {
      const shared = sharedPage({ url, ...options })
      return async (username: Username, path: string): Promise<Page> => {
        const token = await api.as(username).token()
        const { page, fresh } = await shared()
        if (fresh) {
          await prepare?.(page)
          await page.goto('/login')
          await settled(page)
        }
        await page.evaluate(changePerson, token)
        await go(page, path)
        return page
      }
    },
  }
}

/** What a tab hears when, in another one, somebody signs out and somebody else signs in. */
function changePerson(token: string) {
  for (const newValue of ['', token]) {
    localStorage.setItem('minga.token', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'minga.token', newValue }))
  }
}

/** Fills in the sign-in form and sends it. */
export async function enter(page: Page, username: string, password: string = demoPassword) {
  await page.getByLabel('Usuario', { exact: true }).fill(username)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** What this browser keeps of the product in local storage. */
export const kept = (page: Page, key: 'token' | 'username') =>
  page.evaluate((name) => localStorage.getItem(`minga.${name}`), key)

/** How far the page is wider than its window; a page that fits answers 0. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pixels of tables that are seen only by sliding them sideways; where all fit, none. */
export const slid = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mg-table-scroll')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter((more) => more > 1),
  )
