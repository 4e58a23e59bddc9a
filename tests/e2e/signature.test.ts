// A document that its worker signs on a phone, and the signed file that anybody verifies.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoKey } from '#database/seed/signatures.ts'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import { openMenu, startSite } from './site.ts'

const site = await startSite()
const folder = mkdtempSync(path.join(tmpdir(), 'minga-firma-'))
const shots = process.env['SHOTS']

test('a worker reads, signs with their key, and reads that it is being sealed', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  const picture = async (name: string) => {
    if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  }
  await page.goto('/home/firma-digital')
  await page.getByText('Anexo de turnos de Bernarda Huenchul').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await picture('lista')
  await page.getByRole('link', { name: 'Revisar y firmar' }).click()
  await page.getByRole('heading', { name: 'Le toca firmar' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await picture('firmar')
  const sign = page.getByRole('button', { name: 'Firmar', exact: true })
  await expect.poll(() => sign.isDisabled()).toBe(true)
  await page.getByLabel('Leí el documento y lo firmo').check()
  await page.getByLabel('Clave de firma').fill(demoKey)
  await sign.click()
  await page.getByText('Abra el documento antes de firmarlo').waitFor()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Abrir el documento' }).click()
  await arriving
  await page.getByLabel('Clave de firma').fill('otraclave')
  await sign.click()
  await page.getByText('Esa no es su clave de firma').waitFor()
  await page.getByLabel('Clave de firma').fill(demoKey)
  await sign.click()
  await page.getByText('Sellando').first().waitFor()
  await picture('firmado')
})

test('a guarantor without an account signs by the link that was mailed to her', async () => {
  const { owner, api } = site
  const { rows } = await owner.query<{ id: string }>(
    `select id from document where name = 'Contrato de trabajo de Bernarda Huenchul'`,
  )
  const mail = 'marta.sandoval@correo.example'
  const third = { name: 'Marta Sandoval', rut: '9.876.543-3', mail, capacity: 'Aval' }
  await api.as('admin').run(
    `mutation ($input: CreateSignatureRequestsInput!) { createSignatureRequests(input: $input) {
      status error { message } } }`,
    {
      input: {
        documents: [{ id: publicId('document', Number(rows[0]?.id)) }],
        order: 'WORKER_ONLY',
        thirds: [third],
      },
    },
  )
  const mailed = async (column: string, like: string) => {
    const found = await owner.query<{ said: string }>(
      `select ${column} as said from mail_outbox where recipient = $1 and subject like $2
       order by id desc limit 1`,
      [mail, like],
    )
    return found.rows[0]?.said ?? ''
  }
  const link = await mailed('text_body', 'Le toca firmar:%')
  const page = await site.open({ width: 360, height: 780, dark: true })
  await page.goto(/\/public\/firma\/[\w-]+/.exec(link)?.[0] ?? '')
  await page.getByLabel('Su RUT').fill('11.111.111-1')
  await page.getByRole('button', { name: 'Ver el documento' }).click()
  await page.getByText(/Este enlace no abre una firma/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Su RUT').fill('98765433')
  await page.getByRole('button', { name: 'Ver el documento' }).click()
  await page.getByText(/en calidad de Aval/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Abrir el documento' }).click()
  await arriving
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await page.getByText('Código enviado a m•••@correo.example').waitFor()
  await page.getByLabel('Acepto firmar electrónicamente').check()
  await page.getByLabel('Leí el documento y lo firmo').check()
  const code = (await mailed('subject', '%es su código para firmar')).slice(0, 6)
  await page.getByLabel('Código del correo').fill(code)
  if (shots) await page.screenshot({ path: `${shots}/sin-cuenta.png`, fullPage: true })
  await page.getByRole('button', { name: 'Firmar', exact: true }).click()
  await page.getByRole('heading', { name: 'Documento firmado' }).waitFor()
  // What was sent is corrected by who sent it: its older signature counts no more.
  await owner.query(
    `update signature_request set expires_at = now() + interval '15 days' where state = 'SENT'`,
  )
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/firma-digital/enviadas?q=trabajo')
  await admin.getByRole('link', { name: 'Ver', exact: true }).click()
  const menu = await openMenu(admin.getByRole('button', { name: 'Acciones' }))
  await menu.getByRole('menuitem', { name: 'Corregir y reenviar' }).click()
  await admin
    .getByRole('dialog')
    .getByText(/Firman otra vez Marta Sandoval/)
    .waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
})

test('whoever has the file compares it, and learns nothing of its people', async () => {
  const worker = await site.visit('trabajador', { width: 1440 })
  await worker.goto('/home/firma-digital/completadas')
  await worker.getByRole('link', { name: 'Ver', exact: true }).click()
  const arriving = worker.waitForEvent('download')
  await worker.getByRole('button', { name: 'Abrir el documento' }).click()
  const signed = path.join(folder, 'firmado.pdf')
  await (await arriving).saveAs(signed)
  if (shots) await worker.screenshot({ path: `${shots}/completado.png`, fullPage: true })
  expect(await accessibilityFaults(worker)).toEqual([])
  const { rows } = await site.owner.query<{ code: string }>(
    `select code from signature_request where state = 'COMPLETED'`,
  )
  const anybody = await site.open({ width: 360, height: 780 })
  await anybody.goto(`/public/documento/${rows[0]?.code}`)
  await anybody.getByText('Auténtico y vigente').waitFor()
  await expect.poll(() => anybody.getByText('Bernarda').count()).toBe(0)
  expect(await accessibilityFaults(anybody)).toEqual([])
  const file = anybody.locator('input[type=file]')
  await file.setInputFiles(signed)
  await anybody.getByText('Coincide: es el documento firmado').waitFor()
  if (shots) await anybody.screenshot({ path: `${shots}/verificado.png`, fullPage: true })
  const other = path.join(folder, 'otro.pdf')
  writeFileSync(other, '%PDF-1.4 otro')
  await file.setInputFiles(other)
  await anybody.getByText('No coincide: no es el documento firmado').waitFor()
  await anybody.goto('/public/documento/AAAA')
  await anybody.getByText('Código desconocido').waitFor()
})

test('somebody sends a document to its signatures, and rejects one', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/documentos/personas?q=jornada')
  const menu = await openMenu(
    admin.getByRole('button', {
      name: 'Acciones del documento Anexo de jornada de Hernán Quezada',
    }),
  )
  await menu.getByRole('menuitem', { name: 'Enviar a firma' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByText('Firma por la empresa').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  if (shots) await admin.screenshot({ path: `${shots}/enviar.png` })
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await admin.getByText('Documento enviado a firma').waitFor()
  const signer = await site.visit('supergerente', { width: 1440 })
  await signer.goto('/home/dashboard')
  await signer.getByRole('heading', { name: 'Por firmar' }).waitFor()
  await signer.getByRole('link', { name: 'Anexo de jornada de Hernán Quezada' }).click()
  await signer.getByRole('button', { name: 'No lo firmo' }).click()
  const why = signer.getByRole('dialog')
  await why.getByLabel('Motivo').fill('La jornada no es la acordada con él')
  await why.getByRole('button', { name: 'Rechazar' }).click()
  await signer.getByText('Firma rechazada').waitFor()
  await admin.goto('/home/firma-digital/rechazadas')
  await admin.getByText('La jornada no es la acordada con él').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
})
