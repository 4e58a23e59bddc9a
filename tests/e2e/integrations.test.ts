// An administrator gives a system a key, reads how it is used, and tells another one what happens.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const shots = process.env['SHOTS']

test('a key is made, shown once, and revoked; a system is notified of what happens', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/empresa')
  await admin.getByRole('button', { name: 'Integraciones' }).click()
  await admin.getByText('Control de asistencia').waitFor()
  await admin.getByRole('button', { name: 'Crear clave' }).click()
  const making = admin.getByRole('dialog')
  await making.getByLabel('Para qué es').fill('Casino')
  await making.getByRole('button', { name: 'Crear', exact: true }).click()
  const given = admin.getByRole('dialog', { name: 'Clave «Casino»' })
  const key = (await given.getByLabel('Clave de integración').textContent()) ?? ''
  expect(key).toMatch(/^mg_[\w-]{43}$/)
  expect(await accessibilityFaults(admin)).toEqual([])
  if (shots) await admin.screenshot({ path: `${shots}/clave.png` })
  await given.getByRole('button', { name: 'Listo' }).click()
  await expect.poll(() => admin.getByText(key).count()).toBe(0)
  await admin.getByText('Casino').first().waitFor()
  if (shots) await admin.screenshot({ path: `${shots}/claves.png`, fullPage: true })

  await admin.getByRole('link', { name: 'API', exact: true }).click()
  await admin.getByText('Ficha de una persona').click()
  await admin.getByText('ID_DE_user').first().waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  if (shots) await admin.screenshot({ path: `${shots}/api.png`, fullPage: true })

  await admin.getByRole('link', { name: 'Avisos a sistemas' }).click()
  await admin.getByText('Detenido: no respondía').waitFor()
  if (shots) await admin.screenshot({ path: `${shots}/avisos-demo.png`, fullPage: true })
  await admin.getByRole('button', { name: 'Avisar a un sistema' }).first().click()
  const telling = admin.getByRole('dialog')
  await telling.getByLabel('Para qué es').fill('Bodega')
  await telling.getByLabel('Dirección').fill('https://127.0.0.1/avisos')
  await telling.getByLabel('Avisos').click()
  await admin.locator('.ant-select-item-option').filter({ hasText: 'Documento firmado' }).click()
  await telling.getByLabel('Dirección').click()
  await telling.getByRole('button', { name: 'Agregar' }).click()
  await telling.getByText('La dirección debe ser pública en internet').waitFor()
  await telling.getByLabel('Dirección').fill('https://sistema.coihues.example/avisos')
  await telling.getByRole('button', { name: 'Agregar' }).click()
  const secret = admin.getByRole('dialog', { name: 'Secreto de «Bodega»' })
  await secret.getByText(/^whsec_/).waitFor()
  await secret.getByRole('button', { name: 'Listo' }).click()
  const row = admin.getByRole('row').filter({ hasText: 'Bodega' })
  await row.getByText('Avisando').waitFor()
  if (shots) await admin.screenshot({ path: `${shots}/avisos.png`, fullPage: true })

  await admin.getByRole('link', { name: 'Envíos' }).click()
  for (const words of ['Recibido', 'No recibido', 'Por enviar', 'No respondió a tiempo']) {
    await admin.getByText(words, { exact: true }).first().waitFor()
  }
  expect(await accessibilityFaults(admin)).toEqual([])
  if (shots) await admin.screenshot({ path: `${shots}/envios.png`, fullPage: true })
})
