import { type Context, todayAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { checksOf, type SurveyCheck } from '../model/checks.ts'
import type { SurveyMove } from '../model/catalogs.ts'
import { hasMean } from '../model/scales.ts'
import { HOURS_TO_REOPEN, surveyStates } from '../model/states.ts'
import { activationCheck } from './activation-checks.ts'
import { keepPlaces } from './assignment.service.ts'
import { scalesOn } from './definition.queries.ts'
import { definitionAt, freeze, inputOf, writeDefinition } from './definition.service.ts'
import { requireKeeper } from './scope.ts'
import { remind, sayBegun } from './say.ts'
import { type LockedSurvey, lockedSurvey, survey } from './surveys.queries.ts'
import { standing, surveyActs } from './surveys.service.ts'

type Seen = { id: number; version: number | null }

const kept = async (context: Context, id: number) => {
  const row = await lockedSurvey(context, id)
  requireKeeper(context, row.type, 'update')
  return row
}

/** What a survey that is being written lacks before it can be activated. */
export async function surveyChecks(
  context: Context,
  { id }: { id: number },
): Promise<SurveyCheck[]> {
  return checked(context, await kept(context, id))
}

async function checked(context: Context, row: LockedSurvey) {
  const { tx, now } = context
  const { competences } = await definitionAt(tx, row.id, row.edition)
  const scales = await scalesOn(tx, todayAt(row.startAt))
  const { rows } = await sql<{ participants: number; withoutLogin: number }>`
    select count(*)::int as participants,
      (count(distinct given.respondent_id) filter (where not exists (select from login
        where login.company_id = app.current_company() and login.user_id = given.respondent_id
          and not login.is_disabled)))::int as "withoutLogin"
    from user_survey given
    where given.company_id = app.current_company() and given.survey_id = ${row.id}`.execute(tx)
  const own = checksOf({
    ...row,
    now,
    competences: inputOf(competences),
    participants: rows[0]?.participants ?? 0,
    withoutLogin: rows[0]?.withoutLogin ?? 0,
    scales,
    meanScales: new Set(scales.filter(hasMean).map(({ code }) => code)),
  })
  const more: SurveyCheck[] = []
  for (const look of activationCheck.listeners) more.push(...(await look(context, row)))
  return [...own, ...more]
}

type Move = Seen & { move: SurveyMove; reason: string | null; endAt: Date | string | null }

/** Brings a survey to another of its states, with all that follows from it. */
export async function moveSurvey(context: Context, input: Move) {
  const row = await kept(context, input.id)
  const name = ACT_OF[input.move]
  surveyActs.check(name, standing(row), { version: input.version, reason: input.reason })
  const set = name === 'activate' ? await activation(context, row) : moved(context, row, input)
  await surveyActs.act(context, name, standing(row), {
    version: input.version,
    ...(input.reason === null ? {} : { reason: input.reason }),
    set: { ...set, ...touched(context) },
  })
  if (name === 'activate') await sayBegun(context, row, await respondentsOf(context, row.id))
  return survey(context, row)
}

const ACT_OF = {
  ACTIVATE: 'activate',
  PAUSE: 'pause',
  RESUME: 'resume',
  CLOSE: 'close',
  REOPEN: 'reopen',
  PUBLISH: 'publish',
  HIDE: 'hide',
  SHOW: 'show',
} as const satisfies Record<SurveyMove, keyof typeof surveyStates.acts>

const respondentsOf = ({ tx }: Context, surveyId: number) =>
  tx.selectFrom('userSurvey').select('respondentId').where('surveyId', '=', surveyId).execute()

/**
 * Fixes what is asked and where everybody is. One that was to begin in the past begins now; the
 * people are those of its first day.
 */
async function activation(context: Context, row: LockedSurvey) {
  const wrong = (await checked(context, row)).find(({ level }) => level === 'ERROR')
  if (wrong) throw conflict(wrong.message)
  const startAt = row.startAt < context.now ? context.now : row.startAt
  await freeze(context, { ...row, startAt }, row.edition)
  await keepPlaces(context, { ...row, startAt })
  return { startAt, activatedAt: context.now }
}

function moved({ now }: Context, row: LockedSurvey, { move, endAt }: Move) {
  if (move === 'CLOSE') return { closedAt: now }
  if (move === 'RESUME') requireFuture(now, row.endAt, 'El término ya pasó: cámbielo primero')
  if (move !== 'REOPEN') return {}
  const latest = (row.closedAt ?? now).getTime() + HOURS_TO_REOPEN * 3_600_000
  if (now.getTime() > latest || row.sealedAt !== null) {
    throw conflict(`Se reabre hasta ${HOURS_TO_REOPEN} horas después de cerrar`)
  }
  if (endAt === null) throw invalid('endAt', 'Elija el nuevo término')
  requireFuture(now, endAt, 'Elija un término por venir')
  return { endAt: new Date(endAt), closedAt: null }
}

function requireFuture(now: Date, endAt: Date | string, message: string): void {
  if (new Date(endAt) <= now) throw invalid('endAt', message)
}

type Extension = Seen & { endAt: Date | string }

/** Changes the end of a survey that is open. */
export async function extendSurvey(context: Context, { id, version, endAt }: Extension) {
  const row = await kept(context, id)
  surveyActs.check('extend', standing(row), { version })
  requireFuture(context.now, endAt, 'Elija un término por venir')
  await surveyActs.act(context, 'extend', standing(row), {
    version,
    set: { endAt: new Date(endAt), ...touched(context) },
  })
  return survey(context, row)
}

/** Begins a correction of what an active survey asks: a copy of its questions, to be changed. */
export async function correctSurvey(context: Context, { id }: { id: number }) {
  const { tx } = context
  const row = await kept(context, id)
  requireAct(surveyStates, 'correct', { state: row.status, relations: [] })
  const draft = await draftOf(context, id)
  if (draft !== undefined) return definitionAt(tx, id, draft)
  const now = await definitionAt(tx, id, row.edition)
  const edition = row.edition + 1
  await tx
    .insertInto('surveyVersion')
    .values({ surveyId: id, edition, instructions: now.instructions })
    .execute()
  await writeDefinition(tx, row, { edition, competences: inputOf(now.competences) })
  return definitionAt(tx, id, edition)
}

async function draftOf({ tx }: Context, surveyId: number) {
  const row = await tx
    .selectFrom('surveyVersion')
    .select('edition')
    .where('surveyId', '=', surveyId)
    .where('state', '=', 'DRAFT')
    .executeTakeFirst()
  return row?.edition
}

type Correction = Seen & { discard: boolean }

/**
 * Gives the corrected questions to those who have answered none; whoever answered keeps theirs. Or
 * discards the correction.
 */
export async function applySurveyCorrection(
  context: Context,
  { id, version, discard }: Correction,
) {
  const { tx } = context
  const row = await kept(context, id)
  surveyActs.check('correct', standing(row), { version })
  const edition = await draftOf(context, id)
  if (edition === undefined || edition === row.edition) throw notFound()
  if (discard) {
    await tx
      .deleteFrom('surveyVersion')
      .where('surveyId', '=', id)
      .where('edition', '=', edition)
      .execute()
    return survey(context, row)
  }
  const wrong = (await checked(context, { ...row, edition })).find(({ level }) => level === 'ERROR')
  if (wrong) throw conflict(wrong.message)
  await freeze(context, row, edition)
  await surveyActs.act(context, 'correct', standing(row), {
    version,
    set: { edition, ...touched(context) },
  })
  await sql`
    update user_survey given set edition = ${edition}, progress = 0
    where given.company_id = app.current_company() and given.survey_id = ${id}
      and given.status = 'INCOMPLETE' and not exists (select from answer a
        where a.company_id = app.current_company() and a.user_survey_id = given.id)`.execute(tx)
  return survey(context, row)
}

/** Reminds those who have not answered; says to how many, and no names. */
export async function remindSurvey(context: Context, { id }: { id: number }) {
  const row = await kept(context, id)
  requireAct(surveyStates, 'remind', { state: row.status, relations: [] })
  return { id, reminded: await remind(context, row) }
}
