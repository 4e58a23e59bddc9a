// The finiquitos of many people, as whoever closes a season makes them: seen, made, taken back.
import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { awaitNotice, chooseFromMenu, pick, write } from './gestures.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const worker = startWorker(site.database, { LOG_LEVEL: 'silent' })
afterAll(() => worker.kill())

test('the finiquitos of many are calculated, seen, made and taken back', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos')
  await page.getByRole('button', { name: 'Finiquitos masivos' }).click()
  await page.getByRole('link', { name: 'Vendimia 2026' }).waitFor()
  await page.getByRole('button', { name: 'Nuevo finiquito masivo' }).click()
  await page.getByRole('heading', { name: 'Nuevo finiquito masivo' }).waitFor()
  await pick(page.getByLabel('Razón social', { exact: true }), /Viña Los Coihues/)
  await page.getByLabel('Nombre', { exact: true }).fill('Poda de invierno')
  await pick(page.getByLabel('Causal'), /Art. 159 N°5/, '159 N°5')
  for (const [label, day] of [
    ['Último día', '30-09-2026'],
    ['Fecha de pago', '09-10-2026'],
  ] as const) {
    await write(page.getByLabel(label), day)
    await page.getByLabel(label).press('Tab')
  }
  await page.getByRole('heading', { name: /personas quedan/ }).waitFor()
  await page.getByText('Su contrato termina antes de ese día').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Calcular' }).click()
  const asked = page.getByRole('dialog', { name: '¿Calcular de todos modos?' })
  await asked.getByText(/personas quedan en el finiquito, y .* no/).waitFor()
  await asked.getByRole('button', { name: 'Calcular' }).click()
  await page.getByRole('heading', { name: 'Poda de invierno' }).waitFor()
  await page.getByText('Por revisar').first().waitFor()
  await page.getByText('Por crear', { exact: true }).last().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Crear finiquitos' }).click()
  const sure = page.getByRole('dialog', { name: 'Crear finiquitos' })
  await sure.getByRole('button', { name: 'Crear finiquitos' }).click()
  await awaitNotice(page, 'Los finiquitos se crean')
  await page.getByRole('button', { name: 'Emitir finiquitos' }).waitFor()
  await page.getByText('Creado', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const undo = page.getByRole('dialog', { name: 'Deshacer' })
  await undo.getByLabel('Motivo').fill('La temporada se alargó')
  await undo.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Eliminado', { exact: true }).first().waitFor()
  await page.getByText('Motivo: La temporada se alargó').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the area of the people is chosen among those they have, and is in the address', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos/masivos/nuevo')
  await pick(page.getByLabel('Razón social', { exact: true }), /Viña Los Coihues/)
  await page.getByRole('heading', { name: /personas? no quedan?|personas? quedan?/ }).waitFor()
  await pick(page.getByLabel(/^Área/), /Bodega \(\d+ contratos?\)/, 'Bodega')
  await page.waitForURL(/razon=.*area=/)
  const address = page.url()
  const other = await site.visit('supergerente')
  await other.goto(address)
  await other
    .locator('.ant-select')
    .getByText(/Bodega \(\d+ contratos?\)/)
    .waitFor()
  await pick(other.getByLabel('Razón social', { exact: true }), /Casa/)
  await other.waitForURL((url) => !url.searchParams.has('area'))
})

test('finiquitos are shown to their people in one act, which is taken back', async () => {
  await site.asCompany(`insert into login (company_id, user_id, username, password_hash, email)
    select s.company_id, s.user_id, 'finiquitada', '-', '' from settlement s
    where s.status = 'IN_PROGRESS'`)
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos?status=IN_PROGRESS')
  await page.getByRole('button', { name: 'Mostrar a las personas' }).click()
  await page.waitForURL(/finiquitos\/mostrar\?status=IN_PROGRESS/)
  await page.getByText('1 persona lo verá', { exact: false }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Mostrar a 1 persona' }).click()
  const sure = page.getByRole('dialog', { name: 'Mostrar a 1 persona' })
  await sure.getByRole('button', { name: 'Mostrar a 1 persona' }).click()
  await awaitNotice(page, 'Finiquito a la vista de 1 persona')
  // The company has shown one before: the newest of the two stands first.
  const acts = page.getByRole('row', { name: /^A la vista de 1 persona Hecho Carolina/ })
  await acts.nth(1).waitFor()
  await chooseFromMenu(page.getByRole('button', { name: /^Acciones del acto/ }).first(), 'Deshacer')
  const undo = page.getByRole('dialog')
  await undo.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Deshecho', { exact: true }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a worker reads on a phone the finiquito that they are shown, and why', async () => {
  await site.asCompany(`update settlement set user_id = ${site.world.people.bernarda.id}
    where id = (select id from settlement where status = 'ISSUED' order by id limit 1)`)
  await site.asCompany(`insert into settlement_display (company_id, shows, people, at)
    values (app.current_company(), true, 1, now())`)
  await site.asCompany(`insert into settlement_shown
      (company_id, settlement_id, user_id, display_id, since)
    select s.company_id, s.id, s.user_id, d.id, now() from settlement s
    join settlement_display d on d.company_id = s.company_id
    where s.user_id = ${site.world.people.bernarda.id} and s.status = 'ISSUED'
    order by d.id desc limit 1`)
  const page = await site.visit('trabajador', { width: 360 })
  await page.goto('/home/mi-finiquito')
  await page.getByRole('heading', { name: 'Mi finiquito' }).waitFor()
  await page.getByText('Verlo no es firmarlo', { exact: false }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Total a pagar' }).click()
  await page.getByRole('dialog', { name: '¿Por qué este monto?' }).waitFor()
})
