// Every kind of field that is typed in takes more than sixty nasty texts: what it means is stored,
// and what it cannot mean is said at the field with the text left in it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { shuffled, spend } from '../budget.ts'
import { startSite } from './site.ts'
import { forgetDrafts, formOf, open, visit } from './typed-forms.ts'
import { KEEPS, NASTY, type TypedKind } from './typed-values.ts'

const SLOW = { timeout: 300_000 }
const PATIENT = { timeout: 15_000 }

const site = await startSite()
const { vina } = site.world.coihues.businesses
const { bernarda } = site.world.coihues.people
const contract = bernarda.contracts[0]
const { rows: unions } = await site.owner.query<{ id: string }>(
  'select min(id) as id from syndicate where company_id = $1',
  [site.world.coihues.id],
)
const union = Number(unions[0]?.id)
const at = site.relay({}, async (page) => {
  // The browser asks before a page with something typed in it is left.
  page.on('dialog', (dialog) => void dialog.accept())
})

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
    const value = business[name]
    return name.endsWith('Rate') ? String(Number(value)) : value
  },
})

const PLACES: Readonly<Record<TypedKind, Place>> = {
  text: businessField('businessField', 'business_field', null),
  rut: {
    path: `/home/sindicato/${publicId('syndicate', union)}`,
    open: (page) => open(page, 'Editar'),
    operation: 'UpdateSyndicate',
    name: 'rut',
    submit: 'Guardar',
    forget: () => site.owner.query('update syndicate set rut = null where id = $1', [union]),
    read: async () => {
      const { syndicate } = await site.api
        .as('admin')
        .run<{ syndicate: { rut: string | null } }>(
          'query ($input: ByIdSyndicate!) { syndicate(input: $input) { rut } }',
          { input: { id: publicId('syndicate', union) } },
        )
      return syndicate.rut
    },
  },
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
    operation: 'UpdateUserContract',
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
  const place = PLACES[kind]
  const page = await at('admin', place.path)
  const texts = shuffled(kind, NASTY)
  // What the form shows as stored; undefined while no form is open.
  let stored: string | undefined
  await spend(kind, { seconds: 2, least: 4, most: texts.length }, async ({ number }) => {
    const meaning = texts[number - 1]
    if (!meaning) return
    const kept = KEEPS[kind](meaning)
    if (stored === undefined || stored === kept) await begin(page, place)
    stored ??= ''
    if (kept === undefined) return refuses(page, place, meaning.typed)
    await keeps(page, place, meaning.typed, kept)
    stored = kept
    await place.open(page)
  })
})

test('a word that no list has is kept on Tab', async () => {
  const page = await at('admin', `/home/ficha/${bernarda.publicId}/datos-contrato`)
  await open(page, 'Editar tipo de contrato y cargo')
  const job = page.getByLabel('Cargo', { exact: true })
  for (const word of ['Ayudante', 'A', 'Jefa de bodega']) {
    await job.fill('')
    await job.pressSequentially(word)
    await job.press('Tab')
    await expect.poll(() => job.inputValue()).toBe(word)
  }
})

/** Opens the form on something that no text means, and without what was typed before. */
async function begin(page: Page, place: Place) {
  await forgetDrafts(page)
  await place.forget()
  await visit(page, place.path)
  await place.open(page)
}

const fieldOf = (page: Page, { operation, name }: Place): Locator =>
  formOf(page, operation).locator(`[id="${name}"]`)

/** Types key by key, as people do, and leaves the field. */
async function type(page: Page, place: Place, text: string): Promise<Locator> {
  const field = fieldOf(page, place)
  await field.fill('')
  await field.pressSequentially(text)
  await field.press('Tab')
  return field
}

/** A refused text: a sentence appears at the field, and the typed text is still in it. */
async function refuses(page: Page, place: Place, text: string) {
  const field = await type(page, place, text)
  await expect
    .poll(() => saidAt(field), { ...PATIENT, message: `«${text}» is refused` })
    .not.toBe('')
  const left = signs(await field.inputValue(), place)
  expect(left, `«${text}» is left in its field`).toBe(signs(text, place))
}

/** A text that means something: that is stored. */
async function keeps(page: Page, place: Place, text: string, kept: string) {
  const field = await type(page, place, text)
  await formOf(page, place.operation).getByRole('button', { name: place.submit }).click()
  const answer = async () => {
    const said = await saidAt(field)
    return said === '' ? await place.read(page) : `said: ${said}`
  }
  await expect.poll(answer, { ...PATIENT, message: `«${text}» is stored` }).toBe(kept)
}

/** What people see below a field; nothing when its form is closed. */
const saidAt = (field: Locator): Promise<string> =>
  field.evaluateAll((inputs) =>
    inputs
      .flatMap((input) => [
        ...(input.closest('.ant-form-item')?.querySelectorAll('.ant-form-item-explain-error') ??
          []),
      ])
      .map((sentence) => sentence.textContent)
      .join(' '),
  )

/** A text without the signs that a field sets in it, or takes from it, when it reads a number. */
const signs = (of: string, { name }: Place) =>
  of.replaceAll(name === 'rut' ? /[\s.-]/g : /[\s.,$]/g, '').replace(/^0+(?=.)/, '')
