// What somebody finds who left: their own finiquito and papers, on a phone.
import { expect, test } from 'vitest'
import { formerLogin } from '../../database/seed/logins.ts'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('whoever left finds their finiquito in the menu, and why each amount is so', async () => {
  const page = await site.signIn(formerLogin.username, { width: 360, height: 780 })
  await page.getByText('Mi última liquidación').waitFor()
  await page.getByRole('link', { name: /Viña Los Coihues.*Ver mi finiquito/s }).waitFor()
  await settled(page)
  const quick = page.getByRole('navigation', { name: 'Accesos rápidos' })
  await quick.getByRole('button', { name: 'Menú' }).click()
  const drawer = page.getByRole('dialog').getByRole('navigation', { name: 'Menú principal' })
  await drawer.getByRole('link', { name: 'Mi finiquito' }).click()
  await page.getByRole('heading', { name: 'Mi finiquito', level: 1 }).waitFor()
  await page.getByText('Verlo no es firmarlo').waitFor()
  await expect.poll(() => page.getByText('Lo que una sentencia podría sumar').count()).toBe(0)
  await page.getByRole('button', { name: 'Feriado legal, progresivo y proporcional' }).click()
  await page.getByRole('dialog').getByText('Remuneración mensual del feriado').first().waitFor()
  await page.keyboard.press('Escape')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what is of the work is closed to them', async () => {
  const page = await site.signIn(formerLogin.username)
  await page.goto('/home/vacaciones')
  await page.getByRole('heading', { name: 'Sin acceso' }).waitFor()
  await page.getByText('pídalo a Recursos Humanos de').waitFor()
  await expect.poll(() => page.getByText('administra los perfiles').count()).toBe(0)
  await page.getByRole('link', { name: 'Pedir mis datos a la empresa' }).click()
  await page.getByRole('link', { name: 'Mis datos', exact: true }).waitFor()
})
