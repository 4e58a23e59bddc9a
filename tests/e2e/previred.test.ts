// Previred from the closed month to its proof, as whoever carries the payroll walks it.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { awaitNotice, chooseFromMenu, openMenu, write } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { vina } = site.world.businesses
const workers: { kill: () => unknown }[] = []
afterAll(() => Promise.all(workers.map((worker) => worker.kill())))

test('a file of Previred is made, read, saved, outdated, made again and proved', async () => {
  const month = await site.monthOf(vina.id, 202608)
  const page = await site.visit('admin')
  await page.goto(`/home/declaraciones/${month}`)
  await page.getByText('Todavía no se hace el archivo').waitFor()
  await ask(page, 'Hacer archivo')
  // Nobody works yet: what waits is said as such.
  await page.getByText('Haciendo el archivo').waitFor()
  workers.push(startWorker(site.database, { LOG_LEVEL: 'silent' }))
  await page.getByText('Todo cuadra al peso.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const totals = page.getByRole('table', { name: 'Totales del archivo y de las liquidaciones' })
  await totals.getByText('AFP, cotización y comisión').first().waitFor()
  await totals.getByText('Fonasa').first().waitFor()
  await findingOpensItsPerson(page)
  await saved(page)

  await reopened(true)
  await page.reload()
  await page.getByText('Lo que declara se reabrió después de hacerla', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Descargar', disabled: true }).waitFor()
  await reopened(false)
  await page.reload()
  await ask(page, 'Hacer otro archivo')
  await page.getByText('Número 2').waitFor()
  await page.getByText('Todo cuadra al peso.').waitFor()
  await page.getByRole('button', { name: 'Descargar', disabled: false }).waitFor()

  await proved(page)
})

/** Asks for the file, with the part of the seven per cent that goes to the caja. */
async function ask(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await write(dialog.getByLabel('Porcentaje que va a la CCAF'), '4,2')
  await dialog.getByRole('button', { name: 'Hacer archivo' }).click()
  await awaitNotice(page, 'El archivo se está haciendo')
}

/** What the check says of a leave names its field, and its person is one click away. */
async function findingOpensItsPerson(page: Page): Promise<void> {
  const row = page
    .getByRole('table', { name: 'Observaciones' })
    .getByRole('row')
    .filter({ hasText: 'El campo 50, «RUT Afiliado Voluntario»' })
  await row.getByRole('link', { name: 'Esteban Gabriel Rojas Marín' }).click()
  await page.getByRole('heading', { name: 'Esteban Gabriel Rojas Marín' }).waitFor()
  await page.goBack()
  await page.getByText('Todo cuadra al peso.').waitFor()
}

async function saved(page: Page): Promise<void> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^Previred_\d+K?_202608\.txt$/)
  const lines = (await readFile(await download.path(), 'ascii')).split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.every((line) => line.split(';').length === 105)).toBe(true)
}

/** Opens the month of the file again, or closes it with something else in it. */
async function reopened(isOpen: boolean): Promise<void> {
  const ofMonth = `business_id = ${vina.id} and year_month = 202608 and type = 'PAYROLL'`
  await site.asCompany(
    `update payslip_payment set status = 'UNPAID' where payroll_month_id in
       (select id from payroll_month where ${ofMonth})`,
  )
  await site.asCompany(
    `update payroll_month set is_open = ${isOpen}, closed_hash = md5('otra vez')
     where ${ofMonth}`,
  )
}

/** Marks the duty as met with the paper of the portal, which is then there to be opened. */
async function proved(page: Page): Promise<void> {
  await page.goto(`/home/cumplimiento?razon=${vina.publicId}&ano=2026&obligacion=PREVIRED`)
  const menu = page.getByRole('button', { name: /^Acciones de .* de agosto 2026/ })
  await chooseFromMenu(menu, /^(Marcar hecho|Corregir)$/)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'previred-agosto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  })
  await dialog.getByText('previred-agosto.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Marcar hecho' }).click()
  await awaitNotice(page, 'Obligación marcada como hecha')
  const acts = await openMenu(menu)
  await acts.getByRole('menuitem', { name: 'Ver comprobante' }).waitFor()
}
