// An announcement from its first words to its readers; the feed; one's own birthday.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { openMenu, startSite } from './site.ts'

const site = await startSite()

const title = 'Nueva póliza de salud complementaria'

test('an announcement is written with its preview, read and acknowledged', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/anuncios')
  await admin.getByRole('button', { name: 'Nuevo anuncio' }).first().click()
  await admin.getByRole('heading', { name: 'Nuevo anuncio' }).waitFor()
  await admin.getByLabel('Título').fill(title)
  await admin
    .getByLabel('Contenido')
    .fill('Desde enero **todos** quedan cubiertos:\n\n- consultas\n- <script>alert(1)</script>')
  const preview = admin.getByRole('region', { name: 'Vista previa' })
  await preview.getByRole('heading', { name: title }).waitFor()
  await preview.getByText('<script>alert(1)</script>').waitFor()
  await expect.poll(() => preview.locator('script').count()).toBe(0)
  await admin.getByLabel('Pide acuse de recibo').click()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Publicar' }).click()
  await admin.getByText(/^Leído por \d+ de \d+$/).waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  const address = new URL(admin.url()).pathname

  const worker = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await worker.goto('/home/dashboard')
  await worker.getByRole('heading', { name: 'Por confirmar' }).waitFor()
  await worker.goto(address)
  await worker.getByRole('button', { name: 'Acusar recibo' }).click()
  await worker.getByText(/^Acusó recibo el /).waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])
  await worker.goto('/home/anuncios?reading=READ')
  await worker.getByRole('link', { name: title }).waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])

  await admin.reload()
  await admin.getByText(/^Acusaron recibo 1 de \d+$/).waitFor()
  await admin.getByRole('button', { name: 'Retirar' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Falta la firma')
  await dialog.getByRole('button', { name: 'Retirar' }).click()
  await admin.getByText('Retirado: Falta la firma').waitFor()
  await worker.goto(address)
  await worker.getByText('Página no encontrada').first().waitFor()
})

test('the feed is moved by who writes it, and one hides one’s own birthday', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/dashboard')
  const items = admin.locator('.an-item')
  await items.nth(1).waitFor()
  const first = await items.nth(0).locator('p').textContent()
  const menu = await openMenu(items.nth(0).getByRole('button'))
  await menu.getByRole('menuitem', { name: 'Bajar' }).click()
  await expect.poll(() => items.nth(1).locator('p').textContent()).toBe(first)
  await admin.getByRole('button', { name: 'Lo mío' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Mostrar mi cumpleaños').click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect
    .poll(async () => {
      const { rows } = await site.owner.query<{ birthday: boolean }>(
        'select birthday from celebration_choice',
      )
      return rows[0]?.birthday
    })
    .toBe(false)
})
