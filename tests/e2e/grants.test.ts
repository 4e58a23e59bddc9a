import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, overflow, pick, startSite } from './site.ts'
import { go } from './walk.ts'

const site = await startSite()
const { bernarda, loreto } = site.world.people

test('an administrator makes a profile, gives it, and it acts on the next click', async () => {
  const hers = await site.visit('gerente')
  await hers.goto('/home/procesos')
  await hers.getByRole('heading', { level: 1, name: 'Procesos' }).waitFor()

  const page = await site.visit('admin')
  await page.goto('/home/empresa')
  await page.getByRole('button', { name: 'Perfiles y permisos' }).click()
  await page.getByRole('button', { name: 'Nuevo perfil' }).click()
  await page.getByLabel('Nombre').fill('Remuneraciones')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await page.getByText('Ya existe un perfil con ese nombre').waitFor()
  await page.getByLabel('Nombre').fill('Sin procesos')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await page.getByRole('heading', { name: 'Sin procesos' }).waitFor()

  await choose(page, 'Comparar con el rol', 'Gerente')
  const read = page.getByRole('checkbox', { name: 'Meses de remuneraciones: ver' })
  await expect.poll(() => read.isChecked()).toBe(true)
  await read.click()
  await page.getByText('− ver', { exact: true }).waitFor()
  await page.getByText('el rol Gerente gana 0 y pierde 1 permiso').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(/Perfil guardado/).waitFor()
  await page.getByText(/Decide 1 de/).waitFor()

  await tab(page, 'Personas').click()
  await page.getByRole('button', { name: 'Asignar a una persona' }).first().click()
  await page.getByLabel('Persona', { exact: true }).fill('loreto pizarro')
  await page
    .getByRole('option', { name: /Loreto/ })
    .or(page.getByText(/^Loreto .*Pizarro/))
    .last()
    .click()
  await page.getByRole('button', { name: 'Asignar', exact: true }).click()
  await awaitNotice(page, 'Perfil asignado')

  await hers.reload()
  await hers.getByRole('heading', { name: 'Sin acceso' }).waitFor()
  await hers.getByRole('link', { name: '¿Por qué no veo esto?' }).click()
  await hers.getByRole('searchbox').fill('procesos')
  await hers.getByText('Su perfil no lo incluye').first().waitFor()
  await expect.poll(() => hers.getByText('Meses de remuneraciones').count()).toBe(1)
  await site.owner.query('update users set profile_id = null where id = $1', [loreto.id])
})

test('what is being changed waits until it is saved, and can be left', async () => {
  const page = await site.visit('admin')
  await page.goto(await profilePath())
  const create = page.getByRole('checkbox', { name: 'Sindicatos: crear' })
  await create.click()
  await page.getByRole('checkbox', { name: 'Sindicatos: eliminar' }).click()
  await page.getByText('1 servicio cambiado').waitFor()
  await create.click()
  await page.getByRole('checkbox', { name: 'Sindicatos: eliminar' }).click()
  await page.getByRole('button', { name: 'Sindicatos: volver a lo que da el rol' }).click()
  await page.getByText('1 servicio cambiado').waitFor({ state: 'detached' })
  await create.click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.poll(() => create.isChecked()).toBe(false)
})

test('somebody’s access is changed, their limits too, and what they may is seen', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/empresa/perfiles/personas?q=bernarda')
  await chooseFromMenu(page.getByRole('button', { name: /Acciones de Bernarda/ }), 'Cambiar acceso')
  await choose(page, 'Perfil', 'Jefatura sin remuneraciones', true)
  await choose(page, 'Restricción', 'Solo el campo', true)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Acceso guardado')
  await page.getByRole('link', { name: 'Jefatura sin remuneraciones' }).waitFor()

  const hers = page.getByRole('button', { name: /Acciones de Bernarda/ })
  await chooseFromMenu(hers, 'Ver lo que puede')
  await page.getByRole('heading', { name: /Lo que puede Bernarda/ }).waitFor()
  await page.getByText('solo Frutícola Peumal (Solo el campo)').waitFor()
  await page.getByRole('searchbox').fill('liquidaciones')
  await page
    .getByText(/Cada persona ve su ficha/)
    .first()
    .waitFor()
  await site.owner.query(
    'update users set profile_id = null, restriction_id = null where id = $1',
    [bernarda.id],
  )
})

test('a restriction is made, changed and removed', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/empresa/perfiles/restricciones')
  await page.getByRole('button', { name: 'Nueva restricción' }).click()
  await page.getByLabel('Nombre').fill('Solo la casa')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await page.getByText('Elija al menos una razón social').waitFor()
  await page.getByRole('checkbox', { name: 'Casa Echenique' }).check()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await awaitNotice(page, 'Restricción guardada')
  await chooseFromMenu(page.getByRole('button', { name: 'Acciones de Solo la casa' }), 'Editar')
  await page.getByRole('checkbox', { name: 'Frutícola Peumal' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Casa Echenique, Frutícola Peumal').waitFor()
  await chooseFromMenu(page.getByRole('button', { name: 'Acciones de Solo la casa' }), 'Eliminar')
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await awaitNotice(page, 'Restricción eliminada')
})

test('everybody sees their own permissions', async () => {
  const page = await site.visit('trabajador')
  await page.goto('/home/permisos')
  await page.getByRole('heading', { name: 'Mis permisos' }).waitFor()
  await page.getByText('Rol Trabajador · sin perfil').waitFor()
})

test.each([
  ['light', {}],
  ['dark', { dark: true }],
  ['narrow', { width: 360 }],
] as const)('every screen is accessible and fits its width: %s', async (_how, options) => {
  const page = await site.visit('admin', options)
  const profile = await profilePath()
  await page.goto('/home/empresa/perfiles')
  for (const path of [
    '/home/empresa/perfiles',
    '/home/empresa/perfiles/personas',
    '/home/empresa/perfiles/restricciones',
    profile,
    `${profile}/personas`,
    `/home/permisos/${bernarda.publicId}`,
    '/home/permisos',
  ]) {
    await go(page, path)
    expect([path, await accessibilityFaults(page)]).toEqual([path, []])
    expect([path, await overflow(page)]).toEqual([path, 0])
    if (path !== profile) continue
    await changing(page)
    await page.reload()
  }
})

/** The matrix while something is changed is another screen for the eye. */
async function changing(page: Page) {
  await page.getByRole('checkbox', { name: 'Liquidaciones: ver y exportar' }).click()
  await page.getByRole('checkbox', { name: 'Perfiles: crear' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
}

async function profilePath(): Promise<string> {
  const { rows } = await site.owner.query<{ id: string }>(
    `select id from profile where name = 'Remuneraciones' and company_id = $1`,
    [site.world.coihues.id],
  )
  return `/home/perfil/${publicId('profile', Number(rows[0]?.id))}`
}

async function choose(page: Page, label: string, option: string, inDialog = false) {
  const wanted = new RegExp(`^${option}$`)
  if (!inDialog) return pick(page.getByLabel(label, { exact: true }), wanted)
  return pick(page.getByRole('dialog').getByLabel(`${label} (opcional)`), wanted)
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
