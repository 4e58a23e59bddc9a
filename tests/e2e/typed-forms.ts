import type { Locator, Page } from 'playwright-core'
import { chooseFromMenu, openMenu } from './gestures.ts'
import { settled } from './walk.ts'

/** Between the button of a row and an entry of its menu. */
const THEN = ' › '
/** The menu of the first row, whichever it is. */
const ROW = 'Acciones de'

const openerIn = (page: Page, button: string): Locator => {
  const name = button === ROW ? /^Acciones del? / : button
  return page.getByRole('main').getByRole('button', { name, exact: true }).first()
}

/** Presses a button of the page, and then an entry of its menu if there is one. */
export async function open(page: Page, opener: string): Promise<void> {
  const [button = '', entry] = opener.split(THEN)
  const found = openerIn(page, button)
  if (entry === undefined) await found.click()
  else await chooseFromMenu(found, new RegExp(`^${entry}$`))
  await settled(page)
}

/** The same where the button, and the entry, are there: says whether they are. */
export async function openIfThere(page: Page, opener: string): Promise<boolean> {
  const [button = '', entry] = opener.split(THEN)
  const found = openerIn(page, button)
  if (!(await found.isVisible())) return false
  if (entry === undefined) await found.click()
  else {
    const one = (await openMenu(found)).getByRole('menuitem', { name: new RegExp(`^${entry}$`) })
    if (!(await one.isVisible())) return false
    await one.click()
  }
  return true
}

/** Goes there as a reload does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** As if nothing had been typed in this browser: the page hears it as from another tab. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('minga.draft.')) continue
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    }
  })

/** The form of an operation, on a page that may have several of it open. */
export const formOf = (page: Page, operation: string): Locator =>
  page.locator(`form[data-form="${operation}"]:visible`).first()

/** What a form shows in all its controls: what a person would miss if it were gone. */
export const readingOf = (form: Locator): Promise<string> =>
  form.evaluate((element) => {
    const controls = [...element.querySelectorAll('input, textarea, [role=switch]')]
    return controls
      .map((control) => {
        if (control instanceof HTMLTextAreaElement) return control.value
        if (!(control instanceof HTMLInputElement)) return control.ariaChecked ?? ''
        if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked)
        if (control.role !== 'combobox') return control.value
        return `${control.value}${control.closest('.ant-select')?.textContent ?? ''}`
      })
      .join(' | ')
  })

const TEXTS =
  'input:visible:enabled:not([readonly], [role=combobox], [type=checkbox], [type=radio], ' +
  '[type=file], [type=search]), textarea:visible:enabled:not([aria-hidden=true])'

/** Writes in the first field that takes text, or else chooses something else in the first list. */
export async function typeInto(form: Locator, text: string): Promise<void> {
  const field = form.locator(TEXTS).first()
  if ((await field.count()) > 0) {
    await field.fill(text)
    return field.blur()
  }
  const page = form.page()
  const toggle = form.locator('[role=switch]:enabled, input[type=checkbox]:enabled').first()
  if ((await toggle.count()) > 0) return toggle.click()
  await form.locator('[role=combobox]:enabled').first().click()
  await page
    .locator('.ant-select-item-option:not(.ant-select-item-option-selected)')
    .first()
    .click()
}
