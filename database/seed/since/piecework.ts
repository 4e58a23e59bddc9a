import { savePiecework } from '#modules/payroll/piecework/server/entries.service.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

/** Part of the crew, and how much each did in a day. */
const crew: readonly (readonly [who: Who, quantity: string])[] = [
  [0, '28.5'],
  [24, '31'],
  [29, '33.5'],
  ['wilner', '36'],
]

/** What the crew did in the last two days waits for whoever approves it. */
export async function seedPiecework(since: Since, { work }: Days): Promise<void> {
  const { act, owner, companyId, contractId } = since
  const { rows } = await owner.query<{ id: number }>(
    `select id::int as id from piecework_task
     where company_id = $1 and name = 'Poda de parrones'`,
    [companyId],
  )
  const [task] = rows
  if (!task) throw new Error('The demo world has no piecework')
  for (const day of [work(-2), work(-1)]) {
    const entries = crew.map(([who, quantity]) => ({
      key: `demo ${contractId(who)} ${day}`,
      contractId: contractId(who),
      taskId: task.id,
      day,
      quantity,
    }))
    await act('hernan', day, (context) => savePiecework(context, { rows: entries }))
  }
}
