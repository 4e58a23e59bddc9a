// The day of each kind of person, by clicking alone from where signing in leaves them.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { rightsOf } from '../api/rights.ts'
import type { Username } from '../world.ts'
import { stateOf } from './ends.ts'
import { awaitNotice } from './gestures.ts'
import { chooseFromMenu, enter, overflow, pick, shows, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { hernan, bernarda } = site.world.people

beforeAll(async () => {
  // In this company the supervisor answers: a profile says so.
  const rights = rightsOf(site.api.as('admin'))
  await rights.newProfile('Jefatura que responde', { GP_0021: 'u' })
  await rights.profile(hernan, 'Jefatura que responde')
  await releaseAnew()
})

test('a worker, on a phone: asks for a day, takes it back, receives their pay', async () => {
  const page = await site.signIn('trabajador', { width: 360, height: 780 })
  const quick = page.getByRole('navigation', { name: 'Accesos rápidos' })
  const drawer = page.getByRole('dialog').getByRole('navigation', { name: 'Menú principal' })
  await quick.getByRole('button', { name: 'Menú' }).click()
  await follow(page, drawer.getByRole('link', { name: 'Ausentismo' }), 'Ausentismo')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await askForADay(page, '28-09-2026')
  const card = page.getByRole('listitem').filter({ hasText: '28-09-2026' })
  await card.getByText('Pendiente').waitFor()
  await chooseFromMenu(card.getByRole('button', { name: /^Acciones de/ }), 'Retirar solicitud')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar solicitud' }).click()
  await awaitNotice(page, 'Solicitud retirada')
  await card.getByText('Anulada').waitFor()
  await askForADay(page, '29-09-2026')
  await expect.poll(() => overflow(page)).toBe(0)

  await follow(page, quick.getByRole('link', { name: 'Liquidaciones' }), 'Mis liquidaciones')
  await page
    .getByRole('main')
    .getByRole('link', { name: /agosto/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Recibí conforme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recibí conforme' }).click()
  await page.getByText(/Recibida conforme el/).waitFor()
})

test('a supervisor: answers the team, asks for somebody, follows it in the record', async () => {
  const page = await site.signIn('supervisor', { width: 1440 })
  await follow(page, menuOf(page).getByRole('link', { name: 'Ausentismo' }), 'Ausentismo')
  const team = page.getByRole('region', { name: 'Solicitudes de mi equipo' })
  const asked = team.getByRole('row').filter({ hasText: '29-09-2026' })
  await chooseFromMenu(asked.getByRole('button', { name: /^Acciones de/ }), 'Aprobar')
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await awaitNotice(page, 'Ausencia aprobada')
  await asked.waitFor({ state: 'detached' })

  await askForADay(page, '30-09-2026', /Bernarda/)
  const own = team.getByRole('row').filter({ hasText: '30-09-2026' })
  await own.getByText('Aprobada').waitFor()
  await chooseFromMenu(own.getByRole('button', { name: /^Acciones de/ }), 'Ver ficha')
  await page.getByRole('heading', { level: 1, name: bernarda.name }).waitFor()
  const tabs = page.getByRole('navigation', { name: 'Secciones' })
  await expect.poll(() => tabs.getByRole('link', { name: 'Datos contrato' }).count()).toBe(0)
  await follow(page, tabs.getByRole('link', { name: 'Ausencias' }), bernarda.name)
  await page.getByRole('row').filter({ hasText: '30-09-2026' }).getByText('Aprobada').waitFor()
})

/** One step: where the button or link is, its words, and the title of the page that it opens. */
type Step = readonly [where: 'menu' | 'main' | 'tabs', words: string | RegExp, title: RegExp]
/** Groups of the menu that fold, by an entry of each that is followed here. */
const FOLDED: Readonly<Record<string, string>> = { Retroactivos: 'Trabajo del mes' }

const ANYBODY = /./
const NAMES = /^[A-ZÁÉÍÓÚÑ]\S+ .*[A-ZÁÉÍÓÚÑ]\S+/

const DAYS: readonly (readonly [Username, readonly Step[]])[] = [
  [
    'superadmin',
    [
      ['menu', 'Empresas', /^Empresas$/],
      ['main', 'Los Coihues', /^Los Coihues$/],
      ['tabs', 'Módulos', /^Los Coihues$/],
      ['tabs', 'Personas y acceso', /^Los Coihues$/],
    ],
  ],
  [
    'admin',
    [
      ['menu', 'Empresa', /^Los Coihues$/],
      ['tabs', 'Seguridad', /^Los Coihues$/],
      ['menu', 'Auditorías', /^Auditorías$/],
      ['menu', 'Retroactivos', /^Retroactivos$/],
    ],
  ],
  [
    'supergerente',
    [
      ['menu', 'Procesos', /^Procesos de remuneraciones$/],
      ['main', 'Septiembre 2026', /septiembre 2026/i],
      ['tabs', 'Novedades', /septiembre 2026/i],
      ['menu', 'Mantención', /^Mantención$/],
      ['tabs', 'Fórmulas', /^Mantención$/],
    ],
  ],
  [
    'gerente',
    [
      ['menu', 'Procesos', /^Procesos de remuneraciones$/],
      ['main', 'Agosto 2026', /agosto 2026/i],
      ['tabs', 'Liquidaciones', /agosto 2026/i],
      ['tabs', 'Comparar', /agosto 2026/i],
      ['menu', 'Reportes Remuneraciones', /^Resumen de procesos$/],
    ],
  ],
  [
    'gerente.peumal',
    [
      ['menu', 'Colaboradores', /^Colaboradores$/],
      ['main', NAMES, ANYBODY],
      ['tabs', 'Datos contrato', ANYBODY],
      ['menu', 'Ausentismo', /^Ausentismo$/],
    ],
  ],
  [
    'lectura',
    [
      ['menu', 'Colaboradores', /^Colaboradores$/],
      ['main', NAMES, ANYBODY],
      ['tabs', 'Ausencias', ANYBODY],
      ['menu', 'Indicadores', /^Indicadores$/],
    ],
  ],
  [
    'subgerente',
    [
      ['menu', 'Colaboradores', /^Colaboradores$/],
      ['main', NAMES, ANYBODY],
      ['tabs', 'Historial', ANYBODY],
    ],
  ],
]

const enterAs = site.relay({ width: 1440 })

test.for(DAYS)('%s: from the first page through the menu to their work', async ([who, steps]) => {
  const page = await enterAs(who, '/home')
  const places = {
    menu: menuOf(page),
    main: page.getByRole('main'),
    tabs: page.getByRole('navigation', { name: 'Secciones' }),
  }
  for (const [where, words, title] of steps) {
    const group = where === 'menu' ? FOLDED[String(words)] : undefined
    if (group) await places.menu.getByRole('button', { name: group }).click()
    const link = places[where].getByRole('link', { name: words, exact: true })
    await follow(page, link.first(), title)
  }
})

test('an external finds their record, and a guest reads why there is nothing', async () => {
  const page = await site.signIn('externo')
  await settled(page)
  await page.getByRole('button', { name: 'Ver mi ficha' }).click()
  await page.waitForURL('**/ficha/**')
  await settled(page)
  expect(await stateOf(page)).toBe('open')

  const guest = await site.open()
  await guest.goto('/login')
  await enter(guest, 'invitado')
  await guest
    .getByText(/invitad/i)
    .first()
    .waitFor()
})

/** The payslips of the worker, shown to her again: she has not said of any that she received it. */
async function releaseAnew() {
  const { owner, world } = site
  const whose = [world.coihues.id, bernarda.id]
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [world.coihues.id])
  const { rows } = await owner.query<{ run: string; contract: string; month: string }>(
    `delete from payslip_release where company_id = $1 and user_id = $2
     returning payroll_run_id as run, user_contract_id as contract, payroll_month_id as month`,
    whose,
  )
  expect(rows.length).toBeGreaterThan(0)
  await owner.query(
    `insert into payslip_release (company_id, user_id, payroll_run_id, user_contract_id,
       payroll_month_id)
     select $1, $2, run, contract, month
     from unnest($3::bigint[], $4::bigint[], $5::bigint[]) as row(run, contract, month)`,
    [
      ...whose,
      ...(['run', 'contract', 'month'] as const).map((name) => rows.map((row) => row[name])),
    ],
  )
  await owner.query('commit')
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })

/** Presses a link, and waits for the page behind it, which refuses nothing. */
async function follow(page: Page, link: Locator, heading: string | RegExp) {
  await settled(page)
  await link.click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await settled(page)
  expect(await stateOf(page)).toBe('open')
}

async function askForADay(page: Page, day: string, whose?: RegExp) {
  await page.getByRole('button', { name: 'Nueva ausencia' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  if (whose) await pick(dialog.getByLabel('Persona y contrato'), whose, 'Bernarda')
  await pick(dialog.getByLabel('Tipo', { exact: true }), 'Permiso')
  for (const label of ['Desde', 'Hasta']) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.fill(day)
    await field.press('Tab')
    await shows(field, day)
  }
  await dialog.getByText('1 día corrido').waitFor()
  // Who answers the absences of that person registers one that is approved already.
  await dialog.getByRole('button', { name: whose ? 'Guardar' : 'Enviar solicitud' }).click()
  await awaitNotice(page, whose ? 'Ausencia registrada' : 'Solicitud enviada')
  await dialog.waitFor({ state: 'detached' })
}
