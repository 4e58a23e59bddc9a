import { hasEnding } from '#modules/people/contracts/server/index.ts'

/** Whoever changes the last day of a contract asks whether it is changed or undone here. */
hasEnding.by('contract-endings', async (tx, contractId) => {
  const ended = await tx
    .selectFrom('contractSettlement')
    .select('id')
    .where('userContractId', '=', contractId)
    .where('status', '=', 'DONE')
    .executeTakeFirst()
  return ended !== undefined
})
