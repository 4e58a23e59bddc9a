import { flag, integer, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Course, CourseAssignment, CourseBatch, CourseLesson, CourseQuestion } from './course.ts'

/** The rows that this module keeps. */
export const registry = {
  course: {
    of: Course,
    publicId: { kind: 'course', no: 1240, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_login_id', 'updated_at', 'published_no'),
      ...shown('courses.read', 'title', 'about', 'kind', 'duty', 'state'),
      ...shown('courses.read', 'valid_months', 'pass_percent', 'attempts'),
    },
  },
  course_version: {
    label: 'Versión de curso',
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('course_id'),
      no: as('courses.read', integer('Número')),
      published_at: as('courses.read', timestamp('Publicada')),
    },
  },
  course_lesson: {
    of: CourseLesson,
    publicId: { kind: 'courseLesson', no: 1242, length: 6 },
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...usual,
      // The content is a tree of its words, which the page of the lesson draws.
      ...internal('version_id', 'position', 'content', 'file_id'),
      ...shown('courses.read', 'title', 'video_url', 'min_seconds'),
    },
  },
  course_question: {
    of: CourseQuestion,
    publicId: { kind: 'courseQuestion', no: 1243, length: 6 },
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      // Nobody reads the right ones, not even in the history.
      ...internal('version_id', 'position', 'options', 'right_options'),
      ...shown('courses.update', 'words'),
    },
  },
  course_assignment: {
    of: CourseAssignment,
    publicId: { kind: 'courseAssignment', no: 1244, length: 7 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    parts: { course_progress: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'updated_at', 'version_id', 'document_id'),
      ...internal('certificate_code'),
      ...shown('courseProgress.read', 'course_id', 'user_id', 'due_on', 'state'),
      ...shown('courseProgress.read', 'attempts_used', 'score', 'acknowledged_at'),
      ...shown('courseProgress.read', 'passed_on', 'expires_on'),
    },
  },
  course_attempt: {
    label: 'Intento de curso',
    owner: {},
    whose: 'PERSON',
    keep: 'LABOUR',
    columns: {
      ...usual,
      // What somebody chose would say which options are right.
      ...internal('assignment_id', 'answers'),
      no: as('courseProgress.read', integer('Número')),
      at: as('courseProgress.read', timestamp('Respondido')),
      score: as('courseProgress.read', integer('Puntaje')),
      passed: as('courseProgress.read', flag('Aprobó')),
    },
  },
  course_batch: {
    of: CourseBatch,
    publicId: { kind: 'courseBatch', no: 1245, length: 6 },
    owner: { business: 'business_id' },
    keep: 'LABOUR',
    parts: { course_batch_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('creator_login_id', 'job_id', 'version_id'),
      ...shown('courseProgress.create', 'course_id', 'business_id', 'due_on', 'state'),
    },
  },
} satisfies Registry
