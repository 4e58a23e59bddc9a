import { beforeAll, describe, expect, test } from 'vitest'
import { formatPesos } from '#chile/numbers.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { papersOf } from './papers.queries.ts'
import { printedSettlement } from './pdf.page.ts'

/** What the papers of Bernarda's finiquito say, by its cause and by the ending of her contract. */
const { api, world, asCompany, services } = await startApi()
const { bernarda, rodrigo } = world.people
const contract = bernarda.contracts[0]!
const company = world.coihues.id
const session = {
  companyId: company,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'papers',
}

type Stored = {
  id: string
  toPay: number
  doubts: string[]
  lines: { code: string; amount: number }[]
}
const view = 'id toPay doubts lines { code amount }'

async function settled(more: object): Promise<Stored> {
  return api.as('admin').mutate<Stored>(
    `mutation ($input: CreateSettlementInput!) {
      createSettlement(input: $input) { ${outcome} data { ${view} } } }`,
    {
      input: {
        userContractId: contract.publicId,
        dismissalCause: 'ART_161_1',
        disengagementDate: '2026-09-11',
        payDate: '2026-09-24',
        pactAnyCause: false,
        pactWithoutYearsCap: false,
        pactWithoutUfCap: false,
        deferVacation: false,
        payLastPayslip: false,
        contributionsPaid: false,
        ...more,
      },
    },
  )
}
const removed = ({ id }: Stored) =>
  api.as('admin').mutate(
    `mutation ($input: DeleteSettlementInput!) {
      deleteSettlement(input: $input) { ${outcome} data { id } } }`,
    { input: { id, response: 'Se hace con otra causal' } },
  )
const printed = (
  id: string,
  document: 'SETTLEMENT' | 'NOTICE',
  status: 'CREATED' | 'ISSUED' = 'CREATED',
) =>
  services.db.withTenant(session, async (tx) => {
    const [paper] = await papersOf(tx, [innerId('settlement', id) ?? 0])
    if (!paper) throw new Error('no paper')
    return printedSettlement({ ...paper, stored: { ...paper.stored, status } }, document)
  })
const end = (contractId: number, status: 'PREPARED' | 'DONE', day: string) =>
  asCompany(
    `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
       contract_final_date, notice, display_to_employee, public_comment)
     values ($1, $2, $3, '161-1', $4, 'PAID', $3 = 'DONE', 'Cierra la línea de envasado.')`,
    [company, contractId, status, day],
  )

describe('the letter of article 161', () => {
  let stored: Stored
  const amount = (code: string) => stored.lines.find((line) => line.code === code)?.amount ?? 0
  beforeAll(async () => {
    stored = await settled({})
  })

  test('offers its amounts, and does not say that all was contributed', async () => {
    const letter = await printed(stored.id, 'NOTICE')
    const text = letter.after.join(' ')
    const [years, notice] = [amount('INDEMNIZACION_ANOS'), amount('INDEMNIZACION_AVISO')]
    expect(years).toBeGreaterThan(0)
    expect(text).toContain(`es de ${formatPesos(years + notice)}: ${formatPesos(years)} por años`)
    expect(text).toContain(`${formatPesos(notice)} en sustitución del aviso previo`)
    expect(text).toContain('El estado de sus cotizaciones previsionales')
    expect(text).not.toContain('están pagadas')
    expect(letter.room).toBe('Hechos en que se funda la causal')
  })

  test('says when it was given, and not when the finiquito is paid', async () => {
    expect((await printed(stored.id, 'NOTICE')).note).toBe('Borrador: no está emitido')
    expect((await printed(stored.id, 'NOTICE', 'ISSUED')).note).toMatch(/^Fecha: [_-]+$/)
    expect((await printed(stored.id, 'SETTLEMENT', 'ISSUED')).note).toBe('Pago: 24-09-2026')
  })

  test('carries the grounds that its ending has, and then leaves no room for others', async () => {
    expect(stored.doubts).toEqual([
      'El contrato no tiene un término registrado: la persona sigue en las remuneraciones ' +
        'después del 11-09-2026',
    ])
    await end(innerId('contract', contract.publicId) ?? 0, 'DONE', '2026-09-18')
    const letter = await printed(stored.id, 'NOTICE')
    expect(letter.before.at(-1)).toContain('Cierra la línea de envasado.')
    expect(letter.room).toBeNull()
    const { settlement } = await api
      .as('admin')
      .run<{ settlement: Stored }>(
        `query ($input: SettlementKey!) { settlement(input: $input) { ${view} } }`,
        { input: { id: stored.id } },
      )
    expect(settlement.doubts).toEqual([
      'El contrato termina el 18-09-2026 y este finiquito es al 11-09-2026',
    ])
  })

  test('is of no death, whose finiquito is received by the family', async () => {
    await removed(stored)
    const death = await settled({ dismissalCause: 'ART_159_3' })
    await expect(
      api
        .as('admin')
        .run('query ($input: SettlementPdfInput!) { settlementPdf(input: $input) { url } }', {
          input: { id: death.id, document: 'NOTICE' },
        }),
    ).rejects.toMatchObject({ message: 'La muerte no lleva carta de aviso' })
    const paper = await printed(death.id, 'SETTLEMENT')
    expect(paper.before.join(' ')).toContain('art. 60')
    expect(paper.signatures).toContain('Quien recibe')
    expect([...paper.before, ...paper.after].join(' ')).not.toContain('el trabajador declara')
    await removed(death)
  })
})

test('nobody finds their own ending to settle while it is kept from them', async () => {
  await end(innerId('contract', rodrigo.contracts[0]!.publicId) ?? 0, 'PREPARED', '2026-10-30')
  const found = async (who: 'admin' | 'supergerente') =>
    (
      await api
        .as(who)
        .run<{ contractsSettlement: { endingCause: string | null; finalDate: string | null }[] }>(
          `query ($input: ContractsSettlementInput!) {
            contractsSettlement(input: $input) { endingCause finalDate } }`,
          { input: { search: rodrigo.rut } },
        )
    ).contractsSettlement[0]
  expect(await found('admin')).toEqual({ endingCause: '161-1', finalDate: '2026-10-30' })
  expect(await found('supergerente')).toEqual({ endingCause: null, finalDate: null })
})
