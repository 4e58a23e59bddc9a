import './paper.css'

export { AccruedTable } from './AccruedTable.tsx'
export { AdditionalPaper } from '#generated/operations/parts/additional-engine.ts'
export { LinesTable } from './LinesTable.tsx'
export { PaperLink } from './PaperLink.tsx'
