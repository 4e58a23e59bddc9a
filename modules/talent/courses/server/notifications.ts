import { formatDate, type ISODate } from '#chile/dates.ts'
import { notify } from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'

type Telling = Parameters<typeof notify>[0]
type Assigned = { id: number; userId: number; title: string; dueOn: ISODate }

/** The page on which somebody takes a course. */
export const pageOf = (id: number): string =>
  `/home/cursos/mis-cursos/${publicId('courseAssignment', id)}`

/** Says to people that they have a course to do. */
export const tellAssigned = (context: Telling, assigned: readonly Assigned[]): Promise<void> =>
  notify(
    context,
    assigned.map(({ id, userId, title, dueOn }) => ({
      userId,
      kind: 'REQUEST' as const,
      key: `course:${id}`,
      title: `Tiene un curso por hacer: ${title}`,
      detail: `Plazo: ${formatDate(dueOn)}`,
      link: pageOf(id),
      shown: true,
      mail: 'DIGEST' as const,
    })),
  )

/** Reminds people of courses whose day comes, or went by: once before, and once after. */
export const remindCourses = (
  context: Telling,
  today: ISODate,
  due: readonly Assigned[],
): Promise<void> =>
  notify(
    context,
    due.map(({ id, userId, title, dueOn }) => {
      const isLate = dueOn < today
      return {
        userId,
        kind: 'REMINDER' as const,
        key: `course-${isLate ? 'late' : 'due'}:${id}:${dueOn}`,
        title: isLate ? `El plazo de un curso pasó: ${title}` : `Un curso vence pronto: ${title}`,
        detail: `Plazo: ${formatDate(dueOn)}`,
        link: pageOf(id),
        shown: true,
        mail: 'DIGEST' as const,
      }
    }),
  )
