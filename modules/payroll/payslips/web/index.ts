import './explanation.css'

export { type Asked, Explained } from './Explained.tsx'
export { treeOf } from './explanation.ts'
