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
  version: number
  doubts: string[]
  lacks: { place: string; what: string }[]
  lines: { code: string; amount: number; quantity: string | null }[]
}
const view = 'id toPay version doubts lacks { place what } lines { code amount quantity }'

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
  document: 'SETTLEMENT' | 'NOTICE' | 'RESIGNATION',
  status: 'CREATED' | 'ISSUED' = 'CREATED',
) =>
  services.db.withTenant(session, async (tx) => {
    const [paper] = await papersOf(tx, [innerId('settlement', id) ?? 0])
    if (!paper) throw new Error('no paper')
    return printedSettlement({ ...paper, stored: { ...paper.stored, status } }, document)
  })
const wordsOf = ({
  before,
  after,
  afterCertificates,
}: {
  before: string[]
  after: string[]
  afterCertificates: string[]
}) => [...before, ...after, ...afterCertificates].join(' ')
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
    expect(letter.room).toBeNull()
    expect(letter.notes.join(' ')).toContain('los hechos en que se funda la causal (art. 162)')
  })

  test('says where and when it was given, or that it lacks the day', async () => {
    const draft = await printed(stored.id, 'NOTICE')
    expect(draft.notes[0]).toBe('Borrador: no está emitido')
    expect(draft.dateline).toBe('San Fernando')
    expect(draft.notes[1]).toContain('la fecha del aviso, que es la de la carta (finiquito)')
    const issued = await printed(stored.id, 'NOTICE', 'ISSUED')
    expect(issued.notes.join(' ')).not.toMatch(/Borrador|domicilio/)
    expect(issued.notes.join(' ')).toContain('la fecha del aviso')
    await removed(stored)
    stored = await settled({ noticeDate: '2026-09-04' })
    const dated = await printed(stored.id, 'NOTICE')
    expect(dated.dateline).toBe('San Fernando, 4 de septiembre de 2026')
    expect(dated.notes.join(' ')).not.toContain('la fecha del aviso')
  })

  test('carries the grounds that its ending has, and then leaves no room for others', async () => {
    expect(stored.doubts).toEqual([
      'El contrato no tiene un término registrado: la persona sigue en las remuneraciones ' +
        'después del 11-09-2026',
    ])
    await end(innerId('contract', contract.publicId) ?? 0, 'DONE', '2026-09-18')
    const letter = await printed(stored.id, 'NOTICE')
    expect(letter.before.at(-1)).toContain('Cierra la línea de envasado.')
    expect(letter.notes.join(' ')).not.toContain('los hechos')
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
    expect(paper.signatures).toContainEqual(['Quien recibe'])
    expect(wordsOf(paper)).not.toContain('la trabajadora declara')
    await removed(death)
  })
})

describe('the finiquito of Bernarda', () => {
  test('names place and day, both parties, and what each amount is made of', async () => {
    const stored = await settled({})
    const paper = await printed(stored.id, 'SETTLEMENT')
    const [opening = '', first = ''] = paper.before
    expect(opening).toMatch(/^En San Fernando, el 24 de septiembre de 2026, entre Viña Los Coihues/)
    expect(opening).toContain('representada por Rodrigo Covarrubias Mena, RUT')
    expect(opening).toContain('gerente general')
    expect(opening).toContain('con domicilio en Camino a Los Lingues km 4')
    expect(opening).toContain('de nacionalidad chilena')
    expect(first).toContain('La trabajadora prestó servicios al empleador como')
    expect(paper.signatures[0]?.[0]).toBe('Rodrigo Covarrubias Mena')
    expect(paper.signatures[1]?.[1]).toMatch(/^RUT [0-9.]+-[0-9K]$/)
    expect(wordsOf(paper)).toContain('amplio y total finiquito')
    const years = paper.amounts?.earnings.find(({ label }) => label.includes('años de servicio'))
    expect(years?.quantity).toMatch(/^\d+ años? de \$[\d.]+$/)
    await removed(stored)
  })

  test('keeps the parties of its issue, and a new issue names the one who signs then', async () => {
    const stored = await settled({ contributionsPaid: true })
    const input = { id: stored.id, version: stored.version }
    await api.as('admin').mutate(
      `mutation ($input: CreateIssueSettlementInput!) {
        createIssueSettlement(input: $input) { ${outcome} data { id } } }`,
      { input },
    )
    const signer = (name: string) =>
      asCompany(
        `update business_representative set name = $3
         where company_id = $1 and business_id = $2 and position = 1`,
        [company, world.businesses.vina.id, name],
      )
    await signer('Josefa Nueva Firma')
    const kept = await printed(stored.id, 'SETTLEMENT', 'ISSUED')
    expect(kept.notes).toEqual([])
    expect(kept.signatures[0]?.[0]).toBe('Rodrigo Covarrubias Mena')
    await api.as('admin').mutate(
      `mutation ($input: UndoSettlementInput!) {
        undoSettlement(input: $input) { ${outcome} data { id } } }`,
      { input: { id: stored.id, response: 'Firma otra persona' } },
    )
    const draft = await printed(stored.id, 'SETTLEMENT')
    expect(draft.signatures[0]?.[0]).toBe('Josefa Nueva Firma')
    await signer('Rodrigo Covarrubias Mena')
    await removed(stored)
  })

  test('says what it lacks, and where each is written', async () => {
    const stored = await settled({})
    expect(stored.lacks).toContainEqual({
      place: 'TERMS',
      what: 'la fecha del aviso, que es la de la carta',
    })
    await asCompany(`update business_representative set job_title = null where company_id = $1`, [
      company,
    ])
    const again = await api
      .as('admin')
      .run<{ settlement: Stored }>(
        `query ($input: SettlementKey!) { settlement(input: $input) { ${view} } }`,
        { input: { id: stored.id } },
      )
    expect(again.settlement.lacks).toContainEqual({
      place: 'BUSINESS',
      what: 'el cargo de Rodrigo Covarrubias Mena',
    })
    expect((await printed(stored.id, 'SETTLEMENT')).notes.join(' ')).toContain('el cargo de')
    await removed(stored)
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
