// What the form of a finiquito says while it is filled in: of its dates, and of whose it is.
import { expect, test } from 'vitest'
import { pick, shows, writeDate } from './gestures.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { bernarda, elcira } = site.world.people
const [hers, other] = [bernarda.contracts[0]?.publicId, elcira.contracts[0]?.publicId]
const formOf = (contract: string | undefined) =>
  `/home/finiquitos/nuevo?contrato=${contract}&termino=2026-09-30`

test('a day that cannot be is said beside the form, and mended there', async () => {
  const page = await site.visit('admin')
  await page.goto(formOf(hers))
  await pick(page.getByLabel('Causal', { exact: true }), /Art. 161 inc. 1/, '161 inc. 1')
  // The term is past, so that today is proposed, of whose month nobody entered the figures.
  await page.getByText(/art\. 177\): venció el \d{2}-10-2026$/).waitFor()
  await writeDate(page.getByLabel('Fecha de pago'), '14-10-2026')
  await page.getByText('El contrato no tiene un término registrado').waitFor()
  await writeDate(page.getByLabel('Fecha del aviso'), '01-01-1999')
  await page
    .getByText(/^El contrato comienza el/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByText('Ha ocurrido un problema').count()).toBe(0)
  await writeDate(page.getByLabel('Fecha del aviso'), '20-08-2026')
  const compared = page.getByRole('table', { name: 'Causales y fechas comparadas' })
  await compared.getByText('Art. 159 N°2').waitFor()
})

test('what was typed for one person is not offered for another one', async () => {
  const page = await site.visit('admin')
  await page.goto(formOf(hers))
  await pick(page.getByLabel('Causal', { exact: true }), /Art. 171/, '171')
  await settled(page)
  await page.goto(formOf(other))
  await page.getByText(elcira.name).last().waitFor()
  await shows(page.getByLabel('Término', { exact: true }), '30-09-2026')
  await expect.poll(() => page.getByText('Se recuperó lo que escribió').count()).toBe(0)
  await expect.poll(() => page.getByText(bernarda.name).count()).toBe(0)
})

test('a contract that has a finiquito says so where it is chosen, and opens it', async () => {
  const found = await site.owner.query<{ name: string }>(
    `select concat_ws(' ', v.firstname, v.second_name, v.paternal_lastname, v.maternal_lastname)
       as name
     from settlement s join user_version v on v.company_id = s.company_id
       and v.user_id = s.user_id and v.superseded_at is null and upper_inf(v.valid)
     where s.company_id = $1 and s.status = 'ISSUED' order by s.id limit 1`,
    [site.world.coihues.id],
  )
  const name = found.rows[0]?.name ?? ''
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos/nuevo')
  const contract = page.getByLabel('Contrato', { exact: true })
  await pick(contract, /ya tiene finiquito: emitido/, name)
  await page.getByText('Está emitido: ahí se sigue con él.').waitFor()
  await page.getByRole('button', { name: 'Crear finiquito' }).click()
  await page.locator('.ant-form-item-explain-error', { hasText: 'Ese contrato ya tiene' }).waitFor()
  await page.getByRole('button', { name: 'Abrir finiquito' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click()
  await page.getByRole('heading', { name: `Finiquito de ${name}` }).waitFor()
})

test('the proposed day of payment follows another last day, and a chosen one stays', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos/nuevo')
  await page.getByRole('button', { name: 'Crear finiquito' }).click()
  await expect.poll(() => page.getByText('Este campo es obligatorio').count()).toBe(3)
  const contract = page.getByLabel('Contrato', { exact: true })
  await pick(contract, bernarda.name, bernarda.name)
  await contract.press('Tab')
  const end = page.getByLabel('Término', { exact: true })
  const pay = page.getByLabel('Fecha de pago')
  await expect.poll(() => page.getByText('Este campo es obligatorio').count()).toBe(1)
  await writeDate(end, '31-12-2026')
  await shows(pay, '13-01-2027')
  await writeDate(end, '29-02-2028')
  await shows(pay, '11-03-2028')
  await writeDate(pay, '01-03-2028')
  await writeDate(end, '28-02-2028')
  await settled(page)
  await shows(pay, '01-03-2028')
})

test('what is discarded is gone beside the form too, and the contract is named', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/finiquitos/nuevo')
  const contract = page.getByLabel('Contrato', { exact: true })
  await pick(contract, bernarda.name, bernarda.name)
  const whose = page.locator('.ant-form-item-extra')
  await whose.getByText(/^Viña Los Coihues, .+, desde el \d{2}-\d{2}-\d{4}$/).waitFor()
  await pick(page.getByLabel('Causal', { exact: true }), /Art. 161 inc. 1/, '161 inc. 1')
  await writeDate(page.getByLabel('Término', { exact: true }), '30-09-2026')
  await writeDate(page.getByLabel('Fecha de pago'), '14-10-2026')
  const compared = page.getByRole('table', { name: 'Causales y fechas comparadas' })
  await compared.getByText('Art. 159 N°2').waitFor()
  // The sums are what is compared: none of them is out of sight.
  const hidden = await compared.evaluate((table) => {
    const frame = table.parentElement
    return frame ? frame.scrollWidth - frame.clientWidth : -1
  })
  expect(hidden).toBe(0)
  await page.reload()
  await page.getByText('Se recuperó lo que escribió').waitFor()
  await compared.getByText('Art. 159 N°2').waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('Elija el contrato, la causal y las fechas').waitFor()
})

test('an ending that comes from a finiquito begins with its cause and its last day', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/terminos/nuevo/${hers}?causal=161-1&termino=2026-09-30`)
  await shows(page.getByLabel('Último día de trabajo'), '30-09-2026')
  await page
    .getByText(/necesidades de la empresa, establecimiento o servicio/)
    .last()
    .waitFor()
  // The cause asks for a notice: which one was given is somebody's to say.
  await page.getByRole('button', { name: 'Terminar contrato' }).click()
  await page.getByText('Este campo es obligatorio').waitFor()
})
