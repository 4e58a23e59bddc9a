export { DayBadges, isLegal, legalDays, legalYears, ownerOf } from './legal-days.tsx'
