// How many people get a raise in one act: each is read before, and the act is taken back.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { chooseFromMenu, pick } from './gestures.ts'
import { startWorker } from '../server.ts'
import { startSite } from './site.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })
const { bernarda } = site.world.people

test('a raise is chosen by RUT, read person by person, applied and undone', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/cambios-masivos')
  await page.getByRole('button', { name: 'Nuevo cambio masivo' }).click()
  await page.getByRole('heading', { name: 'Nuevo cambio masivo' }).waitFor()
  await pick(page.getByLabel('Razón social'), /Viña/)
  await page.getByLabel('Porcentaje de alza').fill('4,5')
  await page.getByLabel('Motivo').fill('Cumple cinco años en la empresa')
  await page.getByLabel('Solo estos RUT').fill(`${bernarda.rut}\nPedro`)
  await page.getByText('1 contrato cambia').waitFor()
  await page.getByText('No es un RUT: Pedro').waitFor()
  await page.getByRole('row', { name: /Huenchul/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Aplicar a todos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar a todos' }).click()
  await page.getByRole('heading', { name: 'Cambios masivos' }).waitFor()
  const act = page.getByRole('row', { name: /Alza de 4,5%/ })
  await act.getByText('Aplicado').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await act.getByRole('link', { name: /Alza de 4,5%/ }).click()
  await page.getByText('Cumple cinco años en la empresa. Lo ordenó', { exact: false }).waitFor()
  await page.getByRole('row', { name: /Huenchul.*Aplicado/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/home/cambios-masivos')
  await chooseFromMenu(act.getByRole('button', { name: /^Acciones de Alza de 4,5%/ }), 'Deshacer')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await act.getByText('Deshecho').waitFor()
})
