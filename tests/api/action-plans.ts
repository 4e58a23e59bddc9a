import type { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

type Api = Awaited<ReturnType<typeof startApi>>['api']
type Who = Parameters<Api['as']>[0]

export type Plan = {
  id: string
  version: number
  objective: string
  workerId: string
  creatorId: string | null
  supervisorId: string | null
  surveyId: string | null
  evaluationProcessId: string | null
  endDate: string
  evaluationWeight: number
  approvalStatus: string
  completenessStatus: string
  completenessPercentage: number
  response: string | null
  isMeasured: boolean
}
export type MadeMilestone = {
  id: string
  version: number
  type: string
  name: string
  weight: number | null
  doneAt: string | null
  evidenceFileId: string | null
}

const planParts = `id version objective workerId creatorId supervisorId surveyId
  evaluationProcessId endDate evaluationWeight approvalStatus completenessStatus
  completenessPercentage response isMeasured`
const milestoneParts = 'id version type name weight doneAt evidenceFileId'

const mutationOf = (name: string, input: string, parts: string) =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${parts} } } }`

let written = 0
/** The texts of a plan, each time with another objective. */
export const labelledPlan = () => ({
  objective: `Bajar los reclamos a la mitad, intento ${(written += 1)}`,
  impactArea: 'Servicio',
  simpleAndSpecificPlan: 'Ordenar los pedidos por hora de salida',
  measurablePlan: 'De 40 reclamos al mes a 20',
  achievablePlan: 'Con el equipo que hay hoy',
  realisticPlan: 'Otra bodega ya lo logró antes',
  traceableInTimePlan: 'Conteo el primer lunes de cada mes',
  startDate: '2026-09-01',
  endDate: '2026-11-30',
  evaluationWeight: 0,
  submit: false,
})

type Session = ReturnType<Api['as']>

/** Changes of plans and milestones, each answering its refusal too. */
function triesOf(session: Session) {
  const attempt =
    <Result>(name: string, parts: string) =>
    (input: object) =>
      session.result<Result>(
        mutationOf(name, `${name[0]?.toUpperCase()}${name.slice(1)}Input`, parts),
        {
          input,
        },
      )
  const plan = (name: string) => attempt<Plan>(name, planParts)
  const milestone = (name: string) => attempt<MadeMilestone>(name, milestoneParts)
  const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
  return {
    tryCreate: (input: object = {}) => plan('createActionPlan')({ ...labelledPlan(), ...input }),
    tryUpdate: (of: Plan, change: object) => plan('updateActionPlan')({ ...seen(of), ...change }),
    tryAnswer: (of: Plan, approvalStatus: string, response: string | null = null) =>
      plan('updateActionPlanApprovalStatus')({ ...seen(of), approvalStatus, response }),
    tryStatus: (of: Plan, completenessStatus: string, response: string | null = null) =>
      plan('updateActionPlanStatus')({ ...seen(of), completenessStatus, response }),
    tryPercentage: (of: Plan, completenessPercentage: number) =>
      plan('updateActionPlanPercentage')({ ...seen(of), completenessPercentage }),
    tryWeigh: (of: Plan, evaluationWeight: number) =>
      plan('updateActionPlanEvaluationWeight')({ ...seen(of), evaluationWeight }),
    trySupervisor: (of: Plan, supervisorId: string | null) =>
      plan('updateActionPlanSupervisor')({ ...seen(of), supervisorId }),
    tryRemove: (of: Plan) =>
      session.result<{ id: string }>(
        mutationOf('deleteActionPlan', 'DeleteActionPlanInput', 'id'),
        {
          input: seen(of),
        },
      ),
    tryMilestone: (of: Plan, input: object = {}) =>
      milestone('createMilestone')({
        actionPlanId: of.id,
        type: 'HITO',
        name: 'Primer conteo',
        date: '2026-10-05',
        weight: 1,
        needsEvidence: false,
        ...input,
      }),
    tryChange: (of: MadeMilestone, change: object) =>
      milestone('updateMilestone')({ ...seen(of), ...change }),
    tryRemoveMilestone: (of: MadeMilestone) =>
      session.result<{ id: string }>(mutationOf('deleteMilestone', 'DeleteMilestoneInput', 'id'), {
        input: seen(of),
      }),
  }
}

/** What somebody reads of plans. */
const readsOf = (session: Session) => ({
  tryOne: async ({ id }: { id: string }) => {
    try {
      const { actionPlan } = await session.run<{ actionPlan: Plan }>(
        `query P($input: ByIdActionPlan!) { actionPlan(input: $input) { ${planParts} } }`,
        { input: { id } },
      )
      return { data: actionPlan, error: undefined }
    } catch (error) {
      return { data: undefined, error: error as { kind?: string } }
    }
  },
  list: async (name: string, filter: object = {}) => {
    try {
      const found = await session.run<Record<string, { rows: Plan[] }>>(
        `query L($filter: ActionPlanFilter) {
          ${name}(filter: $filter, page: { number: 1, size: 100 }) { rows { ${planParts} } } }`,
        { filter },
      )
      return { rows: found[name]?.rows ?? [], error: undefined }
    } catch (error) {
      return { rows: [], error }
    }
  },
  steps: async ({ id }: { id: string }) => {
    const { actionPlanSteps } = await session.run<{ actionPlanSteps: object[] }>(
      `query S($input: ByIdActionPlan!) {
        actionPlanSteps(input: $input) { state reason author } }`,
      { input: { id } },
    )
    return actionPlanSteps
  },
  notices: async () => {
    const { notices } = await session.run<{ notices: { rows: { title: string }[] } }>(
      `{ notices(page: { number: 1, size: 100 }) { rows { title } } }`,
    )
    return notices.rows.map(({ title }) => title)
  },
  waiting: async () => {
    const { inbox } = await session.run<{ inbox: { rows: { key: string; kind: string }[] } }>(
      `{ inbox(page: { number: 1, size: 100 }) { rows { key kind } } }`,
    )
    return inbox.rows
  },
})

const done = async <Result>(asked: Promise<{ data?: Result | null; error?: unknown }>) => {
  const { data, error } = await asked
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

/** What the tests of plans do by the API, each by its name; `try…` answers a refusal too. */
export const plansOf = (api: Api) => (who: Who) => {
  const session = api.as(who)
  const tries = { ...triesOf(session), ...readsOf(session) }
  return {
    ...tries,
    create: (input: object = {}) => done(tries.tryCreate(input)),
    update: (of: Plan, change: object) => done(tries.tryUpdate(of, change)),
    answer: (of: Plan, status: string, words: string | null = null) =>
      done(tries.tryAnswer(of, status, words)),
    status: (of: Plan, status: string) => done(tries.tryStatus(of, status)),
    percentage: (of: Plan, percent: number) => done(tries.tryPercentage(of, percent)),
    weigh: (of: Plan, weight: number) => done(tries.tryWeigh(of, weight)),
    supervisor: (of: Plan, id: string | null) => done(tries.trySupervisor(of, id)),
    milestone: (of: Plan, input: object = {}) => done(tries.tryMilestone(of, input)),
    change: (of: MadeMilestone, change: object) => done(tries.tryChange(of, change)),
    one: (of: { id: string }) => done(tries.tryOne(of)),
    rows: async (name: string, filter: object = {}) => {
      const { rows, error } = await tries.list(name, filter)
      if (error) throw error
      return rows
    },
  }
}
