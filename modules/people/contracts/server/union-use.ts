import { unionUse } from '#modules/company/businesses/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

const KEPT = 'Hay contratos que nombran a este sindicato, hoy o en su historia: se conserva'

unionUse.on('contracts', async (tx, unionIds) => {
  const rows = await tx
    .selectFrom('userContractVersion')
    .select('syndicateId')
    .distinct()
    .where(sql<boolean>`syndicate_id = any(${[...unionIds]}::bigint[])`)
    .execute()
  return new Map(
    rows.flatMap(({ syndicateId }) => (syndicateId === null ? [] : [[syndicateId, KEPT] as const])),
  )
})
