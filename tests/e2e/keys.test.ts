// What the keyboard does in any form: sends it, replaces a day, finds the choice of a short list.
import { expect, test } from 'vitest'
import { awaitNotice, focusReturns, openMenu, press } from './gestures.ts'
import { shows, startSite } from './site.ts'

const site = await startSite()

test('a contract is written by keys, and takes a unit that is younger than it', async () => {
  await site.api.as('admin').mutate(
    `mutation ($input: CreateHierarchyNodeInput!) {
      createHierarchyNode(input: $input) { status error { message } data { id } } }`,
    { input: { code: 'SALA', name: 'Sala de ventas', from: '2026-09-10' } },
  )
  const page = await site.visit('supergerente')
  const { hernan } = site.world.people
  await page.goto(`/home/ficha/${hernan.publicId}/contrato-nuevo`)
  const start = page.getByLabel('Inicio', { exact: true })
  await start.click()
  await page.keyboard.type('01-08-2026')
  await shows(start, '01-08-2026')

  // Three choices, found by typing as those of a long list.
  const kind = page.getByLabel('Tipo de contrato')
  await kind.click()
  await page.keyboard.type('obra')
  await page.keyboard.press('Enter')
  await page.getByText('Vacío: hasta que termine la obra').waitFor()

  const unit = page.getByLabel('Unidad (opcional)')
  await unit.click()
  await page.keyboard.type('Sala de')
  await page.keyboard.press('Enter')
  const said = page.getByRole('status').filter({ hasText: 'Sala de ventas existe desde' })
  await said.getByRole('button', { name: 'Que exista desde el 01-08-2026' }).click()
  await said.waitFor({ state: 'detached' })
  await awaitNotice(page, 'La unidad existe desde el inicio del contrato')
  await page.getByRole('button', { name: 'Quitar la selección' }).first().waitFor()

  const title = page.getByLabel('Cargo', { exact: true })
  await title.fill('Vendedor de sala')
  await page.getByLabel('Sueldo base').fill('750000')
  await title.press('Control+Enter')
  await page.getByText('Este campo es obligatorio').first().waitFor()
  expect(page.url()).toContain('contrato-nuevo')
})

test('who removes a row by keys goes on from the next one', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/evaluaciones/configuracion')
  const acts = page.getByRole('button', { name: /^Acciones de / })
  const name = 'Desempeño 2027'
  const gone = page.getByRole('button', { name: `Acciones de ${name}`, exact: true })
  await gone.waitFor()
  const names = await acts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const next = names[names.indexOf(`Acciones de ${name}`) + 1] ?? ''
  const menu = await openMenu(gone, 'Enter')
  await press(menu.getByRole('menuitem', { name: 'Eliminar' }), 'Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Se repite')
  await press(dialog.getByRole('button', { name: 'Eliminar' }), 'Enter')
  await gone.waitFor({ state: 'detached' })
  await focusReturns(page.getByRole('button', { name: next, exact: true }))
})

test('who adds a line by keys writes in it, and goes on in another once it is gone', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/escenarios/nuevo')
  await press(page.getByRole('button', { name: 'Reajuste de sueldos', exact: true }), 'Enter')
  await page.locator('[id^="changes_0_"]:focus').waitFor()
  await press(
    page.getByRole('button', { name: 'Otro valor de un indicador', exact: true }),
    'Enter',
  )
  await page.locator('[id^="changes_1_"]:focus').waitFor()
  const remove = page.getByRole('button', { name: 'Quitar Otro valor de un indicador' })
  await press(remove, 'Enter')
  await remove.waitFor({ state: 'detached' })
  await page.locator('[id^="changes_0_"]:focus').waitFor()
})

test('what opens beside a button is walked by keys, and gives the keyboard back', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/cursos/todos')
  const chooser = page.getByRole('button', { name: 'Elegir columnas' })
  await press(chooser, 'Enter')
  const columns = page.getByRole('group', { name: 'Columnas' })
  const first = columns.getByRole('checkbox').first()
  await focusReturns(first)
  await page.keyboard.press('Shift+Tab')
  await focusReturns(chooser)
  await press(chooser, 'Enter')
  await focusReturns(first)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await focusReturns(chooser)
  await columns.waitFor({ state: 'hidden' })

  const acts = page.getByRole('button', { name: /^Acciones de / }).first()
  await press(acts, 'Enter')
  const menu = page.locator('.ant-dropdown:not(.ant-dropdown-hidden)')
  await focusReturns(menu.getByRole('menuitem').first())
  await page.keyboard.press('Escape')
  await focusReturns(acts)

  // The bell of the top bar is fetched when it is first asked for.
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await press(bell, 'Enter')
  await focusReturns(page.getByRole('group', { name: 'Avisos' }).getByRole('link').first())
  await page.keyboard.press('Escape')
  await focusReturns(bell)
})
