export { isLegal, legalDays, legalYears, ownerColumn } from './legal-days.tsx'
