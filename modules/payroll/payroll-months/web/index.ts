export type { MonthData, MonthShare } from './MonthPage.tsx'
export { type CloseProps, Closing, provideClosing } from './Closing.tsx'
