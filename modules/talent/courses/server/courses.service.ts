import type { Row } from '#platform/model/entity.ts'
import { readRichText, richText, type RichText } from '#platform/model/rich-text.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Course, type courseFields, MOST_LESSONS, MOST_QUESTIONS } from '../model/course.ts'
import { optionsProblem, readOptions } from '../model/quiz.ts'
import { isVideo } from './video-hosts.ts'
import { course } from './courses.queries.ts'
import { requireCourseFiles } from './files.ts'

constraintMessages({
  course_title_key: { message: 'Ya hay un curso con ese título', field: 'title' },
})

type Written = Pick<Row<typeof Course>, (typeof courseFields)[number]>
type LessonGiven = {
  title: string
  content: string
  videoUrl: string | null
  fileId: number | null
  minSeconds: number
}
type QuestionGiven = { id: number | null; words: string; options: string }
type Parts = {
  lessons: readonly LessonGiven[] | null
  questions: readonly QuestionGiven[] | null
}
type Given = { id: number | null; version: number | null } & Written & Parts

/**
 * Writes a course. What is given of its lessons and questions takes the place of those of its
 * draft; of a published one, whose people keep theirs, a new draft is made.
 *
 * @throws UserError invalid at the field
 */
export async function saveCourse(context: Context, input: Given) {
  const { id, version, lessons, questions, ...written } = input
  requireDuty(written)
  const courseId = id === null ? await add(context, written) : id
  if (id !== null) await change(context, { id, version, written })
  if (lessons !== null || questions !== null) {
    await saveContent(context, courseId, { lessons, questions })
  }
  return course(context, { id: courseId })
}

function requireDuty({ kind, duty }: Written) {
  if (kind === 'LEGAL' && duty === null) throw invalid('duty', 'Diga qué obligación cumple')
  if (kind === 'INTERNAL' && duty !== null) {
    throw invalid('duty', 'Un curso de la empresa no cumple una obligación')
  }
}

async function add(context: Context, written: Written): Promise<number> {
  if (!context.can('courses.create')) throw forbidden()
  const { id } = await context.tx
    .insertInto('course')
    .values({ ...written, creatorLoginId: context.session.loginId, ...touched(context) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = { id: number; version: number | null; written: Written }

async function change(context: Context, { id, version, written }: Change) {
  const row = await locked(context, id)
  refuseStale(version, row.version, { table: 'course', key: { id } })
  if (row.state === 'CLOSED') throw conflict('El curso está cerrado')
  await context.tx
    .updateTable('course')
    .set({ ...written, ...touched(context), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
}

const locked = ({ tx }: Context, id: number) =>
  tx
    .selectFrom('course')
    .select(['id', 'version', 'state', 'publishedNo'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)

type KeptLesson = Omit<LessonGiven, 'content'> & { tree: RichText }
type KeptQuestion = { words: string; options: string[]; right: number[] }

async function saveContent(context: Context, courseId: number, parts: Parts): Promise<void> {
  const { tx } = context
  const newest = await tx
    .selectFrom('courseVersion')
    .select(['id', 'no', 'publishedAt'])
    .where('courseId', '=', courseId)
    .orderBy('no', 'desc')
    .executeTakeFirst()
  const before = newest ? newest.id : 0
  const lessons = parts.lessons
    ? await checkedLessons(context, parts.lessons, before)
    : await keptLessons(context, before)
  const kept = await keptQuestions(context, before)
  const questions = parts.questions ? checkedQuestions(parts.questions, kept) : [...kept.values()]
  const isDraft = newest?.publishedAt === null
  const versionId = isDraft ? before : await newVersion(context, courseId, (newest?.no ?? 0) + 1)
  if (isDraft) {
    await tx.deleteFrom('courseLesson').where('versionId', '=', versionId).execute()
    await tx.deleteFrom('courseQuestion').where('versionId', '=', versionId).execute()
  }
  await insertContent(context, versionId, lessons, questions)
}

async function newVersion({ tx }: Context, courseId: number, no: number): Promise<number> {
  const { id } = await tx
    .insertInto('courseVersion')
    .values({ courseId, no })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertContent(
  { tx }: Context,
  versionId: number,
  lessons: readonly KeptLesson[],
  questions: readonly KeptQuestion[],
): Promise<void> {
  if (lessons.length > 0) {
    await tx
      .insertInto('courseLesson')
      .values(
        lessons.map(({ tree, ...lesson }, at) => ({
          ...lesson,
          versionId,
          position: at + 1,
          content: sql<string>`${JSON.stringify(tree)}::jsonb`,
        })),
      )
      .execute()
  }
  if (questions.length === 0) return
  await tx
    .insertInto('courseQuestion')
    .values(
      questions.map(({ words, options, right }, at) => ({
        versionId,
        position: at + 1,
        words,
        options,
        rightOptions: right,
      })),
    )
    .execute()
}

async function keptLessons({ tx }: Context, versionId: number): Promise<KeptLesson[]> {
  const rows = await tx
    .selectFrom('courseLesson')
    .select(['title', 'content', 'videoUrl', 'fileId', 'minSeconds'])
    .where('versionId', '=', versionId)
    .orderBy('position')
    .execute()
  return rows.map(({ content, ...row }) => ({ ...row, tree: richText.parse(content) }))
}

async function keptQuestions({ tx }: Context, versionId: number) {
  const rows = await tx
    .selectFrom('courseQuestion')
    .select(['id', 'words', 'options', 'rightOptions as right'])
    .where('versionId', '=', versionId)
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

async function checkedLessons(
  context: Context,
  given: readonly LessonGiven[],
  before: number,
): Promise<KeptLesson[]> {
  if (given.length > MOST_LESSONS) {
    throw invalid('lessons', `Un curso tiene a lo más ${MOST_LESSONS} lecciones`)
  }
  const known = new Set((await keptLessons(context, before)).map(({ fileId }) => fileId))
  const files = given.flatMap(({ fileId }) =>
    fileId === null || known.has(fileId) ? [] : [fileId],
  )
  if (files.length > 0) await requireCourseFiles(context, files)
  return given.map(({ content, ...lesson }) => {
    if (lesson.videoUrl !== null && !isVideo(lesson.videoUrl)) {
      throw invalid(
        'videoUrl',
        'Use un enlace https de YouTube, Vimeo, Loom, Google Drive o Microsoft',
      )
    }
    return { ...lesson, tree: treeOf(content) }
  })
}

function treeOf(content: string): RichText {
  const found = readRichText(content)
  if ('badLink' in found) {
    throw invalid('content', `Un enlace empieza con https:// o mailto: y no «${found.badLink}»`)
  }
  const tree = richText.safeParse(found.doc)
  if (!tree.success) throw invalid('content', 'Tiene demasiados párrafos o puntos')
  return tree.data
}

/** Questions with their right options: those of a question whose options stay are kept. */
function checkedQuestions(
  given: readonly QuestionGiven[],
  kept: ReadonlyMap<number, KeptQuestion>,
): KeptQuestion[] {
  if (given.length > MOST_QUESTIONS) {
    throw invalid('questions', `Un curso tiene a lo más ${MOST_QUESTIONS} preguntas`)
  }
  return given.map(({ id, words, options: written }) => {
    const { options, right } = readOptions(written)
    const problem = optionsProblem(options)
    if (problem !== undefined) throw invalid('options', problem)
    if (right.length > 0) return { words, options, right }
    const before = id === null ? undefined : kept.get(id)
    const same =
      before?.options.length === options.length &&
      before.options.every((one, at) => one === options[at])
    if (!before || !same) {
      throw invalid('options', 'Comience con * cada alternativa correcta')
    }
    return { words, options, right: before.right }
  })
}

type OfOne = { id: number; version: number | null }

/**
 * Publishes the draft of a course. Who takes an earlier version goes on with it.
 *
 * @throws UserError conflict
 */
export async function publishCourse(context: Context, { id, version }: OfOne) {
  const { tx, now } = context
  const row = await locked(context, id)
  refuseStale(version, row.version, { table: 'course', key: { id } })
  if (row.state === 'CLOSED') throw conflict('El curso está cerrado')
  const draft = await tx
    .selectFrom('courseVersion')
    .select(['id', 'no'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('courseLesson as lesson')
            .select('lesson.id')
            .whereRef('lesson.versionId', '=', 'courseVersion.id'),
        )
        .as('hasLessons'),
    )
    .where('courseId', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  if (!draft) {
    throw conflict(row.state === 'DRAFT' ? 'Agregue una lección' : 'No hay cambios por publicar')
  }
  if (!draft.hasLessons) throw conflict('Agregue una lección')
  await tx
    .updateTable('courseVersion')
    .set({ publishedAt: now })
    .where('id', '=', draft.id)
    .execute()
  await tx
    .updateTable('course')
    .set({
      state: 'PUBLISHED',
      publishedNo: draft.no,
      ...touched(context),
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return course(context, { id })
}

/** Closes a course: it is assigned to nobody else; who has it goes on. */
export async function closeCourse(context: Context, { id, version }: OfOne) {
  const row = await locked(context, id)
  refuseStale(version, row.version, { table: 'course', key: { id } })
  if (row.state !== 'PUBLISHED') throw conflict('Solo se cierra un curso publicado')
  await context.tx
    .updateTable('course')
    .set({ state: 'CLOSED', ...touched(context), version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  return course(context, { id })
}
