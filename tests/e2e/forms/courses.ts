import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'cursos todos', in: 'AllTab', form: 'SaveCourse', opener: 'Nuevo curso' },
  { at: 'cursos/todos/:id', in: 'CoursePage', form: 'SaveCourse', opener: 'Editar datos' },
  { at: 'cursos/todos/:id', in: 'LessonsPanel', form: 'SaveCourse', opener: 'Agregar lección' },
  { at: 'cursos/todos/:id', in: 'QuestionsPanel', form: 'SaveCourse', opener: 'Agregar pregunta' },
  { at: 'cursos/todos/:id/asignar', in: 'AssignPage', form: 'AssignCourse' },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {}
