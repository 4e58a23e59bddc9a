import { compareTexts } from '#chile/names.ts'
import { nameIn, surnameIn } from '#platform/server/person-names.ts'
import { monthLabel, monthsBetween, shiftMonth } from '#chile/period.ts'
import { payWithin } from '#modules/sight/server/index.ts'
import { companyLibrary } from '#modules/concept-library/server/index.ts'
import { knownItemsOf } from '#modules/payroll-months/server/index.ts'
import { sql } from '#platform/server/db.ts'
import type { Cell } from '../../model/report.ts'
import { pesos, type ReportDefinition, type ReportSource, words } from '../report.ts'

/** What is paid back in quotas: loans of the company, of the caja, of cooperatives. */
export const loans: ReportDefinition = {
  name: 'prestamos-saldos',
  label: 'Préstamos y saldos',
  description:
    'Lo que se descuenta en cuotas: cuota del mes, cuántas van, cuántas quedan y el saldo',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'userItems.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async (source) => ({
    columns: [
      words('Nombre'),
      { label: 'RUT', kind: 'rut' },
      words('Contrato'),
      words('Concepto'),
      pesos('Cuota'),
      { label: 'Cuotas descontadas', kind: 'number' },
      { label: 'Cuotas en total', kind: 'number' },
      pesos('Saldo'),
      words('Termina'),
    ],
    rows: [...(await itemsInQuotas(source)), ...(await employerLoans(source))]
      .toSorted((a, b) => compareTexts(a.surname, b.surname))
      .map(({ cells }) => cells),
  }),
}

type Loan = { surname: string; cells: Cell[] }

/** Items of a person that say in how many quotas they are discounted, all of the same amount. */
async function itemsInQuotas(source: ReportSource): Promise<Loan[]> {
  const { tx, month } = source
  const labels = new Map(
    knownItemsOf(await companyLibrary(tx, month)).map((item) => [item.code, item.label]),
  )
  const rows = await contractsOf(source)
    .innerJoin('userItem as item', 'item.userContractId', 'contract.id')
    .select(['users.rut', 'contract.code', 'item.itemCode'])
    .select(sql<number>`round(item.value)::bigint`.as('value'))
    .select(['item.startMonth', sql<number>`item.total_quotas`.as('quotas')])
    .select([nameIn('contract.userId').as('name'), surnameIn('contract.userId').as('surname')])
    .where('item.totalQuotas', '>', 1)
    .where('item.currency', '=', 'CLP')
    .where('item.startMonth', '<=', month)
    .orderBy('item.id')
    .execute()
  return rows.map((row) => {
    const paid = Math.min(row.quotas, monthsBetween(row.startMonth, month) + 1)
    const cells = [
      row.name,
      row.rut,
      row.code,
      labels.get(row.itemCode) ?? row.itemCode,
      row.value,
      paid,
      row.quotas,
      row.value * (row.quotas - paid),
      monthLabel(shiftMonth(row.startMonth, row.quotas - 1)),
    ]
    return { surname: row.surname ?? '', cells }
  })
}

/** Loans of the employer: each quota has its month and amount, and an early payment drops some. */
async function employerLoans(source: ReportSource): Promise<Loan[]> {
  const { month } = source
  const rows = await contractsOf(source)
    .innerJoin('employerLoan as loan', 'loan.userContractId', 'contract.id')
    .innerJoin('employerLoanQuota as quota', 'quota.loanId', 'loan.id')
    .select(['users.rut', 'contract.code'])
    .select([nameIn('contract.userId').as('name'), surnameIn('contract.userId').as('surname')])
    .select([
      sql<number>`coalesce(sum(quota.amount) filter (where quota.year_month = ${month}),
        0)::bigint`.as('value'),
      sql<number>`count(*) filter (where quota.year_month <= ${month})`.as('paid'),
      sql<number>`count(*)`.as('quotas'),
      sql<number>`coalesce(sum(quota.amount) filter (where quota.year_month > ${month}),
        0)::bigint`.as('balance'),
      sql<number>`max(quota.year_month)`.as('last'),
    ])
    .where('quota.kind', '=', 'QUOTA')
    .where('loan.startMonth', '<=', month)
    .groupBy(['loan.id', 'users.rut', 'contract.code', 'contract.userId'])
    .orderBy('loan.id')
    .execute()
  return rows.map((row) => ({
    surname: row.surname ?? '',
    cells: [
      row.name,
      row.rut,
      row.code,
      'Préstamo de la empresa',
      row.value,
      row.paid,
      row.quotas,
      row.balance,
      monthLabel(row.last),
    ],
  }))
}

/** The contracts whose pay the reader sees, of the razón social and person that were asked for. */
function contractsOf({ tx, ask, scope }: ReportSource) {
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  return tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .where((eb) => eb.and(scope.reaches.map((reach) => payWithin(reach, columns, scope.self))))
    .$if(ask.businessId !== null, (query) =>
      query.where('contract.businessId', '=', ask.businessId ?? 0),
    )
    .$if(ask.userId !== null, (query) => query.where('contract.userId', '=', ask.userId ?? 0))
}
