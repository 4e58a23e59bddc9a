import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  courses: 'courses.read',
  course: 'courses.read',
  saveCourse: 'courses.update',
  publishCourse: 'courses.update',
  closeCourse: 'courses.delete',
  courseGrid: 'courseProgress.massRead',
  previewCourseAssignment: 'courseProgress.create',
  assignCourse: 'courseProgress.create',
  courseBatches: 'courseProgress.create',
  courseBatch: 'courseProgress.create',
  courseBatchPeople: 'courseProgress.create',
  resumeCourseBatch: 'courseProgress.create',
  undoCourseBatch: 'courseProgress.create',
  assignedCourses: 'courseProgress.read',
  assignedCourse: 'courseProgress.read',
  openCourseFile: 'courseProgress.read',
  openCourseLesson: 'courseProgress.update',
  completeLesson: 'courseProgress.update',
  submitCourse: 'courseProgress.update',
  verifyCourseCertificate: 'public',
} as const satisfies Policies

export const rights = {
  everybody: { courses: 'r' },
  own: { courseProgress: 'ru' },
  manager: { courseProgress: 'rm' },
  superManager: { courses: 'cud', courseProgress: 'c' },
} as const satisfies Rights

export const companyWrites = {
  'courses.create': 'whole',
  'courses.update': 'whole',
  'courses.delete': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  closeCourse: 'Ends what the company itself offered',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  definitions: ['saveCourse', 'publishCourse', 'closeCourse'],
  records: ['assignCourse', 'resumeCourseBatch', 'undoCourseBatch'],
  ownSession: ['openCourseLesson', 'completeLesson', 'submitCourse'],
  papers: ['openCourseFile'],
} as const satisfies WithoutProofFor<typeof operations>
