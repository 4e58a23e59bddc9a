// How a list of another program becomes entries of a month: mended in place, filled, commented.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { bernarda, veronica } = site.world.people
const { vina } = site.world.businesses

test('a list by RUT is put right and written; a cell is filled and commented', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202609)}/novedades`)
  await page.getByRole('button', { name: 'Pegar lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pegar lista por RUT' })
  const rows = `${bernarda.rut}\tComisión\t15.000\n${veronica.rut}\tComisiones\t12.500`
  await dialog.getByLabel('RUT, concepto y valor').fill(`RUT\tConcepto\tMonto\n${rows}`)
  await dialog.getByText('1 fila por corregir de 2').waitFor()
  const submit = dialog.getByRole('button', { name: /Escribir/ })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Concepto, fila 1').fill('Comisiones')
  await dialog.getByText('2 filas sin errores').waitFor()
  await dialog.getByRole('button', { name: 'Escribir 2 celdas' }).click()
  await page.getByText('2 por guardar').waitFor()
  await page.getByPlaceholder('Nombre o RUT').fill(bernarda.rut)
  const cell = page.getByLabel(/^Comisiones, .*Huenchul/)
  await expect.poll(() => cell.inputValue()).toBe('15.000')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await awaitNotice(page, 'Se guardaron 2 celdas')

  await cell.press('Shift+F2')
  const says = page.getByRole('dialog', { name: 'Comentario de la celda' })
  await says.getByLabel('Comentario').fill('Meta de la vendimia')
  await says.getByRole('button', { name: 'Guardar' }).click()
  await page.getByLabel(/Comisiones.*Comentario: Meta de la vendimia/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByPlaceholder('Nombre o RUT').fill('')
  const hours = page.getByLabel(/^Horas extraordinarias, /)
  await expect.poll(() => hours.count()).toBeGreaterThan(2)
  await hours.nth(0).fill('3')
  await hours.nth(0).press('ArrowDown')
  await hours.nth(1).press('Control+d')
  await expect.poll(() => hours.nth(1).inputValue()).toBe('3')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
})
