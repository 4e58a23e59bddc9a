import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Answer, scoreOf } from '../model/quiz.ts'
import { issueCertificate } from './certificate.service.ts'
import { courseFiles } from './files.ts'
import { assignedRow, progressOf } from './taking.queries.ts'

type OfOne = { id: number }
type OfLesson = OfOne & { lessonId: number }

/**
 * Locks one's own assignment, which is open. A platform that looks at the company takes no course
 * in anybody's name.
 *
 * @throws UserError not-found for that of somebody else, conflict when it is not open
 */
async function lockedOwn(context: Context, id: number) {
  const { tx, actor, session } = context
  if (session.acting) {
    throw forbidden('Quien mira la empresa desde la plataforma no responde por nadie')
  }
  const row = await tx
    .selectFrom('courseAssignment')
    .select(['id', 'courseId', 'versionId', 'state', 'attemptsUsed', 'version'])
    .where('id', '=', id)
    .where('userId', '=', actor.userId ?? 0)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (row.state === 'PASSED') throw conflict('Ya aprobó este curso')
  if (row.state === 'FAILED') throw conflict('Ya usó todos sus intentos')
  if (row.state === 'EXPIRED') throw conflict('Este curso venció: tiene otro asignado')
  return row
}

const lessonIds = async ({ tx }: Context, versionId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('courseLesson')
    .select('id')
    .where('versionId', '=', versionId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Opens a lesson of one's own course: its seconds count from now. Lessons are opened in their
 * order.
 */
export async function openCourseLesson(context: Context, { id, lessonId }: OfLesson) {
  const row = await lockedOwn(context, id)
  const lessons = await lessonIds(context, row.versionId)
  const at = lessons.indexOf(lessonId)
  if (at === -1) throw notFound()
  const seen = await progressOf(context, id)
  const before = lessons.slice(0, at)
  if (before.some((one) => !seen.get(one)?.completedAt)) {
    throw conflict('Termine antes las lecciones anteriores')
  }
  if (seen.has(lessonId)) return assignedRow(context, id)
  await context.tx
    .insertInto('courseProgress')
    .values({ assignmentId: id, lessonId, openedAt: context.now })
    .execute()
  if (row.state === 'ASSIGNED') {
    await context.tx
      .updateTable('courseAssignment')
      .set({ state: 'STARTED', updatedAt: context.now, version: row.version + 1 })
      .where('id', '=', id)
      .execute()
  }
  return assignedRow(context, id)
}

/**
 * Ends a lesson that was opened, once its seconds went by on the clock of the server.
 *
 * @throws UserError conflict
 */
export async function completeLesson(context: Context, { id, lessonId }: OfLesson) {
  const row = await lockedOwn(context, id)
  const lesson = await context.tx
    .selectFrom('courseLesson')
    .select('minSeconds')
    .where('id', '=', lessonId)
    .where('versionId', '=', row.versionId)
    .executeTakeFirstOrThrow(notFound)
  const seen = (await progressOf(context, id)).get(lessonId)
  if (!seen) throw conflict('Abra primero la lección')
  if (seen.completedAt !== null) return assignedRow(context, id)
  const spent = Math.floor((context.now.getTime() - seen.openedAt.getTime()) / 1000)
  const left = lesson.minSeconds - spent
  if (left > 0) throw conflict(`Faltan ${left} segundos para terminar esta lección`)
  await context.tx
    .updateTable('courseProgress')
    .set({ completedAt: context.now })
    .where('assignmentId', '=', id)
    .where('lessonId', '=', lessonId)
    .execute()
  return assignedRow(context, id)
}

/** A link that opens the file of a lesson that one has opened. */
export async function openCourseFile(context: Context, { id, lessonId }: OfLesson) {
  await assignedRow(context, id)
  const found = await context.tx
    .selectFrom('courseProgress as seen')
    .innerJoin('courseLesson as lesson', 'lesson.id', 'seen.lessonId')
    .select('lesson.fileId')
    .where('seen.assignmentId', '=', id)
    .where('seen.lessonId', '=', lessonId)
    .executeTakeFirst()
  if (!found?.fileId) throw notFound()
  return courseFiles.link(context, found.fileId)
}

type Sent = OfOne & {
  version: number
  acknowledged: boolean
  answers: readonly Answer[]
}

/**
 * Answers the test of one's own course, after all of its lessons. It is graded here; whoever passes
 * has their certificate in the same transaction. Of two that are sent at once one counts.
 *
 * @throws UserError conflict, or invalid at `acknowledged`
 */
export async function submitCourse(context: Context, input: Sent) {
  const { tx, now } = context
  const { id, answers } = input
  const row = await lockedOwn(context, id)
  refuseStale(input.version, row.version, { table: 'courseAssignment', key: { id } })
  await requireLessons(context, row)
  const course = await tx
    .selectFrom('course')
    .select(['passPercent', 'attempts', 'validMonths', 'duty'])
    .where('id', '=', row.courseId)
    .executeTakeFirstOrThrow(notFound)
  if (row.attemptsUsed >= course.attempts) throw conflict('Ya usó todos sus intentos')
  if (course.duty !== null && !input.acknowledged) {
    throw invalid('acknowledged', 'Confirme que recibió esta capacitación')
  }
  const score = scoreOf(await gradedQuestions(context, row.versionId, answers), answers)
  const passed = score >= course.passPercent
  const no = row.attemptsUsed + 1
  await tx
    .insertInto('courseAttempt')
    .values({
      assignmentId: id,
      no,
      at: now,
      score,
      passed,
      answers: sql<string>`${JSON.stringify(answers)}::jsonb`,
    })
    .execute()
  const state = passed ? 'PASSED' : no >= course.attempts ? 'FAILED' : 'STARTED'
  await tx
    .updateTable('courseAssignment')
    .set({
      state,
      score,
      attemptsUsed: no,
      updatedAt: now,
      version: row.version + 1,
      ...(passed ? { passedOn: context.today } : {}),
      ...(passed && course.duty !== null ? { acknowledgedAt: now } : {}),
      ...(passed && course.validMonths !== null
        ? {
            expiresOn: sql<string>`(${context.today}::date
              + make_interval(months => ${course.validMonths}::int))::date`,
          }
        : {}),
    })
    .where('id', '=', id)
    .execute()
  if (passed) await issueCertificate(context, id)
  return assignedRow(context, id)
}

async function requireLessons(context: Context, row: { id: number; versionId: number }) {
  const lessons = await lessonIds(context, row.versionId)
  const seen = await progressOf(context, row.id)
  if (lessons.some((one) => !seen.get(one)?.completedAt)) {
    throw conflict('Termine todas las lecciones antes de responder')
  }
}

/** The questions of a version with their right options, which answers name and nothing else. */
async function gradedQuestions({ tx }: Context, versionId: number, answers: readonly Answer[]) {
  const questions = await tx
    .selectFrom('courseQuestion')
    .select(['id', 'rightOptions as right'])
    .select(sql<number>`cardinality(options)`.as('optionCount'))
    .where('versionId', '=', versionId)
    .execute()
  const countOf = new Map(questions.map(({ id, optionCount }) => [id, optionCount]))
  for (const { questionId, option } of answers) {
    if (option >= (countOf.get(questionId) ?? 0)) throw notFound()
  }
  const answered = new Set(answers.map(({ questionId }) => questionId))
  if (questions.some(({ id }) => !answered.has(id))) {
    throw invalid('answers', 'Responda todas las preguntas')
  }
  return questions
}
