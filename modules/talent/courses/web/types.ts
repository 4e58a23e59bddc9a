import type {
  AssignedCourseQuery,
  AssignedCoursesQuery,
  CourseBatchesQuery,
  CourseGridQuery,
  CourseQuery,
  CoursesQuery,
} from '#generated/documents/graphql.ts'

export type CourseRow = CoursesQuery['courses']['rows'][number]
export type Whole = CourseQuery['course']
export type Lesson = Whole['lessons'][number]
export type Question = Whole['questions'][number]
export type OwnRow = AssignedCoursesQuery['assignedCourses']['rows'][number]
export type Taken = AssignedCourseQuery['assignedCourse']
export type GridRow = CourseGridQuery['courseGrid']['rows'][number]
export type Batch = CourseBatchesQuery['courseBatches']['rows'][number]
