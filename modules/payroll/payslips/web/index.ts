import './explanation.css'

export { type Asked, Explained } from './ExplainedConcept.tsx'
export { treeOf } from './explanation.ts'
