// Two days of the organization chart compared, as people meet them: on the chart and in its list.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { chooseFromMenu, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
/** He became the head of a shift, under another chief, on the first of July. */
const nicolas = 'Nicolás Eduardo Cornejo Salas'
const days = 'al=2026-09-15&con=2026-06-01'

test('a date is chosen, and the chart and the list say who changed', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/organigrama?al=2026-09-15')
  await write(page.getByLabel('Comparar con otra fecha'), '01-06-2026')
  await page.keyboard.press('Enter')
  const list = page.getByRole('complementary', { name: 'Cambios entre las dos fechas' })
  await list.getByRole('heading', { name: 'Cambios del 01-06-2026 al 15-09-2026' }).waitFor()
  const address = new URL(page.url()).searchParams
  expect([address.get('al'), address.get('con')]).toEqual(['2026-09-15', '2026-06-01'])

  // The same is said in the list and in the box of the chart.
  const row = list.getByRole('listitem').filter({ hasText: nicolas })
  await row.getByText('Cambió de jefatura').waitFor()
  await row.getByText(/Hernán Antonio Quezada Rubio → Loreto Isabel Pizarro Cea/).waitFor()
  const box = page.getByRole('treeitem', { name: nicolas })
  await box.getByText('Cambió de jefatura').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const chiefs = list.getByRole('button', { name: /^↕?\s*Cambió de jefatura/ })
  await chiefs.click()
  await expect.poll(() => chiefs.getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).searchParams.get('cambio')).toBe('CHIEF')
  await page.reload()
  await row.waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(list.getByRole('button', { name: 'Descargar cambios' }), 'CSV'),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toContain('"Nombre";"Cargo";"Cambio";"Jefatura anterior";"Jefatura"')
  expect(lines.join('\n')).toContain('Cambio de jefatura')

  await row.getByRole('button', { name: 'Ver en el organigrama' }).click()
  await expect.poll(() => box.getAttribute('aria-selected')).toBe('true')
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: nicolas }).waitFor()
})

test('two days without a change say so', async () => {
  const page = await site.visit('trabajador')
  await page.goto('/home/organigrama?al=2026-09-15&con=2026-09-15')
  await page.getByText('Nadie cambió entre esas fechas.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('on a phone it is a list that fits, and nothing more', async () => {
  const page = await site.visit('supervisor', { width: 360, height: 780, dark: true })
  await page.goto(`/home/organigrama?${days}`)
  await page.getByRole('listitem').filter({ hasText: nicolas }).waitFor()
  await expect.poll(() => page.getByRole('tree').count()).toBe(0)
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
