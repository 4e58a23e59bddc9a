// Ticked documents: moved, moved back, and put into one zip, on a desk and on a phone.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { startSite } from './site.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })

test('ticked documents are moved to a folder, and back', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/documentos')
  const row = admin.getByRole('row', { name: /Reglamento interno 2026/ })
  await row.getByText('Políticas y reglamentos').waitFor()
  await admin.getByRole('checkbox', { name: 'Elegir todas las filas de la página' }).check()
  const bar = admin.getByRole('group', { name: 'Con los elegidos' })
  await bar.getByText(/^\d+ elegidos$/).waitFor()
  await bar.getByRole('button', { name: 'Quitar selección' }).click()
  await bar.waitFor({ state: 'detached' })
  await row.getByRole('checkbox').check()
  expect(await accessibilityFaults(admin)).toEqual([])
  await bar.getByRole('button', { name: 'Mover' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByText('1 documento elegido').waitFor()
  await dialog.getByLabel('Carpeta').click()
  await admin.locator('.ant-select-item-option', { hasText: 'Jefaturas' }).click()
  await dialog.getByRole('button', { name: 'Mover' }).click()
  await row.getByText('Jefaturas').waitFor()
  await admin.getByRole('button', { name: 'Deshacer' }).click()
  await row.getByText('Políticas y reglamentos').waitFor()
})

test('on a phone a worker takes a zip of what they ticked, and moves nothing', async () => {
  const worker = await site.visit('trabajador', { width: 360, height: 780 })
  await worker.goto('/home/documentos/mios')
  const first = worker.getByRole('checkbox', { name: /^Elegir el documento/ }).first()
  await first.check()
  const bar = worker.getByRole('group', { name: 'Con los elegidos' })
  await expect.poll(() => bar.getByRole('button', { name: 'Mover' }).count()).toBe(0)
  expect(await accessibilityFaults(worker)).toEqual([])
  await bar.getByRole('button', { name: 'ZIP de los elegidos' }).click()
  await worker.getByRole('dialog').getByRole('button', { name: 'Descargar' }).waitFor()
})
