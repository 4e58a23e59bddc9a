import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { overflow, pick, startSite } from './site.ts'

const site = await startSite()
const { bernarda, hernan, loreto, rodrigo } = site.world.people

test('the chart opens, is walked by keys, and flies to the person searched', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/organigrama')
  const tree = page.getByRole('tree', { name: 'Organigrama' })
  const box = (name: string) => tree.getByRole('treeitem', { name })
  await box(rodrigo.name).waitFor()
  await box(hernan.name).waitFor()
  await expect.poll(() => box(bernarda.name).count()).toBe(0)

  // Into a team by keys: closed, it opens; open, its first person is next.
  await box(hernan.name).focus()
  await page.keyboard.press('ArrowRight')
  await box(bernarda.name).waitFor()
  await page.keyboard.press('ArrowLeft')
  await box(bernarda.name).waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page)).toContain(loreto.name)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  const first = tree.getByRole('treeitem').first()
  await expect.poll(() => focused(page)).toBe(await first.textContent())

  await pick(page.getByLabel('Buscar en el organigrama'), bernarda.name, 'huenchul')
  await box(bernarda.name).waitFor()
  expect(new URL(page.url()).searchParams.get('persona')).toBe(bernarda.publicId)
  await expect.poll(() => box(bernarda.name).getAttribute('aria-selected')).toBe('true')
  expect(await accessibilityFaults(page)).toEqual([])

  await box(hernan.name).getByRole('button', { name: 'Ver desde aquí' }).click()
  await box(rodrigo.name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ver el organigrama completo' }).click()
  await box(rodrigo.name).waitFor()

  await pick(page.getByLabel('Colorear'), 'Por área')
  const colors = page.getByRole('list', { name: 'Colores' })
  await colors.getByText('Viñedos', { exact: true }).waitFor()
  await expect.poll(() => box(hernan.name).getAttribute('data-tint')).not.toBeNull()
  expect(new URL(page.url()).searchParams.get('color')).toBe('area')
})

test('the units stand under each other, are searched, and are downloaded', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/organigrama')
  await page.getByText('Unidades', { exact: true }).click()
  const tree = page.getByRole('tree', { name: 'Organigrama' })
  const unit = (name: string) => tree.getByRole('treeitem').filter({ hasText: name })
  await unit('Gerencia general').waitFor()
  expect(new URL(page.url()).searchParams.get('modo')).toBe('unidades')
  await unit('Viñedos').getByText(hernan.name).waitFor()
  await pick(page.getByLabel('Buscar en el organigrama'), 'Embalaje', 'embal')
  await page.getByRole('treeitem', { selected: true }).filter({ hasText: 'Embalaje' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const files = await Promise.all([page.waitForEvent('download'), save(page, 'CSV')])
  const text = await readFile(await files[0].path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('"Unidad";"Codigo";"Tipo";"A cargo de"')
  expect(text).toContain(`"Embalaje";"221";"Equipo"`)
  for (const [format, start] of [
    ['PDF', '%PDF-1.4'],
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), save(page, format)])
    expect((await readFile(await file.path(), 'latin1')).slice(0, start.length)).toBe(start)
  }
})

test('a download has everybody, its company and its day, whatever is open', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/organigrama')
  const boxes = page.getByRole('treeitem')
  await boxes.filter({ hasText: hernan.name }).first().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), save(page, 'CSV')])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines.length - 1).toBeGreaterThan(await boxes.count())
  expect(file.suggestedFilename()).toMatch(/^Organigrama .+ \d{4}-\d\d-\d\d\.csv$/)
  const [picture] = await Promise.all([page.waitForEvent('download'), save(page, 'SVG')])
  const svg = await readFile(await picture.path(), 'utf8')
  expect(svg).toContain(`${lines.length - 1} personas`)
  expect(svg.match(/rx="8"/g)).toHaveLength(lines.length - 1)
})

test('it is narrowed to the people of one razón social', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/organigrama')
  const tree = page.getByRole('tree', { name: 'Organigrama' })
  await tree.getByRole('treeitem', { name: rodrigo.name }).waitFor()
  await pick(page.getByLabel('Razón social'), /Frutícola Peumal/)
  await tree.getByRole('treeitem', { name: rodrigo.name }).waitFor({ state: 'detached' })
  await tree.getByRole('treeitem').filter({ hasText: 'Frutícola Peumal' }).first().waitFor()
  await expect.poll(() => tree.getByRole('treeitem').filter({ hasText: 'Viña' }).count()).toBe(0)
  await page.reload()
  await tree.getByRole('treeitem').filter({ hasText: 'Frutícola Peumal' }).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('on a phone it is a list that fits', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780 })
  await page.goto('/home/organigrama')
  await page.getByRole('treeitem', { name: hernan.name }).waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
})

type Page = Awaited<ReturnType<typeof site.visit>>

async function save(page: Page, format: string) {
  await page.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: format, exact: true }).click()
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('the mini-map frames what is in sight and moves the chart, but on a phone', async () => {
  const page = await site.visit('admin')
  await page.setViewportSize({ width: 900, height: 600 })
  await page.goto('/home/organigrama')
  await page.getByRole('treeitem', { name: hernan.name }).waitFor()
  const map = page.locator('.oc-mini > svg')
  await map.waitFor()
  const view = page.locator('.oc-view')
  const sideways = () => view.evaluate((element) => element.scrollLeft)
  const frame = () => map.locator('.oc-mini-frame').getAttribute('x')
  await view.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  await expect.poll(frame).toBe('0')
  const box = await map.boundingBox()
  if (!box) throw new Error('The mini-map has no place')
  // Pressed at its left end and dragged to the right one, as a hand does.
  await page.mouse.move(box.x + 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  const most = await view.evaluate((element) => element.scrollWidth - element.clientWidth)
  await expect.poll(sideways).toBeGreaterThan(most - 2)
  await expect.poll(async () => Number(await frame())).toBeGreaterThan(0)
  // It takes no focus: a key after it still walks the tree.
  const holdsFocus = () => map.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(false)
  await page.setViewportSize({ width: 360, height: 740 })
  await map.waitFor({ state: 'detached' })
})
