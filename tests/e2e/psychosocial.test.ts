// Official results of CEAL-SM: loaded, read dimension by dimension, and answered with a measure.
import { expect, test } from 'vitest'
import { CealDimension } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

const pasted = (last: string) =>
  [
    'Centro\tTrabajadores\tRespuestas\tDimensión\tBajo\tMedio\tAlto',
    ...CealDimension.options.map(({ label }) => `Bodega Rengo\t40\t30\t${label}\t5\t10\t${last}`),
  ].join('\n')

test('results are seen before they are loaded, and a measure answers a risk', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/encuestas-de-clima')
  await page.getByRole('button', { name: 'Riesgos psicosociales' }).click()
  await page.getByText('Packing Peumal').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cargar resultados' }).click()
  const form = page.getByRole('dialog', { name: 'Cargar resultados de CEAL-SM' })
  await form.getByLabel('Fecha de aplicación').fill('20-08-2026')
  await form.getByLabel('Resultados').fill(pasted('quince'))
  await form.getByText('Línea 2: «alto» debe ser un número entero de personas').waitFor()
  await form.getByLabel('Resultados').fill(pasted('15'))
  await form.getByText('Bodega Rengo: riesgo alto (24)').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Cargar', exact: true }).click()
  await awaitNotice(page, '1 centro cargado')

  await page.getByRole('link', { name: 'Bodega Rengo' }).click()
  await page.getByText('Aún no hay medidas.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Crear medida' }).first().click()
  await page.getByRole('heading', { name: 'Nueva medida' }).waitFor()
  const area = page.getByLabel('Área de impacto')
  await expect.poll(() => area.inputValue()).toBe('Carga de trabajo, Bodega Rengo')
  await page.getByLabel('Objetivo').fill('Rotar los turnos de la bodega')
  await page.getByLabel('Fecha de inicio').fill('15-09-2026')
  await page.getByLabel('Fecha de término').fill('30-11-2026')
  for (const label of ['Simple y específico', 'Medible', 'Alcanzable', 'Realista']) {
    await page.getByLabel(label).fill('Turnos de la bodega, cada semana')
  }
  await page.getByLabel('Trazable en el tiempo').fill('Primer lunes de cada mes')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Medida creada')
  await page.getByRole('link', { name: 'Rotar los turnos de la bodega' }).waitFor()
  await page.getByText('30-11-2026').first().waitFor()
})

test.each(['light', 'dark'] as const)('a centre is read on a phone, %s', async (theme) => {
  const page = await site.visit('gerente', { width: 360, dark: theme === 'dark' })
  await page.goto('/home/riesgos-psicosociales')
  await page.getByRole('link', { name: 'Packing Peumal' }).first().click()
  await page.getByText('Carga de trabajo').first().waitFor()
  await page.getByText('Antes').first().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
})
