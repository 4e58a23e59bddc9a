import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()

type Who = Parameters<typeof api.as>[0]
type Account = {
  id: string
  code: string
  name: string
  level: number
  takesEntries: boolean
  kept: string | null
  version: number
}
type Line = { code: string; name: string; kind?: string; under?: string }

const shown = 'id code name level takesEntries kept version'
const accounts = async (who: Who = 'admin') =>
  (await api.as(who).run<{ accountingAccounts: Account[] }>(`{ accountingAccounts { ${shown} } }`))
    .accountingAccounts
const account = async (code: string) => {
  const found = (await accounts()).find((one) => one.code === code)
  if (!found) throw new Error(`There is no account ${code}`)
  return found
}
const write = (operation: string, type: string, input: object, who: Who = 'admin') =>
  api
    .as(who)
    .result<Account>(
      `mutation ($input: ${type}!) { ${operation}(input: $input) { ${outcome} data { id } } }`,
      { input },
    )
const create = (code: string, more: object = {}) =>
  write('createAccountingAccount', 'CreateAccountingAccountInput', {
    code,
    name: `Cuenta ${code}`,
    kind: 'EXPENSE',
    takesEntries: true,
    centerUse: 'NONE',
    auxiliary: 'NONE',
    status: 'ACTIVE',
    ...more,
  })
const update = async (code: string, more: object) => {
  const { id, version } = await account(code)
  return write('updateAccountingAccount', 'UpdateAccountingAccountInput', { id, version, ...more })
}
const remove = (id: string) =>
  api.as('admin').result(
    `mutation ($input: ByIdAccountingAccount!) {
      deleteAccountingAccount(input: $input) { ${outcome} data } }`,
    { input: { id } },
  )
const paste = (rows: Line[], who: Who = 'admin') =>
  api.as(who).result<{ created: number; changed: number }>(
    `mutation ($input: ImportAccountingAccountsInput!) {
      importAccountingAccounts(input: $input) { ${outcome} data { created changed } } }`,
    { input: { rows } },
  )
const check = async (rows: Line[]) =>
  (
    await api.as('admin').run<{ accountingAccountLines: { wrong: string; problem: string }[] }>(
      `query ($input: ImportAccountingAccountsInput!) {
        accountingAccountLines(input: $input) { wrong problem } }`,
      { input: { rows } },
    )
  ).accountingAccountLines

test('an account with others under it is a title; one that a rule names gets none', async () => {
  await create('9')
  expect((await account('9')).takesEntries).toBe(true)
  await create('9.1', { parentId: (await account('9')).id })
  expect(await account('9')).toMatchObject({ takesEntries: false, version: 2 })
  expect(await account('9.1')).toMatchObject({ level: 1, takesEntries: true })

  const again = await update('9', { takesEntries: true })
  expect(again.error).toMatchObject({
    field: 'takesEntries',
    message: 'Tiene cuentas debajo: es un título',
  })
  const salaries = await account('5.1.10')
  const under = await create('9.2', { parentId: salaries.id })
  expect(under.error).toMatchObject({
    field: 'parentId',
    message: '5.1.10 Sueldos recibe movimientos por una regla: cambie la regla antes',
  })
  expect((await update('9.1', { parentId: salaries.id })).error?.field).toBe('parentId')
  expect((await update('5.1.10', { takesEntries: false })).error).toMatchObject({
    field: 'takesEntries',
    message: 'La nombra una regla: cambie la regla antes',
  })
  expect((await account('5.1.10')).takesEntries).toBe(true)
})

test('an account that a pasted row gives another name says so before it is written', async () => {
  const row = { kind: 'Gasto', under: '5.1' }
  const { accountingAccountLines } = await api
    .as('admin')
    .run<{ accountingAccountLines: { wrong: string | null; note: string | null }[] }>(
      `query ($input: ImportAccountingAccountsInput!) {
        accountingAccountLines(input: $input) { wrong note } }`,
      {
        input: {
          rows: [
            { ...row, code: '5.1.10', name: 'Jornales' },
            { ...row, code: '5.1.10.1', name: 'Sueldos' },
          ],
        },
      },
    )
  expect(accountingAccountLines[0]).toEqual({
    wrong: null,
    note: 'Ya existe como «Sueldos»: cambia de nombre',
  })
  expect(accountingAccountLines[1]?.note).toBeNull()
  const same = [{ ...row, code: '5.1.10', name: 'Sueldos' }]
  expect(await check(same)).toEqual([{ wrong: null, problem: null }])
})

test('a rule does not name a title', async () => {
  const title = await account('5.1')
  const { error } = await api.as('admin').result(
    `mutation ($input: CreateAccountingRuleInput!) {
      createAccountingRule(input: $input) { ${outcome} data { id } } }`,
    { input: { itemCode: 'BONO_PRUEBA', debitAccountId: title.id } },
  )
  expect(error).toMatchObject({
    field: 'debitAccountId',
    message: 'Es un título: no recibe movimientos',
  })
})

test('why an account is kept is said with it, in the words of the refusal', async () => {
  const salaries = await account('5.1.10')
  expect(salaries.kept).toMatch(/^Tiene \d+ reglas? y \d+ asientos?: suspéndala/)
  expect((await remove(salaries.id)).error).toMatchObject({
    kind: 'conflict',
    message: salaries.kept,
  })
  const free = await account('9.1')
  expect(free.kept).toBeNull()
  expect((await account('9')).kept).toBe('Tiene 1 cuenta: suspéndala en lugar de eliminarla')
  expect((await remove(free.id)).error).toBeNull()
  expect((await account('9')).kept).toBeNull()
})

test('a list is pasted whole, or each of its mistakes is named at its cell', async () => {
  const before = (await accounts()).length
  const wrong: Line[] = [
    { code: '8', name: 'Costos', kind: 'Gasto' },
    { code: '8.1', name: 'Obra', kind: 'Otro' },
    { code: '8.2', name: 'Obra', kind: 'Gasto', under: '7' },
    { code: '8.3', name: 'Obra', kind: 'Gasto', under: '8.4' },
    { code: '8.4', name: 'Obra', kind: 'Gasto', under: '8.3' },
    { code: '8', name: 'Otra vez', kind: 'Gasto' },
    { code: '8.5', name: 'Bajo sueldos', kind: 'Gasto', under: '5.1.10' },
  ]
  expect((await check(wrong)).map((line) => line.wrong)).toEqual([
    null,
    'kind',
    'under',
    'under',
    'under',
    'code',
    'under',
  ])
  expect((await paste(wrong)).error).toMatchObject({
    field: 'rows.1.kind',
    message: expect.stringContaining('Fila 2'),
  })
  expect((await paste([])).error?.message).toBe('Pegue primero la lista')
  expect(await accounts()).toHaveLength(before)

  const good: Line[] = [
    { code: '8.1', name: 'Obra', kind: 'Gasto', under: '8' },
    { code: '8', name: 'Costos', kind: 'Gasto' },
    { code: '9.9', name: 'Otros', kind: 'Gasto', under: '9' },
  ]
  expect((await paste(good)).data).toEqual({ created: 3, changed: 0 })
  expect((await account('8.1')).level).toBe(1)
  expect(await account('8')).toMatchObject({ takesEntries: false, level: 0 })
  expect((await account('9')).takesEntries).toBe(false)
  expect((await paste(good)).data).toEqual({ created: 0, changed: 0 })
  expect((await paste([{ code: '8', name: 'Costos de obra' }])).data).toEqual({
    created: 0,
    changed: 1,
  })
  expect((await account('8')).name).toBe('Costos de obra')
})

test('an account without a rule becomes a title by the list too', async () => {
  await create('7')
  expect((await paste([{ code: '7.1', name: 'Bajo', kind: 'Gasto', under: '7' }])).error).toBeNull()
  expect((await account('7')).takesEntries).toBe(false)
})

test('another company has neither its accounts nor its codes', async () => {
  const { error } = await paste([{ code: '5.1.10', name: 'Ajena', kind: 'Gasto' }], 'boreal.admin')
  expect(error).toBeNull()
  expect((await account('5.1.10')).name).toBe('Sueldos')
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from accounting_account where company_id = $1 and name = 'Ajena'`,
    [world.coihues.id],
  )
  expect(rows[0]?.n).toBe(0)
})
