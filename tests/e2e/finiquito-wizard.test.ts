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
