import { pieceworkPaid } from '#modules/payroll/month-parts/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

pieceworkPaid.by('piecework', (tx, { from, to }, contractIds) =>
  tx
    .selectFrom('pieceworkEntry')
    .select(['userContractId as contractId', 'day as date'])
    .select(sql<string>`amount::text`.as('amount'))
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('status', '=', 'APPROVED')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('id')
    .execute(),
)
