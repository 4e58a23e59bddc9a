import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { pick, startSite } from './site.ts'

const site = await startSite()

test('an item is written, refused at its formula, and put right', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/maintenance-payroll')
  await page.getByRole('link', { name: 'Bono por ventas' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Nuevo ítem' }).click()
  // A haber starts in both bases, as in the studio; a discount is in none, and cannot be.
  const bases = ['Imponible', 'Tributable'].map((name) => page.getByRole('switch', { name }))
  const marked = () => Promise.all(bases.map((base) => base.isChecked()))
  await expect.poll(() => marked()).toEqual([true, true])
  for (const [type, both] of [
    ['Descuento', false],
    ['Haber', true],
  ] as const) {
    await pick(page.getByRole('combobox', { name: 'Tipo' }), new RegExp(`^${type}$`))
    await expect.poll(marked).toEqual([both, both])
  }
  await page.getByLabel('Código', { exact: true }).fill('BONO_ALMUERZO')
  await page.getByLabel('Nombre').first().fill('Bono de almuerzo')
  // What most items leave as it is stays folded, and a mistake in it opens it.
  const fold = page.getByRole('button', { name: 'Cálculo y tope' })
  await fold.click()
  await page.getByLabel('Fórmula propia').fill('SUELDO_BAS * 2%')
  await fold.click()
  await page.getByLabel('Fórmula propia').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Crear ítem' }).click()
  await page.getByText(/¿quiso decir SUELDO_BASE\?/).waitFor()
  await page.getByLabel('Fórmula propia').fill('SUELDO_BASE * 2%')
  await page.getByRole('button', { name: 'Crear ítem' }).click()
  await page.getByRole('heading', { name: 'Bono de almuerzo' }).waitFor()
  await page.getByText('Nadie lo tiene en el mes.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Desactivar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Desactivar Bono de almuerzo' })
  await dialog.getByRole('heading', { name: '¿Desde qué mes rige?' }).waitFor()
  await dialog.getByText('septiembre 2026').waitFor()
  await dialog.getByRole('button', { name: 'Desactivar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Activar', exact: true }).waitFor()
})

test('a variable shows its versions and what differs; a table its brackets', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/maintenance-payroll/variable/PRECIO_TURNO_NOCHE')
  await page.getByRole('table', { name: 'Diferencias entre las versiones' }).waitFor()
  await page.getByRole('cell', { name: '14.500' }).waitFor()
  await page.getByRole('link', { name: 'Turnos del mes por su precio' }).waitFor()
  await page.goto('/home/maintenance-payroll/tabla/TABLA_VENTAS')
  await page.getByText('Sin límite').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Agregar tramo' }).waitFor()
})
