import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { wholeReport } from '#tests/api/reports.ts'

const { api, url, world, drainJobs } = await startApi()
const { casa, peumal } = world.businesses
const { elcira } = world.people
const admin = payrollOf(api.as('admin'))
const apart = additionalOf(api.as('admin'))
const contractId = elcira.contracts[0]?.publicId ?? ''

type Shown = { notes: string[]; headers: { label: string }[]; totals: { cells: string[] } }
const show = async (name: string, more: object = {}) => {
  const input = { name, yearMonth: 202608, year: 2026, businessId: casa.publicId, ...more }
  const fields = 'notes headers { label } totals { cells }'
  const reportPreview = await wholeReport<Shown>(api.as('admin'), fields, input)
  const labels = reportPreview.headers.map(({ label }) => label)
  const read = ({ cells }: { cells: string[] }) =>
    Object.fromEntries(labels.map((label, at) => [label, cells[at] ?? '']))
  return {
    total: reportPreview.total,
    notes: reportPreview.notes,
    rows: reportPreview.rows.map(read),
    foot: read(reportPreview.totals),
  }
}
type Table = Awaited<ReturnType<typeof show>>
const sumOf = ({ rows }: Table, label: string) =>
  rows.reduce((sum, row) => sum + Number(row[label] ?? 'x'), 0)

let august: { totalNet: number; calculated: number }
let payment: { net: number; earnings: number; deductions: number }
const name = 'Bono de invierno'
beforeAll(async () => {
  const month = await admin.monthAt(casa, 202608)
  august = { totalNet: month.totalNet ?? 0, calculated: month.calculated }
  const { id } = await apart.open(casa.publicId, 202608, name)
  await apart.save(id, [{ contractId, itemCode: 'BONO_RESPONSABILIDAD', value: '250000' }])
  const [paid] = (await apart.payments(id)).filter((one) => one.net !== null)
  payment = {
    net: paid?.net ?? 0,
    earnings: paid?.earnings ?? 0,
    deductions: paid?.deductions ?? 0,
  }
  await admin.close(id)
  // One that is still open pays nothing yet.
  const open = await apart.open(casa.publicId, 202608, 'Otro')
  await apart.save(open.id, [{ contractId, itemCode: 'BONO_RESPONSABILIDAD', value: '99000' }])
})

describe('a payment apart that is closed', () => {
  test('is a row of the book, with its process and its concepts', async () => {
    const book = await show('libro-remuneraciones')
    expect(book.total).toBe(august.calculated + 1)
    const own = book.rows.filter(({ Proceso }) => Proceso === `Proceso adicional: ${name}`)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({
      Nombre: elcira.name,
      'Bono de responsabilidad (2111)': '250000',
      'Total haberes': String(payment.earnings),
      'Total descuentos': String(payment.deductions),
      'Líquido a pagar': String(payment.net),
    })
    expect(Number(own[0]?.['Total descuentos legales'])).toBeGreaterThan(20_000)
    expect(Number(book.foot['Líquido a pagar'])).toBe(august.totalNet + payment.net)
    expect(new Set(book.rows.map(({ Proceso }) => Proceso))).toEqual(
      new Set(['Remuneraciones', `Proceso adicional: ${name}`]),
    )
    const pesos = payment.net.toLocaleString('es-CL')
    expect(book.notes).toEqual([
      `Incluye el pago adicional «${name}» de Casa Echenique, agosto 2026: ` +
        `1 pago, $${pesos} líquidos.`,
      'No incluye «Otro» de Casa Echenique, agosto 2026: el proceso sigue abierto.',
    ])
  })

  test('is in the totals by concept, in columns of its own', async () => {
    const totals = await show('totales-por-concepto')
    const bonus = totals.rows.find(({ Concepto }) => Concepto === 'Bono de responsabilidad')
    expect(Number(bonus?.['Pagos adicionales'])).toBe(250_000)
    expect(Number(bonus?.['Monto'])).toBe(250_000 + Number(bonus?.['Remuneraciones']))
  })

  test('is in costs by area and by person, in the detail and in how it is paid', async () => {
    const net = august.totalNet + payment.net
    expect(sumOf(await show('costo-por-area'), 'Líquido')).toBe(net)
    expect(sumOf(await show('liquido-por-forma-de-pago'), 'Líquido')).toBe(net)
    const people = await show('costo-empleador')
    expect(people.rows.filter(({ Proceso }) => Proceso !== 'Remuneraciones')).toHaveLength(1)
    const detail = await show('detalle-haberes-descuentos', { lines: 'EARNINGS' })
    expect(
      detail.rows
        .filter(({ Proceso }) => Proceso === `Proceso adicional: ${name}`)
        .map((row) => row['Monto']),
    ).toContain('250000')
  })

  test('is in the year, month by month, and in the certificate of its person', async () => {
    const year = await show('evolucion-anual')
    const row = year.rows.find(({ Mes }) => Mes === 'agosto 2026')
    expect(Number(row?.['Líquido'])).toBe(august.totalNet + payment.net)
    expect(Number(row?.['De pagos adicionales'])).toBe(payment.net)
    const certificate = await show('certificado-sueldos', { userId: elcira.publicId })
    const own = certificate.rows.filter(({ Proceso }) => Proceso === `Proceso adicional: ${name}`)
    expect(own).toMatchObject([
      { Mes: 'agosto 2026', 'Sueldo imponible': String(payment.earnings) },
    ])
  })

  test('is what the institutions get of it', async () => {
    const institutions = await show('cotizaciones-por-institucion')
    const book = await show('libro-remuneraciones')
    expect(sumOf(institutions, 'Del empleador')).toBe(
      Number(book.foot['Total aportes del empleador']),
    )
  })

  test('moves the comparison, which says so', async () => {
    const both = await show('comparacion-mensual')
    const bonus = both.rows.find(({ Concepto }) => Concepto === 'Bono de responsabilidad')
    expect(Number(bonus?.['Diferencia'])).toBe(250_000)
    expect(both.notes[0]).toContain(`«${name}»`)
  })
})

test('a comparison of all razones sociales says which of them lack a month', async () => {
  const september = await admin.monthAt(peumal, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  const { notes } = await show('comparacion-mensual', { yearMonth: 202609, businessId: null })
  expect(notes).toContain(
    'Sin liquidaciones en septiembre 2026: Casa Echenique y Viña Los Coihues. ' +
      'Lo que se compara de ellas es solo agosto 2026.',
  )
})

test('files say whose they are, of which month, and what they hold', async () => {
  const { readSheet } = await import('read-excel-file/node')
  const input = { name: 'libro-remuneraciones', yearMonth: 202608, businessId: casa.publicId }
  await api
    .as('admin')
    .run(`mutation ($input: RunReportInput!) { runReport(input: $input) { status } }`, {
      input: { ...input, format: 'XLSX' },
    })
  await drainJobs()
  const { reportProcess } = await api
    .as('admin')
    .run<{ reportProcess: { fileUrl: string }[] }>(`{ reportProcess(input: {}) { fileUrl } }`)
  const { pathname, search } = new URL(reportProcess[0]?.fileUrl ?? '', url)
  const answer = await fetch(new URL(pathname + search, url))
  const rows = await readSheet(Buffer.from(await answer.arrayBuffer()))
  const head = rows.findIndex(([first]) => first === 'Nombre')
  const preface = rows.slice(0, head).map(([first]) => first)
  expect(preface.slice(0, 3)).toEqual([
    'Los Coihues',
    'Casa Echenique',
    'Libro de remuneraciones, agosto 2026',
  ])
  expect(preface.join(' ')).toContain(`Incluye el pago adicional «${name}»`)
  expect(rows.length).toBe(head + 1 + august.calculated + 1 + 1)
})
