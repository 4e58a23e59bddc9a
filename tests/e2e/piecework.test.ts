// Work by the piece, from a telephone in the field to its approval.
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick, shows, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const entered = async () => {
  const { rows } = await site.owner.query<{ quantity: string }>(
    `select quantity::text from piecework_entry
     where company_id = $1 and sent_key not like 'demo %' order by piecework_entry.quantity`,
    [site.world.coihues.id],
  )
  return rows.map(({ quantity }) => quantity)
}

test('what is entered without a network is sent once it is back, and once', async () => {
  const page = await site.visit('supervisor', {
    width: 360,
    height: 780,
    tolerate: /ERR_FAILED/,
  })
  await page.goto('/home/tratos')
  await pick(page.getByLabel('Faena', { exact: true }), 'Cosecha de guindas')
  const fields = page.getByRole('list', { name: 'Cuadrilla, Cosecha de guindas' })
  const first = fields.getByRole('textbox').first()
  await write(first, '12,5')
  await write(fields.getByRole('textbox').nth(1), '7')
  await page.getByText('2 personas, 19,5 bandeja').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // What is no number is said in one sentence, and nothing is sent meanwhile.
  const third = fields.getByRole('listitem').nth(2)
  await write(third.getByRole('textbox'), 'abc')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await third.getByRole('alert').getByText('Debe ingresar un valor', { exact: true }).waitFor()
  await write(third.getByRole('textbox'), '')

  // The server hears it, and its answer is lost on the way; then nothing goes through.
  const loses = async (route: Route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('savePiecework')) await route.fetch()
    await route.abort()
  }
  await page.route('**/graphql', loses)
  await page.route('**/health', (route) => route.abort())
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Sin conexión: 2 tratos en este equipo').waitFor()
  await expect.poll(entered).toEqual(['7.00', '12.50'])

  await page.unroute('**/health')
  await page.unroute('**/graphql')
  await awaitNotice(page, '2 tratos anotados')
  await page.getByText('ya anotado 12,5').waitFor()
  await expect.poll(entered).toEqual(['7.00', '12.50'])
})

test('a line that cannot be entered holds up no other, is named, and is not lost', async () => {
  const page = await site.visit('supervisor', { width: 360, height: 780, tolerate: /ERR_FAILED/ })
  await page.goto('/home/tratos')
  await pick(page.getByLabel('Faena', { exact: true }), 'Cosecha de guindas')
  const crew = page.getByRole('list', { name: 'Cuadrilla, Cosecha de guindas' })
  const first = crew.getByRole('listitem').first()
  await write(first.getByRole('textbox'), '31')
  await write(crew.getByRole('textbox').nth(1), '32,25')
  const rut = (/[\d.]+-[\dkK]/.exec(await first.innerText())?.[0] ?? '').replaceAll('.', '')
  await page.route('**/graphql', (route) => route.abort())
  await page.route('**/health', (route) => route.abort())
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Sin conexión: 2 tratos en este equipo').waitFor()

  // Meanwhile the contract of the first one ended, before that day.
  const end = async (day: string | null) => {
    await site.owner.query('set session_replication_role = replica')
    const { rows } = await site.owner.query<{ before: string | null }>(
      `update user_contract c set final_date = $3 from user_contract old, users u
       where c.company_id = $1 and old.company_id = $1 and old.id = c.id and u.company_id = $1
         and u.id = c.user_id and u.rut = $2 returning old.final_date::text as before`,
      [site.world.coihues.id, rut, day],
    )
    await site.owner.query('set session_replication_role = origin')
    expect(rows).toHaveLength(1)
    return rows[0]?.before ?? null
  }
  const before = await end('2026-09-01')
  await page.unroute('**/health')
  await page.unroute('**/graphql')
  await page.getByText('1 trato no se anotó:').waitFor()
  await page.getByText(/31 bandeja, Cosecha de guindas, .*El contrato no está vigente/).waitFor()
  await expect.poll(entered).toEqual(['7.00', '12.50', '32.25'])
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])

  // It is still there after a reload, and enters once the contract is right again.
  await page.reload()
  await page.getByText('1 trato no se anotó:').waitFor()
  await end(before)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(entered).toEqual(['7.00', '12.50', '31.00', '32.25'])
  await page.getByText('1 trato no se anotó:').waitFor({ state: 'detached' })
})

test('another person approves what waits', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/tratos/anotados?status=PENDING')
  await page.getByRole('row', { name: /12,5 bandeja/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Aprobar los de esta página' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aprobar tratos' })
  await dialog.getByText(/^Cosecha de guindas: /).waitFor()
  await dialog.getByRole('button', { name: 'Aprobar', exact: true }).click()
  await awaitNotice(page, /tratos aprobados$/)
  await page.getByRole('row', { name: /12,5 bandeja/ }).waitFor({ state: 'detached' })
})

test('a sheet is answered in the inbox, with what each person made', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/bandeja?kind=PIECEWORK')
  const rows = page.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  const sheet = rows.filter({ hasText: 'Tratos del 10-09-2026: Cosecha de guindas' })
  await sheet.getByRole('button', { name: /Tratos del/ }).click()
  const panel = page.getByRole('dialog', { name: /Tratos del 10-09-2026/ })
  await panel
    .getByText(/^[\d,]+ bandeja$/)
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Aprobar' }).click()
  await sheet.waitFor({ state: 'detached' })
})

test('a month of a crew squares with its payslips, and is printed', async () => {
  const page = await site.visit('admin', { width: 740, height: 900 })
  await page.goto('/home/tratos/planilla')
  const [boss] = (site.world.personOf('supervisor')?.name ?? '').split(' ')
  if ((await page.getByText('Elija una cuadrilla').count()) > 0) {
    await pick(page.getByLabel('Cuadrilla'), boss ?? '')
  }
  await page.getByText('Aprobado', { exact: true }).first().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const arriving = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Descargar planilla' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/^Tratos de la cuadrilla de .*\.pdf$/)
})

test('a work has its prices, each from its day', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/tratos/faenas')
  await page.getByRole('button', { name: 'Nueva faena' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva faena' })
  await form.getByLabel('Faena').fill('Embalaje de uva')
  await form.getByLabel('Unidad').fill('caja')
  await form.getByRole('button', { name: /^Crear|^Guardar|^Agregar/ }).click()
  await page.getByRole('row', { name: /Embalaje de uva/ }).waitFor()
})

test('the price of a work is in sight, and one press from all of them', async () => {
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto('/home/tratos/faenas')
  await page.getByRole('button', { name: /precios de Cosecha de guindas$/ }).click()
  const prices = page.getByRole('dialog', { name: 'Precios de Cosecha de guindas' })
  await prices.getByRole('button', { name: 'Nuevo precio' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo precio' })
  const day = form.getByLabel('Desde')
  await write(form.getByLabel('Pesos por unidad'), '1.500')
  // The day that was typed is taken by the first Enter; nothing is sent before it is in sight.
  await day.fill('1-12-26')
  await day.press('Enter')
  await shows(day, '01-12-2026')
  await day.fill('02-12-2026')
  await day.press('Enter')
  await shows(day, '02-12-2026')
  const { rows } = await site.owner.query<{ n: number }>(
    `select count(*)::int as n from piecework_price where company_id = $1
       and starts_on >= '2026-12-01'`,
    [site.world.coihues.id],
  )
  expect(rows[0]?.n).toBe(0)
  await day.press('Enter')
  await awaitNotice(page, 'Precio agregado')
  await prices.getByText('02-12-2026').waitFor()
})
