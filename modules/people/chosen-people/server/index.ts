export { bySurname, choosePeople, inForce, ofRuts, wholeChoice } from './choose.ts'
export { areasInForce, jobsInForce } from './groups.queries.ts'
