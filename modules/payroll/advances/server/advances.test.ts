import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { queriesOf } from '#tests/queries.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'

const { api, url, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, veronica, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof bernarda) => person.contracts[0]?.publicId ?? ''

const Open = `mutation Open($input: InitPayrollMonthInput!) {
  initPayrollMonth(input: $input) { ${outcome} data { id type isOpen } }
}`
const Save = `mutation Save($input: SaveAdvancesInput!) {
  saveAdvances(input: $input) { ${outcome} data { saved } }
}`
const Propose = `mutation Propose($input: ProposeAdvancesInput!) {
  proposeAdvances(input: $input) { ${outcome} data { saved } }
}`
type Advance = {
  contractId: string
  name: string
  rut: string
  salary: number
  amount: number | null
}
const Advances = `query ($filter: AdvancesFilter!, $sort: AdvancesSort, $page: Page) {
  advances(filter: $filter, sort: $sort, page: $page) {
    total rows { contractId name rut salary mode value amount } } }`
type Listed = { total: number; rows: Advance[] }
const listed = async (
  variables: { filter?: object; sort?: object; page?: object },
  who: Parameters<typeof api.as>[0] = 'admin',
) =>
  (
    await api.as(who).run<{ advances: Listed }>(Advances, {
      page: { number: 1, size: 100 },
      ...variables,
      filter: { payrollMonthId: advance.id, ...variables.filter },
    })
  ).advances
const advancesOf = async (who: Parameters<typeof api.as>[0] = 'admin') =>
  (await listed({}, who)).rows
const totals = async () =>
  (
    await api.as('admin').run<{
      advanceTotals: { people: number; given: number; amount: number }
    }>(`query ($input: OfAdvanceMonth!) { advanceTotals(input: $input) { people given amount } }`, {
      input: { payrollMonthId: advance.id },
    })
  ).advanceTotals
const toProcess = async (id: string) =>
  (
    await api.as('admin').run<{
      itemsAdvanceToProcess: { contractId: string; amount: number; inPayroll: boolean }[]
    }>(
      `query ($input: OfAdvanceMonth!) { itemsAdvanceToProcess(input: $input) {
        processId contractId name amount inPayroll } }`,
      { input: { payrollMonthId: id } },
    )
  ).itemsAdvanceToProcess
const open = (type: string, yearMonth = 202609) =>
  api.as('admin').mutate<{ id: string; type: string }>(Open, {
    input: { businessId: vina.publicId, yearMonth, type },
  })
const save = (rows: { contractId: string; mode: string; value: string }[]) =>
  api.as('admin').mutate(Save, { input: { payrollMonthId: advance.id, rows } })

let september: MonthRow
let advance: { id: string; type: string }
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  advance = await open('ADVANCE')
})

describe('opening', () => {
  test('is once a month, and while its payroll is open', async () => {
    expect(advance.type).toBe('ADVANCE')
    await expect(open('ADVANCE')).rejects.toMatchObject({ field: 'yearMonth' })
    await expect(open('ADVANCE', 202608)).rejects.toMatchObject({
      message: 'Las remuneraciones de agosto 2026 ya están cerradas',
    })
  })
})

describe('what is advanced', () => {
  test('is pesos or a part of the salary, also of one in UF', async () => {
    await save([
      { contractId: contractOf(bernarda), mode: 'PERCENT', value: '40' },
      { contractId: contractOf(veronica), mode: 'PERCENT', value: '10' },
    ])
    const rows = await advancesOf()
    const find = (person: typeof bernarda) =>
      rows.find((row) => row.contractId === contractOf(person))
    expect(find(bernarda)).toMatchObject({ salary: 585_000, amount: 234_000 })
    const uf = find(veronica)
    expect(uf?.amount).toBe(Math.round((uf?.salary ?? 0) / 10))
    expect(uf?.salary).toBeGreaterThan(2_500_000)
  })

  test('is refused cell by cell', async () => {
    const row = { contractId: contractOf(bernarda), mode: 'FIXED', value: '585001' }
    await expect(save([row])).rejects.toMatchObject({
      field: 'rows.0.value',
      message: 'Supera el sueldo base del mes',
    })
    const half = { ...row, value: '100.5' }
    await expect(save([half])).rejects.toMatchObject({ field: 'rows.0.value' })
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId ?? ''
    await expect(save([{ ...row, contractId: foreign }])).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('can be proposed to all, who has one keeps it, and zero takes it away', async () => {
    const input = { payrollMonthId: advance.id, percent: '30' }
    await api.as('admin').mutate(Propose, { input })
    const rows = await advancesOf()
    expect(rows.every(({ amount }) => (amount ?? 0) > 0)).toBe(true)
    expect(rows.find((row) => row.contractId === contractOf(bernarda))?.amount).toBe(234_000)
    await expect(api.as('admin').mutate(Propose, { input })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const others = rows.filter(
      (row) => ![contractOf(bernarda), contractOf(veronica)].includes(row.contractId),
    )
    await save(others.map(({ contractId }) => ({ contractId, mode: 'FIXED', value: '0' })))
    const month = await admin.month(advance.id)
    expect(month).toMatchObject({ calculated: 2 })
    expect(month.totalNet).toBeGreaterThan(480_000)
  })

  test('comes by pages, in the order of the surnames or of the amounts', async () => {
    const all = await listed({})
    expect(all.total).toBe(all.rows.length)
    const parts = await Promise.all(
      [1, 2, 3, 4].map((number) => listed({ page: { number, size: 10 } })),
    )
    expect(parts.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 40))
    const dearest = await listed({ sort: { by: 'amount', descending: true } })
    expect(
      dearest.rows
        .slice(0, 2)
        .map(({ contractId }) => contractId)
        .toSorted(),
    ).toEqual([contractOf(bernarda), contractOf(veronica)].toSorted())
    const sums = await totals()
    expect(sums.people).toBe(all.total)
    expect(sums.given).toBe(2)
    expect(sums.amount).toBe(all.rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0))
  })

  test('is found by name, by some contracts and by some RUT', async () => {
    const one = (await advancesOf()).find(({ contractId }) => contractId === contractOf(bernarda))
    const found = async (filter: object) => (await listed({ filter })).rows
    expect(await found({ search: one?.name })).toEqual([one])
    expect(await found({ search: 'nadie se llama así' })).toEqual([])
    expect(await found({ contracts: [{ contractId: contractOf(bernarda) }] })).toEqual([one])
    expect(await found({ contracts: [] })).toEqual([])
    expect(await found({ people: [{ rut: one?.rut }] })).toEqual([one])
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId ?? ''
    expect(await found({ contracts: [{ contractId: foreign }] })).toEqual([])
  })

  test('takes as many statements for a page as for another', async () => {
    for (const size of [10, 100]) {
      // One after the other: they are counted.
      // oxlint-disable-next-line no-await-in-loop
      expect(await queriesOf(() => listed({ page: { number: 1, size } }))).toBeLessThan(30)
    }
  })

  test('shows nothing of the confidential payroll to readers who may not see it', async () => {
    await expect(advancesOf('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    const ids = (await advancesOf()).map(({ contractId }) => contractId)
    expect(ids).toContain(contractOf(rodrigo))
    expect((await payrollOf(api.as('gerente')).month(advance.id)).totalNet).toBeNull()
  })
})

const paged = async (filter: object, sort?: object) =>
  (
    await api.as('admin').run<{
      advancesToProcess: { total: number; rows: { contractId: string; amount: number }[] }
    }>(
      `query ($filter: AdvancesToProcessFilter!, $sort: AdvancesToProcessSort) {
        advancesToProcess(filter: $filter, sort: $sort) { total rows { contractId amount } } }`,
      { filter: { payrollMonthId: september.id, ...filter }, sort },
    )
  ).advancesToProcess

describe('what the month discounts of them', () => {
  test('comes by pages with its sum, and is searched', async () => {
    const all = await toProcess(september.id)
    const { total, rows } = await paged({}, { by: 'amount', descending: true })
    expect(total).toBe(all.length)
    expect(rows.map(({ amount }) => amount)).toEqual(
      all.map(({ amount }) => amount).toSorted((a, b) => b - a),
    )
    expect((await paged({ search: 'nadie se llama así' })).total).toBe(0)
    const { advancesToProcessTotals } = await api.as('admin').run<{
      advancesToProcessTotals: object
    }>(
      `query ($input: OfAdvanceMonth!) {
        advancesToProcessTotals(input: $input) { people waiting amount } }`,
      { input: { payrollMonthId: september.id } },
    )
    expect(advancesToProcessTotals).toEqual({
      people: all.length,
      waiting: all.length,
      amount: all.reduce((sum, { amount }) => sum + amount, 0),
    })
  })
})

describe('closing the advance', () => {
  test('makes a discount of the month of each, by itself', async () => {
    expect((await toProcess(september.id)).every(({ inPayroll }) => !inPayroll)).toBe(true)
    const before = await calculated()
    const closed = await admin.close(advance.id)
    expect(closed.closedHash).toMatch(/^[0-9a-f]{64}$/)
    expect((await toProcess(september.id)).map(({ inPayroll }) => inPayroll)).toEqual([true, true])
    const after = await calculated()
    expect(amountOf(after, 'ANTICIPO_SUELDO')).toBe(234_000)
    expect(after.net).toBe(before.net - 234_000)
    await expect(
      save([{ contractId: contractOf(bernarda), mode: 'FIXED', value: '1' }]),
    ).rejects.toMatchObject({ message: 'El mes está cerrado' })
  })

  test('its discount is changed in the advance and nowhere else', async () => {
    const { userItems } = await api.as('admin').run<{
      userItems: { id: string; origin: string | null; version: number }[]
    }>('query ($input: UserItemsInput!) { userItems(input: $input) { id origin version } }', {
      input: { payrollMonthId: september.id },
    })
    const item = userItems.find(({ origin }) => origin === 'ADVANCE')
    await expect(
      api.as('admin').mutate(
        `mutation ($input: RemoveUserItemInput!) {
          removeUserItem(input: $input) { ${outcome} data }
        }`,
        { input: { id: item?.id, payrollMonthId: september.id } },
      ),
    ).rejects.toMatchObject({ message: 'Viene de un proceso de anticipos: se cambia allá' })
    // The grid writes beside it and leaves it.
    await api.as('admin').mutate(
      `mutation ($input: SaveUserItemsInput!) {
        saveUserItems(input: $input) { ${outcome} data { saved } } }`,
      {
        input: {
          payrollMonthId: september.id,
          cells: [
            { contractId: contractOf(bernarda), itemCode: 'ANTICIPO_SUELDO', value: '10000' },
          ],
        },
      },
    )
    expect(amountOf(await calculated(), 'ANTICIPO_SUELDO')).toBe(244_000)
  })

  test('is paid from draft over the bank to official, like payslips', async () => {
    const paying = releaseOf(api.as('admin'))
    const pending = await paying.transfers(advance.id)
    expect(pending.map(({ net }) => net)).toContain(234_000)
    expect(await paying.transfer(advance.id, [contractOf(bernarda)], 'IN_PROGRESS')).toEqual({
      updated: 1,
    })
    const labels = async () =>
      (
        await api.as('admin').run<{
          processPayments: {
            rows: { contractId: string; paymentLabel: string; bank: string | null }[]
          }
        }>(
          `query ($filter: ProcessPaymentsFilter) { processPayments(filter: $filter) { rows {
            contractId name net bank paymentStatus paymentLabel problem } } }`,
          { filter: { payrollMonthId: advance.id } },
        )
      ).processPayments.rows
    const of = (rows: Awaited<ReturnType<typeof labels>>) =>
      rows.find(({ contractId }) => contractId === contractOf(bernarda))?.paymentLabel
    expect(of(await labels())).toBe('En Proceso de Pago')
    const file = await api.as('admin').mutate<{ url: string; transfers: number; total: number }>(
      `mutation ($input: CreateTransferFileInput!) { createTransferFile(input: $input) {
        ${outcome} data { name url transfers withoutAccount total } } }`,
      { input: { payrollMonthId: advance.id } },
    )
    const lines = (await (await fetch(new URL(file.url, url))).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(file.transfers + 1)
    expect(lines[0]).toBe(
      '"RUT";"Nombre";"Codigo banco";"Banco";"Tipo de cuenta";"Numero de cuenta";"Monto";"Glosa"',
    )
    expect(lines.join()).toContain('"Anticipo septiembre 2026"')
    await asTheBankWants(advance.id, file.transfers)
    await paying.transfer(advance.id, [], 'PAID')
    expect((await labels()).map(({ paymentLabel }) => paymentLabel)).toEqual(['Oficial', 'Oficial'])
    await expect(releaseOf(api.as('gerente')).transfers(advance.id)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    // The payment of an advance is not the payment of the payslip.
    expect((await releaseOf(api.as('admin')).transfers(september.id)).length).toBeGreaterThan(2)
  })

  test('is not reopened while money has left, or is on its way', async () => {
    const paying = releaseOf(api.as('admin'))
    const refused = {
      kind: 'conflict',
      message:
        'Hay 2 pagos hechos o enviados al banco. ' +
        'Si el dinero no salió, márquelos como no pagados en «Liberar y pagar».',
    }
    await expect(admin.reopen(advance.id, 'Otro monto')).rejects.toMatchObject(refused)
    await expect(
      database.owner.query('update payroll_month set is_open = true where id = $1', [
        innerId('payrollMonth', advance.id),
      ]),
    ).rejects.toMatchObject({ code: 'MG002' })
    expect(amountOf(await calculated(), 'ANTICIPO_SUELDO')).toBe(244_000)
    await paying.transfer(advance.id, [contractOf(bernarda)], 'UNPAID')
    await paying.transfer(advance.id, [contractOf(veronica)], 'IN_PROGRESS')
    await expect(admin.reopen(advance.id, 'Otro monto')).rejects.toMatchObject({
      message: expect.stringMatching(/^Hay 1 pago hecho o enviado al banco/),
    })
    // Saying that the money did not leave is an act of its own, and in the audit.
    expect(await paying.transfer(advance.id, [], 'UNPAID')).toEqual({ updated: 1 })
    const { rows } = await database.owner.query(
      `select count(*)::int as n from audit_event where entity = 'payslip_payment'
         and (after ->> 'payroll_month_id')::bigint = $1
         and after ->> 'status' = 'UNPAID' and before ->> 'status' <> 'UNPAID'
         and login_id is not null`,
      [innerId('payrollMonth', advance.id)],
    )
    expect(rows[0].n).toBe(2)
  })

  test('reopening takes the discount away, until the payroll is closed', async () => {
    await admin.reopen(advance.id, 'Se pagó otro monto')
    expect(amountOf(await calculated(), 'ANTICIPO_SUELDO')).toBe(10_000)
    await admin.close(advance.id)
    await calculated()
    await admin.close(september.id, true)
    await expect(admin.reopen(advance.id, 'Tarde')).rejects.toMatchObject({
      message: 'Las remuneraciones de septiembre 2026 ya están cerradas',
    })
  })
})

async function calculated() {
  await admin.calculate(september.id)
  await drainJobs()
  return admin.payslip(september.id, contractOf(bernarda))
}

/** The list in the format of a bank, once the process is paid from an account of that bank. */
async function asTheBankWants(payrollMonthId: string, transfers: number) {
  const formats = async () =>
    (
      await api
        .as('admin')
        .run<{ transferFormats: { code: string; reason: string | null }[] }>(
          `query ($input: OfProcess!) { transferFormats(input: $input) { code label reason } }`,
          { input: { payrollMonthId } },
        )
    ).transferFormats
  const make = (format: string) =>
    api.as('admin').mutate<{ url: string; name: string; transfers: number }>(
      `mutation ($input: CreateTransferFileInput!) { createTransferFile(input: $input) {
        ${outcome} data { name url transfers } } }`,
      { input: { payrollMonthId, format } },
    )
  // The only account of the razón social pays, and it is of another bank.
  expect((await formats()).map(({ reason }) => reason === null)).toEqual([true, true, false, false])
  await expect(make('BCI')).rejects.toMatchObject({ field: 'format' })
  await payFrom(payrollMonthId, '016')
  expect((await formats()).map(({ reason }) => reason === null)).toEqual([true, true, true, false])
  const bci = await make('BCI')
  expect(bci).toMatchObject({ transfers, name: expect.stringMatching(/\.xls$/) })
  const bytes = Buffer.from(await (await fetch(new URL(bci.url, url))).arrayBuffer())
  expect(bytes.subarray(0, 4).toString('hex')).toBe('d0cf11e0')
  expect(bytes.includes('Anticipo septiembre 2026', 0, 'latin1')).toBe(true)
  await expect(make('SANTANDER')).rejects.toMatchObject({
    field: 'format',
    message: expect.stringContaining('otro banco'),
  })
  await payFrom(payrollMonthId, '037')
  const santander = await make('SANTANDER')
  expect(santander.name).toMatch(/\.xlsx$/)
  const sheet = await fetch(new URL(santander.url, url))
  const rows = await readSheet(Buffer.from(await sheet.arrayBuffer()))
  expect(rows.length).toBe(transfers + 1)
  expect(rows[1]?.slice(0, 2)).toEqual(['70012345', 'CLP'])
  // What was marked as sent is not in it once more.
  expect(rows.slice(1).map((row) => row[7])).not.toContain(234_000)
}

/** Says that a process is paid from a fresh account of a bank. */
async function payFrom(payrollMonthId: string, bankCode: string) {
  const account = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateBankAccountInput!) { createBankAccount(input: $input) {
      ${outcome} data { id } } }`,
    {
      input: {
        businessId: vina.publicId,
        bankCode,
        accountType: 'CORRIENTE',
        accountIdentifier: '70-01234-5',
        currency: 'CLP',
      },
    },
  )
  const { payrollProcess } = await api
    .as('admin')
    .run<{ payrollProcess: { version: number } }>(
      `query ($input: OfProcessMonth!) { payrollProcess(input: $input) { version } }`,
      { input: { payrollMonthId } },
    )
  await api.as('admin').mutate(
    `mutation ($input: UpdatePayrollProcessInput!) { updatePayrollProcess(input: $input) {
      ${outcome} data { version } } }`,
    {
      input: {
        payrollMonthId,
        version: payrollProcess.version,
        responsible: null,
        description: null,
        bankAccountId: account.id,
      },
    },
  )
}
