// The subsidy of a medical leave, from the leave that was paid to the money that came back.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, chooseFromMenu } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

test('a leave is taken up, claimed, and received in a paste', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/subsidios-de-licencias/licencias')
  const leave = page.getByRole('row', { name: /N° 11688402-5/ })
  await leave.getByText(/^Promedio neto de junio, julio y agosto 2026/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await chooseFromMenu(leave.getByRole('button', { name: /^Acciones de la licencia/ }), 'Seguir')
  await awaitNotice(page, '1 licencia en seguimiento')

  await page.goto('/home/subsidios-de-licencias')
  const row = page.getByRole('row', { name: /N° 11688402-5/ })
  const acts = row.getByRole('button', { name: /^Acciones del subsidio/ })
  await chooseFromMenu(acts, 'Registrar cobro')
  const claim = page.getByRole('dialog', { name: 'Registrar cobro' })
  await claim.getByLabel('Número del cobro').fill('C-3001')
  await claim.getByRole('button', { name: 'Registrar' }).click()
  await awaitNotice(page, 'Cobro registrado')
  await row.getByText('Cobrada', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const { rows } = await site.owner.query<{ rut: string }>(
    `select users.rut from absence join user_contract c on c.id = absence.user_contract_id
     join users on users.id = c.user_id where absence.license_number = '11688402-5'`,
  )
  await page.getByRole('button', { name: 'Pegar devoluciones' }).click()
  const paste = page.getByRole('dialog', { name: 'Pegar devoluciones' })
  await paste.getByLabel(/^Cuatro columnas/).fill(`${rows[0]?.rut}\t11688402-5\t14-09-2026\tcien`)
  await paste.getByText('No es un monto en pesos').waitFor()
  await paste.getByLabel('Monto, fila 1').fill('50.000')
  await paste.getByText('1 fila sin errores').waitFor()
  await paste.getByRole('button', { name: 'Registrar' }).click()
  await awaitNotice(page, '1 devolución registrada')
  await row.getByText('Recibida en parte', { exact: true }).waitFor()
  await chooseFromMenu(acts, 'Ver detalle')
  const detail = page.getByRole('dialog', { name: /^Subsidio de/ })
  await detail.getByText('$50.000').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a manager reads the totals on a telephone, and a number opens its list', async () => {
  const page = await site.visit('gerente', { width: 360, height: 780 })
  await page.goto('/home/subsidios-de-licencias')
  await page.getByRole('link', { name: /^Por prescribir/ }).click()
  await page.getByText('Prescribió el 12-09-2026').waitFor()
  await page.getByRole('link', { name: /^Sin monto/ }).click()
  await page.getByText('1-1 de 1 items').waitFor()
  await page.getByRole('main').getByText('Sin monto', { exact: true }).last().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
