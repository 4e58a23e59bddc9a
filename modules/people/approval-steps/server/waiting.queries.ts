import type { ISODate } from '#chile/dates.ts'
import type { WaitingRequest } from '#modules/company/approvals/server/index.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import type { StepKind } from '../model/steps.ts'

/**
 * The requests of a kind that nobody answered since a day, with the supervisor of today, the oldest
 * first. Those that pass steps have reminders of their own.
 *
 * @param pending a select of `id`, `user_contract_id` and the day `asked` of what waits
 */
export async function waitingRequests(
  { tx, today }: ReminderRun,
  kind: StepKind,
  pending: ReturnType<typeof sql>,
  since: ISODate,
): Promise<readonly WaitingRequest[]> {
  const { rows } = await sql<WaitingRequest>`
    select waiting.id, waiting.asked, contract.user_id as "userId",
      contract.id as "contractId", contract.business_id as "businessId",
      held.supervisor_id as "supervisorId", ${shortNameIn('contract.userId')} as fullname
    from (${pending}) waiting
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = waiting.user_contract_id and contract.status <> 'DELETED'
    left join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> ${today}::date
    where waiting.asked::date > ${since}::date
      and not exists (select from approval_request stepped
        where stepped.company_id = app.current_company() and stepped.is_open
          and stepped.kind = ${kind} and stepped.subject_id = waiting.id)
    order by waiting.asked, waiting.id`.execute(tx)
  return rows
}
