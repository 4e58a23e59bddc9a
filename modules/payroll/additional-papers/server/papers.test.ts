import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { payrollOf, outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'

const { api, url, world, database, asCompany } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
const admin = payrollOf(api.as('admin'))
const apart = additionalOf(api.as('admin'))
const own = bernarda.contracts[0]?.publicId ?? ''
const readBy = (who: Parameters<typeof api.as>[0], month: string, contract: string) =>
  additionalOf(api.as(who)).paper(month, contract)

describe('several in a month', () => {
  let first: string
  let second: string
  const open = (name: string | null) => apart.open(vina.publicId, 202608, name)
  const give = (id: string, value: string) =>
    apart.save(id, [{ contractId: own, itemCode: 'AGUINALDO', value }])
  const netIn = async (id: string) =>
    (await apart.payments(id)).find(({ contractId }) => contractId === own)?.net ?? 0

  test('are distinguished by their names', async () => {
    await open(null)
    await expect(open(null)).rejects.toMatchObject({
      field: 'name',
      message: 'Ya hay un adicional de agosto 2026: indique el nombre de este',
    })
    first = (await open('Bono de campaña')).id
    await expect(open(' bono de Campaña')).rejects.toMatchObject({ field: 'name' })
    second = (await open('Otro')).id
    const rename = (name: string) =>
      api.as('admin').mutate<{ name: string }>(
        `mutation ($input: NameAdditionalInput!) {
          nameAdditional(input: $input) { ${outcome} data { name } } }`,
        { input: { payrollMonthId: second, name } },
      )
    await expect(rename('BONO DE CAMPAÑA')).rejects.toMatchObject({ field: 'name' })
    expect(await rename('Bono de metas')).toEqual({ name: 'Bono de metas' })
  })

  test('come to the same pesos as one, in the order of their closing', async () => {
    await give(first, '300000')
    const together = await netIn(first)
    await give(first, '150000')
    await give(second, '150000')
    const alone = await netIn(second)
    expect(await netIn(first)).toBe(alone)
    await admin.close(second)
    // The tax of the second comes on top of what the first closed with.
    await expect(admin.close(first)).rejects.toThrow('Otro adicional se cerró')
    await admin.calculate(first)
    expect((await netIn(first)) + alone).toBe(together)
    await admin.close(first)
    await expect(admin.reopen(second)).rejects.toMatchObject({
      message: 'Primero hay que reabrir «Bono de campaña» de agosto 2026, que cerró después',
    })
    const behind = asCompany(`update payroll_month set is_open = true where name = 'Bono de metas'`)
    await expect(behind).rejects.toThrow('el adicional que se cerró después')
  })

  test('show each person their own, on a page and on paper, once released', async () => {
    const absent = { kind: 'not-found' }
    await expect(readBy('trabajador', first, own)).rejects.toMatchObject(absent)
    await apart.release(first)
    expect(await readBy('trabajador', first, own)).toMatchObject({
      isOwn: true,
      processName: 'Bono de campaña',
      net: await netIn(first),
      months: [],
      gratification: null,
    })
    for (const who of ['supervisor', 'boreal.admin', 'boreal.trabajador'] as const) {
      await expect(readBy(who, first, own), who).rejects.toMatchObject(absent)
    }
    const { rows } = await database.owner.query<{ text: string }>(
      `select text_body as text from mail_outbox where key like 'additional:%' order by id desc`,
    )
    expect(rows[0]?.text).toContain(`/home/liquidaciones/adicional/${first}/${own}`)
    await admin.reopen(first)
    await expect(readBy('trabajador', first, own)).rejects.toMatchObject(absent)
    await admin.reopen(second)
  })
})

describe('what a finished year of the demo leaves to a worker', () => {
  const { nahuel } = world.boreal.people
  const contractId = nahuel.contracts[0]?.publicId ?? ''

  test('is explained month by month, on a page and on paper', async () => {
    const session = api.as('boreal.trabajador')
    const { ownAdditionalPayments: own } = await session.run<{
      ownAdditionalPayments: { payrollMonthId: string; processName: string }[]
    }>(`{ ownAdditionalPayments { payrollMonthId contractId processName net } }`)
    const year = own.find(({ processName }) => processName === 'Gratificación 2025')
    const payrollMonthId = year?.payrollMonthId ?? ''
    expect(own).toHaveLength(3)
    // 4,75 × 529.000 = 2.512.750; 4 months of 202.127 and 8 of 209.396 were advanced.
    const reasons = [
      expect.stringMatching(/^El 25 % de \$/),
      'El tope, 4,75 ingresos mínimos de $529.000 por 12 meses, es $2.512.750.',
      'Se deben $2.512.750, y los meses pagaron $2.483.676.',
      'La diferencia es $29.074.',
    ]
    const paper = await readBy('boreal.trabajador', payrollMonthId, contractId)
    expect(paper.gratification).toMatchObject({ year: 2025, reasons })
    expect(paper.months).toHaveLength(12)
    expect(paper.months.reduce((sum, { part }) => sum + Number(part), 0)).toBe(29_074)
    const { additionalPdf } = await session.run<{ additionalPdf: { name: string; url: string } }>(
      `query ($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }`,
      { input: { payrollMonthId, contractId } },
    )
    const pdf = await fetch(new URL(additionalPdf.url, url))
    const [text] = pdfText(Buffer.from(await pdf.arrayBuffer())).map((page) =>
      page.replaceAll(/\s+/g, ' '),
    )
    expect(text).toContain('La diferencia es $29.074.')
    expect(text).toContain('Impuesto al pago')
  })
})
