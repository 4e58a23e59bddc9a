import { addDays, formatDate } from '#chile/dates.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'

type Row = {
  id: number
  list: number
  title: string
  due: string
  doerId: number
  fullname: string
  isOwn: boolean
}

/** Days before a task is due on which it is remembered; 0 and below once it is late. */
const steps = [-3, 0, 3]

/**
 * Tasks of a manager, of the person or of somebody named that are due in three days, today, or
 * three days ago: to who does them. What is of «Gestión de personas» the inbox remembers.
 */
async function ofTasks({ tx, today }: ReminderRun): Promise<NewNotice[]> {
  const { rows } = await sql<Row>`
    select task.id, list.id as list, task.title, task.due::text as due,
      doer.id as "doerId", ${shortNameIn('task.userId')} as fullname,
      doer.id = task.user_id as "isOwn"
    from arrival_task task
    join arrival list on list.company_id = app.current_company() and list.id = task.arrival_id
      and list.state = 'RUNNING'
    left join lateral (select line.supervisor_id from ${contracts.lines} line
      where line.id = list.user_contract_id
      order by (line.valid @> ${today}::date) desc, lower(line.valid) limit 1) terms on true
    join lateral (select case task.assignee when 'WORKER' then task.user_id
      when 'PERSON' then task.assignee_id
      when 'MANAGER' then terms.supervisor_id end as id) doer on doer.id is not null
    where task.company_id = app.current_company() and task.state = 'TO_DO'
      and task.due between ${addDays(today, -4)}::date and ${addDays(today, 3)}::date
    order by task.due, task.id`.execute(tx)
  return rows.flatMap((row) => {
    const step = steps.findLast((days) => addDays(row.due, days) <= today)
    if (step === undefined) return []
    const of = row.isOwn ? '' : `, de ${row.fullname}`
    return reminders([row.doerId], {
      key: `arrival-task:${row.id}:${row.due}:${step}`,
      title: `«${row.title}»${of} ${step > 0 ? 'venció' : 'vence'} el ${formatDate(row.due)}`,
      link: `/home/ingresos-y-salidas/${publicId('arrival', row.list)}`,
    })
  })
}

hourlyReminders.on('arrivals', ofTasks)
