import { MONTHS, partsOf } from '#chile/dates.ts'
import type { ProcessStage } from '#modules/talent/evaluations/model/catalogs.ts'
import { moveEvaluationProcess } from '#modules/talent/evaluations/server/moves.service.ts'
import { createEvaluationProcess } from '#modules/talent/evaluations/server/processes.service.ts'
import { everybody } from '#modules/talent/surveys/model/assignment.ts'
import { assignSurvey } from '#modules/talent/surveys/server/assignment.service.ts'
import { moveSurvey } from '#modules/talent/surveys/server/life.service.ts'
import { createSurvey } from '#modules/talent/surveys/server/surveys.service.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** The stages of a round by the working days, before and after today, on which each is. */
const stages: readonly (readonly [ProcessStage, first: number, last: number])[] = [
  ['PREPARATION', -10, -6],
  ['SELF', -5, 5],
  ['EVALUATION', -5, 10],
  ['CALIBRATION', 11, 15],
  ['FEEDBACK', 16, 25],
]

/** The team of the vineyard is evaluated these days, where no other evaluation goes on. */
export async function beginRound(since: Since, { work }: Days): Promise<void> {
  const { act, owner, companyId } = since
  const { rows } = await owner.query<{ areaId: number; running: boolean }>(
    `select area.id::int as "areaId", exists (select from evaluation_process process
       where process.company_id = $1 and process.status = 'RUNNING') as running
     from area where area.company_id = $1 and area.name = 'Viñedos'`,
    [companyId],
  )
  const [area] = rows
  if (!area) throw new Error('The demo world has no vineyard')
  if (area.running) return
  const { year, month } = partsOf(work(-5))
  const title = `Desempeño de viñedos, ${MONTHS[month - 1]} ${year}`
  const begun = work(-5)
  await act('carolina', begun, async (context) => {
    const { id, version } = await createSurvey(context, {
      type: 'PERFORMANCE',
      title,
      startAt: `${begun}T15:00:00Z`,
      endAt: `${work(10)}T23:00:00Z`,
      privacy: null,
      template: 'desempeno180',
      fromSurveyId: null,
      withParticipants: null,
    })
    for (const kind of ['SELF', 'SUPERVISOR'] as const) {
      await assignSurvey(context, { ...everybody(), id, kind, areaId: area.areaId })
    }
    await moveSurvey(context, { id, version, move: 'ACTIVATE', reason: null, endAt: null })
    const process = await createEvaluationProcess(context, {
      title,
      selfWeight: 30,
      supervisorWeight: 70,
      peerWeight: 0,
      subordinateWeight: 0,
      peerChoice: 'TEAM',
      minRaters: 3,
      missingPolicy: 'RENORMALIZE',
      planShare: 20,
      mediumCut: '2.50',
      highCut: '3.75',
      stages: stages.map(([stage, first, last]) => ({
        stage,
        startsOn: work(first),
        endsOn: work(last),
      })),
      surveyIds: [{ id }],
    })
    const move = { move: 'START', reason: null } as const
    await moveEvaluationProcess(context, { id: process.id, version: null, ...move })
  })
}
