export { MissingYears } from './MissingYears.tsx'
export { isLegal, legalDays, legalYears, ownerColumn } from './legal-days.tsx'
