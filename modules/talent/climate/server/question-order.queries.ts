import type { CompanyDb } from '#platform/server/context.ts'

/** A question of one edition of a survey. */
export type AskedQuestion = {
  id: number
  edition: number
  /** The same in every edition, and in the survey before. */
  key: string
  scaleCode: string | null
  demographic: boolean
}

/** What all editions of a survey ask, in the order in which answers are kept. */
export const askedIn = (
  { tx }: Pick<CompanyDb, 'tx'>,
  surveyId: number,
): Promise<AskedQuestion[]> =>
  tx
    .selectFrom('question')
    .innerJoin('competence', 'competence.id', 'question.competenceId')
    .select(['question.id', 'question.edition', 'question.stableKey as key'])
    .select(['question.scaleCode', 'question.demographic'])
    .where('question.surveyId', '=', surveyId)
    .orderBy('question.edition')
    .orderBy('competence.position')
    .orderBy('competence.id')
    .orderBy('question.position')
    .orderBy('question.id')
    .execute()

/** The numbers of an edition's questions, in the order in which their answers are kept. */
export async function questionsInOrder(
  db: Pick<CompanyDb, 'tx'>,
  { surveyId, edition }: { surveyId: number; edition: number },
): Promise<number[]> {
  const asked = await askedIn(db, surveyId)
  return asked.filter((one) => one.edition === edition).map(({ id }) => id)
}
