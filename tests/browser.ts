import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { launchChromium } from './chromium.ts'

export type PageOptions = {
  /** Address of the server; paths given to `goto` are relative to it. */
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  /** Whether the page may install its service worker: it would answer before a test's routes. */
  readonly installs?: boolean
  /** Console errors that the test provokes on purpose. */
  readonly tolerate?: RegExp
}

const SCREENSHOTS = path.resolve(import.meta.dirname, '../.cache/screenshots')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Promise<Browser> | undefined

type Opened = {
  readonly context: BrowserContext
  readonly page: Page
  /** What the browser has found wrong since the last test ended. */
  readonly complaints: string[]
}

/**
 * A page in a fresh browser context, Chilean in language and clock. Call it inside a test: the
 * test fails when the page logs an error, throws, breaks the content security policy or receives a
 * 5xx, and a screenshot of a failed test is left in `.cache/screenshots`.
 */
export async function openPage(options: PageOptions): Promise<Page> {
  const opened = await newPage(options)
  onTestFinished(async ({ task }) => {
    await photographFailed(opened, task)
    await opened.context.close()
    expect(opened.complaints, 'the browser complained').toEqual([])
  })
  return opened.page
}

/**
 * A page that the tests of a file use one after another, watched as those of `openPage`. A test
 * that fails takes it along, and the next one gets a fresh page.
 *
 * @returns asks for the page, inside a test; says whether it is fresh
 */
export function sharedPage(options: PageOptions): () => Promise<{ page: Page; fresh: boolean }> {
  let kept: Opened | undefined
  // A test asks for the page as often as another person comes in, and its end is judged once.
  let isJudged = false
  afterAll(() => kept?.context.close())
  return async () => {
    const fresh = kept === undefined
    const opened = (kept ??= await newPage(options))
    if (isJudged) return { page: opened.page, fresh }
    isJudged = true
    onTestFinished(async ({ task }) => {
      isJudged = false
      const failed = await photographFailed(opened, task)
      const complaints = opened.complaints.splice(0)
      if (failed) {
        kept = undefined
        await opened.context.close()
      }
      expect(complaints, 'the browser complained').toEqual([])
    })
    return { page: opened.page, fresh }
  }
}

async function newPage(options: PageOptions): Promise<Opened> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    baseURL: options.url,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: options.installs ? 'allow' : 'block',
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
  })
  const page = await context.newPage()
  return { context, page, complaints: listen(page, options.tolerate) }
}

/** Leaves a picture of a page whose test failed, or would for what the browser says. */
async function photographFailed({ page, complaints }: Opened, task: Task): Promise<boolean> {
  const failed = task.result?.state === 'fail' || complaints.length > 0
  if (failed) await keepScreenshot(page, task.name)
  return failed
}

type Task = { readonly name: string; readonly result?: { readonly state: string } | undefined }

/**
 * From its top and with nothing moving: what has scrolled half under the bar, or is covered while
 * a drawer slides in, is not too small a target.
 */
const AT_REST = `(async () => {
  scrollTo(0, 0)
  const moving = document.getAnimations().filter((one) => one.effect?.getTiming().iterations < 99)
  await Promise.race([
    Promise.allSettled(moving.map((one) => one.finished)),
    new Promise((resolve) => setTimeout(resolve, 2_000)),
  ])
})()`

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on the current page, one line per element.
 *
 * @param rules names or tags of axe's rules; WCAG 2.2 AA without them
 */
export async function accessibilityFaults(page: Page, rules = WCAG_22_AA): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  await page.evaluate(AT_REST)
  // A list that loads again is dimmed meanwhile, and nobody is asked to read it then.
  await page.locator('.mg-dimmed').first().waitFor({ state: 'detached' })
  const results = await page.evaluate<AxeResults>(`axe.run(document, {
    runOnly: ${JSON.stringify(rules)},
    resultTypes: ['violations'],
  })`)
  return results.violations.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
}

async function keepScreenshot(page: Page, testName: string) {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const file = `${testName.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`
  await page.screenshot({ path: path.join(SCREENSHOTS, file), fullPage: true })
}

/** One Chromium for all the files of a worker; it ends with its worker. */
function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium()
  return browser
}

function listen(page: Page, tolerate?: RegExp): string[] {
  const complaints: string[] = []
  const add = (text: string) => {
    if (!tolerate?.test(text)) complaints.push(text)
  }
  page.on('pageerror', (error) => add(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) add(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
