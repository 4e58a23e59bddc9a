// A razón social opens its signed documents to an inspector, who reads them without an account.
import { expect, test } from 'vitest'
import { formatDate } from '#chile/dates.ts'
import { rutOf } from '#chile/rut.ts'
import { accessibilityFaults } from '../browser.ts'
import { pick, writeDate } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()
const shots = process.env['SHOTS']
/** Ten days from now: the server has the clock of the machine. */
const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
const SIGNED = 'Contrato firmado de Bernarda Huenchul'

test('a consultation is opened, read on a phone, seen by the company, and closed', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/firma-digital/fiscalizacion')
  await admin.getByText('Fiscalización N° 1301/2026/102').waitFor()
  if (shots) await admin.screenshot({ path: `${shots}/fiscalizaciones.png`, fullPage: true })
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Abrir a un fiscalizador' }).click()
  const making = admin.getByRole('dialog')
  await pick(making.getByLabel('Razón social'), 'Viña Los Coihues')
  await making.getByLabel('RUN del fiscalizador').fill(rutOf(9_876_543))
  await writeDate(making.getByLabel('Abierta hasta'), formatDate(lastDay))
  await making.getByRole('button', { name: 'Abrir', exact: true }).click()
  const given = admin.getByRole('dialog', { name: 'Código del fiscalizador' })
  const code = (await given.getByLabel('Código').textContent()) ?? ''
  expect(code).toMatch(/^(\w{4}-){7}\w{4}$/)
  if (shots) await admin.screenshot({ path: `${shots}/codigo.png` })
  expect(await accessibilityFaults(admin)).toEqual([])
  await given.getByRole('button', { name: 'Listo' }).click()
  await expect.poll(() => admin.getByText(code).count()).toBe(0)

  const inspector = await site.open({ width: 360, height: 780, dark: true })
  await inspector.goto('/public/fiscalizacion')
  await inspector.getByLabel('Su RUN').fill(rutOf(9_876_543))
  await inspector.getByLabel('Código que le dio la empresa').fill(code)
  const { rows } = await site.owner.query<{ rut: string }>(
    `select rut from business where name = 'Viña Los Coihues'`,
  )
  await inspector.getByLabel('RUT de la empresa').fill(rutOf(11_222_333))
  await inspector.getByRole('button', { name: 'Ver los documentos' }).click()
  await inspector.getByText('Ninguna fiscalización abierta corresponde a esos datos').waitFor()
  await inspector.getByLabel('RUT de la empresa').fill(rows[0]?.rut ?? '')
  await inspector.getByRole('button', { name: 'Ver los documentos' }).click()
  await inspector.getByText(SIGNED).waitFor()
  if (shots) await inspector.screenshot({ path: `${shots}/lista.png`, fullPage: true })
  expect(await accessibilityFaults(inspector)).toEqual([])
  const arriving = inspector.waitForEvent('download')
  await inspector.getByRole('button', { name: `Abrir o imprimir ${SIGNED}` }).click()
  await arriving
  await inspector.getByLabel('Documento, persona o RUN').fill('no hay nada así')
  await inspector.getByRole('button', { name: 'Buscar' }).click()
  await inspector.getByText('0 documentos firmados').waitFor()

  await admin.reload()
  await admin.getByRole('link', { name: 'RUN 9.876.543' }).first().click()
  await admin.getByRole('heading', { name: 'Qué leyó y cuándo' }).waitFor()
  await admin.getByText(SIGNED).waitFor()
  await admin.getByText('Buscó «no hay nada así»').waitFor()
  if (shots) await admin.screenshot({ path: `${shots}/lecturas.png`, fullPage: true })
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Cerrar ahora' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Cerrar ahora' }).click()
  await admin.getByText('Cerrada', { exact: true }).waitFor()
  await inspector.getByRole('button', { name: 'Buscar' }).click()
  await inspector.getByText('Ninguna fiscalización abierta corresponde a esos datos').waitFor()
})
