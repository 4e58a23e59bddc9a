import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { stripAccents } from '#chile/text.ts'
import { startApi } from '#tests/api.ts'
import { outcome, Payslips, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, url, database, drainJobs, restJobs } = await startApi()
const { vina, casa } = world.businesses
type Who = Parameters<typeof api.as>[0]

type Entry = {
  id: string
  number: number
  kind: string
  state: string
  sha256: string | null
  debit: number | null
  credit: number | null
  people: number | null
  reverses: number | null
  reversedBy: number | null
  problems: { lack: string; code: string; account: string | null; contracts: number }[]
  squares: { kind: string; entry: number; payslips: number; filed: number | null }[]
}
type Sum = {
  accountId: string
  accountCode: string
  costCenterId: string | null
  centerCode: string | null
  debit: number
  credit: number
  isChanged: boolean
}
const shown = `id number kind state sha256 debit credit people reverses reversedBy
  problems { lack code label account side institution amount contracts }
  squares { kind entry payslips filed }`

const monthsFor = async (who: Who, filter: object = {}) =>
  (
    await api.as(who).run<{
      centralizationMonths: { rows: { payrollMonthId: string; yearMonth: number }[] }
    }>(
      `query ($filter: CentralizationMonthFilter, $page: Page) {
        centralizationMonths(filter: $filter, page: $page) { rows {
          payrollMonthId yearMonth businessId state number debit } } }`,
      { filter, page: { number: 1, size: 100 } },
    )
  ).centralizationMonths.rows
const entriesOf = async (payrollMonthId: string, who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ centralizations: Entry[] }>(
        `query ($input: CentralizationsInput!) { centralizations(input: $input) { ${shown} } }`,
        { input: { payrollMonthId } },
      )
  ).centralizations
const create = (payrollMonthId: string, who: Who = 'admin', more: object = {}) =>
  api.as(who).mutate<Entry>(
    `mutation ($input: CreateCentralizationInput!) {
      createCentralization(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { payrollMonthId, withVacations: false, withSubsidies: false, ...more } },
  )
const made = async (payrollMonthId: string, more: object = {}) => {
  const { id } = await create(payrollMonthId, 'admin', more)
  await drainJobs()
  const found = (await entriesOf(payrollMonthId)).find((one) => one.id === id)
  if (!found) throw new Error('The entry is not listed')
  return found
}
const reverse = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<Entry>(
    `mutation ($input: ReverseCentralizationInput!) {
      reverseCentralization(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { id, reason: 'Prueba' } },
  )
const sumsOf = async (id: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{ centralizationSums: Sum[] }>(
      `query ($input: CentralizationSumsInput!) { centralizationSums(input: $input) {
        accountId accountCode costCenterId centerCode debit credit isChanged } }`,
      { input: { id } },
    )
  ).centralizationSums
const linesOf = async (id: string, { accountId, costCenterId }: Sum, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      centralizationLines: { n: number; label: string; amount: number; contracts: number }[]
    }>(
      `query ($input: CentralizationLinesInput!) { centralizationLines(input: $input) {
        n label amount contracts side institution } }`,
      { input: { id, accountId, costCenterId } },
    )
  ).centralizationLines
const peopleOf = async (entryId: string, n: number, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      centralizationPeople: { total: number; rows: { name: string; amount: number }[] }
    }>(
      `query ($filter: CentralizationPeopleFilter, $page: Page) {
        centralizationPeople(filter: $filter, page: $page) { total rows { name rut amount } } }`,
      { filter: { entryId, n }, page: { number: 1, size: 100 } },
    )
  ).centralizationPeople
const payslipNames = async () =>
  (
    await api.as('admin').run<{ payrollSummaries: { rows: { name: string }[] } }>(Payslips, {
      filter: { payrollMonthId: august.payrollMonthId },
      sort: { by: 'name', descending: false },
      page: { number: 1, size: 100 },
    })
  ).payrollSummaries.rows.map(({ name }) => name)
const download = (id: string, format: string, who: Who = 'admin') =>
  api.as(who).mutate<{ name: string; url: string }>(
    `mutation ($input: ExportCentralizationInput!) {
      exportCentralization(input: $input) { ${outcome} data { name url } } }`,
    { input: { id, format } },
  )
const bytesOf = async (id: string, format: string) => {
  const file = await download(id, format)
  const { pathname, search } = new URL(file.url, url)
  return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
const inCompany = async (statement: string) => {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}

const run = <Answer>(text: string, input?: object, who: Who = 'admin') =>
  api.as(who).mutate<Answer>(text, input === undefined ? {} : { input })
const createAccount = (input: object, who: Who = 'admin') =>
  run<{ id: string; version: number }>(
    `mutation ($input: CreateAccountingAccountInput!) {
      createAccountingAccount(input: $input) { ${outcome} data { id version } } }`,
    {
      kind: 'EXPENSE',
      takesEntries: true,
      centerUse: 'NONE',
      auxiliary: 'NONE',
      status: 'ACTIVE',
      ...input,
    },
    who,
  )
const removeAccount = (id: string) =>
  run(
    `mutation ($input: ByIdAccountingAccount!) {
      deleteAccountingAccount(input: $input) { ${outcome} data } }`,
    { id },
  )
const accountsOf = async (who: Who = 'admin') =>
  (
    await api.as(who).run<{
      accountingAccounts: {
        id: string
        code: string
        level: number
        uses: number
        version: number
      }[]
    }>(`{ accountingAccounts { id code name level uses version takesEntries } }`)
  ).accountingAccounts
const july = 202607
let closed: { payrollMonthId: string }
let august: { payrollMonthId: string }
let house: { payrollMonthId: string }
let groupId: string
beforeAll(async () => {
  const at = async (businessId: string, yearMonth: number) => {
    const found = (await monthsFor('admin', { businessId })).find(
      (one) => one.yearMonth === yearMonth,
    )
    if (!found) throw new Error(`${yearMonth} is not there`)
    return found
  }
  closed = await at(vina.publicId, july)
  august = await at(vina.publicId, 202608)
  house = await at(casa.publicId, 202608)
  const { costCenterGroups } = await api
    .as('admin')
    .run<{ costCenterGroups: { id: string }[] }>('{ costCenterGroups { id } }')
  groupId = costCenterGroups[0]?.id ?? ''
})

describe('the plan of accounts', () => {
  test('is a tree: no account is under itself, and one in use is not removed', async () => {
    const accounts = await accountsOf()
    const find = (code: string) => {
      const account = accounts.find((one) => one.code === code)
      if (!account) throw new Error(`There is no account ${code}`)
      return account
    }
    expect(find('5.1').level).toBe(0)
    expect(find('5.1.10')).toMatchObject({ level: 1 })
    expect(find('5.1.10').uses).toBeGreaterThan(1)
    await expect(removeAccount(find('5.1.10').id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(removeAccount(find('5.1').id)).rejects.toMatchObject({
      message: expect.stringContaining('cuentas'),
    })
    await expect(
      run(
        `mutation ($input: UpdateAccountingAccountInput!) {
          updateAccountingAccount(input: $input) { ${outcome} data { id } } }`,
        { id: find('5.1').id, version: find('5.1').version, parentId: find('5.1.10').id },
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining('bajo sí misma') })
    const fresh = await createAccount({ code: '9.9', name: 'De prueba', parentId: find('5.1').id })
    await expect(createAccount({ code: '9.9', name: 'Otra' })).rejects.toMatchObject({
      field: 'code',
    })
    await removeAccount(fresh.id)
  })

  test('is accepted as the usual one only by a company without accounts', async () => {
    const usual = (who: Who) =>
      run(`mutation { createUsualAccountingPlan { ${outcome} data } }`, undefined, who)
    await expect(usual('admin')).rejects.toMatchObject({
      message: 'La empresa ya tiene un plan de cuentas',
    })
    await usual('boreal.admin')
    expect((await accountsOf('boreal.admin')).length).toBeGreaterThan(25)
    const { unbookedItems } = await api
      .as('boreal.admin')
      .run<{ unbookedItems: unknown[] }>('{ unbookedItems { itemCode label source side lack } }')
    expect(unbookedItems).toEqual([])
  })

  test('rules go to accounts of their side, once for each thing', async () => {
    const accounts = await accountsOf()
    const [account] = accounts.filter(({ code }) => code === '5.1.13')
    const rule = (input: object) =>
      run<{ id: string }>(
        `mutation ($input: CreateAccountingRuleInput!) {
          createAccountingRule(input: $input) { ${outcome} data { id } } }`,
        input,
      )
    await expect(rule({ debitAccountId: account?.id })).rejects.toMatchObject({ field: 'source' })
    await expect(rule({ source: 'AFP', debitAccountId: account?.id })).rejects.toMatchObject({
      field: 'debitAccountId',
    })
    await expect(rule({ source: 'SALARY', debitAccountId: account?.id })).rejects.toMatchObject({
      message: 'Ya hay una regla para lo mismo',
    })
    await expect(
      rule({ source: 'AFP', institution: 'NADIE', creditAccountId: account?.id }),
    ).rejects.toMatchObject({ field: 'institution' })
  })
})

describe('the entry of a closed month', () => {
  test('balances, squares with payslips and Previred, and is divided by cost centre', async () => {
    const entry = await made(august.payrollMonthId, { groupId })
    expect(entry).toMatchObject({ state: 'VALID', number: 1, problems: [] })
    expect(entry.debit).toBe(entry.credit)
    expect(entry.people).toBeGreaterThan(20)
    for (const { kind, entry: booked, payslips } of entry.squares) {
      expect(booked, kind).toBe(payslips)
    }
    const sums = await sumsOf(entry.id)
    expect(sums.reduce((all, { debit }) => all + debit, 0)).toBe(entry.debit)
    const salaries = sums.filter(({ accountCode }) => accountCode === '5.1.10')
    expect(salaries.length).toBeGreaterThan(1)
    expect(new Set(salaries.map(({ centerCode }) => centerCode)).size).toBe(salaries.length)
  })

  test('opens to the lines and the people behind each amount, to the peso', async () => {
    const [entry] = await entriesOf(august.payrollMonthId)
    if (!entry) throw new Error('August was booked')
    const bySurname = await payslipNames()
    for (const sum of (await sumsOf(entry.id)).filter(({ accountCode }) =>
      ['5.1.10', '2.1.20'].includes(accountCode),
    )) {
      const lines = await linesOf(entry.id, sum)
      expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(sum.debit + sum.credit)
      const [line] = lines
      const { total, rows } = await peopleOf(entry.id, line?.n ?? 0)
      expect(total).toBe(line?.contracts)
      expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(line?.amount)
      const names = rows.map(({ name }) => name)
      expect(names).toEqual(bySurname.filter((name) => names.includes(name)))
    }
  })

  test('of July is beside its Previred file, and was reversed and made again', async () => {
    const entries = await entriesOf(closed.payrollMonthId)
    expect(entries.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'ENTRY VALID',
      'REVERSAL VALID',
      'ENTRY REVERSED',
    ])
    const [again, reversal, first] = entries
    expect(reversal).toMatchObject({ reverses: first?.number })
    expect(again?.sha256).toBe(first?.sha256)
    const filed = again?.squares.filter((one) => one.filed !== null) ?? []
    expect(filed.length).toBeGreaterThan(8)
    for (const one of filed) expect(one.entry, one.kind).toBe(one.filed)
    const provided = (await sumsOf(again?.id ?? '')).filter(
      ({ accountCode }) => accountCode === '2.1.50',
    )
    expect(provided.length).toBeGreaterThan(0)
    expect((await sumsOf(again?.id ?? '')).some(({ isChanged }) => isChanged)).toBe(false)
  })

  test('is one: another waits for its reversal, which leaves each account at zero', async () => {
    const [entry] = await entriesOf(august.payrollMonthId)
    await expect(create(august.payrollMonthId)).rejects.toMatchObject({
      message: expect.stringContaining('revérselo'),
    })
    const both = await Promise.allSettled([reverse(entry?.id ?? ''), reverse(entry?.id ?? '')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [reversal] = await entriesOf(august.payrollMonthId)
    expect(reversal).toMatchObject({ kind: 'REVERSAL', reverses: entry?.number })
    const net = new Map<string, number>()
    for (const id of [entry?.id ?? '', reversal?.id ?? '']) {
      for (const { accountCode, debit, credit } of await sumsOf(id)) {
        net.set(accountCode, (net.get(accountCode) ?? 0) + debit - credit)
      }
    }
    expect([...net.values()].every((left) => left === 0)).toBe(true)
    await expect(reverse(reversal?.id ?? '')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is not kept while an amount has no account, and names it', async () => {
    await inCompany(`update accounting_account set status = 'SUSPENDED', version = version + 1
      where code = '2.1.20'`)
    const refused = await made(august.payrollMonthId)
    expect(refused).toMatchObject({ state: 'REFUSED', sha256: null })
    expect(refused.problems[0]).toMatchObject({ lack: 'SUSPENDED', account: '2.1.20' })
    expect(refused.problems[0]?.contracts).toBeGreaterThan(0)
    expect(await sumsOf(refused.id)).toEqual([])
    await expect(download(refused.id, 'CSV')).rejects.toMatchObject({ kind: 'conflict' })
    await inCompany(`update accounting_account set status = 'ACTIVE', version = version + 1
      where code = '2.1.20'`)
    const entry = await made(august.payrollMonthId)
    expect(entry).toMatchObject({ state: 'VALID' })
    const changed = (await sumsOf(entry.id)).filter(({ isChanged }) => isChanged)
    expect(changed.length).toBeGreaterThan(0)
  })

  test('downloads as CSV and Excel, which other readers find with the same lines', async () => {
    const [entry] = await entriesOf(august.payrollMonthId)
    const id = entry?.id ?? ''
    const text = (await bytesOf(id, 'CSV')).toString('utf8')
    const [titles = [], ...rows]: string[][] = parse(text, { bom: true, delimiter: ';' })
    const at = (title: string) => {
      const place = titles.indexOf(title)
      expect(place, title).toBeGreaterThanOrEqual(0)
      return place
    }
    const sum = (title: string) => rows.reduce((all, row) => all + Number(row[at(title)]), 0)
    expect([sum('Debe'), sum('Haber')]).toEqual([entry?.debit, entry?.credit])
    const pesos = new Map<string, number>()
    for (const { accountCode, centerCode, debit, credit } of await sumsOf(id)) {
      // An account that only the version before had is in the comparison, and in no file.
      if (debit === 0 && credit === 0) continue
      pesos.set(`${accountCode} ${centerCode ?? ''}`, debit - credit)
    }
    const found = new Map<string, number>()
    for (const row of rows) {
      const key = `${row[at('Cuenta')]} ${row[at('Centro de costo')]}`
      const net = Number(row[at('Debe')]) - Number(row[at('Haber')])
      found.set(key, (found.get(key) ?? 0) + net)
    }
    expect(found).toEqual(pesos)
    const sheet = await readSheet(await bytesOf(id, 'EXCEL'))
    const [heads, ...cells] = sheet.map((row) => row.map((cell) => cell ?? ''))
    // The texts of the CSV lose their accents, for the programs that import it.
    expect(heads?.map((head) => stripAccents(String(head)))).toEqual(titles)
    const numbers = [at('Linea'), at('Debe'), at('Haber')]
    expect(cells.every((row) => numbers.every((place) => typeof row[place] === 'number'))).toBe(
      true,
    )
    expect(cells.map((row) => row.map((cell) => stripAccents(String(cell))))).toEqual(rows)
  })

  test('is asked for once, and becomes stale when the month is opened again', async () => {
    // A worker that made the first one meanwhile would have the second one refused.
    await restJobs()
    const [one, other] = await Promise.all([
      create(house.payrollMonthId),
      create(house.payrollMonthId),
    ])
    expect(other.id).toBe(one.id)
    await drainJobs()
    expect(await entriesOf(house.payrollMonthId)).toMatchObject([{ state: 'VALID' }])
    await inCompany(`update payslip_payment set status = 'UNPAID'
      where payroll_month_id in (select id from payroll_month
        where business_id = ${casa.id} and year_month = 202608)`)
    await payrollOf(api.as('admin')).reopen(house.payrollMonthId)
    expect(await entriesOf(house.payrollMonthId)).toMatchObject([{ state: 'STALE' }])
    await expect(create(house.payrollMonthId)).rejects.toMatchObject({
      message: 'Primero hay que cerrar el mes',
    })
  })
})

describe('who sees it', () => {
  test('whoever carries the payroll, with the confidential one only who may see it', async () => {
    for (const who of ['supervisor', 'trabajador', 'gerente', 'lectura', 'externo'] as const) {
      await expect(entriesOf(august.payrollMonthId, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(create(august.payrollMonthId, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(accountsOf(who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect((await entriesOf(august.payrollMonthId, 'supergerente')).length).toBeGreaterThan(1)
    await inCompany(`update users set is_private_role = false
      where id = ${world.people.rodrigo.id}`)
    expect(await entriesOf(august.payrollMonthId, 'supergerente')).toEqual([])
    const [entry] = await entriesOf(august.payrollMonthId)
    await expect(reverse(entry?.id ?? '', 'supergerente')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(download(entry?.id ?? '', 'CSV', 'supergerente')).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect((await peopleOf(entry?.id ?? '', 1, 'supergerente')).rows).toEqual([])
  })

  test('another company knows nothing of it', async () => {
    const [entry] = await entriesOf(august.payrollMonthId)
    await expect(create(august.payrollMonthId, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(sumsOf(entry?.id ?? '', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(reverse(entry?.id ?? '', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('each download is in the audit, and a list costs the same for all months', async () => {
    const { rows } = await database.owner.query(
      `select count(*)::int as n from audit_event where entity = 'lectura:centralización'`,
    )
    expect(rows[0].n).toBeGreaterThan(1)
    expect(await queriesOf(() => monthsFor('admin'))).toBeLessThan(15)
  })
})
