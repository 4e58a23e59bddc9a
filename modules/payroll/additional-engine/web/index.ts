import './paper.css'

export { AccruedTable } from './AccruedTable.tsx'
export { Paper } from './documents.ts'
export { LinesTable } from './LinesTable.tsx'
export { PaperLink } from './PaperLink.tsx'
