import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { accessibilityFaults, type PageOptions } from '../browser.ts'
import { linksTo } from '../links.ts'
import type { Username } from '../world.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, dismiss, enter, overflow, startSite } from './site.ts'
import { go, settled } from './walk.ts'

const site = await startSite()

test('a company is opened, and its administrator is invited to choose a password', async () => {
  const page = await signedIn('superadmin')
  await page.getByRole('link', { name: 'Empresas' }).first().click()
  await page.getByRole('button', { name: 'Nueva empresa' }).click()
  await page.getByRole('heading', { name: 'Nueva empresa' }).waitFor()
  await page.getByLabel('Nombre').first().fill('Viña Ñuble')
  await expect.poll(() => page.getByLabel('Identificador').inputValue()).toBe('vina-nuble')
  await page.getByLabel('Nombre').nth(1).fill('Ana')
  await page.getByLabel('Apellido paterno').fill('Soto')
  await page.getByLabel('RUT').fill('43.777.001-0')
  await page.getByLabel('Correo electrónico').fill('ana@nuble.example')
  await page.getByLabel('Usuario').fill('ana.soto')
  await page.getByRole('button', { name: 'Crear empresa' }).click()
  await page
    .getByText(/dígito verificador/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('Usuario').inputValue()).toBe('ana.soto')

  await page.getByLabel('RUT').fill(rutOf(43_777_001))
  await page.getByRole('button', { name: 'Crear empresa' }).click()
  await page.getByRole('heading', { name: 'Viña Ñuble está lista' }).waitFor()
  await page.getByText('Se envió una invitación a ana@nuble.example').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const [token] = await linksTo(site.owner, 'ana@nuble.example')
  const hers = await site.open()
  await hers.goto(`/recover/${token}`)
  await hers.getByRole('heading', { name: 'Le damos la bienvenida' }).waitFor()
  await hers.getByLabel('Nueva contraseña').fill('Parronal7')
  await hers.getByLabel('Repita la contraseña').fill('Parronal7')
  await hers.getByRole('button', { name: 'Guardar contraseña' }).click()
  await hers.getByRole('link', { name: 'Ingresar' }).click()
  await enter(hers, 'ana.soto', 'Parronal7')
  await hers.waitForURL('**/home/**')
})

test('a simulation shows its banner and ends on demand', async () => {
  const page = await signedIn('superadmin')
  await go(page, '/home/empresas')
  await chooseFromMenu(page.getByRole('button', { name: 'Acciones de Boreal' }), 'Simular')
  await page.getByRole('dialog').getByRole('button', { name: 'Simular' }).click()
  const banner = page.getByRole('region', { name: 'Simulación de empresa' })
  await banner.waitFor()
  await expect.poll(() => banner.innerText()).toMatch(/superadmin está trabajando como Boreal/)
  await page.getByRole('link', { name: /Empresa$/ }).click()
  await page.getByRole('heading', { name: 'Boreal', exact: true }).waitFor()
  await banner.getByRole('button', { name: 'Salir' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.getByText('La plataforma y sus empresas').waitFor()
})

test('a suspended company shows it, and its people are sent to sign-in', async () => {
  const boss = await signedIn('superadmin')
  const theirs = await signedIn('boreal.admin', { tolerate: /401/ })
  await go(boss, '/home/empresas')
  await chooseFromMenu(boss.getByRole('button', { name: 'Acciones de Boreal' }), 'Suspender')
  await boss.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await boss.getByText('Empresa suspendida').waitFor()
  await theirs.goto('/home/empresa')
  await theirs.getByLabel('Usuario', { exact: true }).waitFor()

  await chooseFromMenu(boss.getByRole('button', { name: 'Acciones de Boreal' }), 'Activar')
  await boss.getByRole('dialog').getByRole('button', { name: 'Activar' }).click()
  await boss.getByText('Empresa activada').waitFor()
})

test('an administrator corrects a razón social, and the trail tells it', async () => {
  const page = await signedIn('admin')
  await go(page, '/home/empresa')
  await page.getByRole('link', { name: /Frutícola Peumal/ }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Giro').fill('Frutas de exportación')
  await page.getByLabel('Código de actividad').fill('12')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('El código de actividad tiene seis cifras').waitFor()
  await expect.poll(() => page.getByLabel('Giro').inputValue()).toBe('Frutas de exportación')
  await page.getByLabel('Código de actividad').fill('012500')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Datos guardados')
  await page.getByText('Frutas de exportación').waitFor()

  await go(page, '/home/auditorias?entity=business&action=Modificado')
  await page.getByRole('button', { name: /Frutícola Peumal/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Frutas de exportación').waitFor()
  await expect.poll(() => drawer.innerText()).toMatch(/Giro[\s\S]*Cultivo y embalaje de frutas/)
  await expect.poll(() => drawer.innerText()).toContain('Carolina Aránguiz Soto')
  await dismiss(drawer)
  await page.getByRole('button', { name: 'Verificar cadena' }).click()
  await page.getByText('La cadena está íntegra').waitFor()
})

test('options are decided with their reasons and stay as they were left', async () => {
  const page = await signedIn('admin')
  await go(page, '/home/empresa')
  await page.getByRole('link', { name: /Viña Los Coihues/ }).click()
  await tabOf(page, 'Opciones').click()
  const payslips = page.getByRole('switch', {
    name: 'La jefatura ve las liquidaciones de su equipo',
  })
  await expect.poll(() => payslips.isChecked()).toBe(false)
  await payslips.click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Opciones guardadas')
  await page.reload()
  await payslips.waitFor()
  await expect.poll(() => payslips.isChecked()).toBe(true)
})

test('the home screen: every number opens the list that it counts', async () => {
  const page = await signedIn('admin')
  const active = page.getByRole('link', { name: /Personas activas/ })
  const count = /\n(\d+)\n/.exec(`\n${await active.innerText()}\n`)?.[1]
  await active.click()
  await page.getByRole('heading', { name: 'Colaboradores' }).waitFor()
  await page.getByText(`de ${count} items`).waitFor()

  const worker = await signedIn('trabajador')
  await worker.getByRole('heading', { name: 'Mi última liquidación' }).waitFor()
  await expect.poll(() => worker.getByRole('main').getByText('Remuneraciones').count()).toBe(0)
})

const admins = [
  '/home/dashboard',
  '/home/empresa',
  '/home/empresa/datos',
  '/home/empresa/sindicatos',
  '/home/empresa/modulos',
  '/home/razon-social/nueva',
  '/home/sindicato/nuevo',
  '/home/auditorias',
]
const bosses = [
  '/home/administracion-global',
  '/home/administracion-global/correos',
  '/home/empresas',
  '/home/empresas/nueva',
]

test.each([
  ['light', {}],
  ['dark', { dark: true }],
  ['narrow', { width: 360 }],
] as const)('every screen is accessible and fits its width: %s', async (_how, options) => {
  for (const [who, paths] of [
    ['admin', admins],
    ['superadmin', bosses],
  ] as const) {
    const page = await signedIn(who, options)
    for (const path of paths) {
      await go(page, path)
      expect([path, await accessibilityFaults(page)]).toEqual([path, []])
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    if (who === 'admin') await visitBusiness(page)
  }
})

/** The tabs of a razón social, whose address has an id. */
async function visitBusiness(page: Page) {
  await go(page, '/home/empresa')
  await page.getByRole('link', { name: /Viña Los Coihues/ }).click()
  // The company has a tab «Datos» too.
  await page.waitForURL('**/razon-social/**')
  await settled(page)
  for (const tab of ['Datos', 'Opciones', 'Cuentas bancarias']) {
    await tabOf(page, tab).click()
    await settled(page)
    expect([tab, await accessibilityFaults(page)]).toEqual([tab, []])
  }
}

const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })

async function signedIn(username: Username, options: Omit<PageOptions, 'url'> = {}) {
  const page = await site.visit(username, options)
  await page.goto('/home')
  await page.waitForURL(/\/home\/\w/)
  await settled(page)
  return page
}
