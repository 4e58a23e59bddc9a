import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api } = await startApi()

const outcome = 'status message error { kind message field }'
const fields = 'id name identifier bankId paymentAccountType accountNumber accountState version'
const Create = `mutation C($input: CreateSupplierInput!) {
  createSupplier(input: $input) { ${outcome} data { ${fields} } } }`
const Update = `mutation U($input: UpdateSupplierInput!) {
  updateSupplier(input: $input) { ${outcome} data { ${fields} } } }`
const Remove = `mutation D($input: ByIdSupplier!) {
  deleteSupplier(input: $input) { ${outcome} data } }`
const Confirm = `mutation K($input: ConfirmSupplierAccountInput!) {
  confirmSupplierAccount(input: $input) { ${outcome} data { id accountState version } } }`
const Accounts = `query A($input: ByIdSupplier!) {
  supplierAccounts(input: $input) { accountNumber state author } }`

type Supplier = {
  id: string
  name: string
  accountNumber: string
  accountState: string
  version: number
}
type Kept = { accountNumber: string; state: string; author: string | null }

const all = async (who: Username) =>
  (await api.as(who).run<{ allSupplier: Supplier[] }>(`{ allSupplier { ${fields} } }`)).allSupplier
const accounts = async (id: string, who: Username = 'admin') =>
  (await api.as(who).run<{ supplierAccounts: Kept[] }>(Accounts, { input: { id } }))
    .supplierAccounts

const given = {
  name: 'Transportes Ñielol',
  businessName: 'Transportes Ñielol Limitada',
  identifier: '76.543.210-3',
  bankId: '016',
  paymentAccountType: 'CORRIENTE',
  accountNumber: '4455-6677',
}

test('suppliers are listed by name, and none of another company', async () => {
  expect((await all('admin')).map(({ name }) => name)).toEqual([
    'Ferretería Los Maitenes',
    'Imprenta Quilapán',
  ])
  expect(await all('boreal.admin')).toEqual([])
})

test('a new account waits until another person confirms it, and each is kept', async () => {
  const made = await api.as('admin').mutate<Supplier>(Create, { input: given })
  expect(made).toMatchObject({
    identifier: '76543210-3',
    accountNumber: '44556677',
    accountState: 'WAITING',
  })
  const seen = { id: made.id, version: made.version }
  const own = await api.as('admin').result(Confirm, { input: seen })
  expect(own.error?.message).toBe('Lo responde una persona distinta de quien lo pidió')
  const confirmed = await api.as('supergerente').mutate<Supplier>(Confirm, { input: seen })
  expect(confirmed.accountState).toBe('CONFIRMED')

  // A change of the name keeps the account confirmed; one of the account does not.
  const named = await api.as('admin').mutate<Supplier>(Update, {
    input: { id: made.id, version: confirmed.version, name: 'Transportes Ñielol Sur' },
  })
  expect(named.accountState).toBe('CONFIRMED')
  const moved = await api.as('supergerente').mutate<Supplier>(Update, {
    input: { id: made.id, version: named.version, accountNumber: '99887766' },
  })
  expect(moved.accountState).toBe('WAITING')
  expect(
    (await accounts(made.id)).map(({ accountNumber, state }) => `${accountNumber} ${state}`),
  ).toEqual(['99887766 WAITING', '44556677 CONFIRMED', '44556677 WAITING'])

  const stale = await api
    .as('admin')
    .result(Confirm, { input: { id: made.id, version: named.version } })
  expect(stale.error?.kind).toBe('conflict')
  expect(await api.as('admin').mutate(Remove, { input: { id: made.id } })).toBe(true)
})

test.each([
  ['identifier', '76.543.210-5', 'El dígito verificador no corresponde'],
  ['identifier', '77.456.120-K', 'Ya hay un proveedor con ese RUT'],
  ['bankId', '504', 'ya no recibe pagos'],
  ['paymentAccountType', 'RUT', 'La CuentaRUT es solo de BancoEstado'],
  ['accountNumber', 'cuenta mía', 'Lleva solo cifras'],
])('%s %s is refused at its field', async (field, value, message) => {
  const { error } = await api.as('admin').result(Create, { input: { ...given, [field]: value } })
  expect(error).toMatchObject({ field })
  expect(error?.message).toContain(message)
})

test('a manager, a worker and another company read and write nothing', async () => {
  const [first] = await all('admin')
  const id = first?.id ?? ''
  for (const who of ['gerente', 'trabajador'] as const) {
    expect((await api.as(who).result(Create, { input: given })).error?.kind).toBe('forbidden')
    await expect(accounts(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(accounts(id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  const theirs = { input: { id, version: first?.version } }
  expect((await api.as('boreal.admin').result(Confirm, theirs)).error?.kind).toBe('not-found')
})
