import { monthClosed, closedMonths } from '#modules/people/file-contracts/server/index.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { scheduleOf } from '../model/loan.ts'
import type { LoanValues } from '../model/loan-row.ts'
import { standingLoans } from './loan-file.ts'
import { dropQuotas, writeQuotas } from './quotas.ts'

/** Grants the loans of rows, each with its quotas; one that is there already was refused before. */
export async function applyLoans(
  importing: Importing,
  rows: readonly ToWrite<LoanValues>[],
): Promise<readonly (readonly Change[])[]> {
  const all = await standingLoans(
    importing,
    rows.map(({ values }) => values),
  )
  const fresh = rows.flatMap(({ line, values }, at) => {
    const { contract } = all[at] ?? {}
    const { amount = 0, totalQuotas = 1, startMonth = 0, grantedOn = '', comment = null } = values
    if (!contract) return []
    return [{ line, contract, said: { amount, totalQuotas, startMonth, grantedOn, comment } }]
  })
  if (fresh.length === 0) return rows.map(() => [])
  const made = await importing.tx
    .insertInto('employerLoan')
    .values(
      fresh.map(({ contract, said }) => ({
        ...said,
        userContractId: contract.id,
        userId: contract.userId,
        createdBy: importing.session.loginId,
      })),
    )
    .returning(['id', 'userContractId', 'grantedOn'])
    .execute()
  const idOf = new Map(
    made.map(({ id, userContractId, grantedOn }) => [`${userContractId} ${grantedOn}`, id]),
  )
  const lent = fresh.flatMap(({ line, contract, said }) => {
    const id = idOf.get(`${contract.id} ${said.grantedOn}`)
    return id === undefined ? [] : [{ line, id, contractId: contract.id, said }]
  })
  await writeQuotas(
    importing,
    lent.flatMap(({ id: loanId, contractId, said: { amount, totalQuotas, startMonth } }) =>
      scheduleOf(amount, totalQuotas, startMonth).map((quota) => ({
        loanId,
        contractId,
        ...quota,
      })),
    ),
  )
  const byLine = new Map(
    lent.map(({ line, id, said }): [number, Change] => [
      line,
      { entity: 'employer_loan', id, version: 1, before: null, after: said },
    ]),
  )
  return rows.map(({ line }) => [byLine.get(line)].flatMap((change) => change ?? []))
}

/** Takes loans back that nobody touched and of which no closed month discounted a quota. */
export async function undoLoans(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  const held = await tx
    .selectFrom('employerLoan as loan')
    .innerJoin('userContract as contract', 'contract.id', 'loan.userContractId')
    .select(['loan.id', 'loan.version', 'loan.startMonth', 'contract.businessId'])
    .where(sql<boolean>`loan.id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const closed = await closedMonths(importing)
  const byId = new Map(held.map((row) => [row.id, row]))
  const why = changes.map(({ id, version }) => {
    const row = byId.get(id)
    if (!row || row.version !== version) return TOUCHED
    const last = closed.get(row.businessId) ?? 0
    return row.startMonth <= last ? monthClosed(last) : undefined
  })
  const gone = ids.filter((_, at) => why[at] === undefined)
  if (gone.length > 0) {
    await dropQuotas(importing, gone, 190_001)
    await tx
      .deleteFrom('employerLoan')
      .where(sql<boolean>`id = any(${gone}::bigint[])`)
      .execute()
  }
  return why
}
