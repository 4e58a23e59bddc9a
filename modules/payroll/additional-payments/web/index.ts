import './paper.css'

export { AccruedTable } from './AccruedTable.tsx'
export { Paper } from './documents.ts'
export { LinesTable } from './LinesTable.tsx'
export { Reasons, YearTable } from './YearTable.tsx'
