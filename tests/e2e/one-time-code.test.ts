// An installation that sends no mail: a code is shown once to whoever lets somebody in.
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { accessibilityFaults } from '../browser.ts'
import { chooseFromMenu, enter, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite({ SMTP_URL: '' })

test('a company is opened with a code, with which its administrator comes in once', async () => {
  const page = await site.visit('superadmin')
  await page.goto('/home/empresas/nueva')
  await page.getByLabel('Nombre').first().fill('Viña Itata')
  await page.getByLabel('Nombre').nth(1).fill('Ana')
  await page.getByLabel('Apellido paterno').fill('Soto')
  await page.getByLabel('RUT').fill(rutOf(43_778_001))
  await page.getByLabel('Correo electrónico').fill('ana@itata.example')
  await page.getByLabel('Usuario').fill('ana.itata')
  await page.getByRole('button', { name: 'Crear empresa' }).click()
  await page.getByRole('heading', { name: 'Viña Itata está lista' }).waitFor()
  await page.getByText('Se muestra una sola vez.').waitFor()
  const code = await page.locator('.ac-code code').innerText()
  expect(code).toMatch(/^[A-Za-z2-9]{12}$/)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const hers = await site.open()
  await hers.goto('/login')
  await enter(hers, 'ana.itata', code)
  await hers.getByRole('heading', { name: 'Cambie su contraseña' }).waitFor()
  await hers.getByLabel('Nueva contraseña').fill('Parronal7')
  await hers.getByLabel('Repita la contraseña').fill('Parronal7')
  await hers.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await hers.waitForURL('**/home/**')

  const other = await site.open()
  await other.goto('/login')
  await enter(other, 'ana.itata', code)
  await other.getByText('Usuario o Contraseña incorrectos').waitFor()
  await page.reload()
  await expect.poll(() => page.getByText(code).count()).toBe(0)
})

test('a worker who cannot come in gets one from their record', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/ficha/${site.world.people.bernarda.publicId}`)
  await chooseFromMenu(page.getByRole('button', { name: /^Acciones de Bernarda/ }), 'Acceso')
  const access = page.getByRole('dialog', { name: /^Acceso de Bernarda/ })
  await access.getByRole('button', { name: 'Hacer código de un solo uso' }).click()
  await page.getByText('El código se muestra una vez.').waitFor()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Hacer código de un solo uso' })
    .click()
  const shown = page.getByRole('dialog', { name: 'Código de un solo uso', exact: true })
  await shown.getByText('Se muestra una sola vez.').waitFor()
  await shown.getByRole('button', { name: 'Copiar código' }).waitFor()
  // Nothing closes it by mistake: its code is on no screen ever again.
  await page.keyboard.press('Escape')
  expect(await accessibilityFaults(page)).toEqual([])
  await shown.getByRole('button', { name: 'Listo' }).click()
  await shown.waitFor({ state: 'detached' })
})

test('who forgot their password reads where to ask', async () => {
  const page = await site.open()
  await page.goto('/forgot')
  await page.getByLabel('Correo electrónico').fill('ana@itata.example')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await page.getByText(/Esta instalación no envía correos: pida un código/).waitFor()
})
