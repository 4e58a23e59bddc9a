// A template written with the keyboard alone, published, and a document made of it.
import { expect, test } from 'vitest'
import { bodyOf, heading, paragraph } from '#database/seed/template-bodies.ts'
import { drawnBody } from '#modules/papers/templates/server/word/drawn.ts'
import { writeWord } from '#modules/papers/templates/server/word/write.ts'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })

test('a template is written with the keyboard, and a document is made of it', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/documentos/plantillas')
  await admin.getByRole('link', { name: 'Certificado de antigüedad' }).first().waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Nueva plantilla' }).first().click()
  await admin.getByRole('heading', { name: 'Nueva plantilla' }).waitFor()
  await admin.getByLabel('Nombre').fill('Constancia de comuna')
  await admin.getByLabel('Tipo de documento').click()
  await admin.getByTitle('Certificado', { exact: true }).click()
  const text = admin.getByRole('textbox', { name: 'Texto de la plantilla' })
  await text.focus()
  await admin.keyboard.type('Certifico que {{nombre comp')
  const menu = admin.getByRole('listbox', { name: 'Etiquetas' })
  await menu.getByRole('option', { name: /Nombre completo/ }).waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.keyboard.press('Enter')
  await menu.waitFor({ state: 'detached' })
  await admin.keyboard.type('vive en /comuna')
  await menu.getByRole('option').first().waitFor()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('ArrowUp')
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Enter')
  await admin.keyboard.press('Control+b')
  await admin.keyboard.type('#read("x") {{empresa.rut')
  await admin.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await admin.keyboard.type('}}')
  const preview = admin.getByRole('region', { name: 'Vista previa' })
  await preview.getByText('Ana María Rojas Soto').waitFor()
  await preview.getByText('#read("x") {{empresa.rut}}').waitFor()
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await admin.waitForURL(/plantillas\/(?!crear)\w+$/)
  await admin.getByRole('heading', { name: 'Constancia de comuna' }).waitFor()
  await admin.getByRole('button', { name: 'Generar documento' }).waitFor()
  await expect
    .poll(() => admin.getByRole('button', { name: 'Generar documento' }).isDisabled())
    .toBe(true)
  await admin.getByRole('button', { name: 'Publicar' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await admin.getByText('Versión publicada: 1').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])

  await admin.getByRole('button', { name: 'Generar documento' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Contrato').fill('Huenchul')
  await admin.locator('.ant-select-item-option', { hasText: 'Huenchul' }).first().click()
  await dialog.getByLabel('Carpeta').click()
  await admin.locator('.ant-select-item-option', { hasText: 'Contratos y anexos' }).click()
  await dialog.getByRole('button', { name: 'Generar' }).click()
  await admin.getByText('Documento generado').waitFor()

  const worker = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await worker.goto('/home/documentos/mios')
  await worker
    .getByText(/^Constancia de comuna de Bernarda/)
    .first()
    .waitFor()
  await expect.poll(() => worker.getByRole('link', { name: 'Plantillas' }).count()).toBe(0)
})

test('a condition is put around a paragraph, and the page follows it', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/plantillas/crear')
  const text = admin.getByRole('textbox', { name: 'Texto de la plantilla' })
  await text.click()
  await admin.keyboard.type('Trabaja por turnos de noche')
  const preview = admin.getByRole('region', { name: 'Vista previa' })
  await preview.getByText('Trabaja por turnos de noche').waitFor()
  await admin.getByRole('button', { name: 'Condición' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Etiqueta').fill('Trabaja por turnos')
  await admin.keyboard.press('Enter')
  await dialog.getByLabel('Comparación').click()
  await admin.locator('.ant-select-item-option', { hasText: 'es igual a' }).click()
  await dialog.getByLabel('Valor').fill('Sí')
  await dialog.getByText('Solo si «Trabaja por turnos» es igual a «Sí»').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await text.getByText('Solo si «Trabaja por turnos» es igual a «Sí»').waitFor()
  await expect.poll(() => preview.getByText('Trabaja por turnos de noche').count()).toBe(0)
})

test('documents are made for many people, and who lacks something is named', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/documentos/plantillas')
  await admin.getByRole('link', { name: 'Carta de amonestación' }).click()
  await admin.getByRole('button', { name: 'Generar para varias personas' }).click()
  await admin.getByRole('heading', { name: 'Generar para varias personas' }).waitFor()
  await admin.getByLabel('Razón social').click()
  await admin.locator('.ant-select-item-option', { hasText: 'Viña' }).first().click()
  await admin.getByRole('heading', { name: 'Qué se genera' }).waitFor()
  await admin.getByLabel('Solo estos RUT').fill(site.world.people.bernarda.rut)
  await admin.getByRole('button', { name: 'Generar los 1', exact: true }).waitFor()
  await admin.getByLabel('Carpeta').click()
  await admin.locator('.ant-select-item-option', { hasText: 'Antecedentes internos' }).click()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Generar los 1', exact: true }).click()
  await admin.getByRole('heading', { name: 'Carta de amonestación' }).waitFor()
  await admin.getByText('Generado', { exact: true }).first().waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Enviar a firma' }).click()
  const sending = admin.getByRole('dialog', { name: 'Enviar a firma' })
  await sending.getByText(/Carta de amonestación de Bernarda/).waitFor()
  await sending.getByRole('button', { name: 'Enviar', exact: true }).click()
  await sending.waitFor({ state: 'detached' })
  await expect.poll(waiting).toBe(1)
})

/** How many of the letters wait for their signatures. */
async function waiting(): Promise<number> {
  const { rows } = await site.owner.query<{ found: number }>(
    `select count(*)::int as found from signature_request request
     join document on document.company_id = request.company_id
       and document.id = request.document_id
     where document.name like 'Carta de amonestación%' and request.state = 'SENT'`,
  )
  return rows[0]?.found ?? 0
}

test('the text of a Word file is brought in, with what of it did not come', async () => {
  const admin = await site.visit('admin', { width: 360, height: 2000 })
  await admin.goto('/home/plantillas/crear')
  await admin.getByRole('button', { name: /Traer de Word/ }).waitFor()
  const words = paragraph('Vive en {{trabajador.comuna}} y firma {{no.existe}}')
  const file = await writeWord('Carta', drawnBody(bodyOf(heading('Carta de Word'), words)))
  await admin
    .getByLabel('Archivo de Word', { exact: true })
    .setInputFiles({ name: 'carta.docx', mimeType: 'application/octet-stream', buffer: file })
  await admin.getByText('Se trajo el texto de carta.docx. Esto no pasó:').waitFor()
  await admin.getByText('La etiqueta «no.existe» no existe: quedó como texto').waitFor()
  const text = admin.getByRole('textbox', { name: 'Texto de la plantilla' })
  await text.getByText('Carta de Word').waitFor()
  await expect.poll(() => text.locator('.tp-tag').count()).toBe(1)
  expect(await accessibilityFaults(admin)).toEqual([])
  await expect.poll(() => overflow(admin)).toBe(0)
})
