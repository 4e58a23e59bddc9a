export type { MonthData, MonthShare } from './MonthPage.tsx'
