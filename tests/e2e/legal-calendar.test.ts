// The calendar of the country: one person of the platform enters, another one confirms.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick } from './gestures.ts'
import { chooseFromMenu, overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('a day is entered with its law, and counts once another person confirms it', async () => {
  const page = await site.signIn('superadmin', { width: 1440 })
  await page.goto('/home/calendario-legal?year=2027')
  await page.getByRole('heading', { name: 'Calendario legal' }).waitFor()
  await page.getByText('Ley 20.983').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Ingresar feriado' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Fecha').fill('24-11-2027')
  await form.getByLabel('Nombre').fill('Día de la prueba')
  await form.getByRole('button', { name: 'Ingresar feriado' }).click()
  await form
    .getByText(/obligatorio/i)
    .first()
    .waitFor()
  await form.getByLabel('Ley').fill('Ley 99.999, artículo único')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Ingresar feriado' }).click()
  await awaitNotice(page, 'Falta que otra persona lo confirme')
  await page.getByText('1 feriado legal espera confirmación').waitFor()
  await page.getByRole('button', { name: 'Acciones de Día de la prueba, 24-11-2027' }).click()
  const confirm = page.getByRole('menuitem', { name: /Confirmar/ })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')

  const hers = await site.signIn('superadmin2', { width: 1440 })
  await hers.goto('/home/dashboard')
  await hers.getByRole('button', { name: 'Ver los que esperan' }).click()
  const row = hers.getByRole('button', { name: 'Acciones de Día de la prueba, 24-11-2027' })
  await chooseFromMenu(row, 'Confirmar')
  await hers.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await awaitNotice(hers, 'Vigente desde ahora')

  const company = await site.signIn('trabajador', { width: 1440 })
  await company.goto('/home/feriados?year=2027')
  await company.getByText('Día de la prueba').waitFor()
  await company.getByText('Ley 99.999, artículo único').waitFor()
})

test('a year is proposed and confirmed whole, on a phone', async () => {
  const page = await site.signIn('superadmin', { width: 360 })
  await page.goto('/home/calendario-legal')
  await page.getByRole('button', { name: 'Proponer el año 2029' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proponer el año 2029' }).click()
  await awaitNotice(page, '20 feriados esperan que otra persona los confirme')
  await page.waitForURL('**/calendario-legal?year=2029')
  await page.getByText('El calendario legal de 2029 espera', { exact: false }).waitFor()
  await settled(page)
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])

  const hers = await site.signIn('superadmin2', { width: 360 })
  await hers.goto('/home/calendario-legal?year=2029')
  await hers.getByText('verifíquelo con su fuente', { exact: false }).first().waitFor()
  await hers.getByRole('button', { name: 'Confirmar el año 2029' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Confirmar el año 2029' }).click()
  await awaitNotice(hers, '20 feriados vigentes en 2029')
})

test('a day of some places is entered by their names', async () => {
  const page = await site.signIn('superadmin', { width: 360 })
  await page.goto('/home/calendario-legal?year=2027')
  await page.getByRole('button', { name: 'Ingresar feriado' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Fecha').fill('23-11-2027')
  await form.getByLabel('Nombre', { exact: true }).fill('Día de Chillán')
  await form.getByLabel('Ley').fill('Ley 99.998, artículo único')
  await pick(form.getByLabel('Rige en'), 'Algunas comunas')
  for (const [typed, found] of [
    ['chillán', /^Chillán(?! Viejo)/],
    ['pinto', /^Pinto/],
  ] as const) {
    await form.getByLabel('Comunas').fill(typed)
    await page.locator('.ant-select-item-option').filter({ hasText: found }).first().click()
  }
  await page.keyboard.press('Escape')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Ingresar feriado' }).click()
  await awaitNotice(page, 'Falta que otra persona lo confirme')
  await page.getByText('Chillán, Pinto').first().waitFor()
})
