import { addDays, type ISODate } from '#chile/dates.ts'
import { updateActionPlanApprovalStatus } from '#modules/talent/action-plans/server/answers.service.ts'
import {
  createMilestone,
  updateMilestone,
} from '#modules/talent/action-plans/server/milestones.service.ts'
import { createActionPlan } from '#modules/talent/action-plans/server/plans.service.ts'
import { updateActionPlanPercentage } from '#modules/talent/action-plans/server/progress.service.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

/** Plans that ended, one whose next task is due in some days, and one that waits. */
export async function seedPlans(since: Since, days: Days): Promise<void> {
  await plan(since, days)
  await reach(since)
  await complete(since)
}

type Task = { id: number; version: number; date: ISODate; supervisor: number }

/** The tasks of approved plans whose day came were done on it. */
async function reach({ act, owner, companyId, today }: Since): Promise<void> {
  const { rows } = await owner.query<Task>(
    `select task.id::int as id, task.version, task.date::text as date
     from milestone task join action_plan plan on plan.company_id = $1
       and plan.id = task.action_plan_id and plan.approval_status = 'APPROVED'
     where task.company_id = $1 and task.type = 'HITO' and task.done_at is null
       and task.date < $2::date
     order by task.date, task.id`,
    [companyId, today],
  )
  for (const { id, version, date } of rows) {
    await act('carolina', date, (context) =>
      updateMilestone(context, { id, version, doneAt: date }),
    )
  }
}

/** Approved plans without tasks that ended were reached. */
async function complete({ act, owner, companyId, today }: Since): Promise<void> {
  const { rows } = await owner.query<{ id: number; version: number; ends: ISODate }>(
    `select id::int as id, version, greatest(end_date, date '2026-09-16')::text as ends
     from action_plan plan
     where company_id = $1 and approval_status = 'APPROVED' and end_date < $2::date
       and completeness_status <> 'COMPLETE'
       and not exists (select from milestone task where task.company_id = $1
         and task.action_plan_id = plan.id and task.type = 'HITO')
     order by id`,
    [companyId, today],
  )
  for (const { id, version, ends } of rows) {
    await act('carolina', ends, (context) =>
      updateActionPlanPercentage(context, { id, version, completenessPercentage: 100 }),
    )
  }
}

const smart = {
  measurablePlan: 'Ninguna caja devuelta por calibre en la guía de la semana',
  achievablePlan: 'Con el mismo equipo y media jornada a la semana',
  realisticPlan: 'El cuartel vecino lo logró la temporada pasada',
  traceableInTimePlan: 'Revisión cada viernes con la jefatura, anotada en la pizarra',
  evaluationProcessId: null,
  surveyId: null,
  workerId: null,
  supervisorId: null,
  submit: true,
} as const

/** Bernarda has a plan under way, and somebody of the same team waits for the answer to theirs. */
async function plan(since: Since, { work }: Days): Promise<void> {
  const { act } = since
  const { id } = await act('bernarda', work(-18), (context) =>
    createActionPlan(context, {
      ...smart,
      objective: 'Raleo del cuartel 7 sin volver a pasar por las hileras',
      impactArea: 'Viñedos',
      simpleAndSpecificPlan: 'Ralear con la pauta nueva y revisar cada hilera al terminarla',
      startDate: work(-15),
      endDate: work(25),
      evaluationWeight: 20,
    }),
  )
  const tasks: readonly (readonly [name: string, date: ISODate])[] = [
    ['Pauta de raleo escrita', work(-6)],
    ['Hileras 1 a 20 terminadas', work(4)],
    ['Conteo con la jefatura', work(20)],
  ]
  for (const [name, date] of tasks) {
    await act('bernarda', work(-18), (context) =>
      createMilestone(context, {
        actionPlanId: id,
        type: 'HITO',
        name,
        date,
        description: null,
        weight: 1,
        needsEvidence: false,
      }),
    )
  }
  await approve(since, 'hernan', work(-16), id)
  await act(24, work(-2), (context) =>
    createActionPlan(context, {
      ...smart,
      objective: 'Tener al día el inventario de herramientas del cuartel',
      impactArea: 'Viñedos',
      simpleAndSpecificPlan: 'Anotar cada préstamo en el cuaderno del pañol',
      startDate: work(5),
      endDate: addDays(work(5), 90),
      evaluationWeight: 20,
    }),
  )
}

const approve = ({ act }: Since, who: Who, on: ISODate, id: number) =>
  act(who, on, (context) =>
    updateActionPlanApprovalStatus(context, {
      id,
      version: null,
      approvalStatus: 'APPROVED',
      response: 'De acuerdo, con conteo cada semana',
    }),
  )
