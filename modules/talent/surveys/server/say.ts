import { formatDate } from '#chile/dates.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { type Context, todayAt } from '#platform/server/context.ts'
import { publicId } from '#platform/model/ids.ts'
import { partOf } from '../model/states.ts'
import type { LockedSurvey } from './surveys.queries.ts'

/** Where what a person has to answer of a survey is. */
const linkOf = ({ id, type }: Pick<LockedSurvey, 'id' | 'type'>) =>
  `/home/${partOf(type) === 'evaluations' ? 'evaluaciones' : 'encuestas'}/${publicId('survey', id)}`

type Said = { respondentId: number }

const readers = (rows: readonly Said[]) => [...new Set(rows.map((row) => row.respondentId))]

/** Says to those who have to answer that a survey begins, once each, with its end. */
export async function sayBegun(context: Context, row: LockedSurvey, given: readonly Said[]) {
  const until = formatDate(todayAt(row.endAt))
  const from = row.startAt > context.now ? ` desde el ${formatDate(todayAt(row.startAt))}` : ''
  await notify(
    context,
    readers(given).map((userId) => ({
      userId,
      kind: 'REMINDER' as const,
      key: `survey:${row.id}`,
      title: `Tiene una encuesta por responder${from}: ${row.title}`,
      detail: `Hasta el ${until}`,
      link: linkOf(row),
      shown: true,
      mail: 'NOW' as const,
    })),
  )
}

/** Reminds those who have not answered, once a day each. Answers for how many people it did. */
export async function remind(context: Context, row: LockedSurvey): Promise<number> {
  const { tx, today } = context
  const rows = await tx
    .selectFrom('userSurvey')
    .select('respondentId')
    .where('surveyId', '=', row.id)
    .where('status', '=', 'INCOMPLETE')
    .distinct()
    .execute()
  await notify(
    context,
    readers(rows).map((userId) => ({
      userId,
      kind: 'REMINDER' as const,
      key: `survey:${row.id}:${today}`,
      title: `Le queda por responder: ${row.title}`,
      detail: `Hasta el ${formatDate(todayAt(row.endAt))}`,
      link: linkOf(row),
      shown: true,
      mail: 'NOW' as const,
    })),
  )
  return rows.length
}
