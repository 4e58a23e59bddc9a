// What is declared to the State, as whoever carries the payroll makes, reads and follows it.
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, chooseFromMenu } from './gestures.ts'
import { startSite } from './site.ts'
import { startWorker } from '../server.ts'
import { publicId } from '../../platform/model/ids.ts'

const site = await startSite()
const { casa } = site.world.businesses
const worker = startWorker(site.database, { LOG_LEVEL: 'silent' })
afterAll(() => worker.kill())

test('the file of a month is made, read, saved, and stale once the month is opened', async () => {
  const month = await site.monthOf(casa.id, 202608)
  const page = await site.visit('admin')
  await page.goto(`/home/declaraciones/${month}/lre`)
  await page.getByText('Todavía no se hace el archivo').waitFor()
  await page.getByRole('button', { name: 'Hacer archivo' }).click()
  await page.getByText('Todo cuadra al peso.').waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  const saved = await readFile(await (await arriving).path())
  const text = new TextDecoder('windows-1252').decode(saved)
  expect(text.split('\r\n')[0]).toContain('Técnico extranjero')
  expect(await accessibilityFaults(page)).toEqual([])
  await site.asCompany(
    `update payslip_payment set status = 'UNPAID' where payroll_month_id in
       (select id from payroll_month where business_id = ${casa.id} and year_month = 202608)`,
  )
  await site.asCompany(
    `update payroll_month set is_open = true where business_id = ${casa.id}
       and year_month = 202608 and type = 'PAYROLL'`,
  )
  await page.reload()
  await page.getByText('Lo que declara se reabrió después de hacerla', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Descargar', disabled: true }).waitFor()
})

test('the salaries of a year are declared with December, with their factors', async () => {
  const boreal = Object.values(site.world.boreal.businesses)[0]
  const { rows } = await site.owner.query<{ id: string }>(
    `select payroll_month_id as id from filing
     where company_id = $1 and business_id = $2 and kind = 'DJ1887'`,
    [site.world.boreal.id, boreal?.id],
  )
  expect(rows).toHaveLength(1)
  const page = await site.visit('boreal.admin')
  const december = publicId('payrollMonth', Number(rows[0]?.id))
  await page.goto(`/home/declaraciones/${december}/dj-1887`)
  await page.getByRole('button', { name: 'Hacer otro archivo' }).click()
  await awaitNotice(page, 'El archivo se está haciendo')
  await page.getByText('Número 2').waitFor()
  await page.getByRole('heading', { name: 'Personas' }).waitFor()
  const factors = page.getByRole('table', { name: 'Factores de actualización' })
  await factors.getByText('1,036').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a contract is marked as registered at the Dirección del Trabajo', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/cumplimiento/contratos?kind=CONTRACT')
  const menu = page.getByRole('button', { name: /^Acciones de Registro del contrato/ }).first()
  await chooseFromMenu(menu, 'Marcar hecho')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nota').fill('Comprobante 4411 de Mi DT')
  await dialog.getByRole('button', { name: 'Marcar hecho' }).click()
  await awaitNotice(page, '1 trámite marcado')
  await page.getByRole('button', { name: 'Deshacer' }).waitFor()
  // What is undone comes first: this is among the others now.
  await page.goto('/home/cumplimiento/contratos?kind=CONTRACT&state=DONE&sort=-due')
  await page.getByText('Comprobante 4411 de Mi DT', { exact: false }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
