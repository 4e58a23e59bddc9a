// A finiquito is paid by hand: with the ending of its contract, above the limit by a second person,
// and taken back within a day. What it declares of contributions has its proof, or says so.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import type { Username } from '../world.ts'
import { awaitNotice, shows } from './gestures.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { peumal } = site.world.businesses

/** The finiquito of Frutícola Peumal in a state, by art. 161 if any, as somebody opens it. */
async function finiquito(who: Username, status: string, width?: number): Promise<Page> {
  const { rows } = await site.owner.query<{ id: number }>(
    `select s.id::int from settlement s join user_contract c
       on c.company_id = s.company_id and c.id = s.user_contract_id
     where s.company_id = $1 and s.status = $2 and c.business_id = $3
     order by s.dismissal_cause = 'ART_161_2' desc, s.id limit 1`,
    [site.world.coihues.id, status, peumal.id],
  )
  const page = await site.visit(who, width ? { width } : {})
  await page.goto(`/home/finiquitos/${publicId('settlement', rows[0]?.id ?? 0)}`)
  await page.getByRole('heading', { name: /^Finiquito de/ }).waitFor()
  await settled(page)
  return page
}

/** Opens the dialog of the payment, which proposes today. */
async function toPay(page: Page) {
  await page.getByRole('button', { name: 'Marcar pagado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcar pagado' })
  await dialog.getByLabel('Fecha del pago').waitFor()
  return { dialog, pay: () => dialog.getByRole('button', { name: 'Marcar pagado' }).click() }
}

test('on a phone, the ending of the contract is registered in the same step', async () => {
  const page = await finiquito('admin', 'IN_PROGRESS', 360)
  await page.getByText(/^El contrato no tiene un término registrado/).waitFor()
  const { dialog, pay } = await toPay(page)
  const ending = dialog.getByRole('switch', { name: 'Registrar también el término del contrato' })
  await expect.poll(() => ending.isChecked()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await ending.click()
  await pay()
  await dialog.getByText(/regístrelo, o márquelo aquí para registrarlo con el pago/).waitFor()
  await ending.click()
  const day = dialog.getByLabel('Fecha del pago')
  await day.fill('01-01-2020')
  await pay()
  await dialog.getByText('El pago no puede ser anterior al término').waitFor()
  await day.fill('ayer no más')
  await day.press('Tab')
  await dialog.getByText('«ayer no más» no es una fecha', { exact: false }).waitFor()
  await day.fill('15-09-2026')
  await day.press('Tab')
  await shows(day, '15-09-2026')
  await pay()
  await awaitNotice(page, 'Finiquito pagado')
  await page.getByText('Oficial', { exact: true }).first().waitFor()
  await page.getByText('Pagado el 15-09-2026').waitFor()
  await page.getByText(/^El contrato no tiene un término registrado/).waitFor({ state: 'hidden' })
})

test('above the limit another person pays than whoever issued it, and takes it back', async () => {
  const page = await finiquito('admin', 'ISSUED')
  const refused = /^Sobre \$2\.000\.000 lo paga otra persona que quien lo emitió/
  await page.getByText(/^Supera \$2\.000\.000: lo paga otra persona/).waitFor()
  const { dialog, pay } = await toPay(page)
  await pay()
  await dialog.getByText(refused).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const second = await finiquito('supergerente', 'ISSUED')
  const theirs = await toPay(second)
  await theirs.pay()
  await second.getByText('Oficial', { exact: true }).first().waitFor()
  await second.getByRole('button', { name: 'Deshacer el pago' }).click()
  const undo = second.getByRole('dialog', { name: 'Deshacer el pago' })
  await undo.getByRole('button', { name: 'Deshacer el pago' }).click()
  await undo.getByText('Este campo es obligatorio').waitFor()
  await undo.getByLabel('Motivo').fill('El banco no lo pagó')
  await undo.getByRole('button', { name: 'Deshacer el pago' }).click()
  await awaitNotice(second, 'Pago deshecho')
  await undo.waitFor({ state: 'hidden' })
  await second.getByText('El banco no lo pagó', { exact: false }).first().waitFor()

  const again = await toPay(second)
  await again.pay()
  await second.getByRole('button', { name: 'Deshacer el pago' }).waitFor()
  await site.owner.query('set session_replication_role = replica')
  await site.owner.query(`update settlement_step set at = at - interval '25 hours'`)
  await site.owner.query('set session_replication_role = origin')
  await second.reload()
  await second.getByRole('button', { name: 'Deshacer el pago', disabled: true }).waitFor()
})

test('contributions declared as paid without proof are said before the issue', async () => {
  const page = await finiquito('admin', 'CREATED')
  const doubt = /Declara pagadas las cotizaciones de agosto 2026 sin comprobante/
  await page.getByText(doubt).first().waitFor()
  await page.getByRole('button', { name: 'Emitir', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Emitir' })
  await asked.getByText(doubt).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  await asked.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Ver cumplimiento' }).click()
  await page.waitForURL(/cumplimiento\?.*obligacion=PREVIRED/)
  await page.getByRole('heading', { name: 'Cumplimiento' }).waitFor()
  await page.locator('.ant-select').getByText('Frutícola Peumal').waitFor()
  await page.getByText('Agosto 2026').first().waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /^Finiquito de/ }).waitFor()
})
