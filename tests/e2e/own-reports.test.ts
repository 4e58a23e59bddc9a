// A report that somebody cuts for themself, keeps, finds again and receives.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

const byArea = new URLSearchParams({
  reporte: 'fichas',
  por: JSON.stringify({ column: 'Área', by: 'VALUE' }),
})

test('people by area, narrowed, kept under a name and sent each month', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto(`/home/reports?${byArea}`)
  const table = page.getByRole('region', { name: 'Fichas de personas' })
  await table.getByRole('columnheader', { name: 'Cantidad' }).waitFor()
  await page.getByRole('button', { name: 'Agregar condición' }).click()
  await pick(page.getByLabel('Columna de la condición 1'), 'Situación')
  await pick(page.getByLabel('Condición 1', { exact: true }), 'es')
  // What the column has is offered, and several are chosen.
  const values = page.getByLabel('Valor de la condición 1')
  await values.click()
  const offered = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  for (const one of ['Contrato vigente', 'Contrato terminado']) {
    await offered.locator('.ant-select-item-option').filter({ hasText: one }).click()
  }
  await page.keyboard.press('Escape')
  await page.waitForURL(/vigente%5CnContrato/)
  await pick(page.getByLabel('Ordenar por'), 'Cantidad')
  await page.waitForURL('**orden=**')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar el reporte' })
  await write(dialog.getByLabel(/^Nombre/), 'Dotación por área')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await awaitNotice(page, 'Reporte guardado')

  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'Todos los reportes' }).click()
  await page.getByRole('link', { name: /Dotación por área/ }).click()
  await table.getByRole('columnheader', { name: 'Cantidad' }).waitFor()
  await page.getByRole('button', { name: 'Recibir por correo' }).click()
  const sending = page.getByRole('dialog', { name: 'Recibir por correo' })
  await sending.getByRole('button', { name: 'Recibir', exact: true }).click()
  await awaitNotice(page, 'Le llegará por correo')
  await page.getByRole('button', { name: 'No recibirlo más' }).click()
  await awaitNotice(page, 'Ya no se le envía')
})

test('an amount that is none is said where it is typed, in a hand too', async () => {
  const page = await site.visit('admin', { width: 360, height: 780, dark: true })
  const wrong = JSON.stringify({ column: 'Edad', is: 'FROM', value: 'mucha' })
  await page.goto(`/home/reports?${new URLSearchParams({ reporte: 'fichas', si: wrong })}`)
  await page.getByRole('alert').filter({ hasText: 'Escriba un número' }).waitFor()
  await page.getByText('Error: reporte sin datos').waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Volver al reporte completo' }).click()
  await page.getByText(/^10 de \d+ filas$/).waitFor()
})
