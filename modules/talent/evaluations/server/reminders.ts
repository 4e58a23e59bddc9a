import { formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ProcessStage } from '../model/catalogs.ts'
import { endsRemindedOn } from '../model/stages.ts'
import { processLink } from './notices.ts'

type Due = {
  processId: number
  title: string
  stage: ProcessStage
  endsOn: ISODate
  userId: number
}

/** What is left to do in a stage, for the person who has to do it. */
const asks: Readonly<Partial<Record<ProcessStage, string>>> = {
  SELF: 'Le falta su autoevaluación',
  EVALUATION: 'Le faltan evaluaciones por responder',
  FEEDBACK: 'Le quedan resultados por conversar',
}

/**
 * Who has something left in a stage that ends in seven days or two, today, or ended yesterday:
 * once for each of these days, in one digest. One statement a company.
 */
export async function ofStages({ tx, today }: ReminderRun): Promise<NewNotice[]> {
  const ends = endsRemindedOn(today)
  const { rows } = await sql<Due>`
    with due as (
      select p.id, p.title, s.stage, s.ends_on from process_stage s
      join evaluation_process p on p.company_id = app.current_company() and p.id = s.process_id
      where s.company_id = app.current_company() and s.ends_on = any(${[...ends]}::date[])
        and ((s.stage in ('SELF', 'EVALUATION') and p.status = 'RUNNING')
          or (s.stage = 'FEEDBACK' and p.status = 'FEEDBACK')))
    select due.id as "processId", due.title, due.stage, due.ends_on::text as "endsOn",
      given.respondent_id as "userId"
    from due
    join survey on survey.company_id = app.current_company() and survey.process_id = due.id
      and survey.status = 'ACTIVE'
    join user_survey given on given.company_id = app.current_company()
      and given.survey_id = survey.id and given.status = 'INCOMPLETE'
      and (due.stage = 'EVALUATION' and given.relation <> 'SELF'
        or due.stage = 'SELF' and given.relation = 'SELF')
    union
    select due.id, due.title, due.stage, due.ends_on::text, review.supervisor_id
    from due
    join review on review.company_id = app.current_company() and review.process_id = due.id
      and review.status = 'RELEASED' and review.supervisor_id is not null
    where due.stage = 'FEEDBACK'`.execute(tx)
  return rows.map(({ processId, title, stage, endsOn, userId }) => ({
    userId,
    kind: 'REMINDER' as const,
    key: `evaluation-stage:${processId}:${stage}:${endsOn}:${today}`,
    title: `${asks[stage] ?? title}: ${title}`,
    detail: endsOn < today ? `Terminó el ${formatDate(endsOn)}` : `Hasta el ${formatDate(endsOn)}`,
    link: stage === 'FEEDBACK' ? processLink(processId) : '/home/evaluaciones',
    shown: true,
    mail: 'DIGEST' as const,
  }))
}

hourlyReminders.on('evaluations', ofStages)
