export { OtherProcess } from './documents.ts'
export { OtherActions } from './OtherActions.tsx'
