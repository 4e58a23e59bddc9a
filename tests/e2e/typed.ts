import type { Locator, Page } from 'playwright-core'
import { settled } from './walk.ts'

/** A form that is in sight: its operation, and which of those of its page. */
export type Seen = { readonly operation: string; readonly opener: string | undefined }

/** Buttons that open a form and change nothing by themselves. */
const OPENS = new RegExp(
  '^(Editar|Agregar|Nuev|Abrir mes|Cambiar (nombre|cierre)|Suspender cuotas|Registrar|Proponer|' +
    'Ingresar tabla|Anular tabla|Utilidad del año|Pedir cierre|Devolver|Dar acceso|Asignar|' +
    'Desactivar$|Activar$|Guardar como|Anotar)',
)
/** The same among what is done with a row. */
const ROW_OPENS = /^(Editar|Modificar|Cambiar acceso|Responsable y pago|Excluir|Desactivar|Activar)/

const FORMS = 'form[data-form]:visible'

/** The operations of the forms that are in sight. */
export const formsOf = (page: Page): Promise<string[]> =>
  page
    .locator(FORMS)
    .evaluateAll((forms) => forms.map((form) => form.getAttribute('data-form') ?? ''))

/** Every form of a screen: those in sight, and those that its buttons open there. */
export async function formsAt(page: Page, path: string): Promise<Seen[]> {
  await visit(page, path)
  const before = await formsOf(page)
  const found: Seen[] = before.map((operation) => ({ operation, opener: undefined }))
  for (const opener of await openersOf(page)) {
    await visit(page, path)
    await open(page, opener)
    // What leads to another screen is found there.
    if (new URL(page.url()).pathname !== path) continue
    const after = await formsOf(page)
    const operation = after.find((one) => !before.includes(one)) ?? after[before.length]
    if (operation !== undefined) found.push({ operation, opener })
  }
  return found
}

/** Between the button of a row and an entry of its menu. */
const THEN = ' › '

async function openersOf(page: Page): Promise<string[]> {
  const names = await page
    .locator('main button:visible:not([disabled])')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getAttribute('aria-disabled') !== 'true')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
    )
  const rows = names.find((name) => name.startsWith('Acciones de '))
  return [
    ...new Set(names.filter((name) => OPENS.test(name))),
    ...(rows === undefined ? [] : await entriesOf(page, rows)),
  ]
}

async function entriesOf(page: Page, menu: string): Promise<string[]> {
  await open(page, menu)
  const entries = page.locator('[role=menuitem]:visible:not([aria-disabled=true])')
  const words = await entries.allInnerTexts()
  return words
    .map((text) => text.trim())
    .filter((text) => OPENS.test(text) || ROW_OPENS.test(text))
    .map((text) => `${menu}${THEN}${text}`)
}

/** Presses a button of the page, and then an entry of its menu if there is one. */
export async function open(page: Page, opener: string): Promise<void> {
  const [button = '', entry] = opener.split(THEN)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: button, exact: true }).first().click()
  if (entry !== undefined) await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await settled(page)
}

/** Goes there as a reload does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** The form of an operation, on a page that may have several of it open. */
export const formOf = (page: Page, operation: string): Locator =>
  page.locator(`form[data-form="${operation}"]:visible`).first()

/** What a form shows in all its controls: what a person would miss if it were gone. */
export const readingOf = (form: Locator): Promise<string> =>
  form.evaluate((element) => {
    const controls = [...element.querySelectorAll('input, textarea')]
    return controls
      .map((control) => {
        if (control instanceof HTMLTextAreaElement) return control.value
        if (!(control instanceof HTMLInputElement)) return ''
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
