import type { ISODate } from '#chile/dates.ts'
import { surveysInProcess } from '#modules/talent/surveys/server/index.ts'
import {
  LEAST_RATERS,
  type MissingPolicy,
} from '#modules/talent/surveys/model/scoring/relations.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { actsOf } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { PeerChoice, ProcessStage } from '../model/catalogs.ts'
import { processRules } from '../model/process.ts'
import { wrongStages } from '../model/stages.ts'
import { processStates } from '../model/states.ts'
import { evaluationProcess, type LockedProcess, lockedProcess } from './processes.queries.ts'

export const processActs = actsOf(processStates, {
  table: 'evaluationProcess',
  state: 'status',
  reason: 'reason',
})

/** A process has no person of its own: who keeps processes may do what its state allows. */
export const standing = ({ id, version, status }: LockedProcess) => ({
  id,
  version,
  state: status,
  relations: [],
})

type Dates = { stage: ProcessStage; startsOn: ISODate; endsOn: ISODate }
type Rules = {
  selfWeight: number
  supervisorWeight: number
  peerWeight: number
  subordinateWeight: number
  peerChoice: PeerChoice
  minRaters: number
  missingPolicy: MissingPolicy
  planShare: number
  mediumCut: string
  highCut: string
}
type Parts = { stages: Dates[] | null; surveyIds: { id: number }[] | null }
export type NewProcess = Rules & Parts & { title: string }

/** Begins a process, as a draft: its rules may change until it starts. */
export async function createEvaluationProcess(context: Context, input: NewProcess) {
  const { stages, surveyIds, ...written } = input
  requireRules(written)
  const { id } = await context.tx
    .insertInto('evaluationProcess')
    .values({
      ...written,
      keeperId: context.actor.userId,
      creatorLoginId: context.session.loginId,
      ...touched(context),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepParts(context, id, { stages, surveyIds })
  return evaluationProcess(context, { id })
}

function requireRules({ mediumCut, highCut, minRaters }: Rules): void {
  if (Number(mediumCut) <= 0) throw invalid('mediumCut', 'Debe ser mayor que 0')
  if (Number(highCut) <= Number(mediumCut)) {
    throw invalid('highCut', 'Debe ser mayor que el desempeño medio')
  }
  if (minRaters < LEAST_RATERS) throw invalid('minRaters', `A lo menos ${LEAST_RATERS}`)
}

type Patch = Partial<Rules> & Parts & { id: number; version: number | null; title?: string }

/** Changes a process: all of it until it starts, and then its title and its dates. */
export async function updateEvaluationProcess(context: Context, input: Patch) {
  const { id, version, stages, surveyIds, ...patch } = input
  const row = await lockedProcess(context.tx, id)
  requireRules({ ...row, ...patch })
  const fixed = processRules.find((name) => name in patch && isOther(row[name], patch[name]))
  if (row.status !== 'DRAFT' && (fixed !== undefined || surveyIds !== null)) {
    throw conflict('Las reglas de un proceso quedan fijas cuando comienza', fixed ?? 'surveyIds')
  }
  await processActs.act(context, 'edit', standing(row), {
    version,
    set: { ...(row.status === 'DRAFT' ? patch : titleOf(patch)), ...touched(context) },
  })
  await keepParts(context, id, { stages, surveyIds })
  return evaluationProcess(context, { id })
}

const titleOf = ({ title }: Pick<Patch, 'title'>) => (title === undefined ? {} : { title })

const isOther = (kept: unknown, written: unknown): boolean =>
  written !== undefined && Number.isNaN(Number(kept))
    ? kept !== written
    : written !== undefined && Number(kept) !== Number(written)

async function keepParts({ tx }: Context, processId: number, { stages, surveyIds }: Parts) {
  if (surveyIds !== null) {
    await surveysInProcess.join(
      tx,
      processId,
      surveyIds.map(({ id }) => id),
    )
  }
  if (stages === null) return
  const wrong = wrongStages(stages)
  if (wrong !== undefined) throw invalid('stages', wrong)
  await tx.deleteFrom('processStage').where('processId', '=', processId).execute()
  if (stages.length === 0) return
  await tx
    .insertInto('processStage')
    .values(stages.map((dates) => ({ ...dates, processId })))
    .execute()
}

/** Removes a process that has not started; its surveys stay, of no process. */
export async function deleteEvaluationProcess(
  context: Context,
  { id, version }: { id: number; version: number | null },
) {
  const row = await lockedProcess(context.tx, id)
  processActs.check('remove', standing(row), { version })
  await surveysInProcess.join(context.tx, id, [])
  await context.tx.deleteFrom('evaluationProcess').where('id', '=', id).execute()
  return { id }
}
