// Who comes in, how, and what is left when they go, in a real browser against the real server.
import { expect, test } from 'vitest'
import { logins } from '../../database/seed/logins.ts'
import { startMailbox } from '../mailbox.ts'
import { startWorker } from '../server.ts'
import { demoPassword } from '../world.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, enter, kept, startSite } from './site.ts'

const mailbox = await startMailbox()
const site = await startSite()
startWorker(site.database, { SMTP_URL: mailbox.url })

test('signing in asks for both, refuses without saying which was wrong, and lets in', async () => {
  const page = await site.open()
  await page.goto('/')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByText('Ingrese su usuario!').waitFor()
  await page.getByText('Ingrese su contraseña!').waitFor()

  await enter(page, '   ', 'Minga2026')
  await page.getByText('Debe ingresar usuario y contraseña').waitFor()
  for (const [username, password] of [
    ['admin', 'Minga2027'],
    ['nadie', demoPassword],
    ['deshabilitado', demoPassword],
  ] as const) {
    await enter(page, username, password)
    await page.getByText('Usuario o Contraseña incorrectos').waitFor()
    await expect.poll(() => page.getByLabel('Usuario', { exact: true }).inputValue()).toBe(username)
    await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('')
  }
  await expect.poll(() => kept(page, 'token')).toBeNull()

  await enter(page, ' admin ')
  await page.waitForURL('**/home/dashboard')
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('a server in trouble is shown as such, in the page and in a notice', async () => {
  const page = await site.open({ tolerate: /ERR_FAILED/ })
  await page.goto('/login')
  await page.route('**/graphql', (route) => route.abort())
  await enter(page, 'admin')
  const words = page.getByText(/^Error ingresando: No hay conexión con el servidor/)
  await words.nth(1).waitFor()
  await expect.poll(() => words.count()).toBe(2)
})

test('«Recordar usuario» keeps the name and nothing else; without it not even that', async () => {
  const page = await site.open()
  await page.goto('/login')
  await page.getByLabel('Recordar usuario').check()
  await enter(page, 'gerente')
  await signOut(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('Usuario', { exact: true }).inputValue()).toBe('gerente')
  await expect.poll(() => page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain(demoPassword)

  await page.getByLabel('Recordar usuario').uncheck()
  await enter(page, 'gerente')
  await signOut(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('Usuario', { exact: true }).inputValue()).toBe('')
  await expect.poll(() => kept(page, 'username')).toBeNull()
})

test('signing out ends the session on the server and leaves nothing behind', async () => {
  const page = await site.signIn('admin')
  await page.getByRole('button', { name: 'Menú de Carolina' }).waitFor()
  const token = (await kept(page, 'token')) ?? ''
  const me = '{ me { username } }'
  expect(await site.api.withToken(token).run(me)).toEqual({ me: { username: 'admin' } })

  await signOut(page)
  await expect.poll(() => kept(page, 'token')).toBeNull()
  await expect(site.api.withToken(token).run(me)).rejects.toThrow()
  await page.goto('/home/trabajadores')
  await page.waitForURL('**/login')

  await enter(page, 'trabajador')
  await page.getByRole('button', { name: 'Menú de Bernarda' }).waitFor()
  await expect.poll(() => page.getByText('Carolina').count()).toBe(0)
})

test('a forgotten password: a real mail, its link once, and the new password', async () => {
  const { email } = logins.supervisor
  const page = await site.open()
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await page.getByText('Ingrese su correo electrónico!').waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  const said = page.getByRole('status').filter({ hasText: 'correo' })
  const answer = await said.innerText()
  await page.goto('/forgot')
  await page.getByLabel('Correo electrónico').fill('nadie@coihues.example')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect.poll(() => said.innerText()).toBe(answer)

  const { body } = await mailbox.waitFor(email, /\/recover\//)
  const link = /http:\S+\/recover\/[\w-]+/.exec(body)?.[0] ?? ''
  expect(link).toMatch(`${site.url}/recover/`)
  await page.goto(link)
  await chooseByChecklist(page)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await page.getByRole('heading', { name: 'Contraseña actualizada' }).waitFor()
  await mailbox.waitFor(email, /acaba de cambiar/)
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await enter(page, 'supervisor')
  await page.getByText('Usuario o Contraseña incorrectos').waitFor()
  await enter(page, 'supervisor', 'Parronal7')
  await page.waitForURL('**/home/**')

  await page.goto(link)
  await page.getByRole('heading', { name: 'El enlace ya no sirve' }).waitFor()
  await expect.poll(() => page.getByLabel('Nueva contraseña').count()).toBe(0)
  await page.getByRole('link', { name: 'Pedir otro enlace' }).waitFor()
  expect(mailbox.received.filter(({ to }) => to.startsWith('nadie@'))).toEqual([])
})

test('who was given a password sees only its change until they choose their own', async () => {
  const page = await site.open()
  await page.goto('/login')
  await enter(page, 'forzado')
  await page.getByRole('heading', { name: 'Cambie su contraseña' }).waitFor()
  for (const path of ['/home', '/home/dashboard', '/home/ficha']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Cambie su contraseña' }).waitFor()
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  }
  const submit = page.getByRole('button', { name: 'Cambiar contraseña' })
  await page.getByLabel('Nueva contraseña').fill('Parronal7')
  await page.getByLabel('Repita la contraseña').fill('Parronal8')
  await page.getByText('Las contraseñas no coinciden').waitFor()
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByLabel('Repita la contraseña').fill('Parronal7')
  await submit.click()
  await awaitNotice(page, 'Contraseña cambiada')
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
  await page.waitForURL('**/home/ficha/*')
  await signOut(page)
  await enter(page, 'forzado', 'Parronal7')
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
})

test('a session that nobody used for half an hour ends, and goes on where it was', async () => {
  const page = await site.signIn('supergerente', { tolerate: /401/ })
  await page.goto('/home/trabajadores?q=huenchul')
  await page.getByRole('link', { name: 'Ver ficha' }).waitFor()
  await site.owner.query(
    `update login_session set last_seen_at = last_seen_at - interval '31 minutes'
     where login_id = (select id from login where username = 'supergerente')`,
  )
  await page.getByRole('searchbox', { name: 'Nombre o RUT' }).fill('quezada')
  await page.getByText('Su sesión terminó. Al ingresar de nuevo, seguirá donde estaba.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  await enter(page, 'supergerente')
  await page.waitForURL('**/home/trabajadores?q=quezada')
  await page.getByRole('link', { name: 'Ver ficha' }).first().waitFor()
})

test('addresses that lead elsewhere', async () => {
  const page = await site.open()
  const leads = async (from: string, to: string) => {
    await page.goto(from)
    await page.waitForURL(`**${to}`)
    expect(new URL(page.url()).pathname).toBe(to)
  }
  await leads('/', '/login')
  await leads('/home', '/login')
  await leads('/home/trabajadores', '/login')
  await leads('/public/encuesta', '/login')
  await page.goto('/public')
  await page.getByRole('heading', { name: 'Área pública' }).waitFor()

  await page.goto('/login')
  await enter(page, 'admin')
  await page.waitForURL('**/home/dashboard')
  await leads('/login', '/home/dashboard')
  await leads('/home', '/home/dashboard')
  await leads('/', '/home/dashboard')
})

test('everybody has a home; who is denied it and has no menu begins at their record', async () => {
  const page = await site.visit('externo')
  await page.goto('/home')
  await page.waitForURL('**/home/dashboard')
  await page.getByRole('heading', { name: 'Hola, Patricio', level: 1 }).waitFor()

  const { id: companyId, people } = site.world.coihues
  await site.owner.query('begin')
  await site.owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await site.owner.query<{ id: string }>(
    `insert into profile (company_id, name) values ($1, 'Sin inicio') returning id`,
    [companyId],
  )
  await site.owner.query(
    `insert into profile_permission (company_id, profile_id, code, can_create, can_read,
       can_update, can_delete) values ($1, $2, 'GS_0009', false, false, false, false)`,
    [companyId, rows[0]?.id],
  )
  await site.owner.query('update users set profile_id = $1 where id = $2', [
    rows[0]?.id,
    people.patricio.id,
  ])
  await site.owner.query('commit')
  await page.goto('/home')
  await page.waitForURL('**/home/ficha/*')
  await page.getByRole('heading', { name: /^Patricio/ }).waitFor()
})

test('a token that is none of ours leads to sign-in, and is forgotten', async () => {
  const page = await site.open({ tolerate: /401/ })
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('minga.token', 'a.b.c'))
  await page.goto('/home/empresa')
  await page.waitForURL('**/login')
  await expect.poll(() => kept(page, 'token')).toBeNull()
})

test('a superadmin works as a company, in sight of everybody, until «Salir»', async () => {
  const page = await site.signIn('superadmin')
  await page.goto('/home/empresas')
  const row = page.getByRole('row', { name: /Los Coihues/ })
  await chooseFromMenu(row.getByRole('button', { name: /acciones/i }), 'Simular')
  await page.getByRole('dialog').getByRole('button', { name: 'Simular' }).click()

  const banner = page.getByRole('region', { name: 'Simulación de empresa' })
  await banner.waitFor()
  await expect
    .poll(() => banner.innerText())
    .toMatch(/superadmin está trabajando como Los Coihues[^]*quedan (30:00|29:\d\d)/)
  await page.goto('/home/trabajadores?q=huenchul')
  await page.getByRole('link', { name: 'Ver ficha' }).waitFor()
  await banner.waitFor()

  await banner.getByRole('button', { name: 'Salir' }).click()
  await banner.waitFor({ state: 'detached' })
  await page.goto('/home/trabajadores')
  await page.getByRole('heading', { name: 'Sin acceso' }).waitFor()
  const { rows } = await site.owner.query<{ subject: string; username: string }>(
    `select subject, username from platform_event join login on login.id = login_id
     where action = 'Sesión' order by platform_event.id`,
  )
  expect(rows.map(({ subject, username }) => `${username}: ${subject}`)).toEqual([
    'superadmin: Simulación de empresa',
    'superadmin: Fin de la simulación',
  ])
})

type Page = Awaited<ReturnType<typeof site.open>>

async function signOut(page: Page) {
  await page.waitForURL('**/home/**')
  await chooseFromMenu(page.getByRole('button', { name: /^Menú de / }), 'Cerrar sesión')
  await page.waitForURL('**/login')
}

/**
 * Types a password one rule at a time: each is ticked as it holds, and only then it can be sent.
 */
async function chooseByChecklist(page: Page) {
  const field = page.getByLabel('Nueva contraseña')
  const submit = page.getByRole('button', { name: 'Guardar contraseña' })
  const rules = page.getByRole('list', { name: 'Requisitos de la contraseña' })
  const missing = async () => (await rules.getByText('falta').count()) || 0
  for (const [typed, left] of [
    ['p', 3],
    ['parronal', 2],
    ['Parronal', 1],
    ['Parronal7', 0],
  ] as const) {
    await field.fill(typed)
    await page.getByLabel('Repita la contraseña').fill(typed)
    expect([typed, await missing()]).toEqual([typed, left])
    expect([typed, await submit.isDisabled()]).toEqual([typed, left > 0])
  }
  await field.fill('')
  await page.getByText('Ingrese su nueva Contraseña!').waitFor()
  await field.fill('Parronal7')
}
