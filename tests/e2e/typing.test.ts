// Every kind of field that is typed in takes more than sixty nasty texts: what it means is stored,
// and what it cannot mean is said at the field with the text left in it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startSite } from './site.ts'
import { formOf, open, visit } from './typed.ts'
import { KEEPS, type Meaning, NASTY, type TypedKind } from './typed-values.ts'

const SLOW = { timeout: 600_000 }

const site = await startSite()
const { vina } = site.world.coihues.businesses
const { bernarda } = site.world.coihues.people
const contract = bernarda.contracts[0]

type Place = {
  readonly path: string
  /** Opens the form. */
  readonly open: (page: Page) => Promise<void>
  readonly operation: string
  /** The field's name in its form. */
  readonly name: string
  readonly submit: string
  /** Makes what is stored something else, so that what is read back was stored now. */
  readonly forget: () => Promise<unknown>
  /** What the product answers for it now. */
  readonly read: (page: Page) => Promise<unknown>
}

const businessField = (name: string, column: string, otherwise: string | null): Place => ({
  path: `/home/razon-social/${vina.publicId}`,
  open: (page) => open(page, 'Editar'),
  operation: 'UpdateBusiness',
  name,
  submit: 'Guardar',
  forget: () =>
    site.owner.query(`update business set ${column} = $2 where id = $1`, [vina.id, otherwise]),
  read: async () => {
    const { business } = await site.api
      .as('admin')
      .run<{ business: Record<string, unknown> }>(
        `query ($input: ByIdBusiness!) { business(input: $input) { ${name} } }`,
        { input: { id: vina.publicId } },
      )
    return business[name]
  },
})

const PLACES: Readonly<Record<TypedKind, Place>> = {
  text: businessField('businessField', 'business_field', null),
  rut: businessField('representativeRut', 'representative_rut', null),
  email: businessField('email', 'email', null),
  phone: businessField('phone', 'phone', null),
  decimal: businessField('accidentabilityRate', 'accidentability_rate', '9'),
  digits: {
    path: `/home/razon-social/${vina.publicId}/cuentas-bancarias`,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Acciones de la cuenta/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Editar' }).click()
    },
    operation: 'UpdateBankAccount',
    name: 'accountIdentifier',
    submit: 'Guardar',
    forget: () =>
      site.owner.query(
        `update bank_account set account_identifier = '999' where business_id = $1`,
        [vina.id],
      ),
    read: async () => {
      const { bankAccountsBusiness: accounts } = await site.api
        .as('admin')
        .run<{ bankAccountsBusiness: { accountIdentifier: string }[] }>(
          `query ($input: OfBusiness!) {
            bankAccountsBusiness(input: $input) { accountIdentifier }
          }`,
          { input: { businessId: vina.publicId } },
        )
      return accounts.map((one) => one.accountIdentifier).find((one) => one !== '999')
    },
  },
  date: {
    path: `/home/ficha/${bernarda.publicId}/datos-contrato`,
    open: (page) => open(page, 'Editar plazo'),
    operation: 'UpdateContract',
    name: 'signatureDate',
    submit: 'Guardar',
    forget: () =>
      site.owner.query('update user_contract set signature_date = null where id = $1', [
        contract?.id,
      ]),
    read: async () => {
      const { userContract } = await site.api
        .as('admin')
        .run<{ userContract: { signatureDate: string | null } }>(
          'query ($input: UserContractInput!) { userContract(input: $input) { signatureDate } }',
          { input: { id: contract?.publicId } },
        )
      return userContract.signatureDate
    },
  },
  pesos: {
    path: '/home/escenarios/liquido',
    open: async () => undefined,
    operation: 'net',
    name: 'net',
    submit: 'Calcular sueldo base',
    forget: async () => undefined,
    // What is asked is kept in the address, which a colleague can be sent.
    read: async (page) => new URL(page.url()).searchParams.get('liquido'),
  },
}

const kinds: readonly TypedKind[] = [
  'text',
  'date',
  'pesos',
  'decimal',
  'rut',
  'email',
  'phone',
  'digits',
]

test.for(kinds)('%s: what is typed is stored, or said at the field', SLOW, async (kind) => {
  const page = await site.signIn('admin')
  page.on('dialog', (dialog) => void dialog.accept())
  const place = PLACES[kind]
  const wrong: string[] = []
  await begin(page, place)
  for (const meaning of NASTY) {
    const kept = KEEPS[kind](meaning)
    const fault =
      kept === undefined
        ? await faultOfRefusal(page, place, meaning.typed)
        : await faultOfKeeping(page, place, meaning.typed, kept)
    if (fault) wrong.push(`«${meaning.typed}»: ${fault}`)
    if (kept !== undefined || fault) await begin(page, place)
  }
  expect(NASTY.length).toBeGreaterThan(60)
  expect(wrong).toEqual([])
})

test('a word that no list has is kept on Tab', async () => {
  const page = await site.signIn('admin')
  page.on('dialog', (dialog) => void dialog.accept())
  await visit(page, `/home/ficha/${bernarda.publicId}/datos-contrato`)
  await open(page, 'Editar tipo de contrato y cargo')
  const job = page.getByLabel('Cargo', { exact: true })
  for (const word of ['Ayudante', 'A', 'Jefa de bodega']) {
    await job.fill('')
    await job.pressSequentially(word)
    await job.press('Tab')
    await expect.poll(() => job.inputValue()).toBe(word)
  }
})

async function begin(page: Page, place: Place) {
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('minga.draft.')) localStorage.removeItem(name)
  })
  await place.forget()
  await visit(page, place.path)
  await place.open(page)
}

const fieldOf = (page: Page, { operation, name }: Place): Locator =>
  formOf(page, operation).locator(`[id="${name}"]`)

async function type(page: Page, place: Place, text: string): Promise<Locator> {
  const field = fieldOf(page, place)
  await field.fill('')
  await field.pressSequentially(text)
  await field.press('Tab')
  return field
}

/** What people see below a field. */
const saidAt = (field: Locator): Promise<string> =>
  field.evaluate((input) =>
    [...(input.closest('.ant-form-item')?.querySelectorAll('.ant-form-item-explain-error') ?? [])]
      .map((sentence) => sentence.textContent)
      .join(' '),
  )

/** A refused text: a sentence stands at the field, and all that was typed is still in it. */
async function faultOfRefusal(page: Page, place: Place, text: string) {
  const field = await type(page, place, text)
  const isSaid = await within(async () => (await saidAt(field)) !== '')
  if (!isSaid) return `nothing is said of it; the field shows «${await field.inputValue()}»`
  const signs = (of: string) => of.replaceAll(/[\s.,]/g, '').replace(/^0+(?=.)/, '')
  const left = await field.inputValue()
  return signs(left) === signs(text) ? undefined : `it became «${left}»`
}

async function faultOfKeeping(page: Page, place: Place, text: string, kept: string) {
  const field = await type(page, place, text)
  await formOf(page, place.operation).getByRole('button', { name: place.submit }).click()
  const same = (value: unknown) =>
    value === kept || (place.name.endsWith('Rate') && Number(value) === Number(kept))
  if (await within(async () => same(await place.read(page)))) return undefined
  const said = await saidAt(field).catch(() => '')
  return `stored is «${String(await place.read(page))}», not «${kept}»; said is «${said}»`
}

/** Whether it comes true soon. */
async function within(holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + 6_000
  while (performance.now() < deadline) {
    if (await holds()) return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}
