// How a contract is ended, as the people of RR.HH. meet it: what ends with it is read before.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { pick } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { bernarda } = site.world.people

test('a contract is ended from its record, and the ending is taken back', async () => {
  const page = await site.visit('supergerente')
  await page.goto(`/home/ficha/${bernarda.publicId}/datos-contrato`)
  await page.getByRole('button', { name: 'Terminar contrato' }).click()
  await page.getByRole('heading', { name: `Terminar contrato de ${bernarda.name}` }).waitFor()
  await pick(page.getByLabel('Causal'), /N°7/, 'incumplimiento')
  await page.getByText('«Incumplimiento grave de las obligaciones').waitFor()
  await page.getByLabel('Último día de trabajo').fill('29-01-2027')
  await page.getByLabel('Último día de trabajo').press('Tab')
  const cell = page.getByText('Desde el 30-01-2027 abre solo sus papeles, hasta el 29-01-2029')
  await cell.waitFor()
  await page.getByText('Finiquito hasta el 10-02-2027 (art. 177)', { exact: false }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Terminar contrato' }).click()
  await page.getByRole('heading', { name: `Término de ${bernarda.name}` }).waitFor()
  await page.getByText('Con copia a la Inspección').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Deshacer' }).click()
  const why = page.getByRole('dialog', { name: 'Deshacer término' })
  await why.getByLabel('Motivo').fill('La persona sigue con nosotros')
  await why.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Se deshizo: La persona sigue con nosotros').waitFor()
})

test('a cause that asks for notice is not left without an answer about it', async () => {
  const page = await site.visit('supergerente')
  await page.goto(`/home/ficha/${bernarda.publicId}/datos-contrato`)
  await page.getByRole('button', { name: 'Terminar contrato' }).click()
  await page.getByText('Sin aviso: la causal no lo pide').waitFor()
  await pick(page.getByLabel('Causal'), /Necesidades/, 'necesidades')
  await page.getByText('Sin aviso: la causal no lo pide').waitFor({ state: 'hidden' })
  await page.getByLabel('Último día de trabajo').fill('29-01-2027')
  await page.getByRole('button', { name: 'Terminar contrato' }).click()
  await page.getByText('Este campo es obligatorio').waitFor()
  await pick(page.getByLabel('Aviso', { exact: true }), 'se paga la indemnización sustitutiva')
  await page.getByLabel('Aviso', { exact: true }).press('Tab')
  await page.getByText('Este campo es obligatorio').waitFor({ state: 'hidden' })
})
