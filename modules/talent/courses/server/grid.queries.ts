import type { ISODate } from '#chile/dates.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { AssignmentState } from '../model/catalogs.ts'

export type GridFilter = {
  courseId: number | null
  state: AssignmentState | null
  late: boolean | null
  search: string | null
}

/** A course of a person in the grid: the last assignment of each. */
export type Cell = {
  id: number
  courseId: number
  title: string
  state: AssignmentState
  dueOn: ISODate
  isLate: boolean
  score: number | null
  passedOn: ISODate | null
  expiresOn: ISODate | null
  documentId: number | null
}
export type GridRow = { userId: number; fullname: string | null; cells: readonly Cell[] }

/** People of the reach of the actor who have courses, each with theirs, by surname. */
export async function courseGrid(
  context: Context,
  { filter, sort, ...page }: ListInput<GridFilter, 'fullname'>,
) {
  const { tx, today, reach } = context
  const { courseId, state, late, search } = filter
  const wanted = sql<boolean>`exists (select from course_assignment one
    where one.company_id = app.current_company() and one.user_id = users.id
      and (${courseId}::bigint is null or one.course_id = ${courseId}::bigint)
      and (${state}::text is null or one.state = ${state}::text)
      and (${late}::boolean is not true
        or (one.state in ('ASSIGNED', 'STARTED') and one.due_on < ${today}::date)))`
  const matching = tx
    .selectFrom('users')
    .where(wanted)
    .where(personWithin(reach('courseProgress.massRead'), 'users.id'))
    .where((eb) => eb.and(userMatches(search, context)))
  const ordered = matching
    .select(['users.id as userId', nameIn('users.id').as('fullname')])
    .orderBy(surnameIn('users.id'), sort.descending ? 'desc' : 'asc')
    .orderBy('users.id')
  const { rows, total } = await listed(matching, ordered, page)
  const cells = await cellsOf(
    context,
    rows.map(({ userId }) => userId),
    courseId,
  )
  return { rows: rows.map((row) => ({ ...row, cells: cells.get(row.userId) ?? [] })), total }
}

/** The last assignment of each course of some people, in one statement. */
async function cellsOf(
  { tx, today }: Context,
  people: readonly number[],
  courseId: number | null,
): Promise<ReadonlyMap<number, Cell[]>> {
  const rows = await tx
    .selectFrom('courseAssignment as assigned')
    .innerJoin('course', 'course.id', 'assigned.courseId')
    .select(['assigned.id', 'assigned.userId', 'assigned.courseId', 'course.title'])
    .select(['assigned.state', 'assigned.dueOn', 'assigned.score', 'assigned.passedOn'])
    .select(['assigned.expiresOn', 'assigned.documentId'])
    .where(sql<boolean>`assigned.user_id = any(${[...people]}::bigint[])`)
    .where(sql<boolean>`(${courseId}::bigint is null or assigned.course_id = ${courseId}::bigint)`)
    .where(
      sql<boolean>`not exists (select from course_assignment later
        where later.company_id = app.current_company() and later.user_id = assigned.user_id
          and later.course_id = assigned.course_id and later.id > assigned.id)`,
    )
    .orderBy('course.title')
    .orderBy('assigned.id')
    .execute()
  const cells = rows.map((row) => ({
    ...row,
    isLate: (row.state === 'ASSIGNED' || row.state === 'STARTED') && row.dueOn < today,
  }))
  return Map.groupBy(cells, ({ userId }) => userId)
}
