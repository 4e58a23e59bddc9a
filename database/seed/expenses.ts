import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import type { SeedCompany } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** Who renders, answers and manages expenses in the demo world. */
const duties = [
  { person: 'bernarda', issuer: true, approver: false, admin: false },
  { person: 'hernan', issuer: true, approver: false, admin: false },
  { person: 'loreto', issuer: true, approver: false, admin: false },
  { person: 'carolina', issuer: true, approver: true, admin: false },
  { person: 'rodrigo', issuer: false, approver: false, admin: true },
] as const
type Issuer = 'bernarda' | 'hernan' | 'loreto' | 'carolina' | 'rodrigo'

const categories = [
  { code: 'ALO', name: 'Alojamiento' },
  { code: 'ALI', name: 'Alimentación' },
  { code: 'COM', name: 'Combustible y peajes' },
  { code: 'MAT', name: 'Materiales menores' },
  { code: 'TRA', name: 'Traslados' },
]

const policies = [
  {
    row: {
      code: 'VIAJE',
      name: 'Viajes dentro del país',
      description: 'Traslados, comidas y alojamiento fuera de la comuna del trabajo.',
      maxAmount: 120_000,
      receiptFrom: 5000,
      maxAgeDays: 60,
      documentTypes: [],
    },
    takes: { ALO: 90_000, ALI: 18_000, COM: null, TRA: 40_000 },
  },
  {
    row: {
      code: 'CAJA',
      name: 'Compras menores',
      description: 'Lo que la faena necesita hoy y no pasa por compras.',
      maxAmount: 60_000,
      receiptFrom: 0,
      maxAgeDays: 30,
      documentTypes: ['FACTURA', 'BOLETA'],
    },
    takes: { MAT: null },
  },
] as const

type SeedExpense = {
  name: string
  policy: 'VIAJE' | 'CAJA'
  category: string
  date: string
  money: number
  document?: readonly [type: 'BOLETA' | 'FACTURA', folio: string, rut: string]
  type?: 'PEAJE' | 'SIN_DOCUMENTO'
  comment?: string
}
export type SeedReport = {
  person: Issuer
  title: string
  status: 'DRAFT' | 'SUBMITTED' | 'RETURNED' | 'REJECTED' | 'APPROVED' | 'PAID'
  at: string
  comment?: string
  expenses: readonly SeedExpense[]
}

const parador = ['BOLETA', '88120', '76543210-3'] as const

/** A report in each state; every report has its expenses, and Bernarda has one loose besides. */
const reports: readonly SeedReport[] = [
  {
    person: 'bernarda',
    title: 'Feria del vino de Santa Cruz',
    status: 'PAID',
    at: '2026-07-20',
    expenses: [
      expense('Alojamiento, una noche', 'ALO', '2026-07-16', 68_000, [
        'FACTURA',
        '4410',
        '76118245-5',
      ]),
      expense('Cena', 'ALI', '2026-07-16', 14_500, parador),
    ],
  },
  {
    person: 'hernan',
    title: 'Visita al vivero de Curicó',
    status: 'APPROVED',
    at: '2026-08-28',
    expenses: [
      expense('Combustible', 'COM', '2026-08-26', 42_300, ['BOLETA', '190233', '96544320-7']),
      { ...expense('Peajes de la ruta 5', 'COM', '2026-08-26', 6800), type: 'PEAJE' },
    ],
  },
  {
    person: 'bernarda',
    title: 'Capacitación en Rancagua',
    status: 'SUBMITTED',
    at: '2026-09-11',
    expenses: [
      expense('Bus de ida y vuelta', 'TRA', '2026-09-09', 11_800, ['BOLETA', '5521', '76118245-5']),
      {
        ...expense('Almuerzo con el relator', 'ALI', '2026-09-09', 26_400, [
          'BOLETA',
          '771',
          '76543210-3',
        ]),
        comment: 'Éramos dos: el relator comió con nosotros',
      },
    ],
  },
  {
    person: 'hernan',
    title: 'Guantes para la cuadrilla',
    status: 'RETURNED',
    at: '2026-09-08',
    comment: 'La boleta no se lee: tome otra foto',
    expenses: [
      {
        ...expense('Guantes de poda', 'MAT', '2026-09-03', 38_900, [
          'BOLETA',
          '30012',
          '77456120-K',
        ]),
        policy: 'CAJA',
      },
    ],
  },
  {
    person: 'loreto',
    title: 'Almuerzo de aniversario',
    status: 'REJECTED',
    at: '2026-08-10',
    comment: 'Los almuerzos del área se piden por bienestar',
    expenses: [
      expense('Almuerzo del área', 'ALI', '2026-08-07', 17_500, ['BOLETA', '9081', '76543210-3']),
    ],
  },
  {
    person: 'bernarda',
    title: 'Compras de septiembre',
    status: 'DRAFT',
    at: '2026-09-14',
    expenses: [],
  },
]

const loose: SeedExpense = {
  ...expense('Cinta para injertos', 'MAT', '2026-09-12', 7990, ['BOLETA', '30177', '77456120-K']),
  policy: 'CAJA',
}

export function expense(
  name: string,
  category: string,
  date: string,
  money: number,
  document?: SeedExpense['document'],
): SeedExpense {
  return { name, policy: 'VIAJE', category, date, money, ...(document ? { document } : {}) }
}

/** Puts duties, categories, policies and reports of expenses in every state into a company. */
export async function seedExpenses(client: pg.Client, seed: SeedCompany, companyId: number) {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const personId = (key: Issuer) => userId(rutOf(seed.people[key]?.rut ?? 0))
  const of = (rows: readonly object[]) => rows.map((row) => ({ companyId, ...row }))
  await insert(
    client,
    'expense_permission',
    of(duties.map(({ person, ...row }) => ({ userId: personId(person), ...row }))),
  )
  await insert(client, 'expense_category', of(categories))
  const categoryId = await idsBy(client, 'expense_category', companyId, 'code')
  await insert(client, 'expense_policy', of(policies.map(({ row }) => row)))
  const policyId = await idsBy(client, 'expense_policy', companyId, 'code')
  await insert(
    client,
    'expense_policy_category',
    of(
      policies.flatMap(({ row, takes }) =>
        Object.entries(takes).map(([category, maxAmount]) => ({
          policyId: policyId(row.code),
          categoryId: categoryId(category),
          maxAmount,
        })),
      ),
    ),
  )
  await writeReports(client, seed, companyId, reports)
  const rowOf = await expenseRows(client, seed, companyId)
  await insert(client, 'expense', [rowOf('bernarda', loose)])
}

/** Reports as they went, numbered after those that there are. */
export async function writeReports(
  client: pg.Client,
  seed: SeedCompany,
  companyId: number,
  written: readonly SeedReport[],
) {
  const business = await idsBy(client, 'business', companyId, 'slug')
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const rowOf = await expenseRows(client, seed, companyId)
  const { rows: before } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0)::int as last from expense_report where company_id = $1',
    [companyId],
  )
  for (const [at, report] of written.entries()) {
    await seedReport(client, companyId, report, {
      number: (before[0]?.last ?? 0) + at + 1,
      userId: userId(rutOf(seed.people[report.person]?.rut ?? 0)),
      businessId: business('vina'),
      rows: report.expenses.map((one) => rowOf(report.person, one)),
    })
  }
}

/** How the expenses of a company are written. */
async function expenseRows(client: pg.Client, seed: SeedCompany, companyId: number) {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const policyId = await idsBy(client, 'expense_policy', companyId, 'code')
  const categoryId = await idsBy(client, 'expense_category', companyId, 'code')
  return (person: Issuer, one: SeedExpense) => {
    const [type = 'SIN_DOCUMENTO', folio = null, rut = null] = one.document ?? [one.type]
    return {
      companyId,
      userId: userId(rutOf(seed.people[person]?.rut ?? 0)),
      expensePolicyId: policyId(one.policy),
      expenseCategoryId: categoryId(one.category),
      name: one.name,
      comment: one.comment ?? null,
      date: one.date,
      accountingDocumentType: type,
      documentIdentifier: folio,
      providerIdentifier: rut,
      amount: one.money,
      money: one.money,
    }
  }
}

type Placed = { number: number; userId: number; businessId: number; rows: readonly object[] }

/** A report as it went: written as a draft with its expenses, and then brought to its state. */
async function seedReport(
  client: pg.Client,
  companyId: number,
  { title, status, at, comment }: SeedReport,
  { number, userId, businessId, rows }: Placed,
) {
  const moment = `${at}T13:00:00Z`
  const dates = { createdAt: moment, updatedAt: moment }
  await insert(client, 'expense_report', [
    { companyId, number, userId, businessId, title, ...dates },
  ])
  const reportId = await idsBy(client, 'expense_report', companyId, 'number')
  const id = reportId(number)
  await insert(
    client,
    'expense',
    rows.map((row) => ({ ...row, reportId: id })),
  )
  const states = waysTo[status]
  for (const state of states) {
    await client.query(
      `update expense_report set status = $3, submitted_at = $4, updated_at = $4,
         responded_at = case when $3 = 'SUBMITTED' then null else $4::timestamptz end,
         comment = case when $3 = 'SUBMITTED' then null else $5 end,
         approved_total = case when $3 in ('APPROVED', 'PAID') then (select sum(money)
           from expense one where one.company_id = $1 and one.report_id = $2) end,
         paid_on = case when $3 = 'PAID' then $4::timestamptz::date end,
         payment = case when $3 = 'PAID' then 'TRANSFER' end
       where company_id = $1 and id = $2`,
      [companyId, id, state, moment, comment ?? null],
    )
  }
}

const waysTo = {
  DRAFT: [],
  SUBMITTED: ['SUBMITTED'],
  RETURNED: ['SUBMITTED', 'RETURNED'],
  REJECTED: ['SUBMITTED', 'REJECTED'],
  APPROVED: ['SUBMITTED', 'APPROVED'],
  PAID: ['SUBMITTED', 'APPROVED', 'PAID'],
} as const
