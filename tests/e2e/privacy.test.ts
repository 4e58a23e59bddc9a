// Somebody asks for a copy of their data, and whoever administers answers in the days of the law.
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('a worker asks on a phone, follows, and reads the answer', async () => {
  const worker = await site.visit('trabajador', { width: 360, height: 780 })
  await worker.goto('/home/cuenta/mis-datos')
  await worker.getByRole('button', { name: 'Pedir sobre mis datos' }).click()
  const asking = worker.getByRole('dialog')
  await asking.getByLabel('Derecho').click()
  await worker.getByTitle('Oposición', { exact: true }).click()
  await asking.getByLabel('Qué pide').fill('No quiero aparecer en los cumpleaños')
  await asking.getByRole('button', { name: 'Pedir', exact: true }).click()
  await worker.getByText('Quedan 30 días').waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])

  const admin = await site.visit('admin', { width: 1440, dark: true })
  await admin.goto('/home/privacidad?kind=OBJECTION')
  await admin.getByText('Quedan 30 días').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: /^Acciones de/ }).click()
  await admin.getByRole('menuitem', { name: 'Acusar recibo' }).click()
  await admin.getByRole('button', { name: 'Acusar recibo' }).click()
  await admin.getByText('Comprobando identidad').waitFor()
  await admin.goto('/home/privacidad/que-guardamos')
  await admin.getByText('Antecedentes laborales').waitFor()
})

test('somebody without an account is asked for a code, and a stranger learns nothing', async () => {
  const page = await site.open({ width: 360, height: 780, dark: true })
  await page.goto(`/public/mis-datos/${publicId('company', site.world.coihues.id)}`)
  await page.getByLabel('Su RUT').fill('12.345.678-5')
  await page.getByLabel('El correo que dio a la empresa').fill('nadie@minga.example')
  await page.getByRole('button', { name: 'Enviarme un código' }).click()
  await page.getByText('el código llega a ese correo').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
