export { circlesAfter, circlesOf, type LineChange, requireNoCircle } from './circle.ts'
