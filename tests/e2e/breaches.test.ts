// An incident with data of people is written down, and its people are chosen and notified.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('an administrator notes an incident, tells a worker, and the worker reads it', async () => {
  const { rut } = site.world.people.bernarda
  const admin = await site.visit('admin', { width: 1440, dark: true })
  await admin.goto('/home/privacidad/incidentes')
  await admin.getByText('Planilla de bonos enviada a otra empresa').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Anotar incidente' }).click()
  const noting = admin.getByRole('dialog')
  await noting.getByLabel('Incidente').fill('Correo a otra persona')
  await noting.getByLabel('Qué pasó').fill('Una liquidación llegó a otra persona')
  await noting.getByLabel('Qué datos').fill('Nombre y sueldo')
  await noting.getByLabel('Toca datos económicos').click()
  await noting.getByRole('button', { name: 'Anotar', exact: true }).click()
  await admin.getByText('Toca datos económicos: se avisa a la Agencia').first().waitFor()

  await admin.getByRole('button', { name: 'Elegir personas' }).click()
  const choosing = admin.getByRole('dialog')
  await choosing.getByLabel('Solo estos RUT').fill(rut)
  await choosing.getByRole('button', { name: 'Agregar' }).click()
  await admin.getByText('Por avisar', { exact: true }).first().waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Avisar a las personas' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Avisar a las personas' }).click()
  await admin.getByText('Con un aviso y un correo del sistema').waitFor()

  const worker = await site.visit('trabajador', { width: 360, height: 780 })
  await worker.goto('/home/cuenta/mis-datos')
  await worker.getByText('Una liquidación llegó a otra persona').waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])
})

test('an administrator keeps the register, and whoever works there reads it', async () => {
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/privacidad/tratamiento')
  await admin.getByText('Pago de remuneraciones').first().waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.goto('/home/privacidad/datos-del-sistema?search=licencia')
  await admin.getByText('Ausencia', { exact: true }).first().waitFor()
  const worker = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await worker.goto('/home/cuenta/mis-datos')
  await worker.getByText('Calcular y pagar sueldos').first().waitFor()
})
