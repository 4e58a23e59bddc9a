import { contractHooks } from '#modules/people/contracts/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Whoever changes the last day of contracts asks whether it is changed or undone here. */
contractHooks.hasEnding.by('contract-endings', async (tx, contractIds) => {
  const ended = await tx
    .selectFrom('contractSettlement')
    .select('userContractId')
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where('status', '=', 'DONE')
    .execute()
  return new Set(ended.map(({ userContractId }) => userContractId))
})
