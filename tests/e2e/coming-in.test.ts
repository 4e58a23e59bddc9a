// How people come to an account and keep it theirs: invitations, one's own password, the second
// factor, the sessions that are open, and what is said to who finds nothing behind the door.
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { accessibilityFaults } from '../browser.ts'
import { startMailbox } from '../mailbox.ts'
import { startWorker } from '../server.ts'
import { demoPassword } from '../world.ts'
import { awaitNotice, pick, writeDate } from './gestures.ts'
import { enter, kept, startSite } from './site.ts'

const mailbox = await startMailbox()
const site = await startSite()
startWorker(site.database, { SMTP_URL: mailbox.url })

test('a page that was asked for before signing in is opened after it', async () => {
  const page = await site.open()
  await page.goto('/home/trabajadores?q=huenchul')
  await page.getByText('Ingrese y se abrirá la página que pidió.').waitFor()
  await enter(page, 'admin')
  await page.waitForURL('**/home/trabajadores?q=huenchul')
  await page.getByRole('link', { name: 'Ver ficha' }).waitFor()
})

test('a guest reads that the password was right, and why there is nothing to open', async () => {
  const page = await site.open()
  await page.goto('/home/trabajadores')
  await enter(page, 'invitado')
  await page.getByRole('heading', { name: 'Todavía no tiene acceso' }).waitFor()
  await page.getByText(/^Ingresó bien, Josefina/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/home')
  await page.getByRole('heading', { name: 'Todavía no tiene acceso' }).waitFor()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('heading', { name: 'Ingresar' }).waitFor()
  await expect.poll(() => kept(page, 'token')).toBeNull()
})

test('a suspended company says so after the right password, and to nobody else', async () => {
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    site.owner.query(`update company set status = $1 where slug = 'boreal'`, [status])
  await set('INACTIVE')
  try {
    const page = await site.open()
    await page.goto('/login')
    await enter(page, 'boreal.admin', 'Minga2027')
    await page.getByText('Usuario o Contraseña incorrectos').waitFor()
    await enter(page, 'boreal.admin')
    await page.getByText(/está suspendida en Minga/).waitFor()
    await expect.poll(() => kept(page, 'token')).toBeNull()
  } finally {
    await set('ACTIVE')
  }
})

test('one’s own password is changed by the one that it replaces', async () => {
  const page = await site.signIn('lectura')
  await page.getByRole('button', { name: /^Menú de / }).click()
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click()
  const submit = page.getByRole('button', { name: 'Cambiar contraseña' })
  const current = page.getByLabel('Contraseña actual')
  const change = async (from: string, to: string, again = to) => {
    await current.fill(from)
    await page.getByLabel('Nueva contraseña').fill(to)
    await page.getByLabel('Repita la contraseña').fill(again)
  }
  await change(demoPassword, 'Parronal7', 'Parronal8')
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await change('Minga2027', 'Parronal7')
  await submit.click()
  await page.getByText('La contraseña no es la suya').waitFor()
  await change(demoPassword, 'Parronal7')
  await submit.click()
  await awaitNotice(page, 'Contraseña cambiada')
  await expect.poll(() => current.inputValue()).toBe('')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('open sessions are seen and ended from another one', async () => {
  const there = await site.signIn('gerente', { tolerate: /401/ })
  const here = await site.signIn('gerente')
  await here.goto('/home/cuenta/sesiones')
  await here.getByText('Esta sesión').waitFor()
  await here.getByRole('button', { name: 'Cerrar las demás' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click()
  await awaitNotice(here, 'Las demás sesiones se cerraron')
  await there.goto('/home/trabajadores')
  await there.waitForURL('**/login')
  await here.reload()
  await here.getByText('Esta sesión').waitFor()
})

test('a second factor is added and asked for, and a code on paper replaces it', async () => {
  const page = await site.signIn('subgerente')
  await page.goto('/home/cuenta/segundo-factor')
  await page.getByRole('button', { name: 'Agregar aplicación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar aplicación de códigos' })
  const key = (await dialog.locator('.sf-secret').innerText()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(/^Código de seis dígitos/).fill(totp.generate())
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
  await codes.first().waitFor()
  const papers = await codes.allInnerTexts()
  expect(papers).toHaveLength(10)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByText('Quedan 10 códigos sin usar').waitFor()

  const again = await site.open()
  await again.goto('/login')
  await enter(again, 'subgerente')
  await again.getByRole('heading', { name: 'Confirme que es usted' }).waitFor()
  await again.getByLabel('Código de la aplicación').fill('000000')
  await again.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await again.getByRole('alert').waitFor()
  await expect.poll(() => kept(again, 'token')).toBeNull()
  expect(await accessibilityFaults(again)).toEqual([])
  await again.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await again.getByLabel('Código de recuperación').fill(papers[0] ?? '')
  await again.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await again.waitForURL('**/home/**')
})

test('a mail to a new person is said in a notice, over no step of their form', async () => {
  const page = await site.signIn('admin')
  await page.goto('/home/trabajadores/nuevo')
  await page.getByLabel('RUT', { exact: true }).fill(rutOf(42_777_009))
  await page.getByLabel('Primer nombre').fill('Delfina')
  await page.getByLabel('Apellido paterno').fill('Arriaza')
  await writeDate(page.getByLabel('Fecha de nacimiento'), '04-03-1990')
  await pick(page.getByLabel('Sexo', { exact: true }), 'Femenino')
  await page.getByLabel('Correo personal').fill('delfina@correo.example')
  await page.getByLabel(/^Usuario/).fill('delfina.arriaza')
  await page.getByRole('button', { name: 'Crear y seguir' }).click()
  await awaitNotice(page, 'Persona creada: se envió a delfina@correo.example un enlace')
  await page.getByRole('heading', { name: 'Previsión', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('who cannot come in is sent a link to choose a password', async () => {
  const admin = await site.signIn('admin')
  await admin.goto('/home/trabajadores?q=huenchul')
  await admin.getByRole('link', { name: 'Ver ficha' }).click()
  await admin.getByRole('button', { name: /^Acciones de Bernarda/ }).click()
  await admin.getByRole('menuitem', { name: 'Acceso' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Acceso de Bernarda/ })
  await dialog.getByText('bernarda.huenchul@coihues.example').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await dialog.getByRole('button', { name: 'Enviar enlace para elegir contraseña' }).click()
  await admin
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Enviar enlace para elegir contraseña' })
    .click()
  await admin.getByRole('dialog', { name: 'Correo enviado' }).waitFor()

  const { body } = await mailbox.waitFor('bernarda.huenchul@coihues.example', /\/recover\//)
  const theirs = await site.open()
  await theirs.goto(/http:\S+\/recover\/[\w-]+/.exec(body)?.[0] ?? '')
  await theirs.getByText('trabajador', { exact: true }).waitFor()
  expect(await accessibilityFaults(theirs)).toEqual([])
  await theirs.getByLabel('Nueva contraseña').fill('Parronal7')
  await theirs.getByLabel('Repita la contraseña').fill('Parronal7')
  await theirs.getByRole('button', { name: 'Guardar contraseña' }).click()
  await theirs.getByRole('link', { name: 'Ingresar' }).click()
  await enter(theirs, 'trabajador', 'Parronal7')
  await theirs.waitForURL('**/home/**')
})
