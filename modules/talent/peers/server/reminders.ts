import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { startsRemindedOn } from '../model/nomination.ts'
import { peersLink } from './notices.ts'

type Due = { id: number; userId: number; title: string; startsOn: ISODate; isReturned: boolean }

/**
 * Who has to propose their peers in a process whose evaluation begins in seven days, in two or
 * tomorrow, and who may begin now: once for each of these days, in one digest. One statement a
 * company.
 */
export async function ofProposals({ tx, today }: ReminderRun): Promise<NewNotice[]> {
  const { rows } = await sql<Due>`
    select proposal.id, proposal.evaluatee_id as "userId", process.title,
      stage.starts_on::text as "startsOn", proposal.status = 'RETURNED' as "isReturned"
    from peer_proposal proposal
    join evaluation_process process on process.company_id = app.current_company()
      and process.id = proposal.process_id and process.status = 'RUNNING'
    join process_stage stage on stage.company_id = app.current_company()
      and stage.process_id = process.id and stage.stage = 'EVALUATION'
      and stage.starts_on > ${today}::date
    where proposal.company_id = app.current_company()
      and proposal.status in ('WAITING', 'RETURNED')
      and (stage.starts_on = any(${[...startsRemindedOn(today)]}::date[])
        or (process.started_at at time zone 'America/Santiago')::date = ${today}::date)`.execute(tx)
  return rows.map(({ id, userId, title, startsOn, isReturned }) => ({
    userId,
    kind: 'REMINDER' as const,
    key: `peers-to-propose:${id}:${today}`,
    title: isReturned ? `Proponga sus pares otra vez: ${title}` : `Proponga a sus pares: ${title}`,
    detail: `Antes del ${formatDate(startsOn)}`,
    link: peersLink,
    shown: true,
    mail: 'DIGEST' as const,
  }))
}

hourlyReminders.on('peers', ofProposals)
