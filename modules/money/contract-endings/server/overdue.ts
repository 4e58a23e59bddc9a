import { inEachCompany, type ReminderRun } from '#modules/company/notices/server/index.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { applyEndings } from './apply.ts'

/** Does, from the day after their last one, the endings that were still kept from their people. */
export const endingTask = ({ db, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'contract-endings',
  cron: '22 * * * *',
  run: () => inEachCompany(db, now(), endOverdue),
})

type Parts = { db: Database; now?: () => Date }

async function endOverdue(round: ReminderRun): Promise<void> {
  const rows = await round.tx
    .selectFrom('contractSettlement as ending')
    .innerJoin('userContract as contract', 'contract.id', 'ending.userContractId')
    .select(['ending.id', 'ending.userContractId', 'ending.contractFinalDate'])
    .select(['ending.heirUserId', 'ending.version', 'contract.userId'])
    .where('ending.status', '=', 'PREPARED')
    .where('ending.contractFinalDate', '<', round.today)
    .orderBy('contract.id')
    .execute()
  await applyEndings(round, rows)
}
