// What surrounds every screen: menu, palette, theme, where we are, the phone, and what can fail.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatRut } from '#chile/rut.ts'
import {
  chooseFromMenu,
  dismiss,
  enter,
  focusReturns,
  kept,
  openPalette,
  overflow,
  startSite,
} from './site.ts'
import { go, settled } from './walk.ts'

const site = await startSite()
const { bernarda } = site.world.people

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4' +
    '2mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('the sidebar is 300 px, or 52 when contracted, and remembers which', async () => {
  const page = await at('admin', '/home/empresa')
  const width = async () => Math.round((await page.locator('aside').boundingBox())?.width ?? 0)
  await expect.poll(() => width()).toBe(300)
  await page.getByRole('button', { name: 'Contraer menú' }).click()
  await expect.poll(() => width()).toBe(52)
  await page.reload()
  await settled(page)
  await expect.poll(() => width()).toBe(52)
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await page.waitForURL('**/home/dashboard')
  await page.getByRole('button', { name: 'Expandir menú' }).click()
  await expect.poll(() => width()).toBe(300)
})

test('the second of a double press does nothing in the dialog that the first opened', async () => {
  const page = await at('admin', '/home/trabajadores')
  await page.getByRole('button', { name: 'Invitar al sistema' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar al sistema' })
  await dialog.getByRole('button', { name: /^Invitar a/ }).waitFor()
  const cancel = dialog.getByRole('button', { name: 'Cancelar' })
  await cancel.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await settled(page)
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await cancel.click()
  await dialog.waitFor({ state: 'hidden' })
})

test('a group that was folded stays folded', async () => {
  const page = await at('admin', '/home/empresa')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('link', { name: 'Colaboradores' }).waitFor()
  await menu.getByRole('button', { name: 'Gestión de personas' }).click()
  await expect.poll(() => menu.getByRole('link', { name: 'Colaboradores' }).count()).toBe(0)
  await page.reload()
  await settled(page)
  await expect.poll(() => menu.getByRole('link', { name: 'Colaboradores' }).count()).toBe(0)
})

test('Ctrl+K finds people by name or RUT, with dots or without, and screens', async () => {
  const page = await at('admin', '/home/empresa')
  const option = (name: RegExp) => page.getByRole('option', { name })
  for (const typed of [formatRut(bernarda.rut), bernarda.rut, 'huenchul bernarda']) {
    await (await openPalette(page)).fill(typed)
    await option(/Bernarda Rosa Huenchul Ortiz/).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/home/ficha/${bernarda.publicId}`)
    await page.getByRole('heading', { name: bernarda.name }).waitFor()
    await go(page, '/home/empresa')
  }
  await (await openPalette(page)).fill('auditoria')
  await option(/Auditorías/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/auditorias')

  const box = await openPalette(page)
  await box.fill('nada que exista')
  await page.getByText('Sin resultados').waitFor()
  await dismiss(page.getByRole('dialog').filter({ has: box }))
})

test('the palette offers nobody what they may not open', async () => {
  const page = await at('trabajador', '/home/dashboard')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.getByRole('button', { name: /^Buscar/ }).click()
  const box = page.getByRole('combobox')
  await box.fill('colaboradores')
  await page.getByText('Sin resultados').waitFor()
  await box.fill(bernarda.rut)
  await page.getByText('Sin resultados').waitFor()
  expect(asked.filter((body) => body.includes('FindUsers'))).toEqual([])
})

test('the palette says when it could not look for people', async () => {
  const page = await at('admin', '/home/dashboard')
  const failing = { errors: [{ message: 'Se cayó la tabla', extensions: { kind: 'internal' } }] }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('FindUsers')
      ? route.fulfill({ json: failing })
      : route.fallback(),
  )
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.getByRole('combobox').fill('bernarda')
  await page.getByRole('alert').filter({ hasText: 'Error al buscar datos' }).waitFor()
})

test('the theme follows the person to another browser, and nobody else', async () => {
  const page = await at('lectura', '/home/dashboard')
  const theme = (of: Page) => of.evaluate(() => document.documentElement.dataset['theme'])
  await expect.poll(() => theme(page)).toBe('light')
  const saved = page.waitForResponse((answer) => isAbout(answer, 'UpdateUiConfig'))
  await page.getByRole('button', { name: 'Usar tema oscuro' }).click()
  await expect.poll(() => theme(page)).toBe('dark')
  await saved
  await page.reload()
  await expect.poll(() => theme(page)).toBe('dark')

  const elsewhere = await at('lectura', '/home/dashboard')
  await elsewhere.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
  const another = await at('gerente', '/home/dashboard')
  await expect.poll(() => theme(another)).toBe('light')
})

test('the top bar: the company, the months under way, one’s own menu', async () => {
  const page = await at('admin', '/home/dashboard')
  const top = page.getByRole('banner').first()
  await top.getByText('Los Coihues').waitFor()
  await page.getByRole('button', { name: 'Revisa tu Proceso' }).click()
  const process = page.getByRole('link', { name: 'Viña Los Coihues septiembre 2026', exact: true })
  await process.click()
  await page.waitForURL('**/home/procesos/*')
  await page.getByRole('heading', { name: 'Septiembre 2026' }).waitFor()
  await chooseFromMenu(page.getByRole('button', { name: 'Menú de Carolina' }), 'Ficha')
  await page.getByRole('heading', { name: /^Carolina/ }).waitFor()

  const worker = await at('trabajador', '/home/dashboard')
  await expect
    .poll(() => worker.getByRole('banner').first().getByText('Los Coihues').count())
    .toBe(0)
  await expect.poll(() => worker.getByRole('button', { name: 'Revisa tu Proceso' }).count()).toBe(0)
})

test('a button that is held while its menu arrives opens it when it is let go', async () => {
  const page = await site.visit('admin')
  const code = '**/assets/hints-*.js'
  const { promise: wanted, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await wanted
    await route.continue()
  })
  const asked = page.waitForRequest(code)
  await page.goto('/home/dashboard')
  await asked
  await page.getByRole('button', { name: 'Revisa tu Proceso' }).hover()
  await page.mouse.down()
  arrive()
  // The button beside it, which nobody holds, has its menu by now.
  await page.locator('button.ant-dropdown-trigger').first().waitFor()
  await page.mouse.up()
  await page.getByRole('link', { name: 'Viña Los Coihues septiembre 2026', exact: true }).waitFor()
})

test('where we are: group, the screens above as links, this one', async () => {
  const page = await at('admin', `/home/ficha/${bernarda.publicId}/contrato-nuevo`)
  const crumbs = page.getByRole('navigation', { name: 'Ubicación' })
  expect((await crumbs.getByRole('listitem').allInnerTexts()).join(' / ')).toBe(
    'Gestión de personas / Colaboradores / Ficha / Nuevo contrato',
  )
  await crumbs.getByRole('link', { name: 'Ficha' }).click()
  await page.waitForURL(`**/home/ficha/${bernarda.publicId}`)
  await page.getByRole('link', { name: 'Datos personales' }).click()
  await page.waitForURL('**/datos-personales')
  await crumbs.getByRole('link', { name: 'Colaboradores' }).click()
  await page.waitForURL('**/home/trabajadores')
})

test('one’s own picture is in the top bar as soon as it is chosen', async () => {
  const page = await at('trabajador', '/home/ficha')
  const face = page.getByRole('button', { name: 'Menú de Bernarda' }).getByRole('img')
  await expect.poll(() => face.count()).toBe(0)
  await page.getByRole('button', { name: 'Cambiar imagen de perfil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar imagen de perfil' })
  await dialog.getByLabel('Elegir una imagen').setInputFiles({
    name: 'yo.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.waitFor({ state: 'detached' })
  const shown = page.locator('.shell-profile img')
  await shown.waitFor()
  await page.reload()
  await shown.waitFor()
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  )
})

test('under 740 px: entries at the thumb, the rest behind «Menú»', async () => {
  const page = await at('admin', '/home/dashboard', { width: 740, height: 740 })
  await page.locator('aside').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Abrir menú' }).count()).toBe(0)
  await expect.poll(() => overflow(page)).toBe(0)

  await page.setViewportSize({ width: 739, height: 740 })
  await page.locator('aside').waitFor({ state: 'detached' })
  await expect.poll(() => overflow(page)).toBe(0)
  const quick = page.getByRole('navigation', { name: 'Accesos rápidos' })
  await quick.getByRole('link', { name: 'Empresa' }).click()
  await page.waitForURL('**/home/empresa')
  await quick.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Auditorías' }).click()
  await page.waitForURL('**/home/auditorias')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const saved = page.waitForResponse((answer) => isAbout(answer, 'UpdateUiConfig'))
  await chooseFromMenu(page.getByRole('button', { name: 'Menú de Carolina' }), 'Usar tema oscuro')
  await saved
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
    .toBe('dark')
})

test('an address that is no page: a spinner for three seconds, then «Error 404»', async () => {
  const page = await site.visit('admin')
  for (const path of ['/home/no-existe', '/no-existe']) {
    await page.goto(path)
    await page.locator('.mg-spinner').waitFor()
    const since = performance.now()
    await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor()
    expect(performance.now() - since).toBeGreaterThan(2_000)
    await page.getByText('Error 404').waitFor()
    await page.getByRole('link', { name: /soporte@/ }).waitFor()
  }
  await page.getByRole('link', { name: 'Recargar aplicación' }).click()
  await page.waitForURL('**/home/dashboard')
})

test('a page that breaks leaves the rest standing', async () => {
  const page = await site.visit('admin', { tolerate: /ERR_FAILED|AuditPage/ })
  await page.route('**/assets/AuditPage-*', (route) => route.abort())
  await page.goto('/home/auditorias')
  await page.getByRole('heading', { name: 'Ha ocurrido un error' }).waitFor()
  await page.getByRole('link', { name: 'Recargar aplicación' }).waitFor()
  await page.getByRole('link', { name: 'Empresa', exact: true }).click()
  await page.getByRole('heading', { name: 'Los Coihues' }).waitFor()
})

test('data that does not arrive: who administers reads why, others that it failed', async () => {
  const failing = { errors: [{ message: 'Se cayó la tabla', extensions: { kind: 'internal' } }] }
  for (const [username, words] of [
    ['admin', 'Se cayó la tabla'],
    ['gerente', 'Error al buscar datos'],
  ] as const) {
    const page = await at(username, '/home/dashboard', { tolerate: /Ha ocurrido un problema/ })
    await page.route('**/graphql', (route) => route.fulfill({ json: failing }))
    await page.getByRole('link', { name: 'Colaboradores' }).first().click()
    const again = page.getByRole('button', { name: 'Reintentar' })
    const alert = page.getByRole('alert').filter({ has: again }).first()
    await alert.waitFor()
    await expect.poll(() => alert.innerText()).toContain(words)
    const notices = page.getByRole('region', { name: 'Avisos' })
    await expect.poll(() => notices.getByRole('alert').count()).toBe(1)
    await page.unroute('**/graphql')
    await alert.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('table').waitFor()
  }
})

test('by the keyboard alone: in, to a person, and the sheet of shortcuts', async () => {
  const page = await site.open()
  await page.goto('/login')
  await settled(page)
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Minga2026')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/dashboard')
  await settled(page)
  await expect.poll(() => kept(page, 'token')).not.toBeNull()

  await page.reload()
  await settled(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Saltar al contenido')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await sheet.getByText('Ctrl K').waitFor()
  await dismiss(sheet)

  await openPalette(page)
  await page.keyboard.type('colaboradores')
  await page.getByRole('option', { name: /^Colaboradores/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ver ficha' }).first().waitFor()
  await settled(page)
  await page.keyboard.press('/')
  await focusReturns(page.getByRole('searchbox', { name: 'Nombre o RUT' }))
  await page.keyboard.type('huenchul?')
  await expect.poll(() => sheet.count()).toBe(0)
  await page.keyboard.press('Backspace')
  await page.getByText('1 persona', { exact: true }).waitFor()
  for (let step = 0; step < 40 && (await focused(page)) !== 'Ver ficha'; step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: bernarda.name }).waitFor()
})

test('signing out in one tab signs out in the other', async () => {
  const page = await site.open()
  await page.goto('/login')
  await enter(page, 'gerente')
  await page.waitForURL('**/home/**')
  const other = await page.context().newPage()
  await other.goto('/home/dashboard')
  await chooseFromMenu(other.getByRole('button', { name: /^Menú de / }), 'Cerrar sesión')
  await other.waitForURL('**/login')
  await page.waitForURL('**/login')
})

type Options = Parameters<typeof site.visit>[1]

/** Somebody's browser with a page open and come to rest. */
async function at(username: Parameters<typeof site.visit>[0], path: string, options?: Options) {
  const page = await site.visit(username, options)
  await page.goto(path)
  await settled(page)
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

type Answer = { request: () => { postData: () => string | null } }
const isAbout = (answer: Answer, operation: string) =>
  answer.request().postData()?.includes(operation) ?? false
