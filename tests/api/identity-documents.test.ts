import { beforeAll, describe, expect, test } from 'vitest'
import { documentText } from '#chile/identity-document.ts'
import { lreFileColumns } from '#chile/lre/columns.ts'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, noteFindings, outcome, payrollOf } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'

/**
 * People with every kind of document are paid, declared and certified in one month of Casa: what
 * each file and each paper says of who they are.
 */
const { api, world, url, drainJobs, clock } = await startApi()
const { casa } = world.businesses
const admin = payrollOf(api.as('admin'))

const people = [
  { identificationType: 'RUT', rut: rutOf(24_333_117), name: 'Kristel Kappes' },
  { identificationType: 'NIC', rut: rutOf(48_000_123).replace('-', ''), name: 'Nicolás Niemi' },
  { identificationType: 'PASSPORT', rut: '19AX55212', name: 'Ingrid Aaltonen' },
  // Figures alone, of which the last would be the check digit of a RUT.
  { identificationType: 'PASSPORT', rut: '123456785', name: 'Pavel Novotny' },
  { identificationType: 'DNI', rut: '45123987', name: 'Delia Quispe' },
  { identificationType: 'CC', rut: '1020304050', name: 'Camila Cuesta' },
  { identificationType: 'OTHER', rut: 'Z77', name: 'Otto Zweig' },
] as const
type Person = (typeof people)[number]
const contracts = new Map<Person, { userId: string; contractId: string }>()
const idsOf = (person: Person) => contracts.get(person) ?? { userId: '', contractId: '' }

const act = async <Data>(name: string, input: object, data: string): Promise<Data> => {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`
  return api
    .as('admin')
    .mutate<Data>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`,
      { input },
    )
}
const file = async (link: string) => {
  const { pathname, search } = new URL(link, url)
  const answer = await fetch(`${url}${pathname}${search}`)
  return new Uint8Array(await answer.arrayBuffer())
}
const paper = async (link: string) =>
  pdfText(await file(link))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** Under contract abroad and insured there (Ley 18.156, art. 1); of their AFC nobody says. */
const technician = {
  identificationType: 'RUT',
  rut: rutOf(25_111_222),
  name: 'Bruno Keller',
} as const

async function hired({ identificationType, rut, name }: Person | typeof technician, more: object) {
  const [firstname, paternalLastname] = name.split(' ')
  const { id: userId } = await act<{ id: string }>(
    'createUser',
    {
      identificationType,
      ...(identificationType === 'RUT' ? { rut } : { documentNumber: rut }),
      firstname,
      paternalLastname,
      birthday: '1990-03-15',
      gender: 'F',
      from: '2026-09-01',
      ...more,
    },
    'id',
  )
  const { id: contractId } = await act<{ id: string }>(
    'createUserContract',
    {
      userId,
      businessId: casa.publicId,
      jobTitle: 'Asesora',
      contractType: 'INDEFINITE',
      initialDate: '2026-09-01',
      monthlySalary: { value: '900000', currency: 'CLP' },
      hoursPerWeek: '42',
    },
    'id',
  )
  const account = { kind: 'TRANSFER', bankCode: '016', accountType: 'CORRIENTE' }
  const accountNumber = String(700_000_000 + contracts.size)
  await act('createPaymentMethod', { userId, ...account, accountNumber }, 'id')
  return { userId, contractId }
}

const usual = {
  previsionType: 'AFP_FONASA',
  retirementScheme: 'AFP',
  pensionInstitution: 'MODELO',
  healthInstitution: 'FONASA',
  afcEnrolled: true,
}

let september: MonthRow
let bruno: Awaited<ReturnType<typeof hired>>
beforeAll(async () => {
  clock.set('2026-11-22T12:00:00Z')
  september = await admin.monthAt(casa, 202609)
  for (const person of people) contracts.set(person, await hired(person, usual))
  bruno = await hired(technician, { previsionType: 'NO_COTIZA' })
  await admin.calculate(september.id)
  await drainJobs()
  await noteFindings(api.as('admin'), september.id)
  await admin.close(september.id, true)
  await drainJobs()
})

/** A file of the month, with what its check found of each person. */
async function filed(kind: 'PREVIRED' | 'LRE') {
  const input = { payrollMonthId: september.id, kind, layout: 'SEPARATED' }
  const { id } = await act<{ id: string }>('makeFiling', input, 'id')
  await drainJobs()
  const { url: link } = await act<{ url: string }>('openFiling', { id }, 'url')
  const { filingFindings } = await api.as('admin').run<{
    filingFindings: { rows: { rule: string; level: string; userId: string; fullname: string }[] }
  }>(
    `query ($filter: FilingFindingFilter, $page: Page) {
      filingFindings(filter: $filter, page: $page) { rows { rule level userId fullname words } } }`,
    { filter: { filingId: id }, page: { number: 1, size: 100 } },
  )
  const text = new TextDecoder('windows-1252').decode(await file(link))
  return { text, found: filingFindings.rows, rows: text.split('\r\n').map((one) => one.split(';')) }
}

const without = (...kinds: string[]) =>
  people.filter(({ identificationType }) => !kinds.includes(identificationType))

describe('who has no RUT', () => {
  test.each([
    ['PREVIRED', without('RUT', 'NIC')],
    ['LRE', without('RUT')],
  ] as const)('is in no line of %s, which says who, and why', async (kind, left) => {
    const { text, found, rows } = await filed(kind)
    expect(text).not.toMatch(/NaN|undefined|null/)
    const said = found.filter(({ rule }) => rule === 'SIN_RUT')
    expect(said.toSorted((a, b) => (a.fullname < b.fullname ? -1 : 1))).toEqual(
      left
        .map((one) => ({
          rule: 'SIN_RUT',
          level: 'ERROR',
          userId: idsOf(one).userId,
          fullname: one.name,
          words: expect.stringContaining(documentText(one)),
        }))
        .toSorted((a, b) => (a.fullname < b.fullname ? -1 : 1)),
    )
    expect(found.filter(({ rule, level }) => level === 'ERROR' && rule !== 'SIN_RUT')).toEqual([])
    for (const { rut } of left) expect(text.includes(rut), rut).toBe(false)
    // A RUT and its digit in every line, whoever it is of.
    const heads = kind === 'LRE' ? 1 : 0
    for (const [rut = '', digit] of rows.slice(heads, -1)) {
      expect(kind === 'LRE' ? rut : `${rut}-${digit}`).toMatch(/^\d{7,9}-[\dK]$/)
    }
    if (kind === 'PREVIRED') expect(text).toContain('48000123;0;NIEMI')
  })

  test('is transferred nothing, and the control says how they are paid', async () => {
    const { bankListFindings } = await api.as('admin').run<{
      bankListFindings: { rows: { name: string; level: string; words: string }[] }
    }>(
      `query ($filter: BankListFindingsFilter!) {
        bankListFindings(filter: $filter, page: { number: 1, size: 100 }) {
          rows { name level words } } }`,
      { filter: { payrollMonthId: september.id } },
    )
    for (const one of without('RUT')) {
      expect(bankListFindings.rows.find(({ name }) => name === one.name)).toMatchObject({
        level: 'REJECTED',
        words: expect.stringMatching(
          new RegExp(`^Tiene ${documentText(one)}, .* en efectivo o con cheque`),
        ),
      })
    }
    const made = await act<{ url: string; withoutAccount: number }>(
      'createTransferFile',
      { payrollMonthId: september.id, format: 'GENERAL' },
      'url withoutAccount',
    )
    const list = new TextDecoder().decode(await file(made.url))
    expect(list).toContain('Kristel Kappes')
    for (const { rut, name } of without('RUT')) {
      expect(list.includes(rut) || list.includes(name), name).toBe(false)
    }
  })

  test('is paid in cash by a list that names their document', async () => {
    const ingrid = people[2]
    await act('createPaymentMethod', { userId: idsOf(ingrid).userId, kind: 'CASH' }, 'id')
    const { url: link } = await act<{ url: string }>(
      'createSignedList',
      { payrollMonthId: september.id, kind: 'CASH' },
      'url',
    )
    expect(await paper(link)).toContain('Pasaporte 19AX55212')
  })
})

/** What a person can be given on paper: the link to each. */
const papers: Readonly<Record<string, (person: Person) => Promise<string>>> = {
  async liquidación(person) {
    const { contractId } = idsOf(person)
    const { payrollPdf } = await api
      .as('admin')
      .run<{ payrollPdf: { url: string } }>(
        'query ($input: OfPayslip!) { payrollPdf(input: $input) { url } }',
        { input: { payrollMonthId: september.id, contractId } },
      )
    return payrollPdf.url
  },
  async certificado(person) {
    const input = { userContractId: idsOf(person).contractId, kind: 'SENIORITY' }
    const { id } = await act<{ id: string }>('createCertificate', input, 'id')
    return (await act<{ url: string }>('openCertificate', { id }, 'url')).url
  },
  async préstamo(person) {
    const { contractId } = idsOf(person)
    const terms = { amount: 100_000, grantedOn: '2026-11-20', startMonth: 202612, totalQuotas: 2 }
    const { id } = await act<{ id: string }>('createEmployerLoan', { contractId, ...terms }, 'id')
    const { url: link } = await api.as('admin').mutate<{ url: string }>(
      `mutation ($input: ByIdLoan!) {
        employerLoanPaper(input: $input) { ${outcome} data { url } } }`,
      { input: { id } },
    )
    return link
  },
  async cartola(person) {
    const { vacationStatement } = await api
      .as('admin')
      .run<{ vacationStatement: { url: string } }>(
        'query ($input: VacationLedgerInput!) { vacationStatement(input: $input) { url } }',
        { input: { userContractId: idsOf(person).contractId } },
      )
    return vacationStatement.url
  },
}

describe.each(Object.keys(papers))('the paper «%s»', (name) => {
  test.each(people)('names $identificationType $rut', async (person) => {
    const text = await paper((await papers[name]?.(person)) ?? '')
    expect(text).not.toMatch(/NaN|undefined/)
    const { identificationType, rut } = person
    if (identificationType === 'RUT') {
      expect(text).toContain('24.333.117-K')
      return
    }
    const [label = '', ...number] = documentText(person).split(/ (?=\S+$)/)
    // A table has the name of the field and its value apart.
    expect(text).toMatch(new RegExp(`${label}.*${number.join(' ')}`))
    expect(text.replaceAll('.', '')).not.toMatch(new RegExp(`RU[TN]:? ${rut}`))
    expect(text).not.toContain('12.345.678-5')
  })
})

describe('a foreign technician of Ley 18.156', () => {
  test('contributes nothing but for accidents, and has no unemployment insurance', async () => {
    const { user } = await api
      .as('admin')
      .run<{ user: { afcEnrolled: boolean } }>(
        'query ($input: UserInput!) { user(input: $input) { afcEnrolled } }',
        { input: { id: bruno.userId, reveal: true } },
      )
    expect(user.afcEnrolled).toBe(false)
    const view = await admin.payslip(september.id, bruno.contractId)
    const amounts = ['COTIZACION_AFP', 'SALUD_LEGAL', 'AFC', 'AFC_EMPLEADOR', 'SIS']
    expect(amounts.map((code) => amountOf(view, code))).toEqual([0, 0, 0, 0, 0])
    expect(amountOf(view, 'SEGURO_ACCIDENTES')).toBeGreaterThan(0)
  })

  test('is declared as such in the book, which has no code of their health', async () => {
    const { rows, found } = await filed('LRE')
    const row = rows.find(([rut]) => rut === technician.rut) ?? []
    const columns = [1146, 1141, 1143, 1151, 3141, 3143]
    expect(
      columns.map((code) => row[lreFileColumns.findIndex((one) => one.code === code)]),
    ).toEqual(['1', '100', '102', '0', '0', '0'])
    expect(found.filter(({ userId }) => userId === bruno.userId)).toMatchObject([
      { rule: 'SALUD_SIN_CODIGO', level: 'WARNING', fullname: 'Bruno Keller' },
    ])
  })

  test('reads on the payslip that they contribute to no health system', async () => {
    const { payrollPdf } = await api
      .as('admin')
      .run<{ payrollPdf: { url: string } }>(
        'query ($input: OfPayslip!) { payrollPdf(input: $input) { url } }',
        { input: { payrollMonthId: september.id, contractId: bruno.contractId } },
      )
    const text = await paper(payrollPdf.url)
    expect(text).toContain('No cotiza')
    expect(text).not.toContain('Fonasa')
  })
})
