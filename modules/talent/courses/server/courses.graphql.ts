import { choice, integer, optional, text } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { CourseKind, CourseState } from '../model/catalogs.ts'
import { Course, courseFields, CourseLesson, CourseQuestion } from '../model/course.ts'
import {
  courses,
  courseView,
  type LessonRow,
  type QuestionRow,
  wholeCourse,
  type WholeCourse,
} from './courses.queries.ts'
import { closeCourse, publishCourse, saveCourse } from './courses.service.ts'

const type = objectOfView('Course', courseView)

const Lesson = objectFrom<LessonRow>('CourseLesson', {
  id: of.id('courseLesson'),
  position: of.int,
  title: of.text,
  content: of.text,
  videoUrl: of.maybe(of.text),
  fileId: of.maybe(of.id('file')),
  fileName: of.maybe(of.text),
  minSeconds: of.int,
})
/** Which of its options are right never leaves the server: only how many are. */
export const Question = objectFrom<QuestionRow>('CourseQuestion', {
  id: of.id('courseQuestion'),
  words: of.text,
  options: of.list(of.text),
  rightCount: of.int,
})

const Whole = objectFrom<WholeCourse>('WholeCourse', {
  ...courseView.specs,
  versionNo: of.maybe(of.int),
  lessons: of.list(of.object(Lesson)),
  questions: of.list(of.object(Question)),
})

list('courses', {
  type,
  filter: inputFrom('CourseFilter', {
    search: optional(text('Título', { max: 100 })),
    kind: optional(choice(CourseKind, 'Tipo')),
    state: optional(choice(CourseState, 'Estado')),
  }),
  sort: ['title'] as const,
  run: courses,
})

query('course', { input: byId('course'), type: Whole, run: wholeCourse })

const { title, content, videoUrl, fileId, minSeconds } = CourseLesson.fields
const LessonInput = inputFrom('CourseLessonInput', { title, content, videoUrl, fileId, minSeconds })
const QuestionInput = inputFrom('CourseQuestionInput', {
  id: optional(CourseQuestion.fields.id),
  words: CourseQuestion.fields.words,
  options: CourseQuestion.fields.options,
})
const version = optional(integer('Versión'))

mutation('saveCourse', {
  input: inputOf('SaveCourseInput', Course, courseFields, {
    id: optional(Course.fields.id),
    version,
    lessons: maybeListOf(LessonInput),
    questions: maybeListOf(QuestionInput),
  }),
  type,
  run: saveCourse,
})
mutation('publishCourse', {
  input: inputFrom('PublishCourseInput', { id: Course.fields.id, version }),
  type,
  run: publishCourse,
})
mutation('closeCourse', {
  input: inputFrom('CloseCourseInput', { id: Course.fields.id, version }),
  type,
  run: closeCourse,
})
