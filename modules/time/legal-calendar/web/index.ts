export { CalendarStanding } from './CalendarStanding.tsx'
export { isLegal, whoseDay, useLegal } from './legal-days.tsx'
export { LegalYears } from './LegalYears.tsx'
