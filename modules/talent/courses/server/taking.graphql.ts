import { choice, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { AssignmentState } from '../model/catalogs.ts'
import { CourseAssignment, CourseLesson } from '../model/course.ts'
import { Question } from './courses.graphql.ts'
import {
  assignedCourses,
  assignedView,
  takenCourse,
  type TakenCourse,
  type TakenLesson,
} from './taking.queries.ts'
import { completeLesson, openCourseFile, openCourseLesson, submitCourse } from './taking.service.ts'
import { verifyCourseCertificate, type VerifiedCourse } from './verify.service.ts'

const type = objectOfView('AssignedCourse', assignedView)

const Lesson = objectFrom<TakenLesson>('TakenLesson', {
  id: of.id('courseLesson'),
  title: of.text,
  minSeconds: of.int,
  content: of.maybe(of.text),
  videoUrl: of.maybe(of.text),
  fileName: of.maybe(of.text),
  openedAt: of.maybe(of.dateTime),
  completedAt: of.maybe(of.dateTime),
})
const Taken = objectFrom<TakenCourse>('TakenCourse', {
  ...assignedView.specs,
  lessons: of.list(of.object(Lesson)),
  questions: of.list(of.object(Question)),
  isReady: of.flag,
})

list('assignedCourses', {
  type,
  filter: inputFrom('AssignedCourseFilter', {
    state: optional(choice(AssignmentState, 'Estado')),
    pending: optional(flag('Por hacer')),
  }),
  sort: ['dueOn', 'title'] as const,
  run: assignedCourses,
})

query('assignedCourse', { input: byId('courseAssignment'), type: Taken, run: takenCourse })

const { id } = CourseAssignment.fields
const lessonId = CourseLesson.fields.id

mutation('openCourseLesson', {
  input: inputFrom('OpenCourseLessonInput', { id, lessonId }),
  type,
  run: openCourseLesson,
})
mutation('completeLesson', {
  input: inputFrom('CompleteLessonInput', { id, lessonId }),
  type,
  run: completeLesson,
})
mutation('openCourseFile', {
  input: inputFrom('OpenCourseFileInput', { id, lessonId }),
  type: FileLink,
  run: openCourseFile,
})
mutation('submitCourse', {
  input: inputFrom('SubmitCourseInput', {
    id,
    version: integer('Versión'),
    acknowledged: flag('Declaro que recibí esta capacitación'),
    answers: listOf(
      inputFrom('CourseAnswerInput', {
        questionId: ref('courseQuestion', 'Pregunta'),
        option: integer('Alternativa', { min: 0, max: 9 }),
      }),
    ),
  }),
  type,
  run: submitCourse,
})

query('verifyCourseCertificate', {
  input: inputFrom('VerifyCourseCertificateInput', { code: text('Código', { max: 60 }) }),
  type: objectFrom<VerifiedCourse>('VerifiedCourse', {
    company: of.text,
    title: of.text,
    passedOn: of.date,
    expiresOn: of.maybe(of.date),
    isInForce: of.flag,
    sha256: of.text,
  }),
  nullable: true,
  open: verifyCourseCertificate,
})
