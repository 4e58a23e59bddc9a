export { DayBadges, isLegal, legalDays, ownerOf } from './legal-days.tsx'
