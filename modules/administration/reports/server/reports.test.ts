import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { wholeReport } from '#tests/api/reports.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, url, world, database, drainJobs } = await startApi()
const { bernarda, rodrigo } = world.people
const { vina, casa } = world.businesses

const List = `{ reports {
  reports { name label description code group filters { name label } chart download }
  businesses { id name } months
} }`
const Show = `query Show($input: ReportPreviewInput!) {
  reportPreview(input: $input) { total rows { cells } totals { cells } }
}`
const shownFields = `name label error headers { label kind group } totals { cells }
  chart { type unit categories series { name values } } counting { id }`
const Make = `mutation Make($input: RunReportInput!) {
  runReport(input: $input) {
    status message error { kind message field traceId } data { id state type requestedBy }
  }
}`
const Made = `query Made($input: ReportProcessInput!) {
  reportProcess(input: $input) {
    id type label state stateLabel format fileName fileUrl requestedBy requestedAt month year error
  }
}`

type Offered = {
  reports: { name: string; code: string; group: string; filters: { name: string }[] }[]
  businesses: { id: string; name: string }[]
  months: number[]
}
type Shown = {
  counting: { id: string } | null
  total: number
  error: string | null
  headers: { label: string; kind: string }[]
  rows: { cells: string[] }[]
  totals: { cells: string[] }
  chart: { categories: string[]; series: { values: string[] }[] } | null
}
type Process = {
  id: string
  state: string
  fileName: string | null
  fileUrl: string | null
  requestedBy: string
  error: string | null
}

const list = async (who: Username) => (await api.as(who).run<{ reports: Offered }>(List)).reports
const inputOf = (name: string, more: object) => ({ name, yearMonth: 202608, year: 2026, ...more })
/** One page of a report: the first rows, unless another one is asked for. */
const page = async (name: string, more: object = {}) =>
  (await api.as('admin').run<{ reportPreview: Shown }>(Show, { input: inputOf(name, more) }))
    .reportPreview
const show = async (who: Username, name: string, more: object = {}) => {
  const ask = (counting?: string) =>
    wholeReport<Shown>(api.as(who), shownFields, { ...inputOf(name, more), counting })
  const shown = await ask()
  if (!shown.counting) return shown
  // The year of the whole company is counted by a worker.
  await drainJobs()
  return ask(shown.counting.id)
}
/** What a column adds up to, by its label. */
const sumOf = ({ headers, rows }: Shown, label: string) => {
  const at = headers.findIndex((header) => header.label === label)
  expect(at, label).toBeGreaterThanOrEqual(0)
  return rows.reduce((total, { cells }) => total + Number(cells[at]), 0)
}
const footOf = ({ headers, totals }: Shown, label: string) =>
  Number(totals.cells[headers.findIndex((header) => header.label === label)])

const admin = payrollOf(api.as('admin'))
const monthRow = await admin.monthAt(vina, 202608)
const { payrollMonth } = await api
  .as('admin')
  .run<{ payrollMonth: { totalCost: number } }>(
    'query Cost($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { totalCost } }',
    { input: { id: monthRow.id } },
  )
const august = { ...monthRow, totalCost: payrollMonth.totalCost }

describe('the reports', () => {
  test('are those that somebody may see, each with its code and its filters', async () => {
    const all = await list('admin')
    expect(all.reports.length).toBeGreaterThanOrEqual(12)
    expect(new Set(all.reports.map(({ code }) => code))).toEqual(new Set(['GR_0001', 'GR_0020']))
    expect(all.months).toContain(202608)
    const managed = await list('gerente')
    expect(new Set(managed.reports.map(({ group }) => group))).toEqual(new Set(['Remuneraciones']))
    expect((await list('gerente.peumal')).businesses.map(({ name }) => name)).toEqual([
      'Frutícola Peumal',
    ])
  })

  test('are closed to people without any report', async () => {
    for (const who of ['trabajador', 'supervisor', 'externo'] as const) {
      await expect(list(who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(show(who, 'libro-remuneraciones'), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    // One that is not there and one that is not theirs are the same answer.
    for (const name of ['personas', 'no-existe']) {
      await expect(show('gerente', name), name).rejects.toMatchObject({ kind: 'not-found' })
    }
  })
})

describe('the book of a month', () => {
  test('adds up to the month, column by column', async () => {
    const book = await show('admin', 'libro-remuneraciones', { businessId: vina.publicId })
    expect(book.total).toBe(august.calculated)
    expect(footOf(book, 'Líquido a pagar')).toBe(august.totalNet)
    expect(footOf(book, 'Costo empresa')).toBe(august.totalCost)
    for (const label of ['Líquido a pagar', 'Sueldo base (2101)', 'Total haberes']) {
      expect(footOf(book, label), label).toBe(sumOf(book, label))
    }
    const parts = ['Total haberes imponibles', 'Total haberes no imponibles']
    expect(parts.reduce((total, part) => total + footOf(book, part), 0)).toBe(
      footOf(book, 'Total haberes'),
    )
    const discounts =
      footOf(book, 'Total descuentos legales') + footOf(book, 'Total otros descuentos')
    expect(discounts).toBe(footOf(book, 'Total descuentos'))
  })

  test('shows ten rows until more are asked for, and its foot is of all', async () => {
    const few = await page('libro-remuneraciones')
    const all = await show('admin', 'libro-remuneraciones')
    expect(few.rows).toEqual(all.rows.slice(0, 10))
    expect(few.total).toBe(all.total)
    expect(few.totals).toEqual(all.totals)
  })

  test('is read page by page, every row once and each page with the foot of all', async () => {
    const all = await show('admin', 'libro-remuneraciones')
    const size = 7
    const pages = Math.ceil(all.total / size)
    expect(pages).toBeGreaterThan(3)
    const read = []
    for (let number = 1; number <= pages + 1; number += 1) {
      const one = await page('libro-remuneraciones', { page: number, size })
      expect(one.totals).toEqual(all.totals)
      expect(one.total).toBe(all.total)
      read.push(one.rows)
    }
    expect(read.flat()).toEqual(all.rows)
    expect(read.at(-1)).toEqual([])
  })

  test('answers no page of a thousand rows', async () => {
    await expect(page('libro-remuneraciones', { size: 1000 })).rejects.toMatchObject({
      kind: 'invalid',
    })
  })

  test('is read with as many queries for one razón social as for all', async () => {
    const one = await queriesOf(() => page('libro-remuneraciones', { businessId: casa.publicId }))
    const all = await queriesOf(() => page('libro-remuneraciones'))
    expect(all).toBe(one)
  })

  test('leaves the confidential payroll out for readers who may not see it', async () => {
    const open = await show('lectura', 'libro-remuneraciones', { businessId: vina.publicId })
    const whole = await show('admin', 'libro-remuneraciones', { businessId: vina.publicId })
    const names = (book: Shown) => book.rows.map(({ cells }) => cells[0])
    expect(names(open)).toContain(bernarda.name)
    expect(names(open)).not.toContain(rodrigo.name)
    expect(names(whole)).toContain(rodrigo.name)
    expect(footOf(open, 'Líquido a pagar')).toBeLessThan(footOf(whole, 'Líquido a pagar'))
  })

  test('is of the razones sociales within reach, and of no other company', async () => {
    const peumal = await show('gerente.peumal', 'libro-remuneraciones')
    const at = peumal.headers.findIndex(({ label }) => label === 'Razón social')
    expect(new Set(peumal.rows.map(({ cells }) => cells[at]))).toEqual(
      new Set(['Frutícola Peumal']),
    )
    const foreign = { businessId: vina.publicId }
    for (const who of ['gerente.peumal', 'boreal.admin'] as const) {
      expect(await show(who, 'libro-remuneraciones', foreign), who).toMatchObject({
        total: 0,
        error: 'Error: reporte sin datos',
      })
    }
  })
})

describe('the sums', () => {
  const ofVina = { businessId: vina.publicId }

  test('by concept, area, bank and person are those of the month', async () => {
    const areas = await show('admin', 'costo-por-area', ofVina)
    expect(sumOf(areas, 'Líquido')).toBe(august.totalNet)
    expect(sumOf(areas, 'Costo empresa')).toBe(august.totalCost)
    expect(sumOf(await show('admin', 'liquido-por-forma-de-pago', ofVina), 'Líquido')).toBe(
      august.totalNet,
    )
    expect(sumOf(await show('admin', 'costo-empleador', ofVina), 'Costo empresa')).toBe(
      august.totalCost,
    )
    const book = await show('admin', 'libro-remuneraciones', ofVina)
    const concepts = await show('admin', 'totales-por-concepto', ofVina)
    for (const { cells } of concepts.rows.filter(({ cells: [, group] }) => group !== '')) {
      const [label = '', , lre = '', , amount = ''] = cells
      const title = lre ? `${label} (${lre})` : label
      expect(footOf(book, title), title).toBe(Number(amount))
    }
  })

  test('of what each institution gets are the legal discounts and the employer’s', async () => {
    const table = await show('admin', 'cotizaciones-por-institucion', ofVina)
    const book = await show('admin', 'libro-remuneraciones', ofVina)
    expect(sumOf(table, 'Total')).toBe(
      sumOf(table, 'Del trabajador') + sumOf(table, 'Del empleador'),
    )
    expect(sumOf(table, 'Del empleador')).toBe(footOf(book, 'Total aportes del empleador'))
    const legal = table.rows.filter(({ cells: [kind = ''] }) => !voluntary.has(kind))
    expect(sumOf({ ...table, rows: legal }, 'Del trabajador')).toBe(
      footOf(book, 'Total descuentos legales'),
    )
  })
  const saved = new Set(['APV', 'APV colectivo', 'Cuenta 2'])
  const voluntary = new Set([...saved, 'Afiliados voluntarios', 'Caja de compensación'])

  test('of savings are by institution, as they are paid, and square with payslips', async () => {
    const { rows } = await show('admin', 'cotizaciones-por-institucion', ofVina)
    const own = rows.filter(({ cells: [kind = ''] }) => saved.has(kind))
    const concepts = (await show('admin', 'totales-por-concepto', ofVina)).rows.filter(
      ({ cells: [label = ''] }) => /^APV |^Cuenta de ahorro voluntario/.test(label),
    )
    const total = (all: Shown['rows'], at: number) =>
      all.reduce((sum, { cells }) => sum + Number(cells[at]), 0)
    expect(total(own, 6)).toBe(total(concepts, 4))
    expect(total(own, 6)).toBeGreaterThan(300_000)
    // What the payments of the month owe each institution is the same.
    const { owedParties } = await api
      .as('admin')
      .run<{ owedParties: { rows: { label: string; total: number }[] } }>(
        `query ($filter: OwedPartiesFilter!) { owedParties(filter: $filter,
           page: { number: 1, size: 100 }) { rows { label total } } }`,
        { filter: { payrollMonthId: monthRow.id } },
      )
    const owed = owedParties.rows.filter(({ label }) => /^(APV|Cuenta 2), /.test(label))
    const byName = Map.groupBy(own, ({ cells: [kind = '', name = ''] }) =>
      kind === 'Cuenta 2' ? `Cuenta 2, AFP ${name}` : `APV, ${name}`,
    )
    expect(byName.size).toBe(4)
    expect([...byName].map(([label, all]) => ({ label, total: total(all, 6) }))).toEqual(
      expect.arrayContaining(owed),
    )
    expect(owed).toHaveLength(byName.size)
  })

  test('of two months are kept apart by concept', async () => {
    const table = await show('admin', 'comparacion-mensual', ofVina)
    expect(sumOf(table, 'Diferencia')).toBe(
      sumOf(table, 'agosto 2026') - sumOf(table, 'julio 2026'),
    )
    expect(table.chart?.series).toHaveLength(2)
  })

  test('of a year are the months, one by one', async () => {
    const year = await show('admin', 'evolucion-anual', ofVina)
    const row = year.rows.find(({ cells: [name] }) => name === 'agosto 2026')
    expect(Number(row?.cells[4])).toBe(august.totalNet)
    const person = await show('admin', 'certificado-sueldos', { userId: bernarda.publicId })
    expect(person.rows.map(({ cells }) => cells[3])).toContain('agosto 2026')
    expect(new Set(person.rows.map(({ cells }) => cells[0]))).toEqual(new Set([bernarda.name]))
    expect(sumOf(person, 'Líquido')).toBe(footOf(person, 'Líquido'))
  })
})

test('loans of the employer stand beside what is discounted in quotas', async () => {
  const { rows } = await database.owner.query<{ amount: number; owed: string }>(
    `select max(amount)::int as amount, sum(amount) as owed
     from employer_loan_quota where company_id = $1 and kind = 'QUOTA'
     group by loan_id having min(year_month) = 202610`,
    [world.coihues.id],
  )
  const [loan] = rows
  const { rows: shown } = await show('admin', 'prestamos-saldos', { yearMonth: 202610 })
  expect(shown.map(({ cells }) => cells.slice(3))).toContainEqual([
    'Préstamo de la empresa',
    String(loan?.amount),
    // Nobody has calculated October: nothing was taken of it.
    '0',
    '0',
    '6',
    loan?.owed,
    'marzo 2027',
  ])
})

describe('the files', () => {
  const make = async (who: Username, name: string, format: string) => {
    const input = { name, format, yearMonth: 202608, businessId: vina.publicId }
    const { runReport } = await api
      .as(who)
      .run<{ runReport: { status: string; data: Process | null; error: unknown } }>(Make, { input })
    return runReport
  }
  const made = async (who: Username, type: string | null = null) =>
    (await api.as(who).run<{ reportProcess: Process[] }>(Made, { input: { type } })).reportProcess
  const fetchFile = async (address: string | null | undefined) => {
    const { pathname, search } = new URL(address ?? '', url)
    const answer = await fetch(new URL(pathname + search, url))
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }

  test('are made in the background, as CSV, Excel and PDF', async () => {
    for (const format of ['CSV', 'XLSX', 'PDF']) await make('admin', 'libro-remuneraciones', format)
    expect((await made('admin')).map(({ state }) => state)).toEqual(['QUEUED', 'QUEUED', 'QUEUED'])
    await drainJobs()
    const [pdf, xlsx, csv] = await made('admin', 'libro-remuneraciones')
    expect(csv).toMatchObject({
      state: 'DONE',
      fileName: 'Libro de remuneraciones agosto 2026.csv',
      requestedBy: 'Carolina Andrea Aránguiz Soto',
    })
    const lines = (await fetchFile(csv?.fileUrl)).toString().trimEnd().split('\r\n')
    // A head, a line for each payslip and the totals; quoted, `;` between, without accents.
    expect(lines).toHaveLength(august.calculated + 2)
    // The mark by which Excel knows what the bytes are.
    expect(lines[0]).toMatch(/^\uFEFF"Nombre";"RUT";"Contrato";"Razon social"/)
    expect(lines.at(-1)).toContain(`"${august.totalNet}"`)
    expect((await fetchFile(xlsx?.fileUrl)).subarray(0, 2).toString()).toBe('PK')
    const pages = pdfText(await fetchFile(pdf?.fileUrl))
    expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(bernarda.name)
  }, 60_000)

  test('are for the requester, and for people who may see all their data', async () => {
    await make('gerente', 'costo-por-area', 'CSV')
    await drainJobs()
    expect((await made('gerente')).map(({ state }) => state)).toEqual(['DONE'])
    expect((await made('admin')).length).toBeGreaterThan(3)
    expect(await made('lectura')).toEqual([])
    expect(await made('boreal.admin')).toEqual([])
    await expect(made('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('without rows say so', async () => {
    const input = { name: 'libro-remuneraciones', format: 'CSV', yearMonth: 201901 }
    await api.as('boreal.admin').run(Make, { input })
    await drainJobs()
    const [failed] = await made('boreal.admin')
    expect(failed).toMatchObject({ fileUrl: null, error: 'Error: reporte sin datos' })
  })
})

describe('all the reports', () => {
  test('every one of them answers, or says that it has no data', async () => {
    const { reports } = await list('admin')
    for (const { name } of reports) {
      const { headers, rows, total, error } = await show('admin', name)
      expect(headers.length, name).toBeGreaterThan(3)
      expect(rows.length, name).toBe(Math.min(total, 5000))
      for (const { cells } of rows) expect(cells.length, name).toBe(headers.length)
      expect(error, name).toBe(total === 0 ? 'Error: reporte sin datos' : null)
    }
  }, 60_000)
})
