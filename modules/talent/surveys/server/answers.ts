import type { Answer } from '../model/answer.ts'
import type { UserSurveyStatus } from '../model/catalogs.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

type Kept = Answer & { questionId: number; rev: number; at: string }

/**
 * Writes answers of a person that are later than the stored ones, all in one statement. Of each
 * question one stays, however often the same is sent: an earlier `rev` changes nothing. The person
 * of the survey, and whether it is open, are checked before; the database refuses the rest.
 */
export async function keepAnswers(
  tx: Tx,
  userSurveyId: number,
  answers: readonly Kept[],
): Promise<void> {
  if (answers.length === 0) return
  const rows = JSON.stringify(
    answers.map(({ questionId, texts, ...rest }) => ({
      ...rest,
      question: questionId,
      texts: texts.length === 0 ? null : texts,
    })),
  )
  await sql`
    insert into answer (company_id, user_survey_id, question_id, choice, omit, na, texts, comment,
      rev, at)
    select app.current_company(), ${userSurveyId}, given.question, given.choice, given.omit,
      given.na, given.texts, given.comment, given.rev, given.at
    from jsonb_to_recordset(${rows}::jsonb) as given (question bigint, choice integer,
      omit boolean, na boolean, texts jsonb, comment text, rev integer, at timestamptz)
    on conflict (company_id, user_survey_id, question_id) do update
    set choice = excluded.choice, omit = excluded.omit, na = excluded.na, texts = excluded.texts,
      comment = excluded.comment, rev = excluded.rev, at = excluded.at
    where excluded.rev > answer.rev`.execute(tx)
}

type Progress = {
  status: UserSurveyStatus
  /** Percent, rounded down. */
  progress: number
  /** When it was sent; null while it is not. */
  completedAt: Date | null
  /** Questions that another answer hid: their answers go before it is sent. */
  hidden?: readonly number[]
  /** Why somebody else opens it again. */
  reopened?: { loginId: number | null; reason: string; at: Date }
}

/** Writes how far somebody is in a survey, whether it was sent, and why another one opened it. */
export async function keepProgress(
  tx: Tx,
  userSurveyId: number,
  { hidden = [], reopened, ...done }: Progress,
): Promise<void> {
  if (hidden.length > 0) {
    await tx
      .deleteFrom('answer')
      .where('userSurveyId', '=', userSurveyId)
      .where(sql<boolean>`question_id = any(${[...hidden]}::bigint[])`)
      .execute()
  }
  if (reopened) {
    await tx
      .insertInto('userSurveyReopening')
      .values({ userSurveyId, ...reopened })
      .execute()
  }
  await tx
    .updateTable('userSurvey')
    .set(({ eb }) => ({ ...done, version: eb('version', '+', 1) }))
    .where('id', '=', userSurveyId)
    .execute()
}
