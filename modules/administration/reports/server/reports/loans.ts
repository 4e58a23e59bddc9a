import { monthLabel, monthsBetween, previousMonth, shiftMonth } from '#chile/period.ts'
import { compareTexts } from '#chile/names.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import { ofContract, payWithin } from '#modules/people/sight/server/index.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Cell } from '../../model/cell.ts'
import { listed, pesos, type ReportDefinition, type ReportSource, words } from '../report.ts'
import { type Discounted, discountedUntil } from './discounted-quotas.ts'

/** Debts paid in quotas: loans of the company, of the caja, of cooperatives. */
export const loans: ReportDefinition = {
  name: 'prestamos-saldos',
  label: 'Préstamos y saldos',
  description:
    'Lo que se descuenta en cuotas: la del mes, lo que tomó la liquidación, cuántas van y el saldo',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'userItems.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async (source) => {
    const discounted = await discountedUntil(source)
    const rows = [
      ...(await itemsInQuotas(source, discounted)),
      ...(await employerLoans(source, discounted)),
    ]
    return {
      columns: [
        words('Nombre'),
        { label: 'RUT', kind: 'rut' },
        words('Contrato'),
        listed('Concepto'),
        pesos('Cuota del mes'),
        pesos('Descontado en el mes'),
        { label: 'Cuotas descontadas', kind: 'number' },
        { label: 'Cuotas en total', kind: 'number' },
        pesos('Saldo'),
        words('Termina'),
      ],
      rows: rows.toSorted((a, b) => compareTexts(a.surname, b.surname)).map(({ cells }) => cells),
    }
  },
}

type Loan = { surname: string; cells: Cell[] }

/**
 * Items of a person with a number of quotas. The part of a quota that payslips could not take is
 * discounted after the last one: it is in the balance, and in the quota of that month.
 */
async function itemsInQuotas(source: ReportSource, discounted: Discounted): Promise<Loan[]> {
  const { tx, month } = source
  const labels = new Map(
    knownItemsOf(await companyLibrary(tx, month)).map((item) => [item.code, item.label]),
  )
  const rows = await contractsOf(source)
    .innerJoin('userItem as item', 'item.userContractId', 'contract.id')
    .select(['users.rut', 'contract.code', 'contract.businessId', 'item.id', 'item.itemCode'])
    .select(sql<number>`round(item.value)::bigint`.as('value'))
    .select(['item.startMonth', 'item.endMonth', 'item.status'])
    .select(sql<number>`item.total_quotas`.as('quotas'))
    .select([nameIn('contract.userId').as('name'), surnameIn('contract.userId').as('surname')])
    .where('item.totalQuotas', '>', 1)
    .where('item.currency', '=', 'CLP')
    .where('item.startMonth', '<=', month)
    .orderBy('item.id')
    .execute()
  return rows.flatMap((row): Loan[] => {
    const { id, value, startMonth, quotas } = row
    const waits = row.status === 'SUSPENDED'
    const until = discounted.until(row.businessId)
    const last = row.endMonth ?? shiftMonth(startMonth, quotas - 1)
    const gone = waits || until === null ? 0 : spanUntil(startMonth, last, until)
    const left = waits ? quotas : Math.max(0, spanUntil(startMonth, last, last) - gone)
    const { rest, restOfMonth, missed, shortNow } = discounted.of(id)
    const asked = (!waits && month >= startMonth && month <= last ? value : 0) + restOfMonth
    const balance = value * left + rest
    // Its quotas continue in another item, or not at all.
    const replaced = last < shiftMonth(startMonth, quotas - 1) && month > last && balance === 0
    if (replaced) return []
    const cells = [
      row.name,
      row.rut,
      row.code,
      labels.get(row.itemCode) ?? row.itemCode,
      asked,
      until !== null && until >= month ? asked - shortNow : 0,
      Math.max(0, gone - missed),
      quotas,
      balance,
      waits ? 'Suspendido' : monthLabel(Math.max(last, discounted.of(id).lastRest)),
    ]
    return [{ surname: row.surname ?? '', cells }]
  })
}

/** How many months of a span have passed by a month, both included. */
const spanUntil = (from: number, last: number, month: number): number =>
  Math.max(0, monthsBetween(from, Math.min(last, month)) + 1)

/** Employer loans: each quota has its month and amount, and an early payment cancels some. */
async function employerLoans(source: ReportSource, discounted: Discounted): Promise<Loan[]> {
  const { month } = source
  const quotas = await contractsOf(source)
    .innerJoin('employerLoan as loan', 'loan.userContractId', 'contract.id')
    .innerJoin('employerLoanQuota as quota', 'quota.loanId', 'loan.id')
    .select(['users.rut', 'contract.code', 'contract.businessId', 'contract.id as contractId'])
    .select(['loan.id as loanId', 'quota.yearMonth', 'quota.amount', 'quota.carried'])
    .select([nameIn('contract.userId').as('name'), surnameIn('contract.userId').as('surname')])
    .where('quota.kind', '=', 'QUOTA')
    .where('loan.startMonth', '<=', month)
    .orderBy('loan.id')
    .orderBy('quota.yearMonth')
    .execute()
  return [...Map.groupBy(quotas, ({ loanId }) => loanId).values()].map((own): Loan => {
    const [first] = own
    const until =
      discounted.until(first?.businessId ?? 0) ?? previousMonth(own[0]?.yearMonth ?? month)
    const ofMonth = own.filter(({ yearMonth }) => yearMonth === month)
    const asked = ofMonth.reduce((sum, { amount }) => sum + amount, 0)
    const short = ofMonth.reduce(
      (sum, { loanId, carried }) => sum + (carried || discounted.ofLoan(loanId)),
      0,
    )
    const passed = own.filter(({ yearMonth }) => yearMonth <= until)
    const left = own.filter(({ yearMonth }) => yearMonth > until)
    const sumOf = (rows: typeof own) => rows.reduce((sum, one) => sum + one.amount - one.carried, 0)
    const waits = until >= month ? discounted.ofLoan(first?.loanId ?? 0) : 0
    const cells = [
      first?.name ?? null,
      first?.rut ?? null,
      first?.code ?? null,
      'Préstamo de la empresa',
      asked,
      until >= month ? asked - short : 0,
      passed.filter(({ carried }) => carried === 0).length - (waits > 0 ? 1 : 0),
      own.length,
      sumOf(left) + waits,
      monthLabel(own.at(-1)?.yearMonth ?? month),
    ]
    return { surname: first?.surname ?? '', cells }
  })
}

/** The contracts whose pay the reader sees, of the requested razón social and person. */
function contractsOf({ tx, ask, scope }: ReportSource) {
  return tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .where((eb) => eb.and(scope.reaches.map((reach) => payWithin(reach, ofContract, scope.self))))
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': ask.businessId, 'contract.userId': ask.userId }),
    )
}
