// A plan of accounts that comes from elsewhere, with its mistakes, until it is in the books.
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

test('a file with mistakes is mended in its rows, and enters whole', async () => {
  const page = await site.visit('admin', { width: 1440, height: 900 })
  await page.goto('/home/plan-de-cuentas')
  await page.getByRole('button', { name: 'Pegar cuentas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pegar cuentas' })
  const add = dialog.getByRole('button', { name: 'Agregar cuentas' })
  const letters = [
    'Código,Nombre,Tipo,Bajo',
    '8,Costos de producción,Gasto,',
    '8.1,"Cosecha, raleo y poda",Gasto,8',
    '8.2,Fletes,Egreso,8',
    '8.3,Viáticos,Gasto,7',
    '8.1,Cosecha otra vez,Gasto,8',
    '',
  ]
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(letters.join('\r\n'), 'latin1'),
  })
  await dialog.getByText('3 filas por corregir de 5').waitFor()
  await dialog.getByText('La cuenta 7 no existe, ni en el plan ni en la lista').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await write(dialog.getByLabel('Tipo, fila 3'), 'Gasto')
  await write(dialog.getByLabel('Bajo, fila 4'), '8')
  await dialog.getByRole('button', { name: 'Quitar fila 5' }).click()
  await dialog.getByText('4 filas sin errores').waitFor()
  await add.click()
  await awaitNotice(page, '4 cuentas agregadas, 0 nombres cambiados')
  const { rows } = await site.owner.query<{ code: string; name: string; under: string | null }>(
    `select a.code, a.name, above.code as under from accounting_account a
     left join accounting_account above on above.company_id = $1 and above.id = a.parent_id
     where a.company_id = $1 and a.code like '8%' order by a.code`,
    [site.world.coihues.id],
  )
  expect(rows).toEqual([
    { code: '8', name: 'Costos de producción', under: null },
    { code: '8.1', name: 'Cosecha, raleo y poda', under: '8' },
    { code: '8.2', name: 'Fletes', under: '8' },
    { code: '8.3', name: 'Viáticos', under: '8' },
  ])
})

test('why an account is not removed is said before anybody tries', async () => {
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto('/home/plan-de-cuentas?q=Sueldos')
  await page.getByRole('button', { name: 'Acciones de 5.1.10 Sueldos' }).click()
  const remove = page.getByRole('menuitem', { name: /^Eliminar/ })
  await remove.getByText(/^Tiene \d+ regla/).waitFor()
  await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => overflow(page)).toBe(0)
})

test('on a phone each cell of a pasted list has room, and its mistake is under it', async () => {
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto('/home/plan-de-cuentas')
  await page.getByRole('button', { name: 'Pegar cuentas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pegar cuentas' })
  await dialog.getByRole('textbox', { name: /^Cuatro columnas/ }).fill('8.2;Fletes;Egreso;77')
  await dialog.getByText('1 fila por corregir de 1').waitFor()
  const cell = dialog.getByLabel('Tipo, fila 1')
  await expect.poll(async () => (await cell.boundingBox())?.width).toBeGreaterThan(200)
  await expect.poll(() => overflow(page)).toBe(0)
})
