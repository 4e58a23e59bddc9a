export { type CloseProps, Closing, provideClosing } from './Closing.tsx'
export { OtherProcess } from './documents.ts'
export { OtherActions } from './OtherActions.tsx'
