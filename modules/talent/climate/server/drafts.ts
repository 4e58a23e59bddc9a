import { leaveNoTrace } from '#platform/server/observe/read-audit.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type DraftAnswer, type DraftAnswers, packed, unpacked } from '../model/choices.ts'
import { questionsInOrder } from './question-order.queries.ts'
import { draftCipher } from './draft-cipher.ts'
import { browserResponseIdOf, responseIdOf, surveyKey } from './survey-key.ts'

/**
 * Who answers: a person, or of a link that everybody shares a browser, by a secret that it alone
 * holds. A request is one of these.
 */
export type DraftRequest = Pick<Context, 'tx' | 'client' | 'session' | 'services' | 'now'> & {
  readonly actor: { readonly userId: number | null; readonly browser?: string }
}

/** Which survey somebody answers, and in which edition of it. */
export type DraftPlace = { readonly surveyId: number; readonly edition: number }

/**
 * What somebody has answered, and whether they sent it. Whoever began to answer keeps the edition
 * in which they did, whatever `userSurvey` says: nobody who corrects a survey knows who began.
 */
export type Draft = DraftPlace & { readonly answers: DraftAnswers; readonly done: boolean }

/**
 * What the actor answered in a confidential survey. Nobody reads that of another one, a superadmin
 * who works as the company included.
 */
export const readDraft = async (context: DraftRequest, place: DraftPlace): Promise<Draft> =>
  (await reached(context, place)).draft

/**
 * Keeps answers of the actor to a confidential survey: of each question the greater `rev` stays,
 * and of equal ones the one that stands. No trail and no row beside it says who answered, or when;
 * so nothing of that is to be written in the same transaction.
 */
export async function saveDraft(
  context: DraftRequest,
  place: DraftPlace,
  given: readonly DraftAnswer[],
): Promise<Draft> {
  const { draft, ...open } = await reached(context, place, 'lock')
  const answers = new Map(draft.answers)
  for (const one of given) {
    if (one.rev > (answers.get(one.questionId)?.rev ?? 0)) answers.set(one.questionId, one)
  }
  await sql`update climate_draft set ${written(answers, open)}
    where company_id = app.current_company() and response_id = ${open.responseId}`.execute(
    context.tx,
  )
  return { ...draft, answers }
}

/**
 * Sends what the actor answered, or opens it again; whether it is complete its caller has seen.
 *
 * @param hidden questions that another answer hid: what was answered to them goes when it is sent
 */
export async function markDraft(
  context: DraftRequest,
  place: DraftPlace,
  done: boolean,
  hidden: readonly number[] = [],
): Promise<Draft> {
  const { draft, ...open } = await reached(context, place, 'lock')
  const gone = new Set(done ? hidden : [])
  const answers = new Map([...draft.answers].filter(([id]) => !gone.has(id)))
  await sql`update climate_draft set done = ${done}, ${written(answers, open)}
    where company_id = app.current_company()
      and response_id = ${open.responseId}`.execute(context.tx)
  return { ...draft, answers, done }
}

type Open = Pick<Awaited<ReturnType<typeof reached>>, 'questions' | 'cipher'>

/** The columns of some answers: what was chosen, and apart, enciphered, what was written. */
function written(answers: DraftAnswers, { questions, cipher }: Open) {
  const row = packed(answers, questions)
  const texts = Object.keys(row.written).length === 0 ? null : cipher.seal(row.written)
  return sql`choices = ${[...row.choices]}::smallint[], revs = ${[...row.revs]}::integer[],
    texts = ${texts}`
}

type Row = {
  edition: number
  choices: (number | null)[]
  revs: number[]
  texts: Buffer | null
  done: boolean
}

/** The actor's answers, under the id that their request derives and nothing else knows. */
async function reached(context: DraftRequest, { surveyId, edition }: DraftPlace, lock?: 'lock') {
  const { tx, client, session, actor, services } = context
  if (session.acting) throw forbidden('Cada persona responde lo suyo')
  leaveNoTrace(client)
  const { companyId } = session
  const key = await surveyKey(context, services.storage, { companyId, surveyId })
  const responseId = ownResponse(key, { companyId, surveyId, ...actor })
  const cipher = draftCipher(key, responseId)
  await sql`select app.of_response(${responseId})`.execute(tx)
  if (lock) {
    await sql`insert into climate_draft (company_id, response_id, survey_id, edition)
      values (app.current_company(), ${responseId}, ${surveyId}, ${edition})
      on conflict (company_id, response_id) do nothing`.execute(tx)
  }
  const { rows } = await sql<Row>`
    select edition, choices, revs, texts, done from climate_draft
    where company_id = app.current_company() and response_id = ${responseId}
    ${lock ? sql`for update` : sql``}`.execute(tx)
  const [row] = rows
  const place = { surveyId, edition: row?.edition ?? edition }
  const questions = await questionsInOrder(context, place)
  const said = row?.texts ? cipher.open(row.texts) : {}
  const answers: DraftAnswers = row ? unpacked({ ...row, written: said }, questions) : new Map()
  const draft: Draft = { ...place, answers, done: row?.done ?? false }
  return { draft, responseId, cipher, questions }
}

/** @throws UserError forbidden where nobody answers */
function ownResponse(
  key: Buffer,
  { userId, browser, ...of }: DraftRequest['actor'] & { companyId: number; surveyId: number },
): string {
  if (browser !== undefined) return browserResponseIdOf(key, { ...of, browser })
  if (userId === null) throw forbidden('Cada persona responde lo suyo')
  return responseIdOf(key, { ...of, userId })
}
