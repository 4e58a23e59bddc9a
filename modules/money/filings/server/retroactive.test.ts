import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { Late, Post, readersOf } from '#tests/api/retroactivity.ts'

/**
 * In September somebody reports bonuses of August, which closed before, and Bernarda proves a third
 * dependant from August on. September pays them with the contributions and the tax of August, and
 * what is declared says so.
 */
const { api, world, database, url, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, matias } = world.people
const contract = bernarda.contracts[0]!
const admin = payrollOf(api.as('admin'))
const { askOf } = readersOf(api)

type Filing = {
  id: string
  state: string
  errors: number | null
  totals: { kind: string; institution: string; filed: number; payslips: number }[]
}
const shown = 'id state errors totals { kind institution filed payslips }'

/** Makes a file of a closed month, and answers it with what its check said of Bernarda. */
async function fileOf(month: MonthRow, kind: string, more: object = {}) {
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { id } } }`,
    { input: { payrollMonthId: month.id, kind, layout: 'SEPARATED', ...more } },
  )
  await drainJobs()
  const { filings } = await api
    .as('admin')
    .run<{ filings: Filing[] }>(
      `query ($input: FilingsInput!) { filings(input: $input) { ${shown} } }`,
      { input: { payrollMonthId: month.id } },
    )
  const filing = filings.find((one) => one.id === id)
  if (!filing) throw new Error('The file is not listed')
  const { filingFindings } = await api.as('admin').run<{
    filingFindings: { rows: { rule: string; level: string; words: string; fullname: string }[] }
  }>(
    `query ($filter: FilingFindingFilter, $page: Page) {
      filingFindings(filter: $filter, page: $page) {
        rows { rule level words fullname } } }`,
    { filter: { filingId: id }, page: { number: 1, size: 100 } },
  )
  return { ...filing, findings: filingFindings.rows }
}

/** The cells of the lines of a person in a file. */
async function linesOf(id: string, isHis: (cells: readonly string[]) => boolean) {
  const opened = await api.as('admin').mutate<{ url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { url } } }`,
    { input: { id } },
  )
  const { pathname, search } = new URL(opened.url, url)
  const answer = await fetch(`${url}${pathname}${search}`)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  return text
    .split('\r\n')
    .map((line) => line.split(';'))
    .filter(isHis)
}
const ofRut = (rut: string) => (cells: readonly string[]) => `${cells[0]}-${cells[1]}` === rut
const column = (code: number) => lreFileColumns.findIndex((one) => one.code === code)

const lateBonus = (contractId: string, value: string) =>
  api.as('admin').mutate(Late, {
    input: {
      payrollMonthId: september.id,
      contractId,
      yearMonth: 202608,
      itemCode: 'BONO_RESPONSABILIDAD',
      value,
      comment: 'El jefe lo informó en septiembre',
    },
  })

/** A third dependant, from August on. */
async function thirdDependant() {
  const { rows } = await database.owner.query<{ id: number; row: object; columns: string }>(
    `select id, to_jsonb(v) as row, (select string_agg(column_name, ', ')
       from information_schema.columns where table_name = 'user_version'
         and is_generated = 'NEVER' and is_identity = 'NO') as columns
     from user_version v
     where user_id = $1 and superseded_at is null and valid @> date '2026-08-01'`,
    [bernarda.id],
  )
  const [version] = rows
  if (!version) throw new Error('She is not there in August')
  const { id, row, columns } = version
  await asCompany(`update user_version
    set valid = daterange(lower(valid), '2026-08-01') where id = ${id}`)
  const more = JSON.stringify({ ...row, valid: '[2026-08-01,)', simple_burdens: 3 })
  await asCompany(
    `insert into user_version (${columns})
    select ${columns} from jsonb_populate_record(null::user_version, $1::jsonb)`,
    [more],
  )
}

const costOf = async () =>
  (
    await admin.payslips(september.id, {
      filter: { payrollMonthId: september.id, search: bernarda.rut },
    })
  ).rows[0]?.employerCost ?? Number.NaN

let september: MonthRow
let cost = { before: 0, after: 0 }
/** What August owes her, line by line. */
let owed: Readonly<Record<string, number>> = {}
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  await thirdDependant()
  await lateBonus(contract.publicId, '100000')
  await lateBonus(matias.contracts[0]?.publicId ?? '', '1000000')
  await drainJobs()
  cost = { ...cost, before: await costOf() }
  const debts = await askOf(september.id)
  const hers = debts.owed.find(({ contractId }) => contractId === contract.publicId)
  owed = Object.fromEntries((hers?.lines ?? []).map((line) => [line.concept, line.owed]))
  await api.as('admin').mutate(Post, { input: { payrollMonthId: september.id } })
  cost = { ...cost, after: await costOf() }
  await admin.close(september.id, true)
})

test('the file of September says who has contributions of August, and where they go', async () => {
  const { findings } = await fileOf(september, 'PREVIRED')
  expect(findings.filter(({ rule }) => rule.startsWith('RETROACTIVO'))).toEqual([
    {
      rule: 'RETROACTIVO_EN_COMPLEMENTO',
      level: 'WARNING',
      words:
        'Bernarda Rosa Huenchul: $23.450 del trabajador y $10.663 del empleador de cotizaciones ' +
        'de agosto 2026 van en el complemento de agosto 2026, que se hace en «Complementos»',
      fullname: bernarda.name,
    },
    {
      rule: 'RETROACTIVO_EN_COMPLEMENTO',
      level: 'WARNING',
      words:
        'Matías Alonso Tapia: $157.624 del trabajador y $85.300 del empleador de cotizaciones ' +
        'de agosto 2026 van en el complemento de agosto 2026, que se hace en «Complementos»',
      fullname: matias.name,
    },
  ])
  const worker = ['COTIZACION_AFP', 'SALUD_LEGAL', 'AFC'] as const
  expect(worker.reduce((all, code) => all + (owed[code] ?? 0), 0)).toBe(23_450)
})

const complementsOf = async () => {
  const { filingMonths } = await api.as('admin').run<{
    filingMonths: {
      rows: {
        complements: { originMonth: number; worker: number; employer: number; state: string }[]
      }[]
    }
  }>(
    `query ($filter: FilingMonthFilter) { filingMonths(filter: $filter) { rows {
      complements { originMonth worker employer state } } } }`,
    { filter: { payrollMonthId: september.id } },
  )
  return filingMonths.rows[0]?.complements
}

test('the complement of August declares them as lines of August', async () => {
  const august = { originMonth: 202608, worker: 23_450 + 157_624, employer: 10_663 + 85_300 }
  expect(await complementsOf()).toEqual([{ ...august, state: null }])
  const added = await fileOf(september, 'PREVIRED_ADDED', { originMonth: 202608 })
  expect(added.findings.filter(({ level }) => level === 'ERROR')).toEqual([])
  expect(await complementsOf()).toEqual([{ ...august, state: 'WARNINGS' }])
  const lines = await linesOf(added.id, (cells) => cells.length > 1)
  expect(lines).toHaveLength(2)
  const [hers = []] = lines.filter(ofRut(bernarda.rut))
  const of = (...fields: readonly number[]) => fields.map((n) => Number(hers[n - 1]))
  expect(hers.slice(8, 10)).toEqual(['082026', '082026'])
  expect(of(13, 15)).toEqual([0, 12])
  // Base, AFP with the employer's account, SIS, health, unemployment of both, accidents.
  expect(of(27, 28, 29)).toEqual([125_000, 13_950 + 125, 2225])
  expect(of(70)[0] ?? 0).toBe(8750)
  expect(of(94, 95)).toEqual([900, 1125])
  expect(of(98, 100, 101, 102)).toEqual([3288, 125_000, 750, 3000])
  // The family allowance is in the file of September.
  expect(of(22, 23, 73, 91)).toEqual([0, 0, 0, 0])
  const sum = added.totals.reduce((all, { filed }) => all + filed, 0)
  expect(sum).toBe(august.worker + august.employer)
})

test('no complement is made of a month of which nothing is paid', async () => {
  await expect(fileOf(september, 'PREVIRED_ADDED', { originMonth: 202607 })).rejects.toMatchObject({
    field: 'originMonth',
  })
  await expect(fileOf(september, 'PREVIRED_ADDED')).rejects.toMatchObject({ field: 'originMonth' })
})

test('each part of the difference is its own line, and her allowance costs nothing', async () => {
  const payslip = await admin.payslip(september.id, contract.publicId)
  const lines = {
    DIFERENCIA_IMPONIBLES: 100_000,
    DIFERENCIA_GRATIFICACION: 25_000,
    DIFERENCIA_ASIGNACION_FAMILIAR: 22_601,
    DIFERENCIA_PENSION: 13_950,
    DIFERENCIA_SALUD: 8750,
    DIFERENCIA_CESANTIA: 750,
    DIFERENCIA_CESANTIA_EMPLEADOR: 3000,
    DIFERENCIA_SIS: 2225,
    DIFERENCIA_AFP_EMPLEADOR: 125,
    DIFERENCIA_SEGURO_SOCIAL: 2025,
    DIFERENCIA_ACCIDENTES: 3288,
  }
  for (const [code, amount] of Object.entries(lines)) {
    expect(amountOf(payslip, code), code).toBe(amount)
  }
  // The bonus, its gratification and the employer's charges; the State pays the 22.601.
  expect(cost.after - cost.before).toBe(125_000 + 10_663)
})

test('the book has each part in the column of its class', async () => {
  const book = await fileOf(september, 'LRE')
  const [hers = []] = await linesOf(book.id, ([rut]) => rut === bernarda.rut)
  const [his = []] = await linesOf(book.id, ([rut]) => rut === matias.rut)
  const of = (row: readonly string[], ...codes: readonly number[]) =>
    codes.map((code) => Number(row[column(code)]))
  expect(of(hers, 2106, 2113, 2306, 2311)).toEqual([201_500, 155_000, 0, 90_404])
  expect(of(hers, 3141, 3143, 3151, 3164, 4151)).toEqual([120_807, 75_775, 6495, 0, 25_980])
  expect(of(his, 3161, 3164)).toEqual([15_997 + 33_695, 33_695])
  expect(book.findings.filter(({ rule }) => /NO_CUADRA/.test(rule))).toEqual([])
  expect(book.findings.filter(({ words }) => /meses anteriores/.test(words))).toEqual([])
})

test('Previred gets the family allowance of August in field 23 of September', async () => {
  const { id, totals, findings } = await fileOf(september, 'PREVIRED')
  const [line = []] = await linesOf(id, ofRut(bernarda.rut))
  expect([22, 23, 24, 73, 91].map((n) => Number(line[n - 1]))).toEqual([
    67_803, 22_601, 0, 0, 90_404,
  ])
  expect(totals.filter(({ filed, payslips }) => filed !== payslips)).toEqual([])
  expect(findings.filter(({ rule }) => /NO_CUADRA/.test(rule))).toEqual([])
})
