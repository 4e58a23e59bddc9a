import { bankList, byCode } from '#chile/catalogues.ts'
import { lastDay } from '#chile/period.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import { unionsOfItems } from '#modules/concepts/concept-library/server/index.ts'
import type { ReportedPayslip } from '#modules/payroll/payslips/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Cell } from '../../model/cell.ts'
import { apartNotes } from '../notes.ts'
import {
  count,
  listed,
  people,
  personCells,
  personColumns,
  pesos,
  processColumn,
  type ReportDefinition,
  sum,
} from '../report.ts'
import { contributions, partsOf, placesIn } from './contributions.ts'

const byInstitution: ReportDefinition = {
  name: 'cotizaciones-por-institucion',
  label: 'Cotizaciones por institución',
  description: 'AFP, salud, cesantía, mutual, caja, ahorro e impuesto: base, aportes y personas',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH'],
  chart: { type: 'bar', label: 1, values: [6] },
  run: async (source) => {
    const all = await source.paid(source.month)
    const placesOf = await placesIn(source.tx, source.month, all)
    const placed = all.map((row) => ({ row, places: placesOf(row) }))
    const rows = contributions.flatMap((one): Cell[][] => {
      const parts = placed.flatMap(({ row, places }) => partsOf(one, row, places))
      return [...Map.groupBy(parts, ({ to }) => to)].map(([name, own]) => {
        const worker = sum(own, (part) => part.worker)
        const employer = sum(own, (part) => part.employer)
        const members = [...new Set(own.map(({ row }) => row))]
        const base = sum(members, (row) => row.valueOf(one.base))
        return [one.kind, name, people(members), base, worker, employer, worker + employer]
      })
    })
    return {
      columns: [
        listed('Tipo'),
        listed('Institución'),
        { label: 'Personas', kind: 'number' },
        { label: 'Base', kind: 'pesos' },
        pesos('Del trabajador'),
        pesos('Del empleador'),
        pesos('Total'),
      ],
      rows,
      notes: await apartNotes(source, all, source.month),
    }
  },
}

const byPayment: ReportDefinition = {
  name: 'liquido-por-forma-de-pago',
  label: 'Líquido por forma de pago y banco',
  description:
    'Cuánto se paga en cada banco, en cheque o en efectivo, y a quién le falta la cuenta',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH'],
  chart: { type: 'pie', label: 1, values: [3] },
  run: async (source) => {
    const all = await source.paid(source.month)
    const methods = await methodsOf(source.tx, [...new Set(all.map((row) => row.userId))])
    const nameOf = ({ userId }: ReportedPayslip) => {
      const method = methods.get(userId)
      if (!method) return 'Sin forma de pago|Falta registrarla'
      const kind = PaymentKind.label(method.kind)
      const bank = method.bankCode === null ? null : byCode(bankList, method.bankCode)
      return `${kind}|${bank?.name ?? method.bankCode ?? kind}`
    }
    const groups = Map.groupBy(all, nameOf)
    return {
      columns: [listed('Forma de pago'), listed('Banco'), count('Personas'), pesos('Líquido')],
      rows: [...groups]
        .toSorted(([, a], [, b]) => sum(b, (row) => row.net) - sum(a, (row) => row.net))
        .map(([name, members]) => [
          ...name.split('|'),
          people(members),
          sum(members, (row) => row.net),
        ]),
      notes: await apartNotes(source, all, source.month),
    }
  },
}

async function methodsOf(tx: Tx, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('paymentMethod')
    .select(['userId', 'kind', 'bankCode'])
    .where('isCurrent', '=', true)
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.userId, row]))
}

const unionFees: ReportDefinition = {
  name: 'cuotas-sindicales',
  label: 'Cuotas sindicales',
  description: 'Las cuotas descontadas a cada persona, por sindicato',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'contracts.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async ({ tx, paid: paidIn, month }) => {
    const paid = await paidIn(month)
    const unions = await unionsOf(
      tx,
      paid.map((row) => row.userContractId),
      lastDay(month),
    )
    const ofItems = [...(await unionsOfItems(tx, month))]
    const feesOf = (row: ReportedPayslip) => [
      { union: unions.get(row.userContractId) ?? 'Sin sindicato', code: 'CUOTA_SINDICAL' },
      ...ofItems.map(([code, { name }]) => ({ union: name, code })),
    ]
    return {
      columns: [listed('Sindicato'), ...personColumns, processColumn, pesos('Cuota')],
      rows: paid
        .flatMap((row) =>
          feesOf(row).flatMap(({ union, code }) => {
            const fee = row.valueOf(code)
            return fee === 0 ? [] : [{ union, row, fee }]
          }),
        )
        .toSorted((a, b) => a.union.localeCompare(b.union, 'es'))
        .map(({ union, row, fee }) => [union, ...personCells(row), row.process, fee]),
    }
  },
}

async function unionsOf(tx: Tx, contractIds: readonly number[], day: string) {
  const rows = await tx
    .selectFrom('userContractVersion as version')
    .innerJoin('syndicate', 'syndicate.id', 'version.syndicateId')
    .select(['version.userContractId', 'syndicate.name'])
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.user_contract_id = any(${[...contractIds]}::bigint[])`)
    // A contract that ended in the month still has its union: its last version names it.
    .where(sql<boolean>`lower(version.valid) <= ${day}::date`)
    .orderBy(sql`lower(version.valid)`)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row.name]))
}

export const institutionReports = [byInstitution, byPayment, unionFees]
