import { valueFact } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import type { StoredPayslip } from './payslips.queries.ts'

export type Entered = { by: string | null; at: Date; comment: string | null }

/**
 * The author, the time and the comment of each entered value of a payslip, by the fact that carries
 * it. Only for readers of entries; ending an item does not count as entering its value.
 */
export async function enteredIn(
  { client, session, can }: Context,
  { userContractId, yearMonth }: Pick<StoredPayslip, 'userContractId' | 'yearMonth'>,
): Promise<ReadonlyMap<string, Entered>> {
  if (!can('userItems.read')) return new Map()
  const { rows } = await client.query<Entered & { item: string }>(
    `select distinct on (i.item_code) i.item_code as item, e.at,
       (select string_agg(said.comment, '. ' order by said.id) from user_item said
         where said.company_id = $1 and said.user_contract_id = $2
           and said.item_code = i.item_code and said.start_month <= $3
           and (said.end_month is null or said.end_month >= $3)) as comment,
       ${loginNameIn('e.login_id', '$1')} as by
     from user_item i
     join audit_event e on e.company_id = $1 and e.entity = 'user_item'
       and e.entity_id = i.id::text
       and e.before ->> 'value' is distinct from e.after ->> 'value'
     where i.company_id = $1 and i.user_contract_id = $2 and i.start_month <= $3
       and (i.end_month is null or i.end_month >= $3)
     order by i.item_code, e.seq desc`,
    [session.companyId, userContractId, yearMonth],
  )
  return new Map(rows.map(({ item, ...entered }) => [valueFact(item), entered]))
}
