// From the request of an absence to its answer, as an administrator, a supervisor and a worker.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, overflow, pick, shows, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('an administrator registers a medical leave and sees what it does', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/ausencias')
  await heading(page)
  await page.getByText('Rechazada').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Nueva ausencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Persona y contrato'), 'Bernarda', 'Bernarda Huenchul')
  await fillSpan(page, '14-09-2026', '18-09-2026')
  await dialog.getByText('5 días corridos').waitFor()
  await dialog.getByLabel('Comentario').focus()
  await dialog.getByText(/5 días de licencia en septiembre.*3 de carencia/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Ausencia registrada')

  await page.goto(`/home/ficha/${site.world.people.bernarda.publicId}/ausencias`)
  await page.getByRole('list', { name: 'Días usados en 2026' }).getByText('5 días').waitFor()
  await page.getByRole('cell', { name: '14-09-2026 a 18-09-2026' }).waitFor()

  await page.goto('/home/ausencias?vista=calendario&month=202609')
  await page.getByRole('button', { name: /Licencia médica: común, 14-09-2026/ }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a leave of half the working day is marked so, with its half', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/ausencias')
  await page.getByRole('button', { name: 'Nueva ausencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Persona y contrato'), 'Bernarda', 'Bernarda Huenchul')
  await fillSpan(page, '05-10-2026', '14-10-2026')
  await dialog.getByText('10 días corridos').waitFor()
  await dialog.getByLabel('Reposo parcial').click()
  await pick(dialog.getByLabel('Qué mitad'), 'En la tarde')
  await dialog.getByText('5 días corridos').waitFor()
  await dialog.getByText(/10 días de licencia por media jornada en octubre/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Ausencia registrada')
  await page.goto(`/home/ficha/${site.world.people.bernarda.publicId}/ausencias`)
  await page.getByText(/05-10-2026 a 14-10-2026, .*tarde/).waitFor()
  await page
    .getByText(/Reposo parcial/)
    .first()
    .waitFor()
})

test('a worker asks on a phone', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await page.goto('/home/ausencias')
  await heading(page)
  await settled(page)
  await page.getByRole('button', { name: 'Nueva ausencia' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Contrato'), '')
  await fillSpan(page, '28-09-2026', '30-09-2026')
  await dialog.getByText('3 días corridos').waitFor()
  await dialog.getByText(/todos de carencia/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await awaitNotice(page, 'Solicitud enviada')
  await page.getByText('28-09-2026 a 30-09-2026').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  // Until somebody answers it, it is changed as it was asked.
  const asked = page.getByRole('listitem').filter({ hasText: '28-09-2026 a 30-09-2026' })
  await chooseFromMenu(asked.getByRole('button', { name: /Acciones de/ }), 'Modificar')
  const change = page.getByRole('dialog', { name: 'Licencia médica' })
  await change.getByText('Quien responde lee que cambió').waitFor()
  await fillSpan(page, '28-09-2026', '29-09-2026')
  await change.getByText('2 días corridos').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  await change.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Solicitud modificada')
  const changed = page.getByRole('listitem').filter({ hasText: '28-09-2026 a 29-09-2026' })
  await changed.getByText(/^Cambió el /).waitFor()
})

test('a supervisor asks for somebody of the team, and an administrator approves it', async () => {
  const page = await site.visit('supervisor', { width: 1440, dark: true })
  await page.goto('/home/ausencias?nueva=1')
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Persona y contrato'), 'Bernarda', 'Bernarda')
  await fillSpan(page, '21-09-2026', '23-09-2026')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await awaitNotice(page, 'Solicitud enviada')
  // Who asked for somebody else changes its days, and reads no more of it.
  const asked = page.getByRole('row').filter({ hasText: /Bernarda.*21-09-2026 a 23-09-2026/ })
  await chooseFromMenu(asked.getByRole('button'), 'Modificar')
  await fillSpan(page, '21-09-2026', '22-09-2026')
  const change = page.getByRole('dialog', { name: /de Bernarda/ })
  await expect.poll(() => change.getByLabel('Comentario').count()).toBe(0)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await change.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Solicitud modificada')

  const admin = await site.visit('admin', { width: 1440, dark: true })
  await admin.goto('/home/ausencias?status=PENDING')
  const row = admin.getByRole('row').filter({ hasText: /Bernarda.*21-09-2026 a 22-09-2026/ })
  await chooseFromMenu(row.getByRole('button'), 'Aprobar')
  await settled(admin)
  await admin.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await awaitNotice(admin, 'Ausencia aprobada')
  await admin.goto('/home/ausencias')
  await admin
    .getByRole('row')
    .filter({ hasText: /Bernarda.*22-09-2026.*Aprobada/ })
    .waitFor()
  await settled(admin)
  expect(await accessibilityFaults(admin)).toEqual([])

  const approved = admin.getByRole('row').filter({ hasText: /Bernarda.*22-09-2026/ })
  await chooseFromMenu(approved.getByRole('button'), 'Ver historia')
  const history = admin.getByRole('dialog', { name: /^Historia de/ })
  await history.getByText(/Hernán Quezada/).waitFor()
  await history.getByText(/Carolina Aránguiz/).waitFor()
  await settled(admin)
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2)
  expect(await accessibilityFaults(admin)).toEqual([])
})

test('approving a leave inside vacations may keep the days after it', async () => {
  const [contract] = site.world.people.bernarda.contracts
  const about = { userContractId: contract?.publicId }
  await site.api.as('admin').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { status message error { kind message field } data { id } } }`,
    { input: { ...about, startDate: '2027-11-08', endDate: '2027-11-19', approve: true } },
  )
  await site.api.as('trabajador').mutate(
    `mutation ($input: CreateAbsenceInput!) {
      createAbsence(input: $input) { status message error { kind message field } data { id } } }`,
    { input: { ...about, type: 'LICENSE', startDate: '2027-11-10', endDate: '2027-11-12' } },
  )
  const admin = await site.visit('admin', { width: 1440, dark: true })
  await admin.goto('/home/ausencias?status=PENDING')
  const row = admin.getByRole('row').filter({ hasText: /Bernarda.*10-11-2027 a 12-11-2027/ })
  await chooseFromMenu(row.getByRole('button'), 'Aprobar')
  const dialog = admin.getByRole('dialog')
  await dialog.getByText(/quedan hasta el 09-11-2027: vuelven 8 días/).waitFor()
  await dialog.getByLabel('Devolver también los días del 13-11-2027 al 19-11-2027').uncheck()
  await dialog.getByText(/siguen del 13-11-2027 al 19-11-2027: vuelven 3 días/).waitFor()
  await settled(admin)
  expect(await accessibilityFaults(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Aprobar' }).click()
  await admin.getByText(/3 días vuelven al saldo, y siguen el 13-11-2027/).waitFor()
})

test('a permit that the law gives fills in its last day and names its article', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/ausencias')
  await page.getByRole('button', { name: 'Nueva ausencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Persona y contrato'), 'Bernarda', 'Bernarda Huenchul')
  await pick(dialog.getByLabel('Tipo'), 'Permiso')
  const from = dialog.getByLabel('Desde', { exact: true })
  await from.fill('02-12-2026')
  await from.press('Tab')
  await pick(dialog.getByLabel('Permiso que da la ley'), 'Matrimonio')
  await dialog.getByText('5 días hábiles, hasta el 09-12-2026').waitFor()
  await dialog.getByText(/art\. 207 bis/).waitFor()
  await shows(dialog.getByLabel('Hasta', { exact: true }), '09-12-2026')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Ausencia registrada')
})

test('an administrator answers several requests at once', async () => {
  const page = await site.visit('admin', { width: 1440, dark: true })
  await page.goto('/home/ausencias')
  await page.getByRole('button', { name: 'Responder pendientes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder pendientes' })
  const requests = dialog.getByRole('list', { name: 'Solicitudes pendientes' })
  await requests.getByRole('checkbox').nth(1).check()
  await dialog.getByText('Rechazar', { exact: true }).click()
  await dialog.getByLabel('Motivo').fill('Es semana de inventario')
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rechazar 1 solicitud', exact: true }).click()
  await page.getByText('1 solicitud rechazada').waitFor()
})

test('what changed meanwhile is not answered, and its row says so', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/ausencias')
  await page.getByRole('button', { name: 'Responder pendientes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder pendientes' })
  const row = dialog.getByRole('listitem').nth(1)
  await row.getByRole('checkbox').check()
  await dialog.getByText('Rechazar', { exact: true }).click()
  await dialog.getByLabel('Motivo').fill('Es semana de inventario')
  // Its person asks for other days while the answer is being written.
  await site.owner.query('begin')
  await site.owner.query('select app.begin_request($1, null, null, false, null)', [
    site.world.coihues.id,
  ])
  await site.owner.query(
    `update absence set version = version + 1, changed_at = now()
     where response_status = 'PENDING'`,
  )
  await site.owner.query('commit')
  await dialog.getByRole('button', { name: 'Rechazar 1 solicitud', exact: true }).click()
  await row.getByText(/cambió esta solicitud.*vuelva a responder/).waitFor()
  await row.getByText(/ · Cambió el /).waitFor()
  await dialog.getByText(/^Ninguna quedó respondida/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Ausentismo', level: 1 }).waitFor()

async function fillSpan(page: Page, from: string, to: string) {
  const dialog = page.getByRole('dialog')
  for (const [label, day] of [
    ['Desde', from],
    ['Hasta', to],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.fill(day)
    await field.press('Tab')
    await shows(field, day)
  }
}
