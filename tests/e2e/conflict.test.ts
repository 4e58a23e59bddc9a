// Two people change the same: whoever comes second sees both versions side by side, chooses, and
// goes on. For every kind of record that knows its version.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { shuffled, spend } from '../budget.ts'
import { startSite } from './site.ts'
import { open } from './typed-forms.ts'
import { settled } from './walk.ts'

const SLOW = { timeout: 300_000 }

const site = await startSite()
/** The browsers of two people. */
const [one, two] = [site.relay(), site.relay()]
const { id: companyId, businesses, people } = site.world.coihues
const { bernarda } = people
const { rows: own } = await site.owner.query<{ union: string; profile: string; scenario: string }>(
  `select (select min(id) from syndicate where company_id = $1) as union,
     (select min(id) from profile where company_id = $1) as profile,
     (select min(id) from scenario where company_id = $1) as scenario`,
  [companyId],
)
const business = `/home/razon-social/${businesses.vina.publicId}`
const record = `/home/ficha/${bernarda.publicId}`
const concepts = '/home/maintenance-payroll'

type Place = {
  readonly what: string
  readonly path: string
  readonly opener?: string
  /** The field's name in its form, and two values that it takes. */
  readonly field: string
  readonly mine?: string
  readonly theirs?: string
  /** It is asked from which day it holds. */
  readonly dated?: boolean
}

const PLACES: readonly Place[] = [
  { what: 'a razón social', path: business, opener: 'Editar', field: 'businessField' },
  { what: 'the company', path: '/home/empresa/datos', opener: 'Editar', field: 'name' },
  {
    what: 'a union',
    path: `/home/sindicato/${publicId('syndicate', Number(own[0]?.union))}`,
    opener: 'Editar',
    field: 'name',
  },
  {
    what: 'a profile',
    path: `/home/perfil/${publicId('profile', Number(own[0]?.profile))}`,
    opener: 'Cambiar nombre',
    field: 'name',
  },
  {
    what: 'a scenario',
    path: `/home/escenarios/${publicId('scenario', Number(own[0]?.scenario))}/editar`,
    field: 'name',
  },
  { what: 'an item', path: `${concepts}/item/BONO_VENTAS`, opener: 'Editar', field: 'title' },
  {
    what: 'a formula',
    path: `${concepts}/formula/TURNOS_POR_PRECIO`,
    opener: 'Editar',
    field: 'title',
  },
  {
    what: 'a variable',
    path: `${concepts}/variable/PRECIO_TURNO_NOCHE`,
    opener: 'Editar',
    field: 'title',
  },
  { what: 'a table', path: `${concepts}/tabla/TABLA_VENTAS`, opener: 'Editar', field: 'title' },
  {
    what: 'a person',
    path: `${record}/datos-personales`,
    opener: 'Editar contacto y domicilio',
    field: 'address',
    dated: true,
  },
  {
    what: 'a contract',
    path: `${record}/datos-contrato`,
    opener: 'Editar tipo de contrato y cargo',
    field: 'jobTitle',
    dated: true,
  },
  {
    what: 'the term of a contract',
    path: `${record}/datos-contrato`,
    opener: 'Editar plazo',
    field: 'signatureDate',
    mine: '04-03-2024',
    theirs: '05-03-2024',
  },
]

/** Both sign in as the admin: whoever comes second reads that the first was their own self. */
const BOTH = /^Usted [a-zó ]+ hoy a las \d\d:\d\d en otra ventana\./
const MINE = /Lo que usted escribió/

test('both versions of what two people changed are shown, and one goes on', SLOW, async () => {
  const records = shuffled('conflicts', PLACES)
  const budget = { seconds: 12, least: 3, most: records.length }
  await spend('conflicts', budget, async ({ number }) => {
    const place = records[number - 1]
    if (place) await meets(place)
  })
})

async function meets(place: Place) {
  const { mine = 'Camino de la viña', theirs = 'Camino del parrón' } = place
  const page = await opened(one, place)
  await fieldOf(page, place).fill(mine)
  const other = await opened(two, place)
  await fieldOf(other, place).fill(theirs)
  await send(other, place)
  await fieldOf(other, place).waitFor({ state: 'hidden' })

  await send(page, place)
  const conflict = page.getByRole('region', { name: BOTH })
  await conflict.getByText(mine, { exact: true }).waitFor()
  await conflict.getByText(theirs, { exact: true }).waitFor()
  await conflict.getByRole('radio', { name: MINE }).check()
  await send(page, place)
  await fieldOf(page, place).waitFor({ state: 'hidden' })

  const again = await opened(two, place)
  await expect.poll(() => fieldOf(again, place).inputValue(), { message: place.what }).toBe(mine)
}

test('who decides before the rest of the page has come still says when it is saved', async () => {
  const contract = PLACES.find(({ what }) => what === 'a contract')
  if (!contract) throw new Error('no contract is among the records')
  const place = { ...contract, mine: 'Encargada de patio', theirs: 'Jefa de patio' }
  const page = await opened(one, place)
  await fieldOf(page, place).fill(place.mine)
  const other = await opened(two, place)
  await fieldOf(other, place).fill(place.theirs)
  await send(other, place)
  await fieldOf(other, place).waitFor({ state: 'hidden' })

  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('ContractChoices')) await released
    await route.continue()
  })
  await send(page, place)
  const mine = page.getByRole('region', { name: BOTH }).getByRole('radio', { name: MINE })
  await mine.check()
  release()
  await settled(page)
  await mine.waitFor()
  await send(page, place)
  await fieldOf(page, place).waitFor({ state: 'hidden' })
})

async function opened(by: typeof one, { path, opener }: Place): Promise<Page> {
  const page = await by('admin', path)
  if (opener !== undefined) await open(page, opener)
  return page
}

const formOf = (page: Page, { field }: Place): Locator =>
  page.locator('form', { has: page.locator(`[id="${field}"]`) })

const fieldOf = (page: Page, place: Place): Locator =>
  formOf(page, place).locator(`[id="${place.field}"]`)

async function send(page: Page, place: Place) {
  await formOf(page, place)
    .getByRole('button', { name: /^Guardar/ })
    .click()
  if (!place.dated) return
  const dialog = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
