// Vacations from the request to the answer, and the correction of a balance: as a worker on a
// phone, as the supervisor who answers with the keyboard, and as an administrator.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, formatDate, weekday } from '#chile/dates.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, overflow, pick, shows, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('a worker asks on a phone, and sees what it uses and leaves', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await page.goto('/home/vacaciones')
  await page.getByRole('button', { name: 'Pedir vacaciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir vacaciones' })
  await fillSpan(dialog, '19-10-2026', '23-10-2026')
  await dialog.getByText(/Usará 5 días hábiles; le quedarán .* al 19-10-2026/).waitFor()
  await dialog.getByText('Vuelve el lunes 26-10-2026.').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await awaitNotice(page, 'Solicitud enviada')
  await page.getByText('19-10-2026 a 23-10-2026').waitFor()
  await page.getByText('5 días en solicitudes por responder').waitFor()
})

test('a worker changes what they asked, and whoever answers reads that it changed', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await page.goto('/home/vacaciones')
  const asked = page.getByRole('listitem').filter({ hasText: '19-10-2026 a 23-10-2026' })
  await chooseFromMenu(asked.getByRole('button', { name: /Acciones de/ }), 'Modificar')
  const dialog = page.getByRole('dialog', { name: /^Vacaciones de Bernarda/ })
  await dialog.getByText('Quien responde lee que cambió').waitFor()
  await fillSpan(dialog, '19-10-2026', '22-10-2026')
  await dialog.getByText(/Usará 4 días hábiles/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Solicitud modificada')
  await page
    .getByRole('listitem')
    .filter({ hasText: '19-10-2026 a 22-10-2026' })
    .getByText(/^Cambió el /)
    .waitFor()
  const boss = await site.visit('supervisor', { width: 1440 })
  await boss.goto('/home/bandeja')
  await boss
    .getByRole('listitem')
    .filter({ hasText: 'Vacaciones del 19-10-2026 al 22-10-2026' })
    .getByText(/4 días · le quedan? [\d,]+ .*Cambió el /)
    .waitFor()
  // Back to the week that the next answers are about.
  await chooseFromMenu(
    page
      .getByRole('listitem')
      .filter({ hasText: '19-10-2026 a 22-10-2026' })
      .getByRole('button', { name: /Acciones de/ }),
    'Modificar',
  )
  await fillSpan(dialog, '19-10-2026', '23-10-2026')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Solicitud modificada')
})

test('the supervisor answers with the keyboard, one after another', async () => {
  const page = await site.visit('supervisor', { width: 1440 })
  await page.goto('/home/vacaciones/solicitudes')
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Bernarda' })
    .filter({ hasText: '19-10-2026' })
  await chooseFromMenu(row.getByRole('button', { name: /Acciones de/ }), 'Revisar')
  const panel = page.getByRole('dialog', { name: /Vacaciones de Bernarda/ })
  await panel.getByText(/Usará 5 días hábiles/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('a')
  await awaitNotice(page, 'Vacaciones aprobadas')
  await row.getByText('Aprobada').waitFor()

  // The next request of the team is open; its answer is no, and says why.
  const next = page.getByRole('dialog', { name: /Vacaciones de (?!Bernarda)/ })
  await next.getByText(/Usará \d+ días hábiles/).waitFor()
  await page.keyboard.press('r')
  const reason = page.getByRole('dialog', { name: /^Rechazar vacaciones de/ })
  await reason.getByLabel('Motivo').fill('Esa semana se poda el cuartel')
  await reason.getByRole('button', { name: 'Rechazar' }).click()
  await awaitNotice(page, 'Solicitud rechazada')
  await page.getByText('Esa semana se poda el cuartel').waitFor()
})

test('approved dates are changed: asked for on a phone, swapped by the answer', async () => {
  // A Monday some weeks ahead, whatever day it is.
  const monday = nextMonday(addDays(new Date().toISOString().slice(0, 10), 60))
  const [friday, wednesday, later] = [4, 2, 11].map((more) => addDays(monday, more))
  if (!friday || !wednesday || !later) throw new Error('A week has its days')
  const days = (from: string, to: string) => `${formatDate(from)} a ${formatDate(to)}`
  const [contract] = site.world.people.bernarda.contracts
  await site.api.as('admin').mutate(Approved, {
    input: {
      userContractId: contract?.publicId,
      startDate: monday,
      endDate: friday,
      approve: true,
      advance: true,
    },
  })
  const phone = await site.visit('trabajador', { width: 360, height: 780 })
  await phone.goto('/home/vacaciones')
  const approved = phone.getByRole('listitem').filter({ hasText: days(monday, friday) })
  await chooseFromMenu(approved.getByRole('button', { name: /Acciones de/ }), 'Cambiar fechas')
  const dialog = phone.getByRole('dialog', { name: 'Cambiar fechas' })
  await dialog.getByText(/Las aprobadas siguen hasta que se apruebe el cambio/).waitFor()
  await fillSpan(dialog, formatDate(wednesday), formatDate(later))
  await dialog.getByText(/Usará \d días hábiles/).waitFor()
  await settled(phone)
  expect(await accessibilityFaults(phone)).toEqual([])
  await expect.poll(() => overflow(phone)).toBe(0)
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await awaitNotice(phone, 'Cambio de fechas enviado')
  const changes = `Cambia las del ${formatDate(monday)} al ${formatDate(friday)}`
  await phone.getByText(changes).waitFor()

  const page = await site.visit('supervisor', { width: 1440 })
  await page.goto('/home/bandeja')
  const row = page.getByRole('listitem').filter({ hasText: changes }).last()
  await row.getByRole('button', { name: 'Aprobar' }).click()
  await row.waitFor({ state: 'detached' })
  const [old, changed] = [days(monday, friday), days(wednesday, later)].map((span) =>
    page.getByRole('row').filter({ hasText: 'Bernarda' }).filter({ hasText: span }),
  )
  // The answer leaves with the page of the inbox: the list may be read before it arrives.
  const isVoid = async () => {
    await page.goto('/home/vacaciones/solicitudes')
    await old?.waitFor()
    await settled(page)
    return old?.getByText('Anulada', { exact: true }).count()
  }
  await expect.poll(isVoid, { timeout: 30_000 }).toBe(1)
  await changed?.getByText('Aprobada', { exact: true }).waitFor()
})

const Approved = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { status message error { kind message field } data { id } }
}`

const nextMonday = (day: string): string => (weekday(day) === 1 ? day : nextMonday(addDays(day, 1)))

test('what was typed for one contract of a person is of no other', async () => {
  const { sofia } = site.world.people
  const page = await site.visit('admin')
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(`/home/ficha/${sofia.publicId}/vacaciones`)
  const contract = page.getByRole('combobox', { name: 'Contrato' })
  const dialog = page.getByRole('dialog', { name: /^Vacaciones de Sofía/ })
  await pick(contract, 'Viña Los Coihues')
  await page.getByRole('button', { name: 'Nuevas vacaciones' }).click()
  await dialog.getByText(/ · Viña Los Coihues$/).waitFor()
  await dialog.getByLabel('Comentario').fill('Semana de la viña')
  const ofVina = page.url()
  const other = new URL(ofVina)
  other.searchParams.set('contrato', sofia.contracts[1]?.publicId ?? '')
  await page.goto(other.href)
  await page.getByRole('button', { name: 'Nuevas vacaciones' }).click()
  await dialog.getByText(/ · Frutícola Peumal$/).waitFor()
  await shows(dialog.getByLabel('Comentario'), '')
  await page.goto(ofVina)
  await shows(dialog.getByLabel('Comentario'), 'Semana de la viña')
})

test('what another field cures is sent again', async () => {
  const { benjamin } = site.world.people
  const page = await site.visit('admin')
  await page.goto(`/home/ficha/${benjamin.publicId}/vacaciones`)
  await page.getByRole('button', { name: 'Nuevas vacaciones' }).click()
  const dialog = page.getByRole('dialog', { name: /^Vacaciones de Benjamín/ })
  const monday = nextMonday(addDays(new Date().toISOString().slice(0, 10), 40))
  await fillSpan(dialog, formatDate(monday), formatDate(addDays(monday, 32)))
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const refused = dialog.locator('.ant-form-item-explain-error')
  await refused.getByText(/^El saldo al .* faltan/).waitFor()
  // What the field says, the preview beside it does not say again.
  await expect.poll(() => dialog.getByText(/^El saldo al .* faltan/).count()).toBe(1)
  // The refusal stands at the last day, and what cures it is the agreement.
  await dialog.getByRole('switch', { name: 'Anticipar' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Vacaciones registradas')
  await dialog.waitFor({ state: 'hidden' })
})

test('an administrator corrects a balance, and confirms what changes', async () => {
  const page = await site.visit('admin', { width: 1440, dark: true })
  await page.goto(`/home/ficha/${site.world.people.bernarda.publicId}/vacaciones`)
  await page.getByRole('table', { name: 'Cartola de vacaciones' }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await chooseFromMenu(page.getByRole('button', { name: 'Configurar' }), 'Fijar saldo')
  const dialog = page.getByRole('dialog', { name: 'Fijar saldo' })
  await dialog.getByLabel('Saldo al', { exact: true }).fill('31-08-2026')
  await dialog.getByLabel('Días legales').fill('12,5')
  await dialog.getByLabel('Motivo').fill('Revisión con la persona')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(/El saldo al .* cambia de .* a .* días/).waitFor()
  await page
    .getByRole('dialog', { name: '¿Guardar de todos modos?' })
    .getByRole('button', { name: 'Guardar' })
    .click()
  await awaitNotice(page, 'Vacaciones configuradas')
  await page.getByRole('cell', { name: /Revisión con la persona/ }).waitFor()
})

test('whoever runs the company without a contract in it begins with its requests', async () => {
  const { rodrigo } = site.world.people
  const ofHis = 'update user_contract set status = $1 where company_id = $2 and user_id = $3'
  const his = [site.world.coihues.id, rodrigo.id]
  await site.owner.query(ofHis, ['DELETED', ...his])
  const page = await site.visit('supergerente', { width: 1440 })
  await page.goto('/home/vacaciones')
  await page.waitForURL(/\/vacaciones\/solicitudes$/)
  await expect.poll(() => page.getByRole('link', { name: 'Mis vacaciones' }).count()).toBe(0)
  await expect.poll(() => page.getByText('Usted no tiene contrato').count()).toBe(0)
  await site.owner.query(ofHis, ['ACTIVE', ...his])
})

test('an administrator gives vacations to all, with what each takes shown before', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/vacaciones/colectivas/nueva')
  await pick(page.getByLabel('Razón social', { exact: true }), /Viña Los Coihues/)
  await fillSpan(page, '01-02-2027', '12-02-2027')
  await page.getByText('El feriado colectivo dura al menos 15 días hábiles (art. 76)').waitFor()
  await fillSpan(page, '01-02-2027', '26-02-2027')
  await page.getByText(/^\d+ personas reciben sus días/).waitFor()
  await page.getByText('Lo otorga: sus días se los da otra persona').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Otorgar a todos' }).click()
  const asked = page.getByRole('dialog', { name: '¿Otorgar a todos de todos modos?' })
  await asked.getByText(/personas reciben 20 días hábiles/).waitFor()
  await asked.getByRole('button', { name: 'Otorgar a todos' }).click()
  await awaitNotice(page, 'El feriado colectivo se otorga')
  await page.getByRole('row').filter({ hasText: '01-02-2027 a 26-02-2027' }).waitFor()
})

async function fillSpan(within: Locator | Page, from: string, to: string) {
  for (const [label, day] of [
    ['Desde', from],
    ['Hasta', to],
  ] as const) {
    const field = within.getByLabel(label, { exact: true })
    await field.fill(day)
    await field.press('Tab')
    await shows(field, day)
  }
}
