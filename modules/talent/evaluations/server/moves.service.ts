import { hasMean } from '#modules/talent/surveys/model/scales.ts'
import { fractionText, shownScore } from '#modules/talent/surveys/model/scoring/score.ts'
import { wrongWeights } from '#modules/talent/surveys/model/scoring/relations.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn } from '#platform/server/sql/person-names.ts'
import type { ProcessMoved } from '../model/process.ts'
import { ACT_OF } from '../model/states.ts'
import { recompute, rulesOf } from './computation.ts'
import { askedIn } from './answers.queries.ts'
import { sayCalibrating } from './notices.ts'
import {
  evaluationProcess,
  type LockedProcess,
  lockedProcess,
  stagesOf,
  surveysOf,
} from './processes.queries.ts'
import { processActs, standing } from './processes.service.ts'
import { finalOf, plansBy } from './reviews-of.ts'

type Moved = Readonly<Record<string, unknown>>
type Step = (context: Context, row: LockedProcess) => Promise<Moved>

/**
 * Brings a process to another of its states, with all that follows from it.
 *
 * @throws UserError conflict by its state, or with what is missing
 */
export async function moveEvaluationProcess(context: Context, input: ProcessMoved) {
  const { id, version, move, reason } = input
  const row = await lockedProcess(context.tx, id)
  const name = ACT_OF[move]
  processActs.check(name, standing(row), { version, reason })
  const set = (await before[move]?.(context, row)) ?? {}
  await processActs.act(context, name, standing(row), {
    version,
    reason,
    set: { ...set, ...touched(context) },
  })
  if (move === 'CALIBRATE') await sayCalibrating(context, row)
  if (move === 'REOPEN') await recompute(context.tx, await lockedProcess(context.tx, id), null)
  return evaluationProcess(context, { id })
}

const before: { readonly [Move in ProcessMoved['move']]?: Step } = {
  START: started,
  CALIBRATE: ended,
  CLOSE: closed,
}

/** What starts: weights of 100, surveys that people answer, and one scale in all of them. */
async function started(context: Context, row: LockedProcess): Promise<Moved> {
  const wrong = wrongWeights(rulesOf(row).weights)
  if (wrong !== undefined) throw conflict(wrong, 'selfWeight')
  const surveys = await surveysOf(context, [row.id])
  if (surveys.length === 0) throw conflict('Elija al menos una evaluación', 'surveyIds')
  const waits = surveys.find(({ status }) => status === 'PENDING')
  if (waits) throw conflict(`Active primero la evaluación «${waits.title}»`, 'surveyIds')
  await requirePeerStage(context, row)
  const scale = await scaleOf(context, row)
  await recompute(context.tx, row, null)
  const { people } = await context.tx
    .selectFrom('review')
    .select(sql<number>`count(*)::int`.as('people'))
    .where('processId', '=', row.id)
    .executeTakeFirstOrThrow()
  if (people === 0) throw conflict('Sus evaluaciones no evalúan a ninguna persona', 'surveyIds')
  return { ...scale, startedAt: context.now }
}

/** Nominated peers are proposed and approved until the evaluation begins: that is a day. */
async function requirePeerStage(context: Context, row: LockedProcess): Promise<void> {
  if (row.peerChoice !== 'NOMINATED') return
  const stages = await stagesOf(context, [row.id])
  if (stages.some(({ stage }) => stage === 'EVALUATION')) return
  throw conflict(
    'Ponga las fechas de la etapa Evaluación: hasta que comience se proponen los pares',
    'stages',
  )
}

async function scaleOf({ tx }: Context, { id }: LockedProcess) {
  const { askedBy } = await askedIn(tx, id)
  const scales = [...askedBy.values()]
    .flatMap((competences) => competences.flatMap(({ questions }) => questions))
    .flatMap(({ scale }) => (scale !== null && hasMean(scale) ? [scale] : []))
  const [first] = scales
  if (!first) throw conflict('Sus evaluaciones no tienen preguntas con nota', 'surveyIds')
  if (scales.some(({ min, max }) => min !== first.min || max !== first.max)) {
    throw conflict(
      'Sus evaluaciones usan escalas distintas: sus notas no se promedian',
      'surveyIds',
    )
  }
  return { scaleMin: first.min, scaleMax: first.max }
}

/** The answers end: what is open closes first, and what was answered is what counts. */
async function ended(context: Context, row: LockedProcess): Promise<Moved> {
  const surveys = await surveysOf(context, [row.id])
  const open = surveys.find(({ status }) => status === 'ACTIVE' || status === 'PAUSED')
  if (open) throw conflict(`Cierre primero la evaluación «${open.title}»: recibe respuestas`)
  await recompute(context.tx, row, null)
  await context.tx
    .updateTable('review')
    .set(({ eb }) => ({
      status: 'READY',
      reason: null,
      ...touched(context),
      version: eb('version', '+', 1),
    }))
    .where('processId', '=', row.id)
    .where('status', '=', 'IN_PROGRESS')
    .execute()
  return {}
}

/** The plans of each person in a process that weigh neither 100 nor nothing. */
export async function shortOfPlans({ tx }: Pick<Context, 'tx'>, processId: number) {
  const people = await tx
    .selectFrom('review')
    .select(['review.evaluateeId', nameIn('review.evaluateeId').as('fullname')])
    .where('review.processId', '=', processId)
    .orderBy(surnameIn('review.evaluateeId'))
    .execute()
  const plans = await plansBy(tx, [processId])
  return people.flatMap(({ evaluateeId, fullname }) => {
    const { canClose, weightSum } = plans({ processId, evaluateeId })
    return canClose ? [] : [{ evaluateeId, fullname, weightSum }]
  })
}

const MOST_NAMED = 10

/** A process closes when nobody has plans for a part of their 100 %; finals are fixed then. */
async function closed(context: Context, row: LockedProcess): Promise<Moved> {
  const short = await shortOfPlans(context, row.id)
  if (short.length > 0) {
    const named = short
      .slice(0, MOST_NAMED)
      .map(({ fullname, weightSum }) => `${fullname} (${weightSum} %)`)
    const more = short.length > MOST_NAMED ? ` y ${short.length - MOST_NAMED} más` : ''
    throw conflict(
      `Los planes aprobados de cada persona suman 100 % o nada: ${named.join(', ')}${more}`,
    )
  }
  await keepFinals(context, row)
  return { closedAt: context.now }
}

async function keepFinals({ tx }: Context, row: LockedProcess): Promise<void> {
  const reviews = await tx
    .selectFrom('review')
    .select(['id', 'evaluateeId', 'computed', 'calibrated'])
    .where('processId', '=', row.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const plans = await plansBy(tx, [row.id])
  const finals = reviews.map(({ id, evaluateeId, ...scores }) => {
    const { score } = plans({ processId: row.id, evaluateeId })
    return { id, done: score, final: finalOf({ ...row, ...scores }, score).final }
  })
  await sql`
    update review set plans_done = row.plans, final = row.final, final_shown = row.shown,
      version = review.version + 1
    from ${bulk(finals, 'row', {
      id: ['bigint', ({ id }) => id],
      plans: ['text', ({ done }) => fractionText({ exact: done })],
      final: ['text', ({ final }) => fractionText({ exact: final })],
      shown: ['numeric', ({ final }) => shownScore(final)],
    })} where review.company_id = app.current_company() and review.id = row.id`.execute(tx)
}
