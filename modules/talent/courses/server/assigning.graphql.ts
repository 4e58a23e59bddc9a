import { choice, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { AssignmentState } from '../model/catalogs.ts'
import { choiceFields, CourseBatch } from '../model/course.ts'
import {
  batchPersonView,
  batchView,
  courseBatch,
  courseBatches,
  courseBatchPeople,
} from './batches.queries.ts'
import {
  assignCourse,
  type CoursePreview,
  previewCourseAssignment,
  resumeCourseBatch,
  undoCourseBatch,
} from './batches.service.ts'
import { type Cell, courseGrid, type GridRow } from './grid.queries.ts'

const Batch = objectOfView('CourseBatch', batchView)
const { id, courseId, dueOn } = CourseBatch.fields

const GridCell = objectFrom<Cell>('CourseGridCell', {
  id: of.id('courseAssignment'),
  courseId: of.id('course'),
  title: of.text,
  state: of.choice(AssignmentState),
  dueOn: of.date,
  isLate: of.flag,
  score: of.maybe(of.int),
  passedOn: of.maybe(of.date),
  expiresOn: of.maybe(of.date),
  documentId: of.maybe(of.id('document')),
})

list('courseGrid', {
  type: objectFrom<GridRow>('CourseGridRow', {
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    cells: of.list(of.object(GridCell)),
  }),
  filter: inputFrom('CourseGridFilter', {
    courseId: optional(ref('course', 'Curso')),
    state: optional(choice(AssignmentState, 'Estado')),
    late: optional(flag('Fuera de plazo')),
    search: optional(text('Nombre o RUT', { max: 100 })),
  }),
  sort: ['fullname'] as const,
  run: courseGrid,
})

query('previewCourseAssignment', {
  input: inputFrom('PreviewCourseAssignmentInput', { courseId, ...choiceFields }),
  type: objectFrom<CoursePreview>('CourseAssignmentPreview', {
    people: of.int,
    already: of.int,
    areas: of.list(of.text),
    jobs: of.list(of.text),
  }),
  run: previewCourseAssignment,
})

list('courseBatches', { type: Batch, sort: ['createdAt'], run: courseBatches })

query('courseBatch', { input: byId('courseBatch'), type: Batch, run: courseBatch })

list('courseBatchPeople', {
  type: objectOfView('CourseBatchPerson', batchPersonView),
  filter: inputFrom('CourseBatchPeopleFilter', { id }),
  sort: ['fullname'],
  run: courseBatchPeople,
})

mutation('assignCourse', {
  input: inputFrom('AssignCourseInput', { courseId, ...choiceFields, dueOn }),
  type: Batch,
  run: assignCourse,
})
mutation('resumeCourseBatch', {
  input: byId('courseBatch'),
  type: Batch,
  run: resumeCourseBatch,
})
mutation('undoCourseBatch', {
  input: inputFrom('UndoCourseBatchInput', { id, version: integer('Versión') }),
  type: Batch,
  run: undoCourseBatch,
})
