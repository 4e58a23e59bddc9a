// Two people change the same: whoever comes second sees both versions side by side, chooses, and
// goes on. For every kind of record that knows its version.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startSite } from './site.ts'
import { open, visit } from './typed.ts'

const site = await startSite()
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

test.for(PLACES)('$what: both versions are shown, and one goes on', async (place) => {
  const { mine = 'Camino de la viña', theirs = 'Camino del parrón' } = place
  const page = await opened(place)
  await fieldOf(page, place).fill(mine)
  const other = await opened(place)
  await fieldOf(other, place).fill(theirs)
  await send(other, place)
  await fieldOf(other, place).waitFor({ state: 'hidden' })

  await send(page, place)
  const conflict = page.getByRole('region', {
    name: 'Otra persona guardó cambios mientras usted escribía',
  })
  await conflict.getByText(mine, { exact: true }).waitFor()
  await conflict.getByText(theirs, { exact: true }).waitFor()
  await conflict.getByRole('radio', { name: /Lo que usted escribió/ }).check()
  await send(page, place)
  await fieldOf(page, place).waitFor({ state: 'hidden' })

  const again = await opened(place)
  await expect.poll(() => fieldOf(again, place).inputValue()).toBe(mine)
})

async function opened({ path, opener }: Place): Promise<Page> {
  const page = await site.visit('admin')
  page.on('dialog', (dialog) => void dialog.accept())
  await visit(page, path)
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
