import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** Why a course is given. */
export const CourseKind = catalog('CourseKind', {
  INTERNAL: 'De la empresa',
  LEGAL: 'Que exige la ley',
})
export type CourseKind = ValueOf<typeof CourseKind>

/** The duty that a course of the law fulfils. */
export const CourseDuty = catalog('CourseDuty', {
  // Ley 21.643: prevention of harassment at work, of sexual harassment and of violence.
  KARIN: 'Ley Karin (21.643): prevención del acoso y la violencia',
  // Decreto supremo 44 of 2024: people are informed of the risks of their work.
  RISKS: 'Derecho a saber (DS 44): riesgos del trabajo',
  OTHER: 'Otra obligación',
})
export type CourseDuty = ValueOf<typeof CourseDuty>

export const CourseState = catalog('CourseState', {
  DRAFT: 'Borrador',
  PUBLISHED: 'Publicado',
  CLOSED: 'Cerrado',
})
export type CourseState = ValueOf<typeof CourseState>

export const courseTones = {
  DRAFT: 'neutral',
  PUBLISHED: 'success',
  CLOSED: 'warning',
} as const satisfies Record<CourseState, string>

/** How far somebody is with a course. */
export const AssignmentState = catalog('CourseAssignmentState', {
  ASSIGNED: 'Asignado',
  STARTED: 'En curso',
  PASSED: 'Aprobado',
  FAILED: 'Reprobado',
  EXPIRED: 'Vencido',
})
export type AssignmentState = ValueOf<typeof AssignmentState>

export const assignmentTones = {
  ASSIGNED: 'neutral',
  STARTED: 'primary',
  PASSED: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
} as const satisfies Record<AssignmentState, string>

/** Of a course assigned to many people in one act. */
export const CourseBatchState = catalog('CourseBatchState', {
  ASSIGNING: 'Asignándose',
  ASSIGNED: 'Asignado',
  UNDONE: 'Deshecho',
})
