// The inbox by keyboard: what waits is answered, and its person reads the answer.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shows, startSite } from './site.ts'

const site = await startSite()
const { bernarda } = site.world.people

const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { status error { message } data { id } }
}`

/** How many requests of Bernarda nobody has answered. */
const pendingOfBernarda = async () => {
  const { rows } = await site.owner.query<{ n: number }>(
    `select count(*)::int as n from vacation where response_status = 'PENDING'
       and user_contract_id = $1`,
    [bernarda.contracts[0]?.id],
  )
  return rows[0]?.n
}

/** Two of three rows by key: once by mistake, which is taken back, and then for good. */
async function approveTwo(page: Page, rows: Locator) {
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByText('2 elegidas').waitFor()
  await page.keyboard.press('a')
  await page.getByText('2 aprobadas').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  // A key pressed by mistake is taken back, by another key or in the notice, and does nothing.
  await page.keyboard.press('z')
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByText('2 aprobadas').waitFor({ state: 'hidden' })
  await expect.poll(pendingOfBernarda).toBe(3)
  for (const key of ['k', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByText('2 elegidas').waitFor()
  await page.keyboard.press('a')
  await page.getByText('2 respondidas').waitFor()
  await expect.poll(pendingOfBernarda).toBe(1)
  await expect.poll(() => rows.count()).toBe(1)
}

test('several requests are answered by keyboard, and the person reads the answers', async () => {
  await site.owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true`,
  )
  const [contract] = bernarda.contracts
  for (const [startDate, endDate] of [
    ['2026-10-05', '2026-10-06'],
    ['2026-10-19', '2026-10-20'],
    ['2026-11-02', '2026-11-03'],
  ]) {
    const input = { userContractId: contract?.publicId ?? '', startDate, endDate }
    await site.api.as('trabajador').mutate(Ask, { input })
  }
  const page = await site.visit('supervisor')
  await page.goto('/home/bandeja')
  const rows = page.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  const ofBernarda = rows.filter({ hasText: bernarda.name })
  await ofBernarda.nth(2).waitFor()
  const bell = page.getByRole('button', { name: /^Avisos, \d+ por responder/ })
  await bell.waitFor()

  await page.getByRole('searchbox', { name: 'Nombre o RUT' }).fill('Bernarda')
  await page.waitForURL(/q=Bernarda/)
  await expect.poll(() => rows.count()).toBe(3)
  await ofBernarda
    .first()
    .getByRole('button', { name: /Vacaciones del/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText('Saldo después').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Saldo después').waitFor({ state: 'hidden' })

  await approveTwo(page, rows)

  // The key that asks for the reason is not the first letter of it.
  await ofBernarda.getByRole('button', { name: /Vacaciones del/ }).focus()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /Rechazar Vacaciones/ })
  await dialog.getByLabel('Motivo').waitFor()
  await expect.poll(() => dialog.getByLabel('Motivo').inputValue()).toBe('')
  await dialog.getByLabel('Motivo').fill('Es otra semana')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await ofBernarda.getByRole('button', { name: /Vacaciones del/ }).focus()
  await page.keyboard.press('r')
  await dialog.getByLabel('Motivo').fill('Es la semana de la vendimia')
  // Enter begins a line of the reason; with Ctrl it sends it.
  await dialog.getByLabel('Motivo').press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Todo lo de esta página tiene respuesta.').waitFor()
  await page.getByText('Nada coincide con la búsqueda').waitFor()
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click()

  const worker = await site.visit('trabajador')
  await worker.goto('/home/avisos')
  await worker.getByText('Es la semana de la vendimia').waitFor()
  await expect.poll(() => worker.getByText(/fueron aprobadas/).count()).toBe(2)
  await worker.getByRole('button', { name: 'Marcar todo como leído' }).click()
  // What is left waits for her own signature, or to be taken: nobody answers it from there.
  await worker.goto('/home/bandeja')
  const left = worker.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  await left.filter({ hasText: 'Anexo de turnos' }).waitFor()
  await expect.poll(() => left.filter({ hasText: 'Vacaciones' }).count()).toBe(0)
  const course = left.filter({ hasText: 'Ley Karin: prevención del acoso' })
  await course.getByRole('button', { name: 'Abrir', exact: true }).click()
  await worker.waitForURL('**/home/cursos/mis-cursos/*')
  await worker.getByRole('region', { name: 'Qué conductas son' }).waitFor()
})

test('whoever leaves before an answer is sent has answered all the same', async () => {
  const [contract] = bernarda.contracts
  const ask = (startDate: string) =>
    site.api.as('trabajador').mutate(Ask, {
      input: { userContractId: contract?.publicId ?? '', startDate, endDate: startDate },
    })
  await ask('2026-11-16')
  await ask('2026-11-23')
  const page = await site.visit('supervisor')
  for (const [place, leave] of [
    () => page.getByRole('link', { name: 'Inicio', exact: true }).first().click(),
    () => page.reload(),
  ].entries()) {
    await page.goto('/home/bandeja?q=Bernarda')
    const pending = page.getByRole('list', { name: 'Pendientes' })
    const row = pending.getByRole('listitem').filter({ hasText: bernarda.name }).first()
    await row.getByRole('button', { name: 'Aprobar', exact: true }).click()
    await page.getByRole('button', { name: 'Deshacer' }).waitFor()
    await leave()
    await expect.poll(pendingOfBernarda).toBe(1 - place)
  }
})

test('a reason that was written in vain is offered again, after a reload too', async () => {
  const [contract] = bernarda.contracts
  const input = { userContractId: contract?.publicId ?? '', startDate: '2026-12-14' }
  await site.api.as('trabajador').mutate(Ask, { input: { ...input, endDate: '2026-12-15' } })
  const page = await site.visit('supervisor')
  await page.goto('/home/bandeja?q=Bernarda')
  const row = page.getByRole('list', { name: 'Pendientes' }).getByRole('listitem').first()
  const dialog = page.getByRole('dialog', { name: /^Rechazar Vacaciones/ })
  const reason = dialog.getByLabel('Motivo')
  await row.getByRole('button', { name: 'Rechazar' }).click()
  await reason.fill('Esa semana se embotella')
  // Meanwhile the person changed the request: the answer is to something that is no more.
  await site.owner.query(
    `update vacation set version = version + 1 where response_status = 'PENDING'
       and user_contract_id = $1`,
    [contract?.id],
  )
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Todo lo de esta página tiene respuesta.').waitFor()
  await row.getByRole('button', { name: 'Rechazar' }).click()
  await shows(reason, 'Esa semana se embotella')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await shows(reason, 'Esa semana se embotella')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByText('Todo lo de esta página tiene respuesta.').waitFor()
  await expect.poll(pendingOfBernarda).toBe(0)
  await page.reload()
  await dialog.waitFor({ state: 'hidden' })
})

test('a dispute, which is answered with words, leads from the inbox to its payslip', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/bandeja?q=Sergio')
  const row = page.getByRole('listitem').filter({ hasText: 'Reclamo de la liquidación' })
  await row.getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('button', { name: 'Acoger', exact: true }).waitFor()
})

test('what the notice of a vacation proposes is delegated and revoked in the panel', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/bandeja?delegar=2028-03-06_2028-03-10')
  const panel = page.getByRole('dialog', { name: 'Delegar' })
  await panel.getByLabel('Responde en su lugar').fill('Gonzalo')
  await page.locator('.ant-select-item-option').filter({ hasText: 'Urrutia' }).click()
  await panel.getByRole('button', { name: 'Delegar', exact: true }).click()
  const given = panel.getByRole('list', { name: 'Mis delegaciones' }).getByRole('listitem')
  const coming = given.filter({ hasText: '06-03-2028' })
  await coming.getByText('Por comenzar').waitFor()
  await coming.getByRole('button', { name: 'Revocar' }).click()
  const question = page.getByRole('dialog', { name: /^Revocar la delegación/ })
  await question.getByRole('button', { name: 'Revocar' }).click()
  await coming.getByText('Revocada').waitFor()
})
