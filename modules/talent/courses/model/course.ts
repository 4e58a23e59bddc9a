import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  file,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import {
  AssignmentState,
  CourseBatchState,
  CourseDuty,
  CourseKind,
  CourseState,
} from './catalogs.ts'

/** Lessons and questions of one course. */
export const MOST_LESSONS = 30
export const MOST_QUESTIONS = 50

/** People of one act. */
export const MOST_PEOPLE = 10_000

/** The signs of the text of a lesson, for who writes it. */
const SIGNS =
  'Una línea en blanco separa párrafos. **negrita**, «- » o «1. » al comienzo de cada punto, ' +
  '[palabras](https://…) para un enlace'

/** What a company teaches its people. */
export const Course = entity({
  name: 'Course',
  table: 'course',
  label: 'Curso',
  fields: {
    id: id('course'),
    title: text('Título', { max: 120 }),
    about: longText('De qué trata', { max: 1000 }),
    kind: choice(CourseKind, 'Tipo'),
    duty: optional(choice(CourseDuty, 'Obligación', { help: 'Qué norma cumple' })),
    state: choice(CourseState, 'Estado'),
    validMonths: optional(
      integer('Meses de vigencia', {
        min: 1,
        max: 120,
        help: 'Al vencer se asigna de nuevo; vacío, no vence',
      }),
    ),
    passPercent: integer('Porcentaje para aprobar', { min: 1, max: 100 }),
    attempts: integer('Intentos', { min: 1, max: 20 }),
    version: integer('Versión'),
  },
})

/** What people write of a course. */
export const courseFields = [
  'title',
  'about',
  'kind',
  'duty',
  'validMonths',
  'passPercent',
  'attempts',
] as const

/** One lesson of a version of a course. */
export const CourseLesson = entity({
  name: 'CourseLesson',
  table: 'course_lesson',
  label: 'Lección',
  fields: {
    id: id('courseLesson'),
    title: text('Título', { max: 120 }),
    content: longText('Contenido', { max: 10_000, help: SIGNS }),
    videoUrl: optional(
      text('Video', {
        max: 500,
        help: 'Enlace https de YouTube, Vimeo, Loom, Google Drive o Microsoft; se abre aparte',
      }),
    ),
    fileId: optional(file('Archivo')),
    minSeconds: integer('Segundos mínimos', {
      min: 0,
      max: 7200,
      help: 'Lo que hay que permanecer en la lección antes de terminarla',
    }),
  },
})

/** One question of the test of a course, as its writer sends it. */
export const CourseQuestion = entity({
  name: 'CourseQuestion',
  table: 'course_question',
  label: 'Pregunta',
  fields: {
    id: id('courseQuestion'),
    words: longText('Pregunta', { max: 500 }),
    options: longText('Alternativas', {
      max: 3000,
      help: 'Una por línea, de 2 a 10. Comience con * cada una que sea correcta',
    }),
  },
})

/** A course of a person. */
export const CourseAssignment = entity({
  name: 'CourseAssignment',
  table: 'course_assignment',
  label: 'Curso asignado',
  fields: {
    id: id('courseAssignment'),
    courseId: ref('course', 'Curso'),
    userId: ref('user', 'Persona'),
    dueOn: date('Plazo'),
    state: choice(AssignmentState, 'Estado'),
    attemptsUsed: integer('Intentos usados'),
    score: optional(integer('Puntaje')),
    acknowledgedAt: optional(timestamp('Acuse de recibo')),
    passedOn: optional(date('Aprobado el')),
    expiresOn: optional(date('Vence el')),
    version: integer('Versión'),
  },
})

/** A course for many people of a razón social. */
export const CourseBatch = entity({
  name: 'CourseBatch',
  table: 'course_batch',
  label: 'Asignación de curso',
  fields: {
    id: id('courseBatch'),
    courseId: ref('course', 'Curso'),
    businessId: ref('business', 'Razón social'),
    dueOn: date('Plazo', { help: 'Hasta cuándo se completa' }),
    state: choice(CourseBatchState, 'Estado'),
    version: integer('Versión'),
  },
})

/** Who the people of an act are: all of a razón social, or those that each part narrows them to. */
export const choiceFields = {
  businessId: CourseBatch.fields.businessId,
  area: optional(text('Área', { max: 120 })),
  jobTitle: optional(text('Cargo', { max: 120 })),
  ruts: optional(
    longText('Solo estos RUT', { max: 100_000, help: 'Péguelos de una planilla, uno por línea' }),
  ),
}
