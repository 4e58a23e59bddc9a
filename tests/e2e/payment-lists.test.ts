// A list of payments from the control of a process to the answer of the bank, by its screens.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { xlsxFile } from '#platform/web/kit/file/xlsx.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick } from './gestures.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { vina } = site.world.businesses

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

test('an administrator makes a list, sends it, and reads what the bank answered', async () => {
  await site.asCompany(`delete from payslip_payment p using payroll_month m
    where m.id = p.payroll_month_id and m.year_month = 202608 and m.business_id = ${vina.id}`)
  await site.asCompany(`update payroll_month set bank_account_id = (select min(id)
    from bank_account where business_id = ${vina.id})
    where year_month = 202608 and business_id = ${vina.id} and type = 'PAYROLL'`)
  const page = await site.visit('admin', { width: 1440 })
  await page.goto(`/home/nominas-de-pago/proceso/${await site.monthOf(vina.id, 202608)}`)
  await heading(page, 'Control de pagos')
  await pick(
    page.getByRole('combobox', { name: 'Plantilla de la nómina' }),
    'BancoEstado, planilla propia',
  )
  await page.getByRole('button', { name: 'Crear nómina' }).click()
  await page.waitForURL('**/nominas-de-pago/nomina/*')
  await heading(page, /nómina 1$/)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar y enviar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar y enviar' }).click()
  await page.getByRole('heading', { name: 'Respuesta del banco' }).waitFor()
  expect((await arriving).suggestedFilename()).toMatch(/\.(txt|csv|xlsx?)$/)

  const { rows } = await site.owner.query<{ rut: string; amount: number }>(
    `select r.rut, r.amount::int from payment_list_row r where r.company_id = $1
       and r.state = 'LISTED' order by r.payment_list_id desc, r.n limit 1`,
    [site.world.coihues.id],
  )
  const answer = `${rows[0]?.rut}\t${rows[0]?.amount}\tRECHAZADO\tCuenta cerrada`
  const read = async () => {
    await page.getByRole('button', { name: 'Leer respuesta' }).click()
    await page.getByRole('textbox', { name: 'Respuesta del banco' }).fill(answer)
    await page
      .getByRole('status')
      .filter({ hasText: /línea|no cambiará nada/ })
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar pagos' }).click()
  }
  await page.getByRole('button', { name: 'Leer respuesta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leer respuesta del banco' })
  const file = dialog.locator('input[type=file]')
  const mimeType = 'application/octet-stream'
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  await file.setInputFiles({ name: 'respuesta.xls', mimeType, buffer: old })
  await dialog
    .getByRole('alert')
    .filter({ hasText: /respuesta\.xls: .*guárdelo como \.xlsx/ })
    .waitFor()
  const cells = [[rows[0]?.rut ?? '', rows[0]?.amount ?? 0, 'RECHAZADO', 'Cuenta cerrada']]
  const sheet = await xlsxFile(['RUT', 'Monto', 'Resultado', 'Motivo'], cells)
  const buffer = Buffer.from(await sheet.arrayBuffer())
  await file.setInputFiles({ name: 'respuesta.xlsx', mimeType, buffer })
  await dialog
    .getByRole('status')
    .filter({ hasText: /1 línea/ })
    .waitFor()
  await dialog.getByRole('button', { name: 'Marcar pagos' }).click()
  await awaitNotice(page, /1 rechazado/)
  await page.getByText('RECHAZADO: Cuenta cerrada').first().waitFor()
  await read()
  await awaitNotice(page, /nada cambió/)
})

test('an administrator on a phone makes a list of the issued finiquitos', async () => {
  const { rows } = await site.owner.query<{ id: number }>(
    `select m.id::int from payroll_month m
     join business b on b.company_id = m.company_id and b.id = m.business_id
     where m.company_id = $1 and b.slug = 'peumal' and m.year_month = 202607
       and m.type = 'PAYROLL'`,
    [site.world.coihues.id],
  )
  const july = rows[0]?.id ?? 0
  const address = `/home/nominas-de-pago/proceso/${publicId('payrollMonth', july)}`
  const page = await site.visit('admin', { width: 360 })
  await page.goto(address)
  await heading(page, 'Control de pagos')
  await pick(page.getByRole('combobox', { name: 'Qué se paga' }), 'Finiquitos')
  await page.waitForURL('**pays=SETTLEMENT')
  await page.getByText(/ · 1 pago pendiente/).waitFor()
  await pick(
    page.getByRole('combobox', { name: 'Plantilla de la nómina' }),
    'BancoEstado, planilla propia',
  )
  await page.getByRole('button', { name: 'Crear nómina' }).click()
  await page.waitForURL('**/nominas-de-pago/nomina/*')
  await heading(page, /^Finiquitos al \d\d-\d\d-\d{4}, nómina/)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})
