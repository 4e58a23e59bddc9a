import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, Payslips } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

type Provision = {
  kind: string
  before: number
  moved: number
  left: number
  contracts: number
  unknown: number
  method: string | null
  percent: string | null
}
type Person = {
  contractId: string
  userId: string
  name: string
  before: number
  moved: number
  left: number
  whole: number | null
  problem: string | null
  figures: { key: string; value: string }[]
}
type Entry = {
  id: string
  number: number
  state: string
  squares: { kind: string; entry: number; payslips: number }[]
}
type Line = {
  lineId: string
  number: number
  n: number
  kind: string
  accountCode: string
  source: string
  debit: number
  credit: number
}

const entriesOf = async (payrollMonthId: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{ centralizations: Entry[] }>(
      `query ($input: CentralizationsInput!) { centralizations(input: $input) {
        id number state squares { kind entry payslips } } }`,
      { input: { payrollMonthId } },
    )
  ).centralizations
const made = async (payrollMonthId: string, withVacations = false) => {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateCentralizationInput!) {
      createCentralization(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId, withVacations, withSubsidies: false } },
  )
  await drainJobs()
  const found = (await entriesOf(payrollMonthId)).find((one) => one.id === id)
  expect(found).toMatchObject({ state: 'VALID' })
  if (!found) throw new Error('The entry is not listed')
  return found
}
const reverse = (id: string) =>
  api.as('admin').mutate(
    `mutation ($input: ReverseCentralizationInput!) {
      reverseCentralization(input: $input) { ${outcome} data { id } } }`,
    { input: { id, reason: 'Prueba' } },
  )
const provisionsOf = async (id: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{ centralizationProvisions: Provision[] }>(
      `query ($input: CentralizationProvisionsInput!) { centralizationProvisions(input: $input) {
        kind before moved left contracts unknown method percent } }`,
      { input: { id } },
    )
  ).centralizationProvisions
const provided = async (id: string, kind: string) => {
  const found = (await provisionsOf(id)).find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no provision of ${kind}`)
  return found
}
const peopleOf = async (entryId: string, kind: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      centralizationProvisionPeople: { total: number; rows: Person[] }
    }>(
      `query ($filter: CentralizationProvisionPeopleFilter, $page: Page) {
        centralizationProvisionPeople(filter: $filter, page: $page) { total rows {
          contractId userId name before moved left whole problem figures { key value } } } }`,
      { filter: { entryId, kind }, page: { number: 1, size: 100 } },
    )
  ).centralizationProvisionPeople
const journalOf = async (payrollMonthId: string, page: object, who: Who = 'admin') =>
  (
    await api.as(who).run<{ centralizationJournal: { total: number; rows: Line[] } }>(
      `query ($filter: CentralizationJournalFilter, $page: Page) {
        centralizationJournal(filter: $filter, page: $page) { total rows {
          lineId number n kind accountCode source debit credit } } }`,
      { filter: { payrollMonthId }, page },
    )
  ).centralizationJournal
const decide = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<{ id: string; version: number }>(
    `mutation ($input: CreateProvisionPolicyInput!) {
      createProvisionPolicy(input: $input) { ${outcome} data { id version } } }`,
    {
      input: {
        businessId: vina.publicId,
        kind: 'SEVERANCE',
        fromMonth: 202608,
        method: 'FULL',
        reason: 'Acuerdo del directorio',
        ...input,
      },
    },
  )
const correct = (input: object) =>
  api.as('admin').mutate<{ id: string; version: number }>(
    `mutation ($input: UpdateProvisionPolicyInput!) {
      updateProvisionPolicy(input: $input) { ${outcome} data { id version } } }`,
    { input },
  )
const payslipNames = async () =>
  (
    await api.as('admin').run<{ payrollSummaries: { rows: { name: string }[] } }>(Payslips, {
      filter: { payrollMonthId: august },
      sort: { by: 'name', descending: false },
      page: { number: 1, size: 100 },
    })
  ).payrollSummaries.rows.map(({ name }) => name)
const monthOf = async (businessId: string, yearMonth: number) => {
  const { centralizationMonths } = await api.as('admin').run<{
    centralizationMonths: { rows: { payrollMonthId: string; yearMonth: number }[] }
  }>(
    `query ($filter: CentralizationMonthFilter, $page: Page) {
      centralizationMonths(filter: $filter, page: $page) { rows { payrollMonthId yearMonth } } }`,
    { filter: { businessId }, page: { number: 1, size: 100 } },
  )
  const found = centralizationMonths.rows.find((one) => one.yearMonth === yearMonth)
  if (!found) throw new Error(`${yearMonth} is not there`)
  return found.payrollMonthId
}

/** Takes away what the demo world decided from July on. */
async function removeSeeded() {
  const { provisionPolicies } = await api
    .as('admin')
    .run<{ provisionPolicies: { id: string; kind: string; fromMonth: number }[] }>(
      '{ provisionPolicies { id kind fromMonth } }',
    )
  const seeded = provisionPolicies.find(
    ({ kind, fromMonth }) => kind === 'SEVERANCE' && fromMonth === 202607,
  )
  await api.as('admin').mutate(
    `mutation ($input: ByIdProvisionPolicy!) {
      deleteProvisionPolicy(input: $input) { ${outcome} data } }`,
    { input: { id: seeded?.id } },
  )
}

let july: string
let august: string
beforeAll(async () => {
  july = await monthOf(vina.publicId, 202607)
  august = await monthOf(vina.publicId, 202608)
})

describe('the policy of a razón social', () => {
  test('says its probability only where it is one, and only one from a month', async () => {
    await expect(decide({ method: 'PROBABILITY' })).rejects.toMatchObject({ field: 'percent' })
    await expect(decide({ method: 'FULL', percent: '50' })).rejects.toMatchObject({
      field: 'percent',
    })
    await expect(decide({ method: 'PROBABILITY', percent: '100' })).rejects.toMatchObject({
      field: 'percent',
    })
    await expect(decide({ profit: 5 })).rejects.toMatchObject({ field: 'profit' })
    await expect(decide({ reason: '' })).rejects.toMatchObject({ field: 'reason' })
    await decide({ fromMonth: 203001 })
    await expect(decide({ fromMonth: 203001 })).rejects.toMatchObject({ field: 'fromMonth' })
  })

  test('is for people who keep the plan of accounts, in their company alone', async () => {
    for (const who of ['gerente', 'supervisor', 'trabajador', 'lectura', 'externo'] as const) {
      await expect(decide({ fromMonth: 203101 }, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(decide({ fromMonth: 203101 }, 'boreal.admin')).rejects.toMatchObject({
      field: 'businessId',
    })
  })
})

describe('years of service', () => {
  let policy: { id: string; version: number }

  test('are provided for in full: for each contract the indemnity of article 161', async () => {
    policy = await decide({})
    const entry = await made(august)
    const severance = await provided(entry.id, 'SEVERANCE')
    const [last] = await entriesOf(july)
    const { left: before } = await provided(last?.id ?? '', 'SEVERANCE')
    expect(severance).toMatchObject({ before, method: 'FULL', percent: null, unknown: 0 })
    expect(before).toBeGreaterThan(0)
    expect(severance.left).toBe(before + severance.moved)
    const { total, rows } = await peopleOf(entry.id, 'SEVERANCE')
    expect(total).toBe(severance.contracts)
    expect(rows.reduce((sum, { left }) => sum + left, 0)).toBe(severance.left)
    const bySurname = await payslipNames()
    const names = rows.map(({ name }) => name).filter((name) => bySurname.includes(name))
    expect(names.length).toBeGreaterThan(10)
    expect(names).toEqual(bySurname.filter((name) => names.includes(name)))
    const old = rows.filter(({ left }) => left > 0)
    expect(old.length).toBeGreaterThan(0)
    for (const person of old) {
      const figure = (key: string) =>
        Number(person.figures.find((one) => one.key === key)?.value ?? Number.NaN)
      expect(figure('years'), person.name).toBeLessThanOrEqual(11)
      expect(person.left, person.name).toBe(figure('capped') * figure('years'))
      expect(figure('capped')).toBe(Math.min(figure('base'), figure('cap')))
    }
    const square = entry.squares.find(({ kind }) => kind === 'Provisión de años de servicio')
    expect(square).toMatchObject({ entry: severance.moved, payslips: severance.moved })
  })

  test('are for a person what the finiquito of that day would pay', async () => {
    const [entry] = await entriesOf(august)
    const { rows } = await peopleOf(entry?.id ?? '', 'SEVERANCE')
    const person = rows.find(({ left }) => left > 0)
    if (!person) throw new Error('Nobody has a year of service')
    const { settlementPreview } = await api.as('admin').run<{
      settlementPreview: { lines: { code: string; amount: number }[] }
    }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        lines { code amount } } }`,
      {
        input: {
          userContractId: person.contractId,
          dismissalCause: 'ART_161_1',
          disengagementDate: '2026-08-31',
          payDate: '2026-08-31',
          pactAnyCause: false,
          pactWithoutYearsCap: false,
          pactWithoutUfCap: false,
          deferVacation: false,
          payLastPayslip: false,
          contributionsPaid: false,
        },
      },
    )
    const severance = settlementPreview.lines.find(({ code }) => code === 'INDEMNIZACION_ANOS')
    expect(severance?.amount).toBe(person.left)
  })

  test('by a probability are that part to the peso, and all given back once they end', async () => {
    const [full] = await entriesOf(august)
    const whole = (await provided(full?.id ?? '', 'SEVERANCE')).left
    await reverse(full?.id ?? '')
    policy = await correct({ ...policy, method: 'PROBABILITY', percent: '33.33' })
    const part = await made(august)
    const expected = Math.floor((2 * whole * 3333 + 10_000) / 20_000)
    expect(await provided(part.id, 'SEVERANCE')).toMatchObject({ left: expected, percent: '33.33' })
    const { rows } = await peopleOf(part.id, 'SEVERANCE')
    expect(rows.reduce((sum, { left }) => sum + left, 0)).toBe(expected)
    await reverse(part.id)
    // July gets it too; August then moves what is more, and gives back all once it is off.
    await correct({ ...policy, fromMonth: 202606 })
    await removeSeeded()
    const [before] = await entriesOf(july)
    await reverse(before?.id ?? '')
    const first = await made(july, true)
    const held = (await provided(first.id, 'SEVERANCE')).left
    const second = await made(august)
    expect(await provided(second.id, 'SEVERANCE')).toMatchObject({
      before: held,
      moved: expected - held,
      left: expected,
    })
    await reverse(second.id)
    await decide({ fromMonth: 202608, method: 'NONE' })
    const off = await made(august)
    expect(await provided(off.id, 'SEVERANCE')).toMatchObject({
      before: held,
      left: 0,
      moved: -held,
    })
    expect((await provisionsOf(first.id)).map(({ kind }) => kind)).toContain('VACATION')
  })
})

describe('the gratification of the year', () => {
  test('is what the year has earned less what its months advanced', async () => {
    await decide({ kind: 'GRATIFICATION', profit: 900_000_000 })
    const [last] = await entriesOf(august)
    await reverse(last?.id ?? '')
    const entry = await made(august)
    const yearly = await provided(entry.id, 'GRATIFICATION')
    expect(yearly.unknown).toBe(0)
    const { rows } = await peopleOf(entry.id, 'GRATIFICATION')
    expect(rows.length).toBeGreaterThan(10)
    for (const person of rows) {
      const figure = (key: string) =>
        Number(person.figures.find((one) => one.key === key)?.value ?? Number.NaN)
      const owed = Math.max(0, figure('due') - figure('paid'))
      const rounding = figure('months') / 2
      expect(Math.abs(person.left - figure('earlier') - owed), person.name).toBeLessThanOrEqual(
        rounding,
      )
    }
    expect(rows.reduce((sum, { left }) => sum + left, 0)).toBe(yearly.left)
  })
})

describe('the journal', () => {
  test('is read in pages, and its lines keep their id', async () => {
    const { total, rows: first } = await journalOf(august, { number: 1, size: 10 })
    const { rows: second } = await journalOf(august, { number: 2, size: 10 })
    expect(first).toHaveLength(10)
    const all: Line[] = []
    for (let page = 1; all.length < total; page += 1) {
      all.push(...(await journalOf(august, { number: page, size: 100 })).rows)
    }
    expect(all.slice(0, 20)).toEqual([...first, ...second])
    expect(new Set(all.map(({ lineId }) => lineId)).size).toBe(total)
    for (const [number, lines] of Map.groupBy(all, (line) => line.number)) {
      const [debit, credit] = [
        lines.reduce((sum, line) => sum + line.debit, 0),
        lines.reduce((sum, line) => sum + line.credit, 0),
      ]
      expect(debit, `entry ${number}`).toBe(credit)
    }
    // What was reversed is there with its reversal: together they leave the entry in force.
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['ENTRY', 'REVERSAL']))
  })

  test('and provisions are for people who read the whole month', async () => {
    const [entry] = await entriesOf(august)
    for (const who of ['gerente', 'supervisor', 'trabajador', 'lectura', 'externo'] as const) {
      await expect(journalOf(august, { number: 1, size: 10 }, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(provisionsOf(entry?.id ?? '', who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    expect((await journalOf(august, { number: 1, size: 10 }, 'boreal.admin')).rows).toEqual([])
    expect(await provisionsOf(entry?.id ?? '', 'boreal.admin')).toEqual([])
    expect((await peopleOf(entry?.id ?? '', 'SEVERANCE', 'boreal.admin')).rows).toEqual([])
    const questions = (size: number) => queriesOf(() => journalOf(august, { number: 1, size }))
    await questions(10)
    expect(await questions(100)).toBe(await questions(10))
  })
})
