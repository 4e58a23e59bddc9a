import type { ISODate } from '#chile/dates.ts'
import { completeArrivalTask } from '#modules/administration/arrivals/server/tasks.service.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

type Task = { id: number; version: number; due: ISODate; equipment: boolean; rut: string }

/**
 * What was due until yesterday of the lists of who came and who left was done on its day, or once
 * there was a list.
 */
export async function doTasks({ owner, act, companyId }: Since, { work }: Days): Promise<void> {
  const { rows } = await owner.query<Task>(
    `select task.id::int as id, task.version, task.kind = 'EQUIPMENT' as equipment, person.rut,
       least($2::date, greatest(task.due,
         case list.kind when 'ARRIVAL' then $3::date else $4::date end))::text as due
     from arrival_task task
     join arrival list on list.company_id = $1 and list.id = task.arrival_id
     join users person on person.company_id = $1 and person.id = task.user_id
     where task.company_id = $1 and task.state = 'TO_DO' and task.due <= $2::date
     order by task.due, task.id`,
    [companyId, work(-1), '2026-09-16', '2026-10-13'],
  )
  for (const { id, version, due, equipment, rut } of rows) {
    const serial = equipment ? `NB-${rut.slice(-5)}` : null
    await act('carolina', due, (context) =>
      completeArrivalTask(context, { id, version, comment: null, serial, fileId: null }),
    )
  }
}
