export { LegalYears } from './LegalYears.tsx'
export { isLegal, legalDays, ownerColumn } from './legal-days.tsx'
