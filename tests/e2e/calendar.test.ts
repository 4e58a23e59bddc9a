// Who is away, as an administrator on a wide screen and as a supervisor on a phone; and holidays.
import { beforeAll, expect, test } from 'vitest'
import { today } from '#platform/web/look/today.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { bernarda } = site.world.people

const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { status data { id } }
}`

beforeAll(() =>
  site.api.as('admin').mutate(Create, {
    input: {
      userContractId: bernarda.contracts[0]?.publicId,
      type: 'LICENSE',
      startDate: '2026-11-09',
      endDate: '2026-11-13',
      approve: true,
    },
  }),
)

const Vacation = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { status data { id } }
}`

test('the waiting change of a vacation is hatched beside the dates that it has', async () => {
  const request = (startDate: string, endDate: string, more: object) =>
    site.api.as('admin').mutate<{ id: string }>(Vacation, {
      input: {
        userContractId: bernarda.contracts[0]?.publicId,
        startDate,
        endDate,
        advance: true,
        ...more,
      },
    })
  const { id: replacesId } = await request('2027-02-08', '2027-02-12', { approve: true })
  await request('2027-02-11', '2027-02-19', { approve: false, replacesId })
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/calendario?month=202702&q=huenchul')
  const grid = page.getByRole('region', { name: 'Calendario del equipo' })
  const [old, waiting] = [
    grid.getByRole('img', { name: 'Vacaciones, 08-02-2027 a 12-02-2027', exact: true }),
    grid.getByRole('img', {
      name: 'Vacaciones, 11-02-2027 a 19-02-2027, nuevas fechas, por responder',
    }),
  ]
  await waiting.getByText('Nuevas fechas').waitFor()
  await expect.poll(() => old.getAttribute('data-pending')).toBeNull()
  await expect.poll(() => waiting.getAttribute('data-pending')).not.toBeNull()
  // Each has a line of its own: neither covers the other.
  const [above, below] = [await old.boundingBox(), await waiting.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  const narrow = await site.visit('admin', { width: 360 })
  await narrow.goto('/home/calendario?month=202702&q=huenchul')
  await narrow.getByText(/11-02-2027 a 19-02-2027, nuevas fechas, por responder/).waitFor()
  await expect.poll(() => overflow(narrow)).toBe(0)
})

test('a home begins with the days that are left, and with who of the team is away', async () => {
  const startDate = today()
  await site.api.as('admin').mutate(Create, {
    input: {
      userContractId: bernarda.contracts[0]?.publicId,
      type: 'LICENSE',
      startDate,
      endDate: startDate,
      approve: true,
    },
  })
  const supervisor = await site.visit('supervisor', { width: 360 })
  await supervisor.goto('/home')
  await supervisor.getByText('1 hoy, 1 en los próximos 7 días').waitFor()
  await supervisor.getByRole('link', { name: /Huenchul.*Hoy/s }).waitFor()
  await settled(supervisor)
  expect(await accessibilityFaults(supervisor)).toEqual([])
  await expect.poll(() => overflow(supervisor)).toBe(0)

  const worker = await site.visit('trabajador', { width: 360 })
  await worker.goto('/home')
  await worker.getByRole('link', { name: /^Disponibles/ }).waitFor()
  await worker.getByRole('button', { name: 'Pedir vacaciones' }).click()
  await worker.getByRole('heading', { name: 'Mis solicitudes' }).waitFor()
})

test('an administrator sees who is away and why, in a month and in a quarter', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/calendario?month=202611&q=huenchul')
  const grid = page.getByRole('region', { name: 'Calendario del equipo' })
  const leave = { name: 'Licencia médica, 09-11-2026 a 13-11-2026' }
  await grid.getByRole('img', leave).waitFor()
  await grid.getByTitle('06-11-2026: Día de Los Coihues').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  // By keys: to a day of the leave, a month on and back, and into the record.
  await grid.focus()
  await page.keyboard.press('Home')
  for (let day = 1; day < 9; day += 1) await page.keyboard.press('ArrowRight')
  const said = page.getByRole('status').filter({ hasText: '09-11-2026' })
  await said.filter({ hasText: 'Licencia médica' }).waitFor()
  await page.keyboard.press('PageDown')
  await grid.getByText('Diciembre 2026').waitFor()
  await page.keyboard.press('PageUp')
  await grid.getByText('Noviembre 2026').waitFor()
  await grid.getByRole('img', leave).waitFor()

  await page.getByText('Trimestre', { exact: true }).click()
  await grid.getByText('Enero 2027').waitFor()
  await grid.getByRole('img', leave).waitFor()
  expect(new URL(page.url()).searchParams.get('vista')).toBe('trimestre')

  // Bernarda works in the winery, and not in the vineyards.
  const unit = page.getByRole('combobox', { name: 'Unidad' })
  await pick(unit, 'Bodega y enología')
  await grid.getByRole('img', leave).waitFor()
  await pick(unit, 'Viñedos')
  await page.getByText('Nadie falta en estas fechas.').waitFor()

  await page.goto('/home/calendario?month=202611&q=nadie%20se%20llama%20así')
  await page.getByText('Nadie falta en estas fechas.').waitFor()
})

test('a supervisor on a phone reads only that somebody is away', async () => {
  const page = await site.visit('supervisor', { width: 360, height: 780, dark: true })
  await page.goto('/home/calendario?month=202611')
  const person = page.getByRole('list', { name: 'Quién falta' }).getByRole('listitem')
  await person.getByText('Ausente, 09-11-2026 a 13-11-2026').waitFor()
  await settled(page)
  await expect.poll(() => page.getByText('Licencia médica').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
})

test('a supervisor subscribes from another calendar, on a phone, and revokes it', async () => {
  const page = await site.visit('supervisor', { width: 360, height: 780 })
  await page.goto('/home/calendario?month=202611')
  await page.getByRole('button', { name: 'Suscribirse' }).click()
  const team = page.getByRole('listitem', { name: 'Quién falta en mi equipo' })
  await team.getByRole('button', { name: 'Crear dirección' }).click()
  const address = team.getByLabel('Dirección de Quién falta en mi equipo')
  await address.waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  const path = new URL(await address.innerText()).pathname
  const answer = await fetch(new URL(path, page.url()))
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/)
  await team.getByRole('button', { name: 'Revocar' }).click()
  await awaitNotice(page, 'Dirección revocada')
  expect((await fetch(new URL(path, page.url()))).status).toBe(404)
})

test('the holidays of a year say whose they are and by which law', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/feriados?year=2026&size=50')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Asalto y Toma del Morro de Arica').getByText('Regional').waitFor()
  await row('Navidad').filter({ hasText: 'Irrenunciable' }).getByText('Ley 2.977').waitFor()
  await row('Día de Los Coihues').getByText('De la empresa').waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
})
