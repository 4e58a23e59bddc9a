// An annex from the contract in the ficha to its signed paper, and a change by hand that needs one.
import { expect, test } from 'vitest'
import { plainPdf } from '../documents.ts'
import { startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { bernarda, hernan } = site.world.people

const jobOn = async (day: string) => {
  const { rows } = await site.owner.query<{ job: string }>(
    `select job_title as job from user_contract_version
     where user_contract_id = $1 and superseded_at is null and valid @> $2::date`,
    [hernan.contracts[0]?.id, day],
  )
  return rows[0]?.job
}

test('an annex is written, printed and signed, and the contract changes', async () => {
  const page = await site.visit('admin')
  await page.goto(`/home/ficha/${hernan.publicId}/datos-contrato`)
  const before = await jobOn('2026-12-01')
  await page.getByRole('button', { name: 'Nuevo anexo' }).click()
  const making = page.getByRole('dialog')
  await making.getByLabel('Rige desde').fill('01-12-2026')
  await making.getByLabel('Cargo', { exact: true }).fill('Jefe de campo')
  await making.getByRole('button', { name: 'Guardar borrador' }).click()
  const row = page.getByRole('row', { name: /Anexo de cargo/ })
  await row.getByText('Borrador').waitFor()

  const act = async (name: string) => {
    await row.getByRole('button', { name: /^Acciones de/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Modificar')
  const editing = page.getByRole('dialog', { name: /Modificar el anexo/ })
  const job = editing.getByLabel('Cargo', { exact: true })
  await expect.poll(() => job.inputValue()).toBe('Jefe de campo')
  await job.fill('Jefe de cosecha')
  await editing.getByRole('button', { name: 'Guardar' }).click()
  await editing.waitFor({ state: 'detached' })
  // The list reads the annex again: what is done next is done to what was written.
  await settled(page)

  await act('Dejar para la firma')
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar para la firma' }).click()
  await row.getByText('Por firmar').waitFor()
  await expect.poll(() => jobOn('2026-12-01')).toBe(before)

  await act('Registrar firmado')
  const signing = page.getByRole('dialog')
  await signing.getByText('Jefe de cosecha').waitFor()
  await signing.locator('input[type=file]').setInputFiles({
    name: 'anexo-firmado.pdf',
    mimeType: 'application/pdf',
    buffer: plainPdf(),
  })
  await signing.getByText('anexo-firmado.pdf').waitFor()
  await signing.getByRole('button', { name: 'Registrar firmado' }).click()
  await row.getByText('Firmado', { exact: true }).waitFor()
  await expect.poll(() => jobOn('2026-12-01')).toBe('Jefe de cosecha')
  await expect.poll(() => jobOn('2026-11-30')).toBe(before)
})

test('a change by hand asks for its annex until there is one', async () => {
  const page = await site.visit('supergerente')
  await page.goto(`/home/ficha/${hernan.publicId}/datos-contrato`)
  const notice = page.getByRole('alert').filter({ hasText: 'Este cambio necesita anexo' })
  await notice.getByText('días por semana, desde el').waitFor()
  await notice.getByRole('button', { name: 'Generar' }).click()
  await page.getByRole('row', { name: /Anexo de días por semana/ }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)
})

test('a worker reads their own annexes and writes none', async () => {
  const page = await site.visit('trabajador')
  await page.goto(`/home/ficha/${bernarda.publicId}/datos-contrato`)
  await page.getByText('Anexo de trabajo por turnos').waitFor()
  await expect.poll(() => page.getByText('Anexo de teletrabajo').count()).toBe(0)
  const make = page.getByRole('button', { name: 'Nuevo anexo' })
  await expect.poll(() => make.count()).toBe(0)
})
