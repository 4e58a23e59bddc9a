// Figures that nobody has published, what would happen, and the salary of an agreed net.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, dismiss, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

const EnterFigure = `mutation EnterFigure($input: EnterIndicatorInput!) {
  enterIndicator(input: $input) { status message error { message field } data { entryState } }
}`
startWorker(site.database, { LOG_LEVEL: 'silent' })

test('a figure out of its bounds is entered by one person and confirmed by another', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/indicadores?mes=202610')
  const waiting = page.getByRole('region', { name: 'Requieren atención' })
  const figure = 'Acciones de UF del último día del mes'
  await chooseFromMenu(waiting.getByRole('button', { name: figure }), 'Ingresar valor')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se espera entre $40.441,34 y $41.673,06').waitFor()
  await dialog.getByLabel('Valor (CLP/UF)').fill('42.000,00')
  await dialog.getByText('Lo confirmará otra persona').waitFor()
  await dialog.getByLabel('Es correcto aunque esté fuera de los límites').click()
  await dialog.getByRole('button', { name: 'Ingresar valor' }).click()
  await page.getByText('Falta que otra persona lo confirme').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const other = await site.visit('supergerente')
  await other.goto('/home/indicadores?mes=202610')
  const theirs = other.getByRole('region', { name: 'Requieren atención' })
  await chooseFromMenu(theirs.getByRole('button', { name: figure }), 'Confirmar valor')
  await other.getByRole('dialog').getByRole('button', { name: 'Confirmar valor' }).click()
  await awaitNotice(other, 'Valor confirmado')
  await other.getByText('Ingresado por la empresa').first().waitFor()
})

test('a table that nobody published is entered; what is unusual waits for another', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/indicadores?mes=202502&vista=asignacion')
  await page.getByText('Sin tramos confirmados').waitFor()
  await page.getByRole('button', { name: 'Ingresar tabla' }).click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByLabel('Monto por carga, tramo 1')
  await first.fill('99.999')
  await dialog.getByLabel('Fuente').fill('Copiada de la SUSESO')
  await dialog.getByRole('button', { name: 'Ingresar tabla' }).click()
  await dialog.getByText(/sube a lo más 15%/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Es correcta aunque no sea lo esperado').click()
  await dialog.getByRole('button', { name: 'Ingresar tabla' }).click()
  await page.getByText('Una tabla espera a otra persona').waitFor()

  const other = await site.visit('supergerente', { width: 360, height: 780 })
  await other.goto('/home/indicadores?mes=202502&vista=asignacion')
  await other.getByRole('button', { name: 'Confirmar tabla' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirmar tabla' }).click()
  await other.getByText('Rige la tabla de la empresa').waitFor()
  await other.getByText('$99.999').first().waitFor()
  await settled(other)
  expect(await accessibilityFaults(other)).toEqual([])
  await other.getByRole('button', { name: 'Anular tabla' }).click()
  await other.getByLabel('Motivo').fill('Era una prueba')
  await other.getByRole('dialog').getByRole('button', { name: 'Anular tabla' }).click()
  await other.getByText('Sin tramos confirmados').waitFor()
})

test('the tax of a month is typed in pesos, each a multiple of the UTM', async () => {
  const page = await site.visit('admin', { width: 1440 })
  // Of this month nobody has published the UTM yet: without it there are no pesos to type.
  await page.goto('/home/indicadores?mes=202611&vista=impuesto')
  await page.getByText('Aún no se conoce la UTM del mes').waitFor()
  await site.api.as('admin').mutate(EnterFigure, {
    input: { key: 'UTM', yearMonth: 202611, value: '72500', source: 'SII', outOfBounds: false },
  })
  await page.reload()
  await page.getByText('Con la UTM de $72.500.').waitFor()
  await page.getByRole('button', { name: 'Ingresar tabla' }).click()
  const dialog = page.getByRole('dialog')
  const rebate = dialog.getByLabel('Cantidad a rebajar, tramo 2')
  await rebate.fill('39.151')
  await dialog.getByLabel('Fuente').fill('Página del SII')
  await dialog.getByRole('button', { name: 'Ingresar tabla' }).click()
  await dialog.getByText(/lo más cercano son 0,54 UTM, \$39\.150,00/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await rebate.fill('39.150')
  await dialog.getByRole('button', { name: 'Ingresar tabla' }).click()
  await page.getByText('Rige la tabla de la empresa').waitFor()
  await page.getByText('Ingresó Carolina Aránguiz: Página del SII.').waitFor()
})

test('a raise is written, calculated over everybody and read beside reality', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/escenarios/nuevo')
  await page.getByLabel('Nombre').fill('Cinco por ciento')
  await page.getByRole('button', { name: 'Reajuste de sueldos' }).click()
  await page.getByLabel('Reajuste', { exact: true }).fill('5')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar escenario' }).click()
  await page.getByText('reajuste de 5% a toda la dotación').waitFor()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.getByRole('heading', { name: 'Supuestos' }).waitFor({ timeout: 40_000 })
  await page.getByText('que la realidad').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Personas', { exact: true }).click()
  await page.getByRole('heading', { name: 'Personas más afectadas' }).waitFor()
})

test('an agreed net becomes a salary, explained, and the new salary of a contract', async () => {
  const page = await site.visit('admin', { width: 1440 })
  const contract = site.world.people.bernarda.contracts[0]?.publicId ?? ''
  await page.goto(`/home/escenarios/liquido?liquido=900000&mes=202609&contrato=${contract}`)
  await page.getByRole('button', { name: /Cotización AFP: .* Ver por qué/ }).click()
  await page.getByRole('heading', { name: 'Cotización AFP' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dismiss(page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Usar como sueldo base desde…' }).click()
  await page.waitForURL('**/datos-contrato**')
})
