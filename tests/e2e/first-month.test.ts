// From a company that somebody opens to the first payslip that its worker reads, by clicking alone:
// nothing here needs an address, and every field that is not asked for keeps what it begins with.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { filesEndingIn, textOf } from '../architecture/source.ts'
import { accessibilityFaults } from '../browser.ts'
import { startMailbox } from '../mailbox.ts'
import { startWorker } from '../server.ts'
import { awaitNotice } from './gestures.ts'
import { enter, pick, startSite, write, writeDate } from './site.ts'
import { settled } from './walk.ts'

const mailbox = await startMailbox()
const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent', SMTP_URL: mailbox.url })

const PASSWORD = 'Parronal7'
const elba = 'elba.rojas@panaderia.example'
const nelda = 'nelda.paredes@panaderia.example'

test('from a new company to the first payslip of its worker', { timeout: 240_000 }, async () => {
  await openCompany(await site.signIn('superadmin'))
  const page = await comeIn(elba, 'elba.rojas')
  const steps = page.getByRole('list', { name: 'Primeros pasos' })
  await steps.waitFor()
  await page.getByText(/ de 14 pasos hechos/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await openTooEarly(page)
  await createBusiness(page, steps)
  await decideAround(page, steps)
  await enterPerson(page, steps)
  await beginWithOnly(page)
  await payMonth(page, steps)

  await inviteAll(page)
  const hers = await comeIn(nelda, 'nelda.paredes')
  await hers.getByRole('link', { name: /^Líquido de septiembre 2026/ }).click()
  await hers.getByRole('heading', { name: 'Nelda Paredes' }).waitFor()
  await hers.getByRole('button', { name: 'Recibí conforme' }).waitFor()
})

test('every wizard of the product is walked here, by its main button', () => {
  const wizards = filesEndingIn('.tsx').filter((file) => /<Steps\b/.test(textOf(file)))
  // Its four steps are those of `enterPerson`, each left by its main button alone.
  expect(wizards).toEqual(['modules/people/people/web/NewPersonPage.tsx'])
})

/** The platform opens the company; its first administrator is written to. */
async function openCompany(page: Page) {
  await page.getByRole('link', { name: 'Empresas' }).first().click()
  await page.getByRole('button', { name: 'Nueva empresa' }).click()
  await page.getByRole('heading', { name: 'Nueva empresa' }).waitFor()
  await write(page.getByLabel('Nombre').first(), 'Panadería Sur')
  await write(page.getByLabel('Nombre').nth(1), 'Elba')
  await write(page.getByLabel('Apellido paterno'), 'Rojas')
  await page.getByLabel('RUT').fill(rutOf(43_900_001))
  await write(page.getByLabel('Correo electrónico'), elba)
  await write(page.getByLabel('Usuario'), 'elba.rojas')
  await page.getByRole('button', { name: 'Crear empresa' }).click()
  await page.getByRole('heading', { name: 'Panadería Sur está lista' }).waitFor()
}

/** Somebody reads their invitation, chooses a password and signs in. */
async function comeIn(mail: string, username: string): Promise<Page> {
  const { body } = await mailbox.waitFor(mail, /\/recover\//)
  const page = await site.open()
  await page.goto(/http:\S+\/recover\/[\w-]+/.exec(body)?.[0] ?? '')
  await page.getByLabel('Nueva contraseña').fill(PASSWORD)
  await page.getByLabel('Repita la contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.getByRole('link', { name: 'Ingresar' }).click()
  const own = new RegExp(`${username.replaceAll('.', '\\.')}\\S*`).exec(body)?.[0] ?? username
  await enter(page, own, PASSWORD)
  await page.waitForURL('**/home/**')
  await settled(page)
  return page
}

/** Goes home by the menu and opens a step by its name. */
async function openStep(page: Page, steps: Locator, name: string) {
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await steps.waitFor()
  await settled(page)
  await steps.getByRole('link', { name, exact: true }).click()
  await settled(page)
}

/** Who opens a month before there is a razón social reads what is missing, and is led there. */
async function openTooEarly(page: Page) {
  await page.getByRole('link', { name: 'Procesos', exact: true }).first().click()
  await page.getByRole('button', { name: 'Abrir mes' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Abrir mes' })
  await dialog.getByText(/primero se crea la razón social/).waitFor()
  await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0)
  await dialog.getByRole('link', { name: 'Crear razón social' }).click()
  await page.getByRole('button', { name: 'Crear razón social' }).waitFor()
}

async function createBusiness(page: Page, steps: Locator) {
  await openStep(page, steps, 'Razón social')
  await write(page.getByLabel('Razón social', { exact: true }), 'Panadería Sur SpA')
  await write(page.getByLabel('Nombre corto'), 'Panadería')
  await page.getByLabel('RUT', { exact: true }).fill(rutOf(76_900_001))
  await page.getByRole('button', { name: 'Crear razón social' }).click()
  await page.getByRole('heading', { name: 'Panadería', exact: true }).waitFor()
}

/** What may wait is left for later; what the razón social lacks is said by its name. */
async function decideAround(page: Page, steps: Locator) {
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await steps.getByText('Panadería: sin mutualidad, sin giro').waitFor()
  const options = steps.getByRole('listitem').filter({ hasText: /^.{0,3}Opciones/ })
  await options.getByRole('button', { name: 'Para después' }).click()
  await options.getByRole('button', { name: 'Retomar' }).waitFor()

  await openStep(page, steps, 'Cuenta bancaria')
  await page.getByRole('button', { name: 'Agregar cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar cuenta' })
  await pick(dialog.getByLabel('Banco'), 'BancoEstado', 'BancoEstado')
  await dialog.getByLabel('Número de cuenta').fill('123456789')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The wizard, by its main button alone, and the contract in its last step. */
async function enterPerson(page: Page, steps: Locator) {
  await openStep(page, steps, 'Personas')
  await page.getByLabel('RUT', { exact: true }).fill(rutOf(18_900_002))
  await writeDate(page.getByLabel('Trabaja desde'), '01-09-2026')
  await write(page.getByLabel('Primer nombre'), 'Nelda')
  await write(page.getByLabel('Apellido paterno'), 'Paredes')
  await writeDate(page.getByLabel('Fecha de nacimiento'), '04-03-1990')
  await pick(page.getByLabel('Sexo', { exact: true }), 'Femenino')
  await write(page.getByLabel('Correo personal'), nelda)
  await page.getByRole('button', { name: 'Crear y seguir' }).click()
  await page.getByRole('heading', { name: 'Previsión', exact: true }).waitFor()
  await pick(page.getByLabel('AFP', { exact: true }), 'Modelo')
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await pick(page.getByLabel('Banco', { exact: true }), 'BancoEstado', 'BancoEstado')
  await pick(page.getByLabel('Tipo de cuenta'), 'Cuenta RUT')
  await page.getByLabel('Número de cuenta').fill('18900002')
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  // The only razón social is chosen already.
  await page.getByLabel('Cargo', { exact: true }).fill('Panadera')
  await page.getByLabel('Sueldo base').fill('750000')
  // The notice lasts four seconds, and on a busy machine the click takes longer to settle.
  const create = page.getByRole('button', { name: 'Crear contrato' })
  await Promise.all([awaitNotice(page, 'Contrato creado'), create.click()])
}

/** A form begins with the only razón social; nobody typed it, so leaving asks nothing. */
async function beginWithOnly(page: Page) {
  await page.getByRole('link', { name: 'Vacaciones', exact: true }).first().click()
  // Who runs the company has no contract in it: its requests come first.
  await page.waitForURL(/\/vacaciones\/solicitudes$/)
  await page.getByRole('link', { name: 'Colectivas', exact: true }).click()
  const begin = page.getByRole('button', { name: 'Nuevo feriado colectivo' }).first()
  await begin.click()
  await page.getByRole('heading', { name: 'Nuevo feriado colectivo' }).waitFor()
  await page.getByRole('main').getByTitle('Panadería').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await begin.waitFor()
}

/** September is opened, calculated, checked, closed and released, each from its step. */
async function payMonth(page: Page, steps: Locator) {
  await openStep(page, steps, 'Abrir el mes')
  const dialog = page.getByRole('dialog', { name: 'Abrir mes' })
  await pick(dialog.getByLabel('Primer mes'), 'septiembre 2026', 'septiembre 2026')
  await dialog.getByRole('button', { name: 'Abrir mes' }).click()
  await page
    .getByRole('heading', { name: /septiembre 2026/i })
    .first()
    .waitFor()

  await openStep(page, steps, 'Calcular')
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  await page.getByRole('button', { name: 'Calcular de nuevo' }).waitFor({ timeout: 60_000 })

  await openStep(page, steps, 'Controles')
  await page
    .getByRole('heading', { name: /septiembre 2026/i })
    .first()
    .waitFor()

  await openStep(page, steps, 'Cerrar el mes')
  await page.getByRole('button', { name: 'Cerrar mes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar mes' }).click()
  // The notice lasts four seconds; what it says stays on the page.
  await page.getByRole('button', { name: 'Reabrir mes' }).waitFor()

  await openStep(page, steps, 'Liberar las liquidaciones')
  await page.getByRole('button', { name: 'Liberar liquidaciones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar liquidaciones' }).click()
  await page.getByText(/^Liberadas el/).waitFor({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Remuneraciones', exact: true }).waitFor()
  await settled(page)
  await expect.poll(() => steps.count()).toBe(0)
}

/** Everybody without access at once. */
async function inviteAll(page: Page) {
  await page.getByRole('link', { name: 'Colaboradores' }).first().click()
  await page.getByRole('button', { name: 'Invitar al sistema' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar al sistema' })
  await dialog.getByText('Nelda Paredes').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Invitar a 1 persona' }).click()
  await page.getByText('Se invitó a 1 persona').waitFor()
}
