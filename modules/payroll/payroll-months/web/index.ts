export type { MonthShare } from './MonthPage.tsx'
export type { MonthData } from './types.ts'
