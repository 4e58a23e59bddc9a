// How a company is divided, as people meet it: areas that are joined, units that are moved.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { pick, awaitNotice } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('an area is added, and joined to another one with its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/areas')
  await page.getByRole('button', { name: 'Nueva área' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva área' })
  await form.getByLabel('Nombre').fill('Huerto')
  await form.getByRole('button', { name: 'Crear área' }).click()
  await awaitNotice(page, 'Área creada')
  await page.getByRole('button', { name: 'Acciones de Huerto', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Unir con otra' }).click()
  const merge = page.getByRole('dialog', { name: 'Unir Huerto con otra área' })
  await pick(merge.getByLabel('Unir con'), /^Huertos/, 'huertos')
  await merge.getByText('Son de unidades distintas').waitFor()
  await merge.getByText(/Huerto no tiene unidad; Huertos es de la unidad Huertos/).waitFor()
  await merge.getByRole('button', { name: 'Unir' }).click()
  await awaitNotice(page, 'Áreas unidas')
  await page.getByRole('row', { name: /^Huerto / }).waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])

  await page
    .getByRole('row', { name: /^Huertos/ })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { name: 'Colaboradores' }).waitFor()
})

test('a unit is moved under another one since today, with its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/estructura')
  await page.getByRole('row', { name: /^Huertos/ }).waitFor()
  await page.getByRole('button', { name: 'Acciones de Huertos', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar unidad' })
  await pick(form.getByLabel('Depende de (opcional)'), /^Servicios/, 'servicios')
  await form.getByRole('button', { name: 'Guardar' }).click()
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Unidad guardada')
  await page.getByRole('button', { name: 'Acciones de Huertos', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Historial' }).click()
  await page.getByRole('dialog', { name: 'Historial de Huertos' }).getByText('Campo').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a new unit is there always, or as long as the one that it is under', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/estructura')
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  const fill = async (name: string, code: string) => {
    await page.getByRole('button', { name: 'Nueva unidad' }).click()
    const form = page.getByRole('dialog', { name: 'Nueva unidad' })
    await form.getByLabel('Nombre').fill(name)
    await form.getByLabel('Código').fill(code)
    return form
  }
  const first = await fill('Vivero', 'VIV')
  await first.getByRole('button', { name: 'Crear unidad' }).click()
  await expect
    .poll(() => since.getByRole('radio', { name: 'Desde siempre' }).isChecked())
    .toBe(true)
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Unidad creada')
  const second = await fill('Almácigos', 'ALM')
  await pick(second.getByLabel('Depende de (opcional)'), /^Huertos/, 'huertos')
  await second.getByRole('button', { name: 'Crear unidad' }).click()
  await since.getByRole('radio', { name: /^Desde que existe Huertos, / }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a contract that takes an area is offered its unit, and takes it when accepted', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/ficha/${site.world.people.hernan.publicId}/datos-contrato`)
  await page.getByRole('button', { name: 'Editar tipo de contrato y cargo' }).click()
  const area = page.getByLabel('Área (opcional)')
  await area.fill('bodega')
  const offer = page.getByRole('status').filter({ hasText: 'unidad Bodega y enología' })
  await offer.waitFor()
  await area.fill('Calidad')
  await offer.waitFor({ state: 'detached' })
  await area.fill('Bodega')
  await area.press('Tab')
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').waitFor({
    state: 'hidden',
  })
  expect(await accessibilityFaults(page)).toEqual([])
  await offer.getByRole('button', { name: 'Usar Bodega y enología' }).click()
  await offer.waitFor({ state: 'detached' })
})

test('areas are narrowed to those of a unit, and to those of none', async () => {
  const page = await site.visit('gerente')
  await page.goto('/home/empresa/estructura')
  await page
    .getByRole('row', { name: /^Viñedos/ })
    .getByRole('link')
    .click()
  await page.getByRole('row', { name: /^Cosecha/ }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /^Bodega/ }).count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the organization says what its units are in its own words', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/tipos-de-unidad')
  await page.getByRole('button', { name: 'Nuevo tipo de unidad' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo tipo de unidad' })
  await form.getByLabel('Nombre').fill('Cuadrilla')
  await form.getByRole('button', { name: 'Crear tipo de unidad' }).click()
  await awaitNotice(page, 'Tipo de unidad creado')
  await page.goto('/home/empresa/estructura')
  await page.getByRole('button', { name: 'Acciones de Embalaje', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const unit = page.getByRole('dialog', { name: 'Editar unidad' })
  await pick(unit.getByLabel('Tipo (opcional)'), 'Cuadrilla')
  await unit.getByRole('button', { name: 'Guardar' }).click()
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Unidad guardada')
  await page
    .getByRole('row', { name: /^Embalaje/ })
    .getByText('Cuadrilla')
    .waitFor()
  await page.goto('/home/organigrama?modo=unidades')
  await page.getByRole('treeitem').filter({ hasText: 'Cuadrilla · 221' }).waitFor()
})
