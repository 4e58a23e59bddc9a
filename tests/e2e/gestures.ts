// What people do with menus, lists and dialogs. Each of these waits for what a person waits for, so
// that no key and no click gets lost on a machine that is slow today.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './walk.ts'

/** What has the focus, and so takes the next key. */
const withFocus = (what: Locator) => what.and(what.page().locator(':focus'))

/** Presses a key on a button, once it would answer: enabled, and not at work. */
export async function press(button: Locator, key: string): Promise<void> {
  await button.and(button.page().locator(':not([disabled]):not(.ant-btn-loading)')).waitFor()
  await button.press(key)
}

/** Opens the menu of a button, with the mouse or with a key, and returns it once it is visible. */
export async function openMenu(button: Locator, key?: 'Enter'): Promise<Locator> {
  const page = button.page()
  // A menu that opens while its page still arrives is drawn again, and what it was given is lost.
  await settled(page)
  await (key ? press(button, key) : button.click())
  const menu = page.locator('.ant-dropdown:not(.ant-dropdown-hidden)').getByRole('menu')
  await menu.waitFor()
  return menu
}

/** Opens the menu behind a button and takes one of its entries. */
export async function chooseFromMenu(
  button: Locator,
  entry: string | RegExp,
  key?: 'Enter',
): Promise<void> {
  const menu = await openMenu(button, key)
  await menu.getByRole('menuitem', { name: entry }).click()
  await menu.waitFor({ state: 'hidden' })
}

/** Waits for a notice; the same words may still be there from a moment ago. */
export const awaitNotice = (page: Page, notice: string | RegExp): Promise<void> =>
  page.getByText(notice).last().waitFor()

/**
 * Chooses in a list that opens under its field. Typing narrows the list, and the choice is made
 * when the wanted option is the first.
 */
export async function pick(field: Locator, option: string | RegExp, typed?: string): Promise<void> {
  const list = field.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await field.click()
  await list.waitFor()
  if (typed !== undefined) await field.fill(typed)
  const options = list.locator('.ant-select-item-option')
  const wanted = options.filter({ hasText: option }).first()
  await (typed === undefined ? wanted : options.first().and(wanted)).click()
  await list.waitFor({ state: 'hidden' })
}

/** Types into a field, and waits until the field says it: `shown` where it writes it otherwise. */
export async function write(field: Locator, text: string, shown = text): Promise<void> {
  await field.fill(text)
  await shows(field, shown)
}

/** Waits until a field says something. */
export const shows = (field: Locator, text: string): Promise<void> =>
  expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(text)

/** Types a day into a field of dates and takes it. */
export async function writeDate(field: Locator, day: string): Promise<void> {
  await field.fill(day)
  await field.press('Enter')
  await shows(field, day)
}

/**
 * Closes a dialog with Escape: it hears keys from when it, something in it, or the drawer around it
 * has the focus.
 */
export async function dismiss(dialog: Locator): Promise<void> {
  const page = dialog.page()
  const around = page.locator(':focus', { has: dialog })
  await withFocus(dialog.locator('*').or(dialog)).or(around).first().waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Clicks two things before the page has drawn what the first of them did. */
export async function atOnce(first: Locator, second: Locator): Promise<void> {
  const button = await second.elementHandle()
  await first.evaluate((one, two) => {
    if (!(one instanceof HTMLElement && two instanceof HTMLElement)) throw new Error('no button')
    one.click()
    two.click()
  }, button)
}

/** Opens the palette with its keys, and returns its box when it takes what is typed. */
export async function openPalette(page: Page): Promise<Locator> {
  await settled(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Buscar personas, pantallas y acciones' })
  await withFocus(box).waitFor()
  return box
}

/** Waits until something has the focus again, as when what covered it has closed. */
export const focusReturns = (to: Locator): Promise<void> => withFocus(to).waitFor()

/** Pastes as a spreadsheet does: text with tabs and line ends. */
export const paste = (target: Locator, text: string): Promise<void> =>
  target.evaluate((input, content) => {
    const data = new DataTransfer()
    data.setData('text/plain', content)
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    input.dispatchEvent(event)
  }, text)
