import type { ISODate } from '#chile/dates.ts'
import type { ProcessMove } from '#modules/talent/evaluations/model/catalogs.ts'
import { moveEvaluationProcess } from '#modules/talent/evaluations/server/moves.service.ts'
import { releaseEvaluationReviews } from '#modules/talent/evaluations/server/release.service.ts'
import { recordEvaluationMeeting } from '#modules/talent/evaluations/server/reviews.service.ts'
import type { Since } from './acting.ts'

type Status = 'DRAFT' | 'RUNNING' | 'CALIBRATION' | 'FEEDBACK'
type Process = { id: number; status: Status; over: ISODate }

/** What is left of a process in each of its states, until its results are given. */
const left: Readonly<Record<Status, readonly ProcessMove[]>> = {
  DRAFT: ['CANCEL'],
  RUNNING: ['CALIBRATE', 'FEEDBACK'],
  CALIBRATION: ['FEEDBACK'],
  FEEDBACK: [],
}

/**
 * The evaluations whose days are over, and that nobody answers any more, were given and closed; one
 * that never began was annulled.
 */
export async function closeEvaluations(since: Since): Promise<void> {
  const { owner, companyId, today } = since
  const { rows } = await owner.query<Process>(
    `select process.id::int as id, process.status, stage.over::text as over
     from evaluation_process process
     join lateral (select max(ends_on) as over from process_stage one
       where one.company_id = $1 and one.process_id = process.id) stage on stage.over < $2::date
     where process.company_id = $1 and process.status not in ('CLOSED', 'CANCELED')
       and not exists (select from survey where survey.company_id = $1
         and survey.process_id = process.id and survey.status = 'ACTIVE')
     order by process.id`,
    [companyId, today],
  )
  for (const process of rows) await close(since, process)
}

async function close({ act, owner, companyId }: Since, { id, status, over }: Process) {
  const reason = status === 'DRAFT' ? 'Sus fechas pasaron sin que comenzara' : null
  const move = (name: ProcessMove) =>
    act('carolina', over, (context) =>
      moveEvaluationProcess(context, { id, version: null, move: name, reason }),
    )
  for (const name of left[status]) await move(name)
  if (status === 'DRAFT') return
  await act('carolina', over, (context) =>
    releaseEvaluationReviews(context, { processId: id, reviewIds: null }),
  )
  const { rows } = await owner.query<{ id: number }>(
    `select id::int as id from review
     where company_id = $1 and process_id = $2 and status = 'RELEASED' order by id`,
    [companyId, id],
  )
  const meetingNotes = 'Se acordaron dos metas para el año que viene'
  for (const review of rows) {
    await act('carolina', over, (context) =>
      recordEvaluationMeeting(context, { id: review.id, version: null, metOn: over, meetingNotes }),
    )
  }
  await move('CLOSE')
}
