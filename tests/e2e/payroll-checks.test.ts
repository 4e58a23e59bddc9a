// The checks before closing: an error blocks, a warning wants a note, and each leads to its place.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { awaitNotice } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

// The worker checks the months of this company, as it does those of thousands of people.
const site = await startSite({ CHECKS_IN_REQUEST: '10' })
startWorker(site.database, { LOG_LEVEL: 'silent' })
const { bernarda, elcira, hernan } = site.world.people
const { vina } = site.world.businesses

test('obstacles to closing a month are found, noted and linked', async () => {
  await site.asCompany(
    `update payment_method set is_current = false where user_id = ${bernarda.id}`,
  )
  await site.asCompany(
    `update user_version set simple_burdens = 2, subject_to_family_allowance = false
     where user_id in (${elcira.id}, ${hernan.id}) and superseded_at is null`,
  )
  const page = await site.visit('admin')
  const base = `/home/procesos/${await site.monthOf(vina.id, 202609)}`
  await page.goto(`${base}/controles`)
  await page.getByRole('heading', { name: 'Aún no hay nada que controlar' }).waitFor()
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  await page.getByRole('button', { name: 'Calcular de nuevo' }).waitFor({ timeout: 30_000 })
  await page.goto(`${base}/controles`)
  await page.getByText('2 errores impiden cerrar').waitFor()
  await page.getByText(/, revisadas el \d\d-\d\d-\d{4} \d\d:\d\d/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Cerrar mes' }).click()
  const dialog = page.getByRole('dialog')
  // What would be refused is said before the question, and leads to where it is put right.
  await dialog.getByText(/^Los controles tienen 2 errores por corregir/).waitFor()
  await dialog.getByRole('button', { name: 'Ver los controles' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForURL('**/controles')

  const warning = page.getByRole('region', { name: 'Cargas y sin derecho a asignación' })
  await warning.getByRole('button', { name: /^Anotar/ }).click()
  await page.getByLabel('Por qué está bien').fill('Renunció a la asignación por escrito')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await awaitNotice(page, 'La nota quedó guardada')
  await page.getByText('«Renunció a la asignación por escrito»').first().waitFor()
  await page.getByText('Errores (2)').click()
  await page.waitForURL('**/controles?ver=errores')
  // The link leads to the part of the ficha where it is put right.
  await page.getByRole('link', { name: /^(Identificación|Formas de pago) de Bernarda/ }).click()
  await page.waitForURL(/datos-personales\?parte=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

  const narrow = await site.visit('admin', { width: 360 })
  await narrow.goto(`${base}/controles`)
  await narrow.getByText('2 errores impiden cerrar').waitFor()
  await settled(narrow)
  await expect.poll(() => overflow(narrow)).toBe(0)
})
