import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** How people are paid comes in a file. Today is Tuesday 15 September 2026. */
const { api, url, drainJobs, world, database, asCompany } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, rodrigo, wilner } = world.people
const company = world.coihues.id

const csv = (...rows: string[]) =>
  ['BANK_ACCOUNTS v1;Cuentas', 'ayuda', 'RUT;Medio;Banco;Tipo;Cuenta', ...rows].join('\r\n')
const account = `${bernarda.rut};Transferencia;BancoEstado;Cuenta vista;99887766`
const problems = async (id: string, who: Username = 'admin') =>
  (await rowsOf(id, {}, who)).flatMap(({ line, note, cells }) => [
    ...cells.flatMap(({ column, problem }) => (problem ? [`${line} ${column} ${problem}`] : [])),
    ...(note ? [`${line} ${note}`] : []),
  ])
async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}
const methodsOf = async (userId: number) =>
  (
    await database.owner.query<{ number: string | null; current: boolean }>(
      `select account_number as number, is_current as current from payment_method
       where company_id = $1 and user_id = $2 order by id`,
      [company, userId],
    )
  ).rows
const mailsTo = async (address: string) =>
  (
    await database.owner.query<{ subject: string; text: string }>(
      'select subject, text_body as text from mail_outbox where recipient = $1',
      [address],
    )
  ).rows

test('an account is replaced, its owner is notified, and the one before comes back', async () => {
  const before = await methodsOf(bernarda.id)
  const file = await load('BANK_ACCOUNTS', csv(account))
  expect(await problems(file.id)).toEqual([])
  expect(file).toMatchObject({ state: 'READY', changed: 1 })
  const [row] = await rowsOf(file.id)
  const number = row?.cells.find(({ column }) => column === 'accountNumber')
  expect(number?.before).toMatch(/^••••/)

  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
  // The one that was stays, which is what marks a new one for 48 hours.
  expect(await methodsOf(bernarda.id)).toEqual([
    ...before.map((method) => ({ ...method, current: false })),
    { number: '99887766', current: true },
  ])
  const mails = await mailsTo('bernarda.huenchul@coihues.example')
  expect(mails.map(({ text }) => text).join()).toContain('en la cuenta que termina en 766')
  // Written, the file keeps the last letters alone.
  const [kept] = await rowsOf(file.id)
  expect(JSON.stringify(kept)).not.toContain('99887766')
  const { rows: changes } = await database.owner.query<{ text: string }>(
    'select coalesce(before::text, $1) || after::text as text from import_change',
    [''],
  )
  expect(changes.map(({ text }) => text).join()).not.toContain('99887766')

  expect(await load('BANK_ACCOUNTS', csv(account))).toMatchObject({ same: 1, changed: 0 })
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
  expect(await methodsOf(bernarda.id)).toEqual(before)
})

test('what was changed by hand since stays', async () => {
  const file = await load('BANK_ACCOUNTS', csv(account))
  await done('apply', file.id)
  await asCompany(
    `update payment_method set version = version + 1
     where company_id = $1 and account_number = '99887766'`,
    [company],
  )
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE_PARTLY', kept: 1 })
  const [row] = await rowsOf(file.id)
  expect(row?.note).toBe('Se cambió después de la carga')
})

test('each row says what it lacks', async () => {
  const of = (rest: string) => `${wilner.rut};${rest}`
  const wrong: [string, RegExp][] = [
    ['11.111.111-1;Efectivo;;;', /^4 rut No existe/],
    [of('Trueque;;;'), /^5 kind «Trueque» no existe/],
    [of('Efectivo;BancoEstado;Cuenta vista;1234567'), /^6 kind Solo una transferencia/],
    [of('Transferencia;Banco Fantasma;Cuenta vista;1234567'), /^7 bankCode «Banco Fantasma»/],
    [of('Transferencia;BancoEstado;Cuenta vista;12-AB'), /^8 accountNumber /],
  ]
  const file = await load('BANK_ACCOUNTS', csv(...wrong.map(([row]) => row)))
  const said = await problems(file.id)
  for (const [, words] of wrong)
    expect(
      said.some((text) => words.test(text)),
      `${words}`,
    ).toBe(true)
})

test('nobody of another company, nor of the confidential payroll, is there', async () => {
  const other = await load('BANK_ACCOUNTS', csv(account), { who: 'boreal.admin' })
  expect(await problems(other.id, 'boreal.admin')).toEqual(['4 rut No existe'])
  const setPrivate = (id: number, isPrivate: boolean) =>
    asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
      company,
      id,
      isPrivate,
    ])
  await setPrivate(bernarda.id, true)
  await setPrivate(rodrigo.id, false)
  const hidden = await load('BANK_ACCOUNTS', csv(account), { who: 'supergerente' })
  expect(await problems(hidden.id, 'supergerente')).toEqual(['4 rut No existe'])
  await setPrivate(bernarda.id, false)
  await setPrivate(rodrigo.id, true)
})

test('what was exported comes in again without a change, and is in the audit', async () => {
  const { importTemplate } = await api
    .as('admin')
    .run<{ importTemplate: { lines: { cells: string[] }[] } }>(
      `query T($input: ImportTemplateInput!) { importTemplate(input: $input) { lines { cells } } }`,
      { input: { code: 'BANK_ACCOUNTS', filled: true } },
    )
  const lines = importTemplate.lines.map(({ cells }) => cells.join(';'))
  const file = await load('BANK_ACCOUNTS', lines.join('\r\n'))
  expect(await problems(file.id)).toEqual([])
  expect(file).toMatchObject({ added: 0, changed: 0, same: lines.length - 3 })
  expect(file.same).toBeGreaterThan(10)
  const { rows } = await database.owner.query<{ n: number }>(
    `select count(*)::int as n from audit_event where entity = 'lectura:cuenta bancaria'`,
  )
  expect(rows[0]?.n).toBeGreaterThan(10)
})
