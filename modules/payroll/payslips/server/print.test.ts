import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { pdfText as linesOf } from '#tests/pdf-text.ts'

const { api, url, world, drainJobs } = await startApi()
const { bernarda, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))
const rights = rightsOf(api.as('admin'))

const One = `query One($input: OfPayslip!) { payrollPdf(input: $input) { name url } }`
const All = `query All($input: PayrollSummariesPdfInput!) {
  payrollSummariesPdf(input: $input) { status done total error name url }
}`
type Printed = { status: string; total: number; name: string | null; url: string | null }

/** Page by page; a name too long for its column goes on in the next line. */
const pdfText = (pdf: Buffer) => linesOf(pdf).map((page) => page.replaceAll(/\s+/g, ' '))

let august: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(world.businesses.casa, 202608)
})
const fetchFile = async (address: string) => {
  const { pathname, search } = new URL(address, url)
  const answer = await fetch(new URL(pathname + search, url))
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
const print = async (
  format: 'PDF' | 'ZIP',
  who: Parameters<typeof api.as>[0],
  month = august.id,
) => {
  const input = { payrollMonthId: month, format }
  const ask = async () =>
    (await api.as(who).run<{ payrollSummariesPdf: Printed }>(All, { input })).payrollSummariesPdf
  await ask()
  await drainJobs()
  return ask()
}

describe('one payslip on paper', () => {
  test('says who, which month and how much, also in words', async () => {
    const month = await admin.monthAt(world.businesses.vina, 202608)
    const input = { payrollMonthId: month.id, contractId: bernarda.contracts[0]?.publicId }
    const { payrollPdf } = await api
      .as('trabajador')
      .run<{ payrollPdf: { name: string; url: string } }>(One, { input })
    expect(payrollPdf.name).toBe('Liquidación 202608 Bernarda Rosa Huenchul Ortiz.pdf')
    const pages = pdfText(await fetchFile(payrollPdf.url))
    expect(pages).toHaveLength(1)
    for (const words of [
      'Liquidación de remuneraciones',
      'Agosto 2026',
      bernarda.name,
      '41.000.069-5',
      'Viña Los Coihues SpA',
      '$832.783',
      'ochocientos treinta y dos mil',
      'Firma del trabajador',
    ]) {
      expect(pages[0], words).toContain(words)
    }
    expect(pages[0]).not.toContain('Borrador')
  })

  test('of an open month says that it is a draft', async () => {
    const september = await admin.monthAt(world.businesses.casa, 202609)
    await admin.calculate(september.id)
    await drainJobs()
    const contractId = world.people.elcira.contracts[0]?.publicId
    const { payrollPdf } = await api.as('admin').run<{ payrollPdf: { url: string } }>(One, {
      input: { payrollMonthId: september.id, contractId },
    })
    expect(pdfText(await fetchFile(payrollPdf.url))[0]).toContain('Borrador')
  })

  test('is nobody else’s', async () => {
    const input = {
      payrollMonthId: august.id,
      contractId: world.people.elcira.contracts[0]?.publicId,
    }
    await expect(api.as('trabajador').run(One, { input })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(api.as('boreal.admin').run(One, { input })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('a printed payslip', () => {
  const Verify = `query Verify($input: VerifyPayslipInput!) {
    verifyPayslip(input: $input) { company yearMonth net hash isCurrent isDraft }
  }`
  const verify = async (code: string) =>
    (await api.nobody.run<{ verifyPayslip: object | null }>(Verify, { input: { code } }))
      .verifyPayslip

  test('is confirmed by its code, not saying whose it is; any other code is unknown', async () => {
    const month = await admin.monthAt(world.businesses.vina, 202608)
    const input = { payrollMonthId: month.id, contractId: bernarda.contracts[0]?.publicId }
    const { payrollPdf } = await api
      .as('trabajador')
      .run<{ payrollPdf: { url: string } }>(One, { input })
    const [page = ''] = pdfText(await fetchFile(payrollPdf.url))
    const code = /[\w-]{46}/.exec(page.replace(/\s/g, ' '))?.[0] ?? ''
    const verified = await verify(code)
    expect(verified).toMatchObject({
      company: 'Viña Los Coihues SpA',
      yearMonth: 202608,
      net: 832_783,
      isCurrent: true,
      isDraft: false,
    })
    expect(page).toContain(String(Object.values(verified ?? {})[3]))
    const other = code.startsWith('B') ? 'C' : 'B'
    for (const wrong of [`${other}${code.slice(1)}`, code.slice(0, -2), 'x', 'á']) {
      expect(await verify(wrong), wrong).toBeNull()
    }
  })
})

describe('all of a month', () => {
  test('in one document: a page each, in the order of the names', async () => {
    const printed = await print('PDF', 'admin')
    expect(printed).toMatchObject({
      status: 'DONE',
      total: august.calculated,
      name: 'Liquidaciones agosto 2026 Casa Echenique.pdf',
    })
    const pages = pdfText(await fetchFile(printed.url ?? ''))
    expect(pages).toHaveLength(august.calculated)
    const { rows } = await admin.payslips(august.id)
    rows.forEach(({ name }, index) => expect(pages[index]).toContain(name))
    // Each page says what the contributions and the tax were calculated on.
    for (const page of pages) {
      expect(page).toMatch(/Total imponible Tope imponible .* Renta tributable/)
    }
  })

  test('in a zip: a document for each person', async () => {
    const printed = await print('ZIP', 'admin')
    const bytes = await fetchFile(printed.url ?? '')
    const zip = await fromBufferPromise(bytes)
    const names: string[] = []
    for await (const entry of zip.eachEntry()) names.push(entry.fileName)
    const { rows } = await admin.payslips(august.id)
    expect(names).toEqual(rows.map(({ name }) => `Liquidación 202608 ${name}.pdf`))
    for await (const entry of (await fromBufferPromise(bytes)).eachEntry()) {
      const alone = pdfText(await buffer(await zip.openReadStreamPromise(entry)))
      expect(alone).toHaveLength(1)
      expect(alone[0]).toContain(entry.fileName.slice('Liquidación 202608 '.length, -4))
    }
  })

  test('leaves out the confidential payroll for readers who may not see it', async () => {
    const month = await admin.monthAt(world.businesses.vina, 202608)
    const printed = await print('PDF', 'lectura', month.id)
    const text = pdfText(await fetchFile(printed.url ?? '')).join('\n')
    expect(text).toContain(bernarda.name)
    expect(text).not.toContain(rodrigo.name)
    const whole = await print('PDF', 'supergerente', month.id)
    expect(pdfText(await fetchFile(whole.url ?? '')).join('\n')).toContain(rodrigo.name)
  }, 60_000)

  test('is another print as soon as somebody in it is confidential', async () => {
    const month = await admin.monthAt(world.businesses.vina, 202608)
    const text = async () => {
      const { url: address } = await print('PDF', 'lectura', month.id)
      return pdfText(await fetchFile(address ?? '')).join('\n')
    }
    expect(await text()).toContain(bernarda.name)
    await rights.hide(bernarda, world.businesses.vina)
    expect(await text()).not.toContain(bernarda.name)
    await rights.hide(bernarda, world.businesses.vina, false)
    expect(await text()).toContain(bernarda.name)
  }, 60_000)

  test('needs the right to export the pay of many people', async () => {
    const input = { payrollMonthId: august.id, format: 'PDF' }
    for (const who of ['trabajador', 'supervisor', 'subgerente', 'externo'] as const) {
      await expect(api.as(who).run(All, { input }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    for (const who of ['boreal.admin', 'gerente.peumal'] as const) {
      await expect(api.as(who).run(All, { input }), who).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
  })
})
