export { choosePeople, inForce, ofRuts, wholeChoice } from './choose.ts'
export { areasInForce, jobsInForce } from './groups.queries.ts'
export { addedColumns, fileColumns } from './file-columns.ts'
