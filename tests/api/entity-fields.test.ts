import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'
import { services } from '../../access/services.ts'
import { entities } from '../architecture/entities.ts'
import { rightsOf } from './rights.ts'

const { api, world, database, url } = await startApi()
const { bernarda, loreto, rodrigo, vicente } = world.people

const readers = [
  'admin',
  'supergerente',
  'gerente',
  'gerente.peumal',
  'subgerente',
  'lectura',
  'supervisor',
  'trabajador',
] as const satisfies readonly Username[]

type Row = Record<string, unknown>

/** What a document answers under its one field; nothing to a reader who may not ask it. */
async function read(who: Username, field: string): Promise<unknown> {
  try {
    return Object.values(await api.as(who).run<Row>(`{ ${field} }`))[0]
  } catch {
    return undefined
  }
}
async function rows(who: Username, field: string): Promise<Row[]> {
  const found = (await read(who, field)) as { rows?: Row[] } | Row[] | undefined
  return Array.isArray(found) ? found : (found?.rows ?? [])
}
const idOf = (found: unknown) => (found as { id?: string } | null)?.id
const page = 'page: { number: 1, size: 100 }'

/** Contracts that the reader opens: some that end, and those of Bernarda and Vicente. */
async function contracts(who: Username): Promise<Row[]> {
  const endings = await rows('admin', `contractEndings(${page}) { rows { userContractId } }`)
  const ids = [
    ...endings.slice(0, 6).map((one) => one['userContractId']),
    ...[bernarda, vicente].map((person) => person.contracts[0]?.publicId),
  ]
  const asked = ids.map((id) =>
    read(
      who,
      `userContract(input: { id: "${id}" }) { id costCenters { id } contractSettlement { id } }`,
    ),
  )
  return (await Promise.all(asked)).flatMap((found) => (found ? [found as Row] : []))
}

/** Finiquitos that the reader opens. */
async function settlements(who: Username): Promise<Row[]> {
  const listed = await rows('admin', `settlements(${page}) { rows { id } }`)
  const asked = listed.slice(0, 16).map(({ id }) =>
    read(
      who,
      `settlement(input: { id: "${id}" }) { userContractId userContract { id }
          payrollDashboard { payrollMonthId } }`,
    ),
  )
  return (await Promise.all(asked)).flatMap((found) => (found ? [found as Row] : []))
}

/** Something that hangs from a record: who is shown it, and who reads it by itself. */
type Relation = {
  name: string
  /** Each thing that hangs from a row: whether it was answered, and where it is read by itself. */
  of: (who: Username) => Promise<{ shown: boolean; alone: () => Promise<boolean> }[]>
}

const reads = async (who: Username, field: string) => (await read(who, field)) !== undefined
const personAlone = (who: Username, id: unknown) => () =>
  reads(who, `user(input: { id: "${id}" }) { id }`)
const businessAlone = (who: Username, id: unknown) => () =>
  reads(who, `business(input: { id: "${id}" }) { id }`)

const relations: readonly Relation[] = [
  {
    name: 'the person and the razón social of an absence',
    of: async (who) =>
      (
        await rows(
          who,
          `absences(${page}) { rows { userId businessId user { id } business { id } } }`,
        )
      )
        .slice(0, 12)
        .flatMap((row) => [
          { shown: idOf(row['user']) === row['userId'], alone: personAlone(who, row['userId']) },
          {
            shown: idOf(row['business']) === row['businessId'],
            alone: businessAlone(who, row['businessId']),
          },
        ]),
  },
  {
    name: 'the razones sociales of a person',
    of: async (who) => {
      const found = (await read(
        who,
        `user(input: { id: "${bernarda.publicId}" }) {
          userBusinesses { id businessId business { id } } }`,
      )) as { userBusinesses: Row[] } | undefined
      const listed = `userBusinesses(input: { userId: "${bernarda.publicId}" }) { id }`
      return [
        {
          shown: (found?.userBusinesses.length ?? 0) > 0,
          alone: async () => (await rows(who, listed)).length > 0,
        },
        ...(found?.userBusinesses ?? []).map((link) => ({
          shown: idOf(link['business']) === link['businessId'],
          alone: businessAlone(who, link['businessId']),
        })),
      ]
    },
  },
  {
    name: 'the cost centres and the ending of a contract',
    of: async (who) =>
      (await contracts(who)).flatMap((contract) => {
        const { id } = contract
        const parts = `costCentersByContract(input: { contractId: "${id}" }) { id }`
        const endings = `contractEndings(filter: { userContractId: "${id}" }) { rows { id } }`
        return [
          {
            shown: (contract['costCenters'] as Row[]).length > 0,
            alone: async () => (await rows(who, parts)).length > 0,
          },
          {
            shown: contract['contractSettlement'] !== null,
            alone: async () => (await rows(who, endings)).length > 0,
          },
        ]
      }),
  },
  {
    name: 'the contract and the process of a finiquito',
    of: async (who) =>
      (await settlements(who)).flatMap((row) => {
        const process = (row['payrollDashboard'] as Row | null)?.['payrollMonthId']
        const inSummary = async () => {
          const fields = '{ payrollMonthId }'
          const all = [
            ...(await rows(who, `payrollDashboard ${fields}`)),
            ...(await rows(who, `payrollDashboardOld ${fields}`)),
          ]
          return all.some(({ payrollMonthId }) => payrollMonthId === process)
        }
        return [
          {
            shown: idOf(row['userContract']) === row['userContractId'],
            alone: () =>
              reads(who, `userContract(input: { id: "${row['userContractId']}" }) { id }`),
          },
          { shown: process !== undefined, alone: inSummary },
        ]
      }),
  },
  {
    name: 'the razones sociales of a company',
    of: async (who) => {
      const found = (await read(who, 'company(input: {}) { businesses { id } }')) as
        | { businesses: Row[] }
        | undefined
      const shown = new Set(found?.businesses.map(({ id }) => id))
      return Object.values(found ? world.businesses : {}).map(({ publicId }) => ({
        shown: shown.has(publicId),
        alone: businessAlone(who, publicId),
      }))
    },
  },
]

describe.each(relations)('$name', ({ of }) => {
  test.each(readers)('is shown to %s as it is read by itself', async (who) => {
    const found = await of(who)
    const compared = await Promise.all(
      found.map(async ({ shown, alone }) => ({ shown, alone: await alone() })),
    )
    expect(compared.filter(({ shown, alone }) => shown !== alone)).toEqual([])
    if (who === 'admin') expect(compared.some(({ shown }) => shown)).toBe(true)
  })
})

describe('with a profile of one service, what hangs from it', () => {
  const rights = rightsOf(api.as('admin'))

  /** What each profile reads, and denies with the others, besides what is everybody's own. */
  const profiles = ['absences', 'contracts', 'settlements', 'userItems', 'users'] as const
  const hanging = [
    'businesses',
    'userBusinesses',
    'contractSettlements',
    'costCenterContracts',
    'payrollDashboard',
    'payslips',
  ] as const

  /** Finiquitos are of super managers: no profile gives them to anybody else. */
  const readerOf = (word: (typeof profiles)[number]) =>
    word === 'settlements' ? (['supergerente', rodrigo] as const) : (['gerente', loreto] as const)

  test.each(profiles)('%s: is shown only where it is read by itself', async (word) => {
    const [who, person] = readerOf(word)
    const name = `Solo ${word}`
    const denied = [...profiles, ...hanging].filter((one) => one !== word)
    await rights.newProfile(name, {
      ...Object.fromEntries(denied.map((one) => [services[one].code, ''])),
      [services[word].code]: 'r',
    })
    await rights.profile(person, name)
    const found = (await Promise.all(relations.map(({ of }) => of(who)))).flat()
    const leaked = await Promise.all(
      found.map(async ({ shown, alone }) => shown && !(await alone())),
    )
    expect(leaked.filter(Boolean)).toEqual([])
    // Each of these opens rows, of which others hang that are not read.
    if (word !== 'userItems') expect(found.filter(({ shown }) => !shown).length).toBeGreaterThan(3)
    await rights.profile(person, null)
  })

  test('userItems: says neither the finiquito nor the payment of what is others’', async () => {
    await rights.profile(loreto, 'Solo userItems')
    const items = await rows(
      'gerente',
      'userItems(input: { yearMonth: 202609 }) { userId settlementId payrollPaymentStatus }',
    )
    expect(items.length).toBeGreaterThan(0)
    const said = items.filter((item) => item['settlementId'] ?? item['payrollPaymentStatus'])
    // Her own payslip is hers to read, whatever her profile.
    expect(said.filter(({ userId }) => userId !== loreto.publicId)).toEqual([])
    await rights.profile(loreto, null)
  })
})

describe('the record of a person', () => {
  const fields = `lastname supervisor { fullname } commune country isEmployee isManager
    isDisabled forcePasswordChange uiConfig { theme } pensionPercentage healthAmountUF`
  const shown = (who: Username) =>
    read(who, `user(input: { id: "${bernarda.publicId}", reveal: true }) { ${fields} }`)
  const open = {
    lastname: 'Huenchul Ortiz',
    supervisor: { fullname: 'Hernán Antonio Quezada Rubio' },
    commune: 'San Fernando',
    country: 'Chile',
    isEmployee: true,
    isManager: false,
  }

  test('Carolina reads the account of Bernarda and what her AFP takes', async () => {
    // PlanVital: 10 % of DL 3.500, art. 17, and a fee of 1,16 %.
    expect(await shown('admin')).toMatchObject({
      ...open,
      isDisabled: false,
      forcePasswordChange: false,
      pensionPercentage: '11.16',
      uiConfig: null,
    })
  })

  test('Bernarda reads her own, and how she likes her screen', async () => {
    expect(await shown('trabajador')).toMatchObject({
      ...open,
      isDisabled: false,
      pensionPercentage: '11.16',
      uiConfig: { theme: 'system' },
    })
  })

  test('her supervisor reads neither her account nor her previsión', async () => {
    expect(await shown('supervisor')).toMatchObject({
      ...open,
      isDisabled: null,
      forcePasswordChange: null,
      pensionPercentage: null,
      healthAmountUF: null,
      uiConfig: null,
    })
  })

  test('a company counts to each reader the people in that reader’s list', async () => {
    for (const who of readers) {
      const found = (await read(who, 'company(input: {}) { usersCount }')) as Row | undefined
      if (!found) continue
      const listed = (await read(who, 'users { total }')) as { total: number }
      expect([who, found['usersCount']]).toEqual([who, listed.total])
    }
  })
})

describe('the named figures of a payslip', () => {
  const names = entities['PayrollSummary']?.fields ?? ''
  async function august(slug: keyof typeof world.businesses): Promise<string> {
    const months = await rows('admin', 'payrollProcessMonths { id yearMonth type businessId }')
    const wanted = world.businesses[slug].publicId
    const found = months.find(
      (one) =>
        one['yearMonth'] === 202608 && one['type'] === 'PAYROLL' && one['businessId'] === wanted,
    )
    if (!found) throw new Error(`${slug} has no payslips of August`)
    return String(found['id'])
  }
  const list = (month: string, size: number, fields: string) =>
    `payrollSummaries(filter: { payrollMonthId: "${month}" }, page: { number: 1, size: ${size} }) {
      rows { userContractId net ${fields} } }`

  test('are those of its lines', async () => {
    const month = await august('vina')
    for (const row of await rows('admin', list(month, 30, names))) {
      const view = (await read(
        'admin',
        `payrollSummaryView(input: { payrollMonthId: "${month}",
          contractId: "${String(row['userContractId'])}" }) {
          earnings deductions net workedDays sections { key total lines { code amount } } }`,
      )) as { sections: { lines: { code: string; amount: number }[] }[] } & Row
      const lines = new Map(
        view.sections.flatMap(({ lines: all }) => all.map(({ code, amount }) => [code, amount])),
      )
      const line = (...codes: string[]) =>
        codes.reduce((sum, code) => sum + (lines.get(code) ?? 0), 0)
      expect(row).toMatchObject({
        type: 'PAYROLL',
        totalEarnings: view['earnings'],
        totalDeductions: view['deductions'],
        toPay: view['net'],
        toPayReal: view['net'],
        workedDays: view['workedDays'],
        baseSalary: line('SUELDO_BASE', 'SUELDO_EMPRESARIAL'),
        bonusLegal: line('GRATIFICACION'),
        pension: line('COTIZACION_AFP', 'COTIZACION_IPS'),
        unemploymentCompensation: line('AFC'),
        singleTax: line('IMPUESTO_UNICO', 'IMPUESTO_ADICIONAL'),
        sis: line('SIS', 'SIS_LICENCIA'),
      })
      const { legalDeductionsTotal, otherDeductionsTotal, mutual, sannaLaw } = row
      expect(Number(legalDeductionsTotal) + Number(otherDeductionsTotal)).toBe(view['deductions'])
      expect(Number(mutual) + Number(sannaLaw)).toBe(line('SEGURO_ACCIDENTES'))
    }
  })

  test('of a confidential payslip are read by Carolina alone of the two', async () => {
    const month = await august('vina')
    const own = vicente.contracts[0]?.publicId
    const contractsOf = async (who: Username) =>
      (await rows(who, list(month, 100, names))).map((row) => row['userContractId'])
    expect(await contractsOf('admin')).toContain(own)
    const others = await contractsOf('gerente')
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(own)
  })

  test('leave in the trail whose payslip was read, once, and only when asked for', async () => {
    const month = await august('casa')
    const readings = async () => {
      const { rows: found } = await database.owner.query<{ n: number }>(
        `select count(*)::int as n from audit_event where entity = 'lectura:liquidación'`,
      )
      return found[0]?.n ?? 0
    }
    const before = await readings()
    await rows('lectura', list(month, 30, ''))
    expect(await readings()).toBe(before)
    const read = await rows('lectura', list(month, 30, 'baseSalary sis uf'))
    expect(await readings()).toBe(before + read.length)
  })
})

describe('what hangs from the rows of a list', () => {
  const lists: readonly [list: string, few: string, many: string, fields: string][] = [
    [
      'absences',
      'absences(page: { number: 1, size: 10 }) { rows {',
      `absences(${page}) { rows {`,
      'user { id } business { id } file { id }',
    ],
    [
      'vacations',
      'vacations(page: { number: 1, size: 10 }) { rows {',
      `vacations(${page}) { rows {`,
      'voucherFile { id }',
    ],
    [
      'variables',
      'variables(page: { number: 1, size: 10 }) { rows {',
      `variables(${page}) { rows {`,
      'versions { from author }',
    ],
    [
      'items',
      'items(page: { number: 1, size: 10 }) { rows {',
      `items(${page}) { rows {`,
      'defaultFormula { code } versions { from author }',
    ],
    [
      'items of people',
      `userItems(input: { contractId: "${bernarda.contracts[0]?.publicId}", yearMonth: 202609 }) {
        ...on UserItem {`,
      'userItems(input: { yearMonth: 202609 }) { ...on UserItem {',
      'itemId formulaId originalValue payrollPaymentStatus settlementId',
    ],
  ]

  test.each(lists)(
    '%s: costs as many statements for ten rows as for more',
    async (_, few, many, fields) => {
      const of = (begin: string, asked: string) =>
        queriesOf(() => api.as('admin').run(`{ ${begin} id ${asked} } } }`))
      // The first requests open connections and read what is then kept.
      await of(many, fields)
      await of(few, fields)
      expect(await of(many, fields)).toBe(await of(few, fields))
      expect(await of(many, '')).toBeLessThan(await of(many, fields))
    },
  )
})

describe('an upload', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAAB' +
      'JRU5ErkJggg==',
    'base64',
  )

  test('is answered with the fields of its entities, but for where it is kept', async () => {
    const body = new FormData()
    body.append('relatedType', 'avatar')
    body.append('relatedId', bernarda.publicId)
    body.append('files', new File([png], 'yo.png', { type: 'image/png' }))
    const authorization = `Bearer ${await api.as('admin').token()}`
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
    const { data } = (await answer.json()) as { data: [Row] }
    const { data: kept, ...upload } = Object.fromEntries(
      (entities['Upload']?.fields ?? '').split(/\s+/).map((name) => [name, data[0][name]]),
    )
    expect(kept).toBeUndefined()
    expect(upload).toMatchObject({
      companyId: world.coihues.publicId,
      uid: data[0]['id'],
      name: 'yo.png',
      size: png.length,
      type: 'image/png',
      fileType: 'png',
      filesTypes: ['jpeg', 'png', 'webp'],
      relatedId: bernarda.publicId,
    })
    const fields = entities['UploadedFile']?.fields ?? ''
    const shown = (await read(
      'supervisor',
      `user(input: { id: "${bernarda.publicId}" }) { avatar { ${fields} } }`,
    )) as { avatar: Row }
    expect(shown.avatar).toMatchObject({ id: data[0]['id'], mime: 'image/png', ext: 'png' })
    expect((await fetch(new URL(String(shown.avatar['url']), url))).status).toBe(200)
  })
})
