// The list of somebody who comes in, from the task to «Deshacer», and what a company adds to the
// fichas as a filter of the list of its people.
import { expect, test } from 'vitest'
import { startSite } from './site.ts'

const site = await startSite()

test('a task of an arrival is done with its words, and taken back', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/ingresos-y-salidas/tareas?state=TO_DO')
  const row = page.getByRole('row', { name: /Presentar al equipo/ })
  await row.getByRole('button', { name: /Acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Hecho' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar hecha' })
  await dialog.getByLabel('Comentario').fill('Conoció a la cuadrilla')
  await dialog.getByRole('button', { name: 'Hecho' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await expect.poll(stateOf).toBe('DONE')

  await page.goto('/home/ingresos-y-salidas/tareas?state=DONE')
  await page.getByText('Conoció a la cuadrilla').waitFor()
  await row.getByRole('button', { name: /Acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(stateOf).toBe('TO_DO')
})

test('the list of people is narrowed by a field of the company, in the address', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/trabajadores?campo.talla_polera=M')
  const rows = page.getByRole('table').getByRole('row')
  await page.getByRole('columnheader', { name: /Talla de polera/ }).waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: /Quitar filtro Talla de polera/ }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(10)
})

/** How far the task of the test is. */
async function stateOf() {
  const { rows } = await site.owner.query<{ state: string }>(
    `select state from arrival_task where title like 'Presentar al equipo%' order by id limit 1`,
  )
  return rows[0]?.state
}
