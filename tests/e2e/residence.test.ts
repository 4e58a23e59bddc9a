// Residence permits as people meet them: who has none or an expired one, a new permit, the 15 %.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick, write } from './gestures.ts'
import { overflow, slid, startSite } from './site.ts'

const site = await startSite()
const { wilner, yorgelis, bernarda } = site.world.people

test('an expired permit is found in the list and renewed in the ficha', async () => {
  const page = await site.visit('supergerente', { width: 1440 })
  await page.goto('/home/extranjeros')
  await page.getByRole('row', { name: /Wilner.*20-10-2026/ }).waitFor()
  await expect.poll(() => slid(page)).toEqual([])
  const late = page.getByRole('row', { name: /Yorgelis.*Vencido/ })
  await late.getByRole('link').first().click()
  await page.getByRole('heading', { name: yorgelis.name }).waitFor()
  await page.getByRole('row', { name: /reunificación familiar.*Vencido/ }).waitFor()
  await page.getByRole('button', { name: 'Agregar permiso' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar permiso' })
  await pick(form.getByLabel('Permiso', { exact: true }), 'Residencia temporal: actividades')
  await form.getByLabel('Número').fill('26-700145')
  await write(form.getByLabel('Desde', { exact: true }), '02-09-2026')
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await form
    .getByText('Indique hasta cuándo vale', { exact: false })
    .or(form.getByText('obligatorio', { exact: false }))
    .first()
    .waitFor()
  await write(form.getByLabel('Hasta'), '01-09-2096')
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await awaitNotice(page, 'Permiso agregado')
  await page.getByRole('row', { name: /26-700145.*Vigente/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/home/extranjeros?state=CURRENT')
  await page.getByRole('row', { name: /Yorgelis.*Vigente.*01-09-2096/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the limit of 15 % is explained number by number, each with its people', async () => {
  const page = await site.visit('gerente')
  await page.goto('/home/extranjeros')
  await page.getByRole('link', { name: 'Límite del 15 %' }).click()
  const vina = page.getByRole('list', { name: /Límite de .*Coihues/ })
  await vina.getByText('Se cuentan', { exact: true }).waitFor()
  await vina.getByRole('link', { name: /Más de cinco años/ }).click()
  await page.getByRole('row', { name: new RegExp(wilner.name) }).waitFor()
  await page.getByRole('row', { name: /Yorgelis/ }).waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/home/extranjeros/proporcion')
  await vina.getByText('Se cuentan', { exact: true }).waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
})

test('whoever is Chilean has no such tab, and a worker no such list', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/ficha/${bernarda.publicId}`)
  await page.getByRole('link', { name: 'Historial' }).waitFor()
  await page.getByRole('link', { name: 'Residencia' }).waitFor({ state: 'detached' })
  const worker = await site.visit('trabajador')
  await worker.goto('/home/dashboard')
  await worker.getByRole('main').getByRole('heading').first().waitFor()
  await worker.getByRole('link', { name: 'Extranjeros' }).waitFor({ state: 'detached' })
})
