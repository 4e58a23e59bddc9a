import './approval.ts'
import './assigning.graphql.ts'
import './courses.graphql.ts'
import './taking.graphql.ts'

export { courseActs } from './batch.job.ts'
export { courseFiles } from './files.ts'
export { courseTask } from './tasks.ts'
