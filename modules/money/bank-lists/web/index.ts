export { useTemplates } from './useTemplates.ts'
