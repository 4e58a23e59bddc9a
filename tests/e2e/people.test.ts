import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatRut, rutOf } from '#chile/rut.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { pick, startSite, writeDate } from './site.ts'
import { go, settled } from './walk.ts'

const site = await startSite()

test('a change from a past day holds from then on and is shown in the history', async () => {
  const page = await site.visit('admin')
  await openRecord(page, 'bernarda huenchul')
  await page.getByRole('link', { name: 'Datos personales' }).click()
  await page.getByRole('button', { name: 'Editar contacto y domicilio' }).click()
  await page.getByLabel('Dirección').fill('Los Boldos 12')
  await page.getByRole('button', { name: 'Guardar' }).click()

  const dialog = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await dialog.getByLabel('Desde una fecha pasada').check()
  await writeDate(dialog.getByLabel('Fecha desde la que rige'), '01-03-2025')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Ficha guardada')
  await page.getByText('Los Boldos 12').waitFor()

  await page.getByRole('link', { name: 'Historial' }).click()
  const change = page.getByRole('row', { name: /Dirección/ })
  await change.waitFor()
  await expect
    .poll(() => change.innerText())
    .toMatch(/01-03-2025[\s\S]*Los Boldos 12[\s\S]*Carolina/)

  await page.getByRole('link', { name: 'Datos personales' }).click()
  await writeDate(page.getByLabel('Ver al día'), '28-02-2025')
  await page.getByText('La ficha como era el 28-02-2025').waitFor()
  expect(new URL(page.url()).searchParams.get('al')).toBe('2025-02-28')
  await page.getByText('Los Boldos 12').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Resumen' }).click()
  await page.getByText('La ficha como era el 28-02-2025').waitFor()
})

test('reserved data opens when asked for, and stays closed to the team’s supervisor', async () => {
  const admin = await site.visit('admin')
  await openRecord(admin, 'bernarda huenchul')
  await admin.getByRole('link', { name: 'Datos contrato' }).click()
  await admin.getByText('Remuneración').waitFor()
  await expect.poll(() => admin.getByText('585.000').count()).toBe(0)
  await admin.getByRole('button', { name: 'Mostrar datos reservados' }).first().click()
  await admin.getByText('585.000').waitFor()

  const supervisor = await site.visit('supervisor')
  await openRecord(supervisor, 'bernarda huenchul')
  await supervisor.getByRole('link', { name: 'Datos personales' }).click()
  await supervisor.getByRole('heading', { name: 'Contacto y domicilio' }).waitFor()
  await expect.poll(() => supervisor.getByRole('heading', { name: 'Previsión' }).count()).toBe(0)
  // The tab is not offered; its address says why it opens nothing.
  await expect.poll(() => supervisor.getByRole('link', { name: 'Datos contrato' }).count()).toBe(0)
  await supervisor.goto(`/home/ficha/${site.world.people.bernarda.publicId}/datos-contrato`)
  await supervisor.getByText('no están a su alcance').waitFor()
})

test('a new person: a wrong RUT is reported at its field, and nothing typed is lost', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/trabajadores/nuevo')
  const rut = rutOf(42_777_001)
  await page.getByLabel('RUT', { exact: true }).fill('42.777.001-0')
  await page.getByLabel('Primer nombre').fill('Delfina')
  await page.getByLabel('Apellido paterno').fill('Arriaza')
  await page.getByRole('button', { name: 'Crear y seguir' }).click()
  await page
    .getByText(/dígito verificador no corresponde/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('Primer nombre').inputValue()).toBe('Delfina')

  await page.getByLabel('RUT', { exact: true }).fill(rut)
  await writeDate(page.getByLabel('Fecha de nacimiento'), '04-03-1990')
  await pick(page.getByLabel('Sexo', { exact: true }), 'Femenino')
  await page.getByRole('button', { name: 'Crear y seguir' }).click()
  await awaitNotice(page, 'Persona creada')

  await page.getByRole('heading', { name: 'Delfina Arriaza' }).waitFor()
  await page.getByRole('heading', { name: 'Previsión', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  // What the kind of previsión needs is not called optional, and is asked for.
  await page.getByText('Este campo es obligatorio').first().waitFor()
  await page.getByRole('button', { name: 'Terminar e ir a la ficha' }).click()
  await page.getByText('Falta para remuneraciones: Contrato').waitFor()
  await page.getByText(formatRut(rut)).waitFor()
})

test('a contract is made, and a raise from a future day waits', async () => {
  const page = await site.visit('supergerente')
  await openRecord(page, 'monserrat valdivia')
  await page.getByRole('button', { name: 'Nuevo contrato' }).click()
  await pick(page.getByLabel('Razón social', { exact: true }), 'Viña Los Coihues')
  await page.getByLabel('Cargo', { exact: true }).fill('Asesora')
  await page.getByLabel('Sueldo base').fill('750000')
  await page.getByRole('button', { name: 'Crear contrato' }).click()
  await awaitNotice(page, 'Contrato creado')
  const contracts = page.getByRole('radiogroup', { name: 'Contrato' })
  await contracts.getByText(/^Asesora, desde /).click()
  await page.getByRole('button', { name: 'Mostrar datos reservados' }).first().click()
  await page.getByText('750.000').waitFor()

  await page.getByRole('button', { name: 'Editar remuneración' }).click()
  await page.getByLabel('Sueldo base').fill('820000')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await dialog.getByLabel('Desde una fecha futura').check()
  await writeDate(dialog.getByLabel('Fecha desde la que rige'), '01-03-2031')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Hay un cambio pendiente desde el 01-03-2031').waitFor()
  await page.getByText('750.000').waitFor()
  await page.getByRole('link', { name: 'Historial' }).click()
  const raise = page.getByRole('row', { name: /Sueldo base/ })
  await raise.waitFor()
  await expect.poll(() => raise.innerText()).toMatch(/Pendiente[\s\S]*750\.000[\s\S]*820\.000/)
})

test('a worker has their own record and no other', async () => {
  const page = await site.visit('trabajador')
  await page.goto('/home/ficha')
  await page.getByRole('heading', { name: 'Bernarda Rosa Huenchul Ortiz' }).waitFor()
  await page.getByRole('link', { name: 'Datos contrato' }).click()
  await page.getByText('585.000').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Editar/ }).count()).toBe(0)
  await page.goto('/home/trabajadores')
  await page.getByRole('heading', { name: 'Sin acceso' }).waitFor()
})

test('a telephone shows people as cards, and the record fits', async () => {
  const page = await site.visit('admin', { width: 360, height: 740 })
  await page.goto('/home/workers?q=huenchul')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Bernarda Rosa Huenchul Ortiz' })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('table').count()).toBe(0)
  await page.getByRole('link', { name: 'Ver ficha' }).click()
  await page.getByRole('heading', { name: 'Bernarda Rosa Huenchul Ortiz' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360)
})

test.for([false, true])('nobody is left out by how it looks (dark: %s)', async (dark) => {
  const page = await site.visit('admin', { dark })
  const check = async (ready: string) => {
    await page.getByText(ready).first().waitFor()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.goto('/home/trabajadores?q=huenchul')
  await check('Bernarda Rosa Huenchul Ortiz')
  await page.getByRole('link', { name: 'Ver ficha' }).click()
  await check('Razones sociales')
  await page.getByRole('link', { name: 'Datos personales' }).click()
  await page.getByRole('button', { name: 'Mostrar datos reservados' }).first().click()
  await check('PlanVital')
  await page.getByRole('button', { name: 'Editar datos personales' }).click()
  await check('Guardar')
  await page.getByRole('link', { name: 'Datos contrato' }).click()
  await check('Sueldo base')
  await page.getByRole('link', { name: 'Historial' }).click()
  await check('Horas semanales')
  await go(page, '/home/trabajadores/nuevo')
  await check('Identificación')
})

async function openRecord(page: Page, search: string) {
  await page.goto('/home/trabajadores')
  await page.getByRole('searchbox', { name: 'Nombre o RUT' }).fill(search)
  await page.waitForURL(/q=/)
  await page.getByText('1 persona').waitFor()
  await page.getByRole('link', { name: 'Ver ficha' }).click()
}
