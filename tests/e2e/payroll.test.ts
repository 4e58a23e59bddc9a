// The main job: a month from sign-in to a payslip that explains itself, closed and reopened.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { pdfText } from '../pdf-text.ts'
import { startWorker } from '../server.ts'
import { awaitNotice, paste } from './gestures.ts'
import { chooseFromMenu, dismiss, focusReturns, overflow, pick, press, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })
const { bernarda, hernan, elcira } = site.world.people
const { casa, vina } = site.world.businesses
const LOAN = 'Préstamo de la empresa'

test(
  'an administrator takes a month from its items to its closing',
  { timeout: 120_000 },
  async () => {
    // September of the demo world is open and untouched: as if nobody had opened it yet.
    await site.asCompany(`delete from payroll_month
    where business_id = ${casa.id} and year_month = 202609`)
    const page = await site.signIn('admin')
    await page.getByRole('link', { name: 'Procesos', exact: true }).click()
    await heading(page, 'Procesos de remuneraciones')
    await openMonth(page)

    await tab(page, 'Novedades').click()
    await enterHours(page)

    await page.getByRole('button', { name: 'Calcular', exact: true }).click()
    await awaitNotice(page, 'El cálculo está en curso')
    await page.getByRole('button', { name: 'Calcular de nuevo' }).waitFor({ timeout: 30_000 })
    await page.getByRole('heading', { name: 'Lo que más cambió respecto de agosto' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await tab(page, 'Liquidaciones').click()
    await page.getByLabel('Nombre o RUT').fill('painen')
    await page.getByText('1-1 de 1 items').waitFor()
    await page.getByRole('link', { name: elcira.name }).click()
    await askWhy(page)
    await download(page)

    await page.getByRole('link', { name: 'Liquidación de septiembre 2026' }).click()
    await closeAndReopen(page)
  },
)

test('the calculation names the people without a result, and closing waits for them', async () => {
  await site.asCompany(`update user_version set pension_institution = null
    where user_id = ${hernan.id} and superseded_at is null`)
  const page = await site.visit('admin')
  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202609)}`)
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  const problem = page.getByRole('listitem').filter({ hasText: 'Falta la AFP' })
  await problem.filter({ hasText: hernan.name }).waitFor({ timeout: 30_000 })
  expect(await accessibilityFaults(page)).toEqual([])

  // The checks look again after a calculation; what they wait for is said before the question.
  await tab(page, 'Controles').click()
  await page.getByText('Contratos sin liquidación').first().waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Cerrar mes' }).click()
  const dialog = page.getByRole('dialog', { name: 'El mes todavía no se puede cerrar' })
  await dialog.getByText(/^Los controles tienen .*por (corregir|anotar)/).waitFor()
  await dialog.getByRole('button', { name: 'Ver los controles' }).click()
  await page.waitForURL(/\/controles$/)
  await page.getByText('Abierto', { exact: true }).first().waitFor()
})

test('the grid is written like a spreadsheet, and loses nothing', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202609)}/novedades`)
  const cell = (item: string, name: string) => page.getByLabel(`${item}, ${name}`, { exact: true })
  const first = cell('Comisiones', 'Camila Catalina Abarca Aravena')
  await first.fill('12.500')
  await first.press('Enter')
  const second = cell('Comisiones', 'Pamela Ximena Alarcón Olave')
  await expect.poll(() => second.evaluate((input) => input === document.activeElement)).toBe(true)
  await second.fill('-3')
  await second.press('ArrowDown')
  await page.getByText('No puede ser negativo').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Hay celdas que corregir antes de guardar').waitFor()
  await second.fill('')
  await second.press('Enter')
  await page.getByText('1 por guardar').waitFor()

  // Leaving the tab and coming back, what was typed is still there.
  await tab(page, 'Resumen').click()
  await tab(page, 'Novedades').click()
  await expect.poll(() => first.inputValue()).toBe('12.500')

  await second.focus()
  await paste(second, '1000\t2\r\n2.000\t35\r\n')
  await page.getByText(/Se pegaron \d celdas/).waitFor()
  await expect.poll(() => second.inputValue()).toBe('1.000')
  await page.keyboard.press('Control+z')
  await page.getByText('1 por guardar').waitFor()
  await page.keyboard.press('Control+y')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(/Se guardaron \d celdas/).waitFor()
  await page.reload()
  await first.waitFor()
  await expect.poll(() => first.inputValue()).toBe('12.500')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what lasts is added, changed from this month on, and taken away', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/procesos/${await site.monthOf(vina.id, 202609)}/permanentes`)
  await page.getByRole('button', { name: 'Agregar' }).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByLabel('Persona'), 'Bernarda', 'Bernarda Huenchul')
  await pick(dialog.getByLabel('Concepto'), LOAN, LOAN)
  await dialog.getByLabel('Valor').fill('25000')
  await dialog.getByText('En cuotas').click()
  await dialog.getByLabel('Número de cuotas').fill('0')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText(/1/).last().waitFor()
  await dialog.getByLabel('Número de cuotas').fill('6')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Se agregó')
  await page.getByLabel('Nombre o concepto').fill('huenchul')
  // The list is narrowed a moment after the last letter, and its rows move then.
  const ofOthers = page.getByRole('button', { name: /^Acciones de (?!.*Bernarda)/ })
  await expect.poll(() => ofOthers.count()).toBe(0)
  await page.getByText('Cuota 1 de 6').waitFor()

  const loan = page.getByRole('button', { name: /Acciones de Préstamo de la empresa de Bernarda/ })
  await chooseFromMenu(loan, 'Quitar desde este mes')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar desde este mes' }).click()
  await awaitNotice(page, 'Se quitó desde este mes')
  await page.getByText('Cuota 1 de 6').waitFor({ state: 'detached' })
})

for (const dark of [false, true]) {
  test(`a worker asks about her own payslip on a phone, ${dark ? 'dark' : 'light'}`, async () => {
    const page = await site.visit('trabajador', { width: 360, height: 780, dark })
    await page.goto('/home/liquidaciones')
    await page.getByRole('link', { name: 'agosto 2026' }).click()
    await page.getByRole('button', { name: /^Líquido a pagar: \$832\.783/ }).click()
    const why = page.getByRole('dialog', { name: '¿Por qué este monto?' })
    await why.getByRole('button', { name: 'Total descuentos' }).click()
    await why.getByRole('heading', { name: 'Total descuentos' }).waitFor()
    expect(new URL(page.url()).searchParams.get('concepto')).toBe('TOTAL_DESCUENTOS')
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => overflow(page)).toBe(0)
    await dismiss(why)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto('/home/procesos')
    await page.getByText('Sin acceso').first().waitFor()
    await page.goto(
      `/home/liquidaciones/${await site.monthOf(vina.id, 202608)}/${contractOf(hernan)}`,
    )
    await page.getByText('Página no encontrada').first().waitFor()
  })
}

async function openMonth(page: Page) {
  await page.getByRole('button', { name: 'Abrir mes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abrir mes' })
  await pick(dialog.getByLabel('Razón social'), 'Casa Echenique')
  await dialog.getByText('septiembre 2026').waitFor()
  await dialog.getByRole('button', { name: 'Abrir mes' }).click()
  await heading(page, 'Septiembre 2026')
}

async function enterHours(page: Page) {
  const hours = page.getByLabel(`Horas extraordinarias, ${elcira.name}`, { exact: true })
  await hours.fill('4,5')
  await hours.press('Enter')
  await page.getByText('1 por guardar').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Se guardó 1 celda')
}

async function askWhy(page: Page) {
  await heading(page, elcira.name)
  await page.getByRole('button', { name: /^Horas extraordinarias: / }).click()
  const why = page.getByRole('complementary', { name: '¿Por qué este monto?' })
  const over = page.getByRole('dialog', { name: '¿Por qué este monto?' })
  const panel = why.or(over)
  await panel.getByText('4,5 horas').first().waitFor()
  await panel.getByRole('button', { name: 'Base de la hora extraordinaria' }).click()
  await panel.getByRole('heading', { name: 'Base de la hora extraordinaria' }).waitFor()
  await panel.getByRole('navigation', { name: 'Camino de la explicación' }).waitFor()
  await panel.getByText('Fórmula', { exact: true }).click()
  await panel.getByText('SI(ART_22;').waitFor()
  await panel.getByText('En palabras').click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Backspace')
  await panel.getByRole('heading', { name: 'Horas extraordinarias' }).waitFor()
  // The address leads to the same answer.
  await page.reload()
  await panel.getByRole('heading', { name: 'Horas extraordinarias' }).waitFor()
  await panel.getByRole('button', { name: /Cerrar|Close/ }).click()
}

async function download(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`Liquidación 202609 ${elcira.name}.pdf`)
  const [text = ''] = pdfText(readFileSync(await file.path()))
  const net = await page.getByRole('button', { name: /^Líquido a pagar: / }).innerText()
  expect(text).toContain(net)
  expect(text).toContain('Borrador')
}

async function closeAndReopen(page: Page) {
  await page.getByRole('button', { name: 'Cerrar mes' }).click()
  const closing = page.getByRole('dialog')
  const facts = closing.getByRole('list', { name: 'Lo que se cierra' })
  await facts.getByText(/^Líquido: \$[\d.]+, \$[\d.]+ (más|menos) que el mes anterior/).waitFor()
  await facts.getByText(/diferencias? con el mes anterior sin revisar/).waitFor()
  await facts.getByText(/Previred: \d\d-\d\d-2026/).waitFor()
  await closing.getByRole('button', { name: 'Cerrar mes' }).click()
  await page.getByText('Septiembre 2026 quedó cerrado').waitFor()
  await tab(page, 'Novedades').click()
  await page.getByText('El mes está cerrado: lo que se ingresó ya no cambia.').waitFor()

  const reopen = page.getByRole('button', { name: 'Reabrir mes' })
  await press(reopen, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Reabrir septiembre 2026' })
  await dialog.getByLabel('Motivo').waitFor()
  await dismiss(dialog)
  await focusReturns(reopen)
  await press(reopen, 'Enter')
  await dialog.getByRole('button', { name: 'Reabrir mes' }).click()
  await dialog.getByText('Este campo es obligatorio').waitFor()
  await dialog.getByLabel('Motivo').fill('Faltó una licencia médica')
  await dialog.getByRole('button', { name: 'Reabrir mes' }).click()
  await awaitNotice(page, 'El mes quedó abierto')
  await page.getByRole('button', { name: 'Calcular de nuevo' }).waitFor()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()

const contractOf = ({ contracts: [contract] }: typeof bernarda) => contract?.publicId ?? ''
