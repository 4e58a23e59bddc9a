import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { Username } from '#tests/world.ts'

const { api, world, url, database, drainJobs } = await startApi()
const boreal = Object.values(world.boreal.businesses)[0]
const YEAR = 2025

type Total = { kind: string; institution: string; filed: number; payslips: number }
type Filing = {
  id: string
  kind: string
  state: string
  number: number
  errors: number
  people: number
  lines: number
  changed: number | null
  totals: Total[]
}
const shown = `id kind state number errors people lines changed
  totals { kind institution filed payslips }`

const monthsFor = async (who: Username, businessId: string | undefined) =>
  (
    await api.as(who).run<{
      filingMonths: { rows: { payrollMonthId: string; yearMonth: number; wagesState: string }[] }
    }>(
      `query ($filter: FilingMonthFilter, $page: Page) {
        filingMonths(filter: $filter, page: $page) {
          rows { payrollMonthId yearMonth wagesState } } }`,
      { filter: { businessId }, page: { number: 1, size: 100 } },
    )
  ).filingMonths.rows
const make = (payrollMonthId: string, who: Username = 'boreal.admin') =>
  api.as(who).mutate<Filing>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { payrollMonthId, kind: 'DJ1887', layout: 'SEPARATED' } },
  )
const filingsOf = async (payrollMonthId: string, who: Username = 'boreal.admin') =>
  (
    await api
      .as(who)
      .run<{ filings: Filing[] }>(
        `query ($input: FilingsInput!) { filings(input: $input) { ${shown} } }`,
        { input: { payrollMonthId } },
      )
  ).filings
const made = async (payrollMonthId: string) => {
  await make(payrollMonthId)
  await drainJobs()
  const [newest] = await filingsOf(payrollMonthId)
  if (!newest) throw new Error('Nothing was made')
  return newest
}
const bytesOf = async (path: string) => {
  const { pathname, search } = new URL(path, url)
  return new Uint8Array(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
const rowsOf = async (id: string): Promise<string[][]> => {
  const { url: link } = await api.as('boreal.admin').mutate<{ url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { name url } } }`,
    { input: { id } },
  )
  const text = new TextDecoder('windows-1252').decode(await bytesOf(link))
  return parse(text, { delimiter: ';', recordDelimiter: '\r\n' })
}
const wagesOf = async (filingId: string, who: Username = 'boreal.admin', search?: string) =>
  (
    await api.as(who).run<{
      filingWages: {
        rows: { n: number; userId: string; rut: string; taxed: number; tax: number }[]
      }
    }>(
      `query ($filter: FilingWageFilter, $page: Page) { filingWages(filter: $filter, page: $page) {
        rows { n userId rut fullname taxed tax untaxed } } }`,
      { filter: { filingId, search }, page: { number: 1, size: 100 } },
    )
  ).filingWages.rows
const factorsOf = async (payrollMonthId: string, who: Username = 'boreal.admin') =>
  (
    await api.as(who).run<{
      yearFactors: { yearMonth: number; value: string | null; status: string; source: string }[]
    }>(
      `query ($input: YearFactorsInput!) { yearFactors(input: $input) {
        yearMonth value status source } }`,
      { input: { payrollMonthId } },
    )
  ).yearFactors

/** Opens or closes some months of the razón social without calculating them again. */
async function setOpen(which: string, isOpen: boolean): Promise<void> {
  const { owner } = database
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [world.boreal.id])
  // Without the triggers that keep processes in their order: nothing else of them changes.
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `update payroll_month set is_open = $3
     where company_id = $1 and business_id = $2 and ${which}`,
    [world.boreal.id, boreal?.id, isOpen],
  )
  await owner.query('commit')
}

let december = ''
beforeAll(async () => {
  const months = await monthsFor('boreal.admin', boreal?.publicId)
  december = months.find(({ yearMonth }) => yearMonth === YEAR * 100 + 12)?.payrollMonthId ?? ''
})

describe('the declaration of salaries of a year', () => {
  test('of the year that is over was made, and squares with its payslips', async () => {
    const [filing] = await filingsOf(december)
    expect(filing).toMatchObject({ kind: 'DJ1887', errors: 0, number: 1 })
    expect(filing?.totals.filter((one) => one.filed !== one.payslips)).toEqual([])
    expect(filing?.totals.filter((one) => one.kind === 'Renta afecta')).toHaveLength(12)
    const months = await monthsFor('boreal.admin', boreal?.publicId)
    const states = months.flatMap((one) => (one.wagesState ? [one.yearMonth] : []))
    expect(states).toEqual([202512])
  })

  test('says the pay of each person as an independent reader adds it up', async () => {
    const filing = await made(december)
    const rows = await rowsOf(filing.id)
    expect(rows).toHaveLength(filing.lines)
    expect(rows.every((row) => row.length === 35)).toBe(true)
    const factors = (await factorsOf(december)).map(({ value }) => Number(value))
    expect(factors).toHaveLength(12)
    expect([factors[0], factors[11]]).toEqual([1.036, 1])
    for (const row of rows) {
      const months = row.slice(9, 21).map(Number)
      const sum = months.reduce((all, pesos, at) => {
        // In thousandths, so that no half peso is lost to the binary fractions of the factor.
        const thousandths = pesos * Math.round((factors[at] ?? 0) * 1000)
        return all + Math.floor((thousandths + 500) / 1000)
      }, 0)
      expect(Number(row[2]), row[1]).toBe(sum)
    }
    const people = await wagesOf(filing.id)
    expect(people.map(({ n, rut, taxed }) => [String(n), rut, String(taxed)])).toEqual(
      rows.map((row) => [row[0], row[1], row[2]]),
    )
    const [first] = people
    expect(await wagesOf(filing.id, 'boreal.admin', first?.rut)).toHaveLength(1)
  })

  test('counts payments apart in the months in which they were earned', async () => {
    const { rows } = await database.owner.query<{ apart: string }>(
      `select coalesce(sum((accrued -> 'bases' ->> 'BASE_TRIBUTABLE')::bigint), 0) as apart
       from additional_payment p
       join payroll_month m on m.company_id = p.company_id and m.id = p.payroll_month_id
       cross join jsonb_array_elements(p.months) as accrued
       where p.company_id = $1 and not m.is_open and m.business_id = $2
         and m.year_month between 202501 and 202604
         and (accrued ->> 'yearMonth')::int / 100 = 2025`,
      [world.boreal.id, boreal?.id],
    )
    const apart = Number(rows[0]?.apart)
    expect(apart).toBeGreaterThan(0)
    const declared = ({ totals }: Filing) =>
      totals.reduce((all, one) => all + (one.kind === 'Renta afecta' ? one.filed : 0), 0)
    const withThem = await made(december)
    await setOpen(`type = 'ADDITIONAL' and year_month between 202501 and 202604`, true)
    const without = await made(december)
    await setOpen(`type = 'ADDITIONAL' and year_month between 202501 and 202604`, false)
    expect(declared(withThem) - declared(without)).toBe(apart)
    expect(without.changed).toBeGreaterThan(0)
  })

  test('is made again with nothing that changes', async () => {
    const { number, errors } = await made(december)
    expect(errors).toBe(0)
    expect(await made(december)).toMatchObject({ number: number + 1, changed: 0, errors: 0 })
  })

  test('goes stale when any month of its year is opened', async () => {
    const states = async () => new Set((await filingsOf(december)).map(({ state }) => state))
    const [before] = await filingsOf(december)
    expect(before?.state).toBe('WARNINGS')
    await setOpen(`type = 'PAYROLL' and year_month = 202503`, true)
    expect(await states()).toEqual(new Set(['STALE']))
    await expect(make(december)).rejects.toMatchObject({
      message: 'Primero hay que cerrar los meses del año',
    })
    await setOpen(`type = 'PAYROLL' and year_month = 202503`, false)
    expect((await filingsOf(december))[0]?.state).toBe('WARNINGS')
  })

  test('is a file of December alone', async () => {
    const months = await monthsFor('boreal.admin', boreal?.publicId)
    const may = months.find(({ yearMonth }) => yearMonth === 202505)
    await expect(make(may?.payrollMonthId ?? '')).rejects.toMatchObject({
      message: 'La declaración jurada se hace con diciembre',
    })
  })

  test('of another company is not there, and workers have none', async () => {
    const [filing] = await filingsOf(december)
    await expect(make(december, 'admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(factorsOf(december, 'admin')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await wagesOf(filing?.id ?? '', 'admin')).toEqual([])
    await expect(wagesOf(filing?.id ?? '', 'boreal.trabajador')).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('the factors of a year', () => {
  const enter = (yearMonth: number, who: Username) =>
    api.as(who).mutate<{ entryId: string; entryState: string; version: number }>(
      `mutation ($input: EnterIndicatorInput!) {
        enterIndicator(input: $input) { ${outcome} data { entryId entryState version } } }`,
      {
        input: {
          key: 'FACTOR_ACTUALIZACION',
          yearMonth,
          value: '1.031',
          source: 'SII, suplemento tributario',
          outOfBounds: false,
        },
      },
    )

  test('that nobody published are missing until two people enter and confirm them', async () => {
    const august = (await monthsFor('admin', world.businesses.vina.publicId)).find(
      ({ yearMonth }) => yearMonth === 202608,
    )
    const at = async () => (await factorsOf(august?.payrollMonthId ?? '', 'admin'))[0]
    expect(await at()).toMatchObject({ yearMonth: 202601, value: null, status: 'MISSING' })
    const entered = await enter(202601, 'admin')
    expect(entered.entryState).toBe('PENDING')
    expect(await at()).toMatchObject({ value: null })
    await api.as('supergerente').mutate(
      `mutation ($input: ConfirmIndicatorInput!) {
        confirmIndicator(input: $input) { ${outcome} data { key } } }`,
      { input: { id: entered.entryId, version: entered.version } },
    )
    expect(await at()).toMatchObject({ value: '1.031', status: 'COMPANY' })
  })

  test('are those of the source where one published them, as such', async () => {
    const factors = await factorsOf(december)
    expect(new Set(factors.map(({ status }) => status))).toEqual(new Set(['SINGLE']))
    expect(factors[0]?.source).toContain('SII')
  })
})

describe('the certificate N° 6', () => {
  type Certificate = { id: string; kind: string; fromMonth: number; toMonth: number }
  const certify = (who: Username, userContractId: string, year: number | null) =>
    api.as(who).mutate<Certificate & { expiresOn: string }>(
      `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) {
        ${outcome} data { id kind fromMonth toMonth expiresOn } } }`,
      { input: { userContractId, kind: 'WAGES', span: null, year } },
    )
  const contractOf = async (who: Username) =>
    (
      await api.as(who).run<{ certificateContracts: { id: string; isOwn: boolean }[] }>(
        `query ($input: CertificateContractsInput!) {
          certificateContracts(input: $input) { id isOwn } }`,
        { input: {} },
      )
    ).certificateContracts.find(({ isOwn }) => isOwn)?.id ?? ''

  test('says to the worker alone what the declaration says of them', async () => {
    const certificate = await certify(
      'boreal.trabajador',
      await contractOf('boreal.trabajador'),
      YEAR,
    )
    expect(certificate).toMatchObject({ fromMonth: 202501, toMonth: 202512 })
    expect(certificate.expiresOn).toBe('2026-12-31')
    const { url: link } = await api.as('boreal.trabajador').mutate<{ url: string }>(
      `mutation ($input: OpenCertificateInput!) {
        openCertificate(input: $input) { ${outcome} data { name url } } }`,
      { input: { id: certificate.id } },
    )
    const page = pdfText(await bytesOf(link))
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(page).toContain('Certificado de sueldos, N° 6')
    expect(page).toContain('1,036')
    const [filing] = await filingsOf(december)
    const number = Number(/Certificado N° (\d+)/.exec(page)?.[1])
    const person = (await wagesOf(filing?.id ?? '')).find(({ n }) => n === number)
    const pesos = (person?.taxed ?? 0).toLocaleString('de-DE')
    expect(page).toContain(`$${pesos}`)
  })

  test('not of a year that was not declared, nor without one', async () => {
    const contract = await contractOf('boreal.trabajador')
    await expect(certify('boreal.trabajador', contract, 2024)).rejects.toMatchObject({
      field: 'year',
    })
    await expect(certify('boreal.trabajador', contract, null)).rejects.toMatchObject({
      field: 'year',
    })
    await expect(certify('trabajador', contract, YEAR)).rejects.toMatchObject({ kind: 'not-found' })
  })
})
