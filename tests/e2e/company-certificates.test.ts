// A razón social that puts its certificate, with a wrong password first, and takes it away.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { certificateMaker } from '../certificates.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { p12 } = certificateMaker()
const folder = mkdtempSync(path.join(tmpdir(), 'minga-certificado-'))
const shots = process.env['SHOTS']

test('who keeps a razón social puts its certificate, and takes it away', async () => {
  const { rows } = await site.owner.query<{ rut: string }>(
    `select rut from business where name = 'Frutícola Peumal'`,
  )
  const rut = rows[0]?.rut ?? ''
  const file = path.join(folder, 'empresa.p12')
  writeFileSync(file, p12({ rut }))
  const page = await site.visit('admin', { width: 360, height: 780, dark: true })
  const picture = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  }
  await page.goto('/home/firma-digital/certificado')
  const title = page.getByRole('heading', { name: 'Frutícola Peumal' })
  const panel = title.locator('xpath=ancestor::section[1]')
  await panel.getByText('Sin certificado', { exact: true }).waitFor()
  await page.getByText('De demostración, sin valor legal').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await picture('certificado')
  await panel.getByRole('button', { name: 'Subir certificado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Archivo .p12 o .pfx').setInputFiles(file)
  await dialog.getByLabel('Contraseña del archivo').fill('otra')
  const save = dialog.getByRole('button', { name: 'Guardar certificado' })
  await save.click()
  await dialog.getByText('La contraseña no abre ese archivo').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await picture('certificado-clave')
  await dialog.getByLabel('Contraseña del archivo').fill('clave')
  await save.click()
  await page.getByText('Certificado guardado').waitFor()
  await panel.getByText('Vigente', { exact: true }).waitFor()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).not.toContain('clave')
  await panel.getByRole('button', { name: 'Quitar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await page.getByText('Certificado quitado').waitFor()
  await panel.getByText('Sin certificado', { exact: true }).waitFor()
})

test('whoever only signs sees no tab, and an address that is typed opens nothing', async () => {
  const worker = await site.visit('trabajador', { width: 1440 })
  await worker.goto('/home/firma-digital')
  await worker.getByRole('link', { name: 'Mi clave' }).waitFor()
  const tab = worker.getByRole('link', { name: 'Certificado', exact: true })
  await expect.poll(() => tab.count()).toBe(0)
})
