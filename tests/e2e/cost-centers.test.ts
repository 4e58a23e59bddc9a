// Cost centres as people meet them: a group with its tree, and the split of one contract.
import { expect, test } from 'vitest'
import { payrollOf } from '../api/payroll.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, pick, startSite } from './site.ts'

const site = await startSite()
// The foreman lacks ten percent.
await site.asCompany('update cost_center_contract set percentage = 30 where percentage = 40')

test('a centre is added, and a contract is split anew from today on', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/centros-de-costo')
  await page.getByRole('main').getByRole('link', { name: 'Por área' }).click()
  await page.getByRole('button', { name: 'Nuevo centro' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo centro' })
  await form.getByLabel('Código').fill('220')
  await form.getByLabel('Nombre').fill('Vivero')
  await form.getByRole('button', { name: 'Crear centro' }).click()
  await page.getByRole('row', { name: /Vivero/ }).waitFor()

  await page.getByRole('link', { name: 'Por completar' }).click()
  await page
    .getByRole('row', { name: /Quezada/ })
    .getByRole('link')
    .click()
  const area = page.locator('section.mg-panel').filter({ hasText: 'Por área' })
  await area.getByText('Sin centro de costo').waitFor()
  await area.getByRole('button', { name: 'Cambiar reparto' }).click()
  const split = page.getByRole('dialog', { name: 'Reparto por área' })
  await split.getByLabel('Porcentaje').last().fill('50')
  await split.getByText('Suman 110%: a lo más 100%').waitFor()
  await split.getByLabel('Porcentaje').last().fill('40')
  await split.getByText('Suman 100%').waitFor()
  await split.getByRole('button', { name: 'Guardar' }).click()
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Reparto guardado')
  await area.getByText('Hoy se reparte entero').waitFor()
  await area.getByText('Historial', { exact: true }).click()
  await area.getByRole('row', { name: /^Bodega y embalaje 30%/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a unit names the centre of its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/centros-de-costo')
  await page.getByRole('main').getByRole('link', { name: 'Por cultivo' }).click()
  await page.getByRole('link', { name: 'Por unidad' }).click()
  await page.getByRole('row', { name: /^Bodega y enología UVA Uva La unidad/ }).waitFor()
  const acts = page.getByRole('button', { name: 'Acciones de Campo' })
  await chooseFromMenu(acts, 'Cambiar centro')
  const form = page.getByRole('dialog', { name: 'Centro de costo de Campo' })
  await pick(form.getByLabel('Centro de costo'), /Uva/)
  await form.getByRole('button', { name: 'Guardar' }).click()
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Centro de la unidad guardado')
  await page.getByRole('row', { name: /^Embalaje UVA Uva Campo/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the cost of a month opens by centre to its concepts and its people', async () => {
  const month = await payrollOf(site.api.as('admin')).monthAt(site.world.businesses.vina, 202608)
  const page = await site.visit('gerente')
  await page.goto(`/home/procesos/${month.id}/centros-de-costo`)
  await page.getByRole('row', { name: /^Sin centro de costo/ }).waitFor()
  await page.getByRole('link', { name: 'Campo', exact: true }).click()
  await page.getByRole('heading', { name: 'Campo (200)' }).waitFor()
  await page.getByRole('row', { name: /^Sueldo base/ }).waitFor()
  await page.getByRole('row', { name: /Quezada/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
