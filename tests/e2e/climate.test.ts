// How the results of climate are read: from the list, group by group, with the reason of what is
// hidden, by keyboard and on a phone; and how their groups are chosen before anybody answers.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { chooseFromMenu } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const AUGUST = 'Clima, agosto 2026'
const PHOTOS = process.env['CLIMATE_PHOTOS']

type Page = Awaited<ReturnType<typeof site.visit>>
const photo = async (page: Page, name: string) => {
  if (PHOTOS) await page.screenshot({ path: `${PHOTOS}/${name}.png`, fullPage: true })
}

/** Opens the results of a survey from its row of the list. */
async function openResults(page: Page) {
  await page.goto('/home/encuestas-de-clima')
  await page.getByText(AUGUST).first().waitFor()
  await photo(page, 'list')
  await chooseFromMenu(
    page.getByRole('button', { name: `Acciones de ${AUGUST}` }),
    'Ver resultados',
  )
  await page.getByRole('heading', { name: AUGUST }).waitFor()
}

test('a super manager reads every tab, with the reason of what is hidden', async () => {
  const page = await site.visit('supergerente')
  await openResults(page)
  await page.getByText('Respondieron').first().waitFor()
  await photo(page, 'summary')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Mapa de calor' }).press('Enter')
  await page.getByRole('table', { name: 'Nota de cada grupo por dimensión' }).waitFor()
  await page
    .getByText(/^Oculto: menos de 5 respuestas$/)
    .first()
    .waitFor()
  await photo(page, 'heat')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Preguntas' }).press('Enter')
  await page.getByText('Sé qué se espera de mi trabajo').first().waitFor()
  await photo(page, 'questions')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Comentarios' }).press('Enter')
  await page.getByText('Mezclados y sin fecha').first().waitFor()
  await page.getByRole('link', { name: 'Comparación' }).press('Enter')
  await page.getByText('Cambio desde Clima, marzo 2026').first().waitFor()
  await photo(page, 'comparison')
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each(['light', 'dark'] as const)('on a phone nothing is cut, %s', async (theme) => {
  const page = await site.visit('supergerente', { width: 360, dark: theme === 'dark' })
  await openResults(page)
  for (const tab of ['Mapa de calor', 'Preguntas', 'Comparación']) {
    await page.getByRole('link', { name: tab }).click()
    await page.getByText('Toda la empresa').first().waitFor()
    expect([tab, await overflow(page)]).toEqual([tab, 0])
    await photo(page, `${tab} 360 ${theme}`)
  }
})

test('who supervises reads the area in which they were, and a worker none', async () => {
  const { rows } = await site.owner.query<{ id: string }>(
    'select id from survey where title = $1',
    [AUGUST],
  )
  const { publicId } = await import('#platform/model/ids.ts')
  const path = `/home/encuesta/reportes/${publicId('survey', Number(rows[0]?.id))}/mapa`
  const worker = await site.visit('trabajador', { tolerate: /404/ })
  await worker.goto(path)
  await worker.getByRole('heading', { name: 'Página no encontrada' }).waitFor()
  const supervisor = await site.visit('supervisor')
  await supervisor.goto(path)
  await supervisor.getByRole('table', { name: 'Nota de cada grupo por dimensión' }).waitFor()
  await expect.poll(() => supervisor.getByText('Toda la empresa').count()).toBe(0)
  await photo(supervisor, 'supervisor')
})

test('the groups of the results are chosen before the activation', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/encuesta/configuracion?crear=1')
  const form = page.getByRole('dialog', { name: 'Crear encuesta' })
  await form.getByRole('button', { name: 'Crear', exact: true }).click()
  await page.getByRole('link', { name: 'Publicación' }).click()
  await page.getByText('Agregue participantes para ver los grupos').first().waitFor()
  await photo(page, 'publication')
  expect(await accessibilityFaults(page)).toEqual([])
})
