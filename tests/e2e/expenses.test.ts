// A receipt from a phone to its payment: Bernarda photographs it and renders it, Carolina approves
// it in the inbox, and Rodrigo says that it was paid.
import { expect, test } from 'vitest'
import { pick } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('an expense is photographed on a phone, rendered, approved and paid', async () => {
  const worker = await site.visit('trabajador', { width: 360 })
  await worker.goto('/home/gastos/mis-gastos')
  await worker.getByText('Cinta para injertos').waitFor()
  await worker.getByRole('button', { name: 'Agregar gasto' }).click()
  const writing = worker.getByRole('dialog')
  await writing.locator('input[type=file]').setInputFiles({
    name: 'boleta.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  })
  await writing.getByText('boleta.png').waitFor()
  await writing.getByLabel('Qué se gastó').fill('Tijeras de podar')
  await pick(writing.getByLabel('Política'), 'Compras menores')
  await pick(writing.getByLabel('Categoría'), 'Materiales menores')
  await writing.getByLabel('Folio').fill('41200')
  await writing.getByLabel('RUT de quien lo emite').fill('77456120-K')
  await writing.getByLabel('Monto').fill('75.000')
  await writing.getByRole('button', { name: 'Agregar', exact: true }).click()
  // Over the limit of the policy: nothing that was typed is lost, and the reason is asked for.
  await writing.getByText('El monto supera el tope de $60.000: escriba el motivo').waitFor()
  await writing.getByLabel('Motivo o comentario').fill('Se rompieron las dos de la cuadrilla')
  await writing.getByRole('button', { name: 'Agregar', exact: true }).click()
  await worker.getByText('Tijeras de podar').waitFor()

  await worker.getByRole('button', { name: 'Rendir gastos' }).click()
  await worker.getByLabel('Título').fill('Herramientas de septiembre')
  await worker.getByLabel(/Cinta para injertos/).uncheck()
  await worker.getByText('Total $75.000').waitFor()
  await worker.getByRole('button', { name: 'Crear rendición' }).click()
  await worker.getByRole('button', { name: 'Enviar a aprobación' }).click()
  await worker.getByRole('dialog').getByRole('button', { name: 'Enviar a aprobación' }).click()
  await worker.getByText('Por aprobar').first().waitFor()

  const supervisor = await site.visit('admin')
  await supervisor.goto('/home/bandeja')
  const rows = supervisor.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  const waiting = rows.filter({ hasText: 'Herramientas de septiembre' })
  await waiting.getByRole('button', { name: /Aprobar/ }).click()
  await expect.poll(stateOf).toBe('APPROVED')

  const manager = await site.visit('supergerente')
  await manager.goto('/home/gastos?status=APPROVED')
  await manager.getByRole('link', { name: /Herramientas de septiembre/ }).click()
  await manager.getByText('Tijeras de podar').waitFor()
  await manager.getByRole('button', { name: 'Marcar pagada' }).click()
  const paying = manager.getByRole('dialog', { name: 'Marcar pagada' })
  await paying.getByRole('button', { name: 'Marcar pagada' }).click()
  await expect.poll(stateOf).toBe('PAID')
  await worker.goto('/home/gastos')
  await worker.getByText('Pagada').first().waitFor()
})

const stateOf = async () => {
  const { rows } = await site.owner.query<{ status: string }>(
    `select status from expense_report where title = 'Herramientas de septiembre'`,
  )
  return rows[0]?.status
}

test('policies, categories and duties are decided by who manages expenses', async () => {
  const manager = await site.visit('supergerente')
  await manager.goto('/home/gastos/categorias')
  await manager.getByRole('button', { name: 'Nueva categoría' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Estacionamiento')
  await dialog.getByLabel('Código').fill('EST')
  await dialog.getByRole('button', { name: 'Crear categoría' }).click()
  await manager.getByText('Estacionamiento').waitFor()
  await manager.goto('/home/gastos/politicas')
  await manager.getByText('Viajes dentro del país').waitFor()
  await manager.goto('/home/gastos/permisos')
  await manager.getByText('Bernarda').first().waitFor()
})
