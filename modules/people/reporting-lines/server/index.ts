export { requireNoCircle } from './circle.ts'
