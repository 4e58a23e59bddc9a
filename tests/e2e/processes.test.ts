// What surrounds a calculation: the summary of processes, the preparation, publishing, loans.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copyClosedMonth } from '../api/closed-months.ts'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { awaitNotice, paste, shows, write } from './gestures.ts'
import { chooseFromMenu, dismiss, overflow, pick, slid, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })
const { bernarda, olga } = site.world.people
const { vina } = site.world.businesses
const contract = bernarda.contracts[0]

test('an administrator follows a month from its preparation to its publication', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/processSummary')
  await heading(page, 'Resumen de procesos')
  await page.getByRole('link', { name: 'Remuneraciones septiembre 2026' }).first().waitFor()
  await settled(page)
  await expect.poll(() => slid(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Historial', { exact: true }).click()
  await page.getByText(/procesos terminados/).waitFor()

  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202609)}/preparar`)
  await page.getByRole('list', { name: 'Preparación del mes' }).waitFor()
  await page.getByText('Falta la AFP').waitFor()
  await page.getByRole('link', { name: /^Ingresan/ }).click()
  await page.waitForURL('**?ver=ENTERING')
  const hires = page.getByRole('list', { name: 'Ingresos del mes' })
  await hires.getByRole('link', { name: /^Sin AFP/ }).click()
  await page.waitForURL('**falta=AFP')
  await page.getByRole('region', { name: 'Quienes ingresan' }).getByText(olga.name).waitFor()
  await hires.getByRole('link', { name: /^No les falta nada/ }).click()
  await page.getByText('Nadie en esta lista').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await site.asCompany(`delete from payslip_release where payroll_month_id in
    (select id from payroll_month where year_month = 202608 and business_id = ${vina.id})`)
  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202608)}/publicacion`)
  await page.getByText('Nadie las ve todavía').waitFor()
  await page.getByRole('button', { name: 'Liberar liquidaciones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar liquidaciones' }).click()
  await page.getByText(/^Liberadas el/).waitFor({ timeout: 30_000 })
  const next = page.getByRole('list', { name: 'Lo que sigue al pago' })
  const steps = [/^Pagar/, /Previred/, /Libro electrónico/, /Asiento/]
  for (const step of steps) await next.getByRole('listitem').filter({ hasText: step }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  // Its money is out: until somebody says that it is not, the month is not reopened.
  await page.getByRole('link', { name: 'Resumen', exact: true }).click()
  await page.getByRole('button', { name: 'Reabrir mes' }).click()
  await page
    .getByRole('dialog')
    .getByText(/^Hay \d+ pagos hechos o enviados/)
    .waitFor()
  await page.getByRole('button', { name: 'Ir a los pagos' }).click()
  await page.waitForURL('**/publicacion')
  const payments = page.getByRole('main').getByRole('button', { name: /^Pagos/ })
  await chooseFromMenu(payments, 'Marcar no pagados', 'Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar no pagados' }).click()
  await page.getByText('Por pagar', { exact: true }).first().waitFor()
})

test('the worker says that the payslip was received, on a phone', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await page.goto(
    `/home/liquidaciones/${await site.monthOf(vina.id, 202608)}/${contract?.publicId}`,
  )
  await page.getByRole('button', { name: 'Recibí conforme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recibí conforme' }).click()

  await page.getByText(/Recibida conforme el/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
})

test('a loan is refused beyond the law, granted within it, and let wait', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/prestamos/nuevo')
  await heading(page, 'Nuevo préstamo')
  await pick(page.getByLabel('Contrato', { exact: true }), 'Bernarda', 'Bernarda Huenchul')
  await page.getByLabel('Fecha del préstamo').fill('01-09-2026')
  await page.getByLabel('Monto').fill('400000')
  await page.getByLabel('Cuotas').fill('2')
  await page.getByRole('button', { name: 'Otorgar préstamo' }).click()
  await page.getByText(/supera el 15%/).waitFor()
  await page.getByLabel('Cuotas').fill('8')
  await page.getByLabel('Cuotas').press('Tab')
  await page.getByText(/supera el 15%/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Otorgar préstamo' }).click()
  await heading(page, `Préstamo de ${bernarda.name}`)
  await page.getByRole('button', { name: 'Suspender cuotas' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('La persona pidió un mes')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await awaitNotice(page, 'Las cuotas se corrieron')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an advance is opened, proposed and closed', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/procesos?abrir=1')
  const dialog = page.getByRole('dialog', { name: 'Abrir mes' })
  await choose(page, 'Razón social', 'Viña Los Coihues')
  await choose(page, 'Proceso', 'Anticipo')
  await dialog.getByRole('button', { name: 'Abrir mes' }).click()
  await heading(page, 'Anticipo de septiembre 2026')
  await page.getByRole('button', { name: 'Proponer a todos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Proponer' }).click()
  await awaitNotice(page, 'Anticipos propuestos')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await typesOnTwoPages(page)
  await page.getByRole('button', { name: 'Cerrar anticipo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar anticipo' }).click()
  await page.getByText('El proceso quedó cerrado').waitFor()
})

/**
 * What is typed in the advances of one page waits while another one is read; a paste by RUT reaches
 * people of other pages; all of it is saved together.
 */
async function typesOnTwoPages(page: Page): Promise<void> {
  const cells = page.getByRole('textbox', { name: /^Anticipo, / })
  const turn = (number: string) =>
    page.getByRole('navigation', { name: 'Paginación' }).getByTitle(number, { exact: true }).click()
  const [first = '', second = ''] = await Promise.all(
    [0, 1].map(async (at) => (await cells.nth(at).getAttribute('aria-label')) ?? ''),
  )
  const row = page.getByRole('row').filter({ has: page.getByLabel(second, { exact: true }) })
  const [rut = ''] = /[\d.]+-[\dK]/.exec(await row.innerText()) ?? []
  expect(rut).not.toBe('')
  await write(page.getByLabel(first, { exact: true }), '12')
  await page.keyboard.press('Enter')
  await turn('2')
  await page.getByLabel(first, { exact: true }).waitFor({ state: 'detached' })
  await write(cells.first(), '11')
  await page.keyboard.press('Enter')
  await paste(cells.nth(1), `${rut}\t13\r\n`)
  await page.getByText('Se pegó 1 celda por RUT').waitFor()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await awaitNotice(page, 'Anticipos guardados')
  await turn('1')
  await shows(page.getByLabel(first, { exact: true }), '12')
  await shows(page.getByLabel(second, { exact: true }), '13')
  await page.getByPlaceholder('Nombre o RUT').fill(second.replace('Anticipo, ', ''))
  await page.getByLabel(first, { exact: true }).waitFor({ state: 'detached' })
  await shows(page.getByLabel(second, { exact: true }), '13')
}

test('a report is picked, narrowed, drawn, and taken as a file', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/reports')
  await page.getByPlaceholder('Buscar un reporte').fill('totales por concepto')
  await page.getByRole('link', { name: /Totales por concepto/ }).click()
  await heading(page, 'Totales por concepto')
  await page.getByText(/^10 de \d+ filas$/).waitFor()
  const filters = page.getByRole('group', { name: 'Filtros del reporte' })
  await pick(filters.getByLabel('Razón social'), 'Viña Los Coihues')
  await page.waitForURL('**empresa=**')
  const rows = page.getByRole('region', { name: 'Totales por concepto' }).getByRole('row')
  await rows.filter({ hasText: 'Sueldo base' }).filter({ hasText: /\$\d/ }).waitFor()
  await page.getByText('Mostrar todos').click()
  await page.getByText(/^(\d+) de \1 filas$/).waitFor()
  await page.getByRole('button', { name: 'Descargar gráfico' }).waitFor()

  const arriving = page.waitForEvent('download', { timeout: 60_000 })
  await chooseFromMenu(page.getByRole('button', { name: 'Descargar', exact: true }), 'Excel')
  expect((await arriving).suggestedFilename()).toMatch(/^Totales por concepto .* 2026\.xlsx$/)
  const made = page.getByRole('region', { name: 'Archivos' }).getByRole('row')
  const again = page.waitForEvent('download')
  await made.filter({ hasText: 'Listo' }).getByRole('link', { name: 'Excel' }).click()
  expect((await again).url()).toContain('/')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a long report is read page by page, and another one from its first page', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/reports?reporte=detalle-haberes-descuentos')
  await page.getByText('Mostrar todos').click()
  await page.getByText(/^100 de [\d.]+ filas$/).waitFor()
  const pages = page.getByRole('navigation', { name: 'Paginación' })
  await pages.getByText(/^1-100 de \d+ items$/).waitFor()
  await pages.getByRole('listitem', { name: '2', exact: true }).click()
  await page.waitForURL('**page=2**')
  await pages.getByText(/^101-200 de \d+ items$/).waitFor()
  const region = page.getByRole('region', { name: 'Detalle de haberes y descuentos' })
  await settled(page)
  await expect.poll(() => region.getByRole('row').count()).toBeGreaterThan(100)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await pages.getByText(/^101-200 de \d+ items$/).waitFor()
  const filters = page.getByRole('group', { name: 'Filtros del reporte' })
  await pick(filters.getByLabel('Razón social'), 'Viña Los Coihues')
  await pages.getByText(/^1-100 de \d+ items$/).waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => overflow(page)).toBe(0)
})

test('who only reads reports is led to them from the summary of processes', async () => {
  const { gonzalo } = site.world.people
  const profile = `(select id from profile where company_id = ${site.world.coihues.id}
    and name = 'Solo reportes')`
  await site.asCompany(`
    insert into profile (company_id, name) values (${site.world.coihues.id}, 'Solo reportes');
    insert into profile_permission (company_id, profile_id, code, can_create, can_read,
      can_update, can_delete) values
      (${site.world.coihues.id}, ${profile}, 'GR_0003', false, false, false, false),
      (${site.world.coihues.id}, ${profile}, 'GR_0001', false, true, false, false);
    update users set profile_id = ${profile} where id = ${gonzalo.id}`)
  const page = await site.visit('lectura', { width: 360, height: 780, dark: true })
  await page.goto('/home/processSummary')
  await page.waitForURL('**/home/processSummary/reportes')
  await page.getByRole('link', { name: /Costo por área/ }).click()
  await page.getByText(/^\d+ de \d+ filas$/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
})

test('an additional process pays what several months earned, or the year', async () => {
  const rest = [202609, 202610, 202611, 202612]
  await copyClosedMonth(site.owner, { company: site.world.coihues, business: vina }, 202608, rest)
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/procesos?abrir=1')
  await choose(page, 'Razón social', 'Viña Los Coihues')
  await choose(page, 'Proceso', 'Proceso adicional')
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir mes' }).click()
  await heading(page, 'Adicional de diciembre 2026')
  await pick(page.getByLabel('Concepto del pago'), 'Aguinaldo', 'Aguinaldo')
  await page.getByLabel('Devengado en varios meses').check()
  await page.getByPlaceholder('Nombre o RUT').fill('Bernarda')
  const amount = page.getByLabel(`Monto, ${bernarda.name}`)
  await amount.fill('90000')
  await amount.blur()
  await page.getByRole('button', { name: 'Guardar y calcular' }).click()
  await page.getByText('octubre 2026 a diciembre 2026').waitFor()
  await page
    .getByRole('row', { name: /Bernarda/ })
    .getByRole('button', { name: /^\$/ })
    .click()
  const apart = page.getByRole('dialog')
  await apart.getByText('Impuesto al pago', { exact: true }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dismiss(apart)
  await amount.fill('')
  await amount.blur()
  await page.getByRole('button', { name: 'Guardar y calcular' }).click()
  await page.getByText('octubre 2026 a diciembre 2026').waitFor({ state: 'detached' })

  await page.getByText('Gratificación legal del año 2026', { exact: true }).click()
  await page.getByRole('button', { name: 'Proponer la gratificación' }).click()
  await heading(page, 'Gratificación del año 2026')
  await page.getByPlaceholder('Nombre o RUT').fill('Loreto')
  await page.waitForURL('**q=Loreto**')
  await page
    .getByRole('row', { name: /Loreto/ })
    .getByRole('button', { name: /^\$/ })
    .click()
  const why = page.getByRole('dialog')
  await why.getByText(/^Se deben \$/).waitFor()
  await why.getByText('Impuesto al pago', { exact: true }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a worker reads on a phone why the gratification of the year is what it is', async () => {
  const page = await site.visit('boreal.trabajador', { width: 360, height: 780, dark: true })
  await page.goto('/home/liquidaciones')
  await page.getByRole('link', { name: 'Gratificación 2025' }).click()
  await heading(page, 'Gratificación del año 2025')
  await page.getByText(/^La diferencia es \$/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
})

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

const choose = (page: Page, label: string, option: string) =>
  pick(page.getByRole('dialog').getByLabel(label), option)
