// What is kept, as each person finds it: a worker in their account, whoever left with their own
// date, the administration in the company.
import { expect, test } from 'vitest'
import { formerLogin } from '../../database/seed/logins.ts'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('a worker finds it in their account, on a phone', async () => {
  const page = await site.signIn('trabajador', { width: 360, height: 780 })
  await page.goto('/home/cuenta')
  await page.getByRole('link', { name: 'Conservación de datos' }).click()
  await page.getByRole('heading', { name: 'Antecedentes laborales' }).waitFor()
  await page.getByText('Al menos 60 meses desde el término del contrato').waitFor()
  await page.getByText('180 días desde su envío').waitFor()
  await settled(page)
  // What is of the company alone is not theirs to read here, and nobody gave them a date.
  const ofCompany = page.getByText('De la empresa', { exact: true })
  await expect.poll(() => ofCompany.count()).toBe(0)
  await expect.poll(() => page.getByText('Lo suyo, al menos hasta').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('whoever left finds until when theirs is kept at least', async () => {
  const page = await site.signIn(formerLogin.username)
  await page.goto('/home/cuenta/conservacion')
  await page.getByText('Lo suyo, al menos hasta el 10-05-2031').waitFor()
  await page.getByText('Lo suyo, al menos hasta el 10-05-2032').first().waitFor()
})

test('the administration finds all of it in the company', async () => {
  const page = await site.signIn('admin')
  await page.goto('/home/empresa')
  await page.getByRole('link', { name: 'Conservación de datos' }).click()
  await page.getByRole('heading', { name: 'Configuración de la empresa' }).waitFor()
  await page.getByText('Mientras la empresa use el servicio', { exact: true }).waitFor()
  await page.getByText('De la empresa').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})
