import { inEachCompany } from '#modules/company/notices/server/index.ts'
import {
  keepParticipation,
  snapshotsOf,
  surveySealing,
} from '#modules/talent/surveys/server/index.ts'
import type { CompanyNow } from '#platform/server/context.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import type { TenantSession } from '#platform/server/sql/db.ts'
import { isRefreshed } from '../model/participation.ts'
import { changedOf, mixResponses, sentResponses } from './counted-drafts.ts'
import type { Counting } from './counting.ts'
import { keepResults, unkeptSurveys } from './keep-results.ts'
import { discardAnswers, sealSurvey } from './seal.ts'
import { keyAt } from './survey-key.ts'

/** Hours after its end until a survey is sealed: it may still be opened again meanwhile. */
const HOURS_TO_SEAL = 24

type ConfidentialSurvey = Awaited<ReturnType<typeof surveySealing.toCount>>[number]
type Due = { session: TenantSession; survey: ConfidentialSurvey; keyPlace: string | null }

/**
 * Every quarter of an hour: brings participation up to date, seals what closed a day ago, and keeps
 * the results of what was published before they were kept.
 * Killed or run twice it goes on where it was; a survey that fails keeps no other one waiting.
 */
export const climateTask = (parts: Counting & { now?: () => Date }): PlatformTask => ({
  name: 'climate_round',
  cron: '*/15 * * * *',
  run: async () => {
    const now = (parts.now ?? (() => new Date()))()
    const due: Due[] = []
    const unkept: { session: TenantSession; surveyId: number }[] = []
    await inEachCompany(parts.db, now, async (round) => {
      due.push(...(await dueOf(round)))
      const surveys = await unkeptSurveys(round.tx)
      unkept.push(...surveys.map((surveyId) => ({ session: round.session, surveyId })))
    })
    const failures: unknown[] = []
    for (const one of due) {
      await workOn(parts, one, now).catch((error: unknown) => failures.push(error))
    }
    for (const one of unkept) {
      await keepResults(parts, one).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'confidential surveys failed')
  },
})

async function workOn(parts: Counting, due: Due, now: Date): Promise<void> {
  const { session, survey } = due
  const { id: surveyId, status } = survey
  if (status === 'DELETED') return discardAnswers(parts, { session, surveyId, now })
  if (status === 'CLOSED' && now >= sealedFrom(survey)) {
    return sealSurvey(parts, { session, surveyId, now })
  }
  if (status === 'ACTIVE' || status === 'CLOSED') await refresh(parts, due, now)
}

/** From when a survey that closed is sealed: who answered without a connection is awaited. */
function sealedFrom({ closedAt, offlineGraceH }: ConfidentialSurvey): Date {
  if (!closedAt) throw new Error('A closed survey does not say since when')
  return new Date(closedAt.getTime() + Math.max(HOURS_TO_SEAL, offlineGraceH) * 3_600_000)
}

/** The surveys of a company that are not done with: neither published nor without their key. */
async function dueOf({ tx, session }: CompanyNow): Promise<Due[]> {
  const surveys = await surveySealing.toCount({ tx })
  if (surveys.length === 0) return []
  const rows = await tx
    .selectFrom('climateSurvey')
    .select(['surveyId', 'keyPlace', 'keyGoneAt', 'sealedAt'])
    .execute()
  const known = new Map(rows.map((row) => [row.surveyId, row]))
  return surveys.flatMap((survey) => {
    const row = known.get(survey.id)
    const isDone =
      row?.sealedAt || (survey.status === 'DELETED' && (!row?.keyPlace || row.keyGoneAt))
    return isDone ? [] : [{ session, survey, keyPlace: row?.keyPlace ?? null }]
  })
}

/** Writes who answered, five people or more at once. */
async function refresh(
  { db, tabulator, storage }: Counting,
  { session, survey, keyPlace }: Due,
  now: Date,
): Promise<void> {
  if (!keyPlace) return
  const { companyId } = session
  const key = await keyAt(storage, keyPlace)
  const sent = await tabulator.withTenant(session, (tx) => sentResponses({ tx }, survey.id))
  const changed = await db.withTenant(session, async (tx) => {
    const people = await snapshotsOf({ tx }, survey.id)
    const all = changedOf(people, key, { companyId, surveyId: survey.id }, sent)
    // Who opened theirs again is written while the survey is active.
    const written = survey.status === 'ACTIVE' ? all : all.filter(({ isComplete }) => isComplete)
    if (!isRefreshed(0, written.length, true)) return 0
    await keepParticipation({ tx, now }, survey.id, written)
    return written.length
  })
  if (changed > 0) await tabulator.withTenant(session, (tx) => mixResponses({ tx }, survey.id))
}
