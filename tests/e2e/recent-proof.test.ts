// A session left open for hours: what touches money or rights asks who is there, keeps what was
// typed, and is done once its person said so.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { demoPassword, type Username } from '../world.ts'
import { awaitNotice } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()

/** Everybody proved who they are nine hours ago. */
const age = () =>
  site.owner.query(`update login_session set proved_at = proved_at - interval '9 hours'`)

async function leftOpen(who: Username, path: string): Promise<Page> {
  const page = await site.visit(who)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await age()
  return page
}

test('a profile waits for the password, typed wrong, then right, and is made', async () => {
  const page = await leftOpen('admin', '/home/empresa/perfiles')
  await page.getByRole('button', { name: 'Nuevo perfil' }).click()
  await page.getByLabel('Nombre').fill('Con prueba reciente')
  await page.getByRole('button', { name: 'Crear perfil' }).click()

  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' })
  const password = dialog.getByLabel('Contraseña', { exact: true })
  await password.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await password.fill('Otra clave 1')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await dialog.getByText('La contraseña no es la suya').waitFor()
  await expect.poll(() => password.inputValue()).toBe('')
  const made = `select from profile where name = 'Con prueba reciente'`
  expect((await site.owner.query(made)).rowCount).toBe(0)

  await password.fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('heading', { name: 'Con prueba reciente' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect((await site.owner.query(made)).rowCount).toBe(1)
})

test('who does not say so reads why, and finds what was typed', async () => {
  const page = await leftOpen('admin', '/home/empresa/perfiles')
  await page.getByRole('button', { name: 'Nuevo perfil' }).click()
  await page.getByLabel('Nombre').fill('Sin prueba')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await awaitNotice(page, 'Por seguridad, confirme primero quién es')
  await expect.poll(() => page.getByLabel('Nombre').inputValue()).toBe('Sin prueba')
  expect((await site.owner.query(`select from profile where name = 'Sin prueba'`)).rowCount).toBe(0)
})

test('looking, and what asks by itself in the background, opens nothing', async () => {
  const page = await leftOpen('admin', '/home/bandeja')
  for (const path of ['/home/empresa/perfiles', '/home/trabajadores', '/home/procesos']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  // The bell asks every fifteen seconds.
  await page.waitForResponse((response) =>
    Boolean(response.request().headers()['x-background'] && response.ok()),
  )
  await expect.poll(() => page.getByText('Confirme que es usted').count()).toBe(0)
})
